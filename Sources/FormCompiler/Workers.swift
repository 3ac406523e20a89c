/// Who does work that falls into independent parts: one after the other, or several threads at once.
///
/// The core knows of no threads; whoever calls it may bring some.
package struct Workers: Sendable {
  private let perform: @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  /// Takes a function that does some work once for each number below `count`, in any order and at any time, and
  /// returns when all is done.
  package init(_ perform: @escaping @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void) {
    self.perform = perform
  }

  /// One part after the other.
  package static let one = Workers { count, work in (0..<count).forEach(work) }

  /// The results for all elements, in the order of the elements.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    Array(unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each part writes into a place of its own.
      nonisolated(unsafe) let results = buffer
      perform(elements.count) { results.initializeElement(at: $0, to: transform(elements[$0])) }
      count = elements.count
    }
  }
}
