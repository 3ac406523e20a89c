import FormEmitter

/// Which formc this is.
enum Release {
  /// The version in full.
  static let version = FileHeader.version
  /// The version without its last number.
  static let series = version.split(separator: ".").prefix(2).joined(separator: ".")
}
