# What a person who works on formc types. `make install PREFIX=$HOME/.local` puts formc into $HOME/.local/bin.
PREFIX ?= /usr/local
SWIFT_FILES = Package.swift Sources Tests

.PHONY: demo test long bench install format lint setup

demo: setup
	@Scripts/demo

test: setup
	swift test -c release -Xswiftc -enable-testing

# What is too long for every run: more forms and scripts that nobody wrote, and faults planted in the proof, which the
# drawn forms must find. FORMC_SEED=n draws others.
long: setup
	FORMC_LONG=1 swift test -c release -Xswiftc -enable-testing --filter 'RandomFormTests|DrawnFormsTests'
	Scripts/planted

# How fast it is, against what the documentation promises; for a quiet machine.
bench: setup
	Benchmarks/run.py

install: setup
	@Scripts/install "$(PREFIX)"

format:
	swift format -i -r $(SWIFT_FILES)

lint:
	swift format lint --strict -r $(SWIFT_FILES)

setup:
	@Scripts/setup
