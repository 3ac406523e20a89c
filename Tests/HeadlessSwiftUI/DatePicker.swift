// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Dates.

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

nonisolated public struct DatePicker<Label>: View where Label: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let earliest, latest: Date?
  let components: Components
  let label: Label

  public var body: Never { leaf() }
}

nonisolated extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: nil, latest: nil, components: displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound,
      components: displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil, components: displayedComponents,
      label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound, components: displayedComponents,
      label: label())
  }
}

nonisolated extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: nil, latest: nil, components: displayedComponents, label: Text(titleKey)
    )
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      selection: selection, earliest: nil, latest: nil, components: displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: nil, latest: nil, components: displayedComponents,
      label: Text(titleResource))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound,
      components: displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound,
      components: displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound,
      components: displayedComponents, label: Text(titleResource))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil, components: displayedComponents,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil, components: displayedComponents,
      label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil, components: displayedComponents,
      label: Text(titleResource))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound, components: displayedComponents,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound, components: displayedComponents,
      label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound, components: displayedComponents,
      label: Text(titleResource))
  }
}

@available(*, unavailable) extension DatePicker: Sendable {}
