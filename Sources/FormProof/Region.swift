import FormPlan
import FormRuntime

/// Values of one source that no condition of the form tells apart, and one of them to show.
struct Region {
  /// The one to show.
  var value: LogicalValue
  /// Where the values lie on the number line, both ends among them; nil for values that have no order, or are empty.
  var line: ClosedRange<ExactNumber>?
  /// Several of the texts; others follow the same conditions.
  var texts: [String] = []
}

/// What may stand in a source, cut into regions.
struct Domain {
  /// In their order: empty first, then as they stand on the number line, or in the form.
  var regions: [Region]
  /// The region of the default.
  var usual = 0
  /// Why the regions may be too coarse or too few; nil where they are exact.
  var incomplete: String?
}
