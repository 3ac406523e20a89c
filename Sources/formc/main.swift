print("formc 0.1.0")
