extension SwiftSample {
  /// What a form's templates write, by hand, with many lines that are too long.
  static let written = #"""
    @preconcurrency import Foundation
    import SwiftUI

    /// x
    @MainActor @Observable
    public final class CheckoutModel: Sendable {
      public private(set) var errors: [CheckoutField: FormError] = [:]
      @ObservationIgnored private var task: Task<Void, Never>?
      private let onSubmit: @escaping @MainActor (CheckoutSubmission) async -> [CheckoutField: String]
      // a comment
      var focus: CheckoutField? {
        didSet {
          guard focus != oldValue else { return }
          moved()
        }
      }

      @Environment(\.dismiss) private var dismiss
      @available(iOS 17, *)
      @discardableResult func submit() -> CheckoutSubmission? {
        guard let first = CheckoutField.allCases.first(where: { problem(with: $0) != nil }) else { return submission }
        focus = first
        Task { [weak self] in await self?.send() }
        for field in fields where errors[field] == nil { errors[field] = nil }
        values.age = Int(text) ?? 0
        let list = rows.map { row in row.title }.filter { !$0.isEmpty }.joined(separator: ", ") + "a rather long text to add"
        return nil
      }

      func body<Content: View>(@ViewBuilder content: () -> Content) -> some View where Content: Equatable {
        content()
      }
      #if DEBUG
      var debug: Bool { true }
      #else
      var debug: Bool { false }
      #endif
    }

    extension FocusedValues {
      var checkoutName: Binding<String>? {
        get { self[CheckoutNameKey.self] }
        set { self[CheckoutNameKey.self] = newValue }
      }
    }

    private struct CheckoutNameKey: FocusedValueKey {
      typealias Value = Binding<String>
    }

    enum CheckoutField: String, Hashable, CaseIterable, Sendable { case name, phone, isGift, message, aVeryLongNameOfACase, another }

    #Preview {
      CheckoutForm { _ in [:] }
    }

    #Preview("Dark, with a long title that explains what this preview is about and why it matters here") { CheckoutForm() }

    struct A: View {
      var body: some View {
        Button { model.submit() } label: { Label("Submit", systemImage: "checkmark") }
          .disabled(!model.isValid)
        ToolbarItemGroup(placement: .keyboard) {
          Button("Previous", systemImage: "chevron.up") { model.focusPrevious() }
            .disabled(model.previous == nil)
          Spacer()
        }
        ForEach(Options.allCases, id: \.self) { option in
          Text(verbatim: option.title).tag(option as Options?)
        }
        .pickerStyle(.menu)
        Stepper(value: $model.values.guests, in: 1...12) { Text(verbatim: "Guests: \(model.values.guests)") }
        Picker(selection: $model.values.country) { Text(verbatim: "None").tag(Country?.none) } label: { Text(verbatim: "Country") }
        Text(verbatim: isOn ? "a" : "b").font(.caption).foregroundStyle(.secondary).accessibilityLabel(Text(verbatim: "A caption"))
        if #available(iOS 18, *) { Text(verbatim: "x") } else { Text(verbatim: "y") }
        switch model.state { case .idle: EmptyView() }
        let text = if isOn { "a" } else { "b" }
        let color = switch state {
        case .idle: Color.red
        default: Color.blue
        }
        do { try await send() } catch { model.failed(error) }
        return x // trailing
      }
    }

    """#
}
