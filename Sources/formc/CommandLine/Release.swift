/// Which formc this is.
enum Release {
  /// The version in full.
  static let version = "0.1.0"
  /// The version without its last number.
  static let series = "0.1"
}
