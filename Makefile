# What a person who works on formc types. `make install PREFIX=$HOME/.local` puts formc into $HOME/.local/bin.
PREFIX ?= /usr/local
SWIFT_FILES = Package.swift Sources Tests

.PHONY: demo test install format lint setup

demo: setup
	@Scripts/demo

test: setup
	swift test -c release -Xswiftc -enable-testing

install: setup
	@Scripts/install "$(PREFIX)"

format:
	swift format -i -r $(SWIFT_FILES)

lint:
	swift format lint --strict -r $(SWIFT_FILES)

setup:
	@Scripts/setup
