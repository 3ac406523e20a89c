import FormDiagnostics
import FormYAML

extension YAMLEditor {
  /// The change that takes out the entry whose key or value is written at a span, or the element.
  ///
  /// The last element of a list takes the list's key with it. A mapping keeps its last key.
  func removal(of span: SourceSpan) -> Diagnostic.Edit? {
    item(at: span).flatMap(removal)
  }

  private func removal(of item: Item) -> Diagnostic.Edit? {
    guard item.all.count > 1 else {
      guard item.parent.kind == .sequence, let places, let outer = self.item(item.parent, places) else {
        return nil
      }
      return removal(of: outer)
    }
    let range = item.parent.style == .flow ? flowRange(item) : blockRange(item)
    guard let range, !mayHoldComment(range) else { return nil }
    return Diagnostic.Edit(SourceSpan(range.lowerBound, range.upperBound), "")
  }

  /// With the comma before it; the first with the one behind.
  private func flowRange(_ item: Item) -> Range<Int>? {
    if item.index > 0, let before = item.all[item.index - 1].last { return before.span.end..<item.span.end }
    return item.all[1].first.map { item.span.start..<$0.lineSpan.start }
  }

  /// Whole lines; what shares its first line with the dash of a list begins where the next key does.
  private func blockRange(_ item: Item) -> Range<Int>? {
    var start = item.span.start
    if item.parent.kind == .sequence {
      guard let dash = dash(before: start) else { return nil }
      start = dash
    }
    let (first, end) = (lineStart(start), lineEnd(item.span.end))
    guard isBlank(first..<start) else {
      guard item.index == 0, let next = item.all[1].first else { return nil }
      return item.parent.kind == .mapping ? start..<next.lineSpan.start : nil
    }
    let after = afterBreak(end)
    if after > end { return first..<after }
    // At the end of a file without a last line break the break before goes.
    var before = first
    while before > 0, before > first - 2, [0x0A, 0x0D].contains(file.bytes[before - 1]) { before -= 1 }
    return before..<end
  }

  /// The dash of an element of a list.
  private func dash(before start: Int) -> Int? {
    var index = start - 1
    while index >= 0, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[index]) { index -= 1 }
    return index >= 0 && file.bytes[index] == UInt8(ascii: "-") ? index : nil
  }

  /// The change that writes a key after the entry whose key or value is written at a span.
  func insertion(_ text: String, afterEntryAt span: SourceSpan) -> Diagnostic.Edit? {
    guard let item = item(at: span), item.parent.kind == .mapping, let key = item.nodes.first else {
      return nil
    }
    return insertion(text, after: item, indent: key.lineSpan.start)
  }

  /// The change that writes elements into a list, after the element at an index or before all.
  func insertion(_ words: [String], intoListAt span: SourceSpan, after index: Int?) -> Diagnostic.Edit? {
    guard let places, let list = places.node(at: span), list.kind == .sequence, !list.isAlias,
      !places.isAnchored(list), let element = list.elements.first,
      let first = item(element, places)
    else { return nil }
    guard let index else {
      let text =
        list.style == .flow
        ? words.map { $0 + ", " }.joined()
        : words.map { $0 + lineBreak + indentation(of: first.span.start) + "- " }.joined()
      return Diagnostic.Edit(SourceSpan(first.span.start, first.span.start), text)
    }
    var item = first
    item.index = min(index, item.all.count - 1)
    item.nodes = item.all[item.index]
    if list.style == .flow {
      let end = item.span.end
      return Diagnostic.Edit(SourceSpan(end, end), words.map { ", " + $0 }.joined())
    }
    guard let dash = dash(before: item.span.start) else { return nil }
    return insertion(words.map { "- " + $0 }, after: item, indent: dash)
  }

  private func insertion(_ text: String, after item: Item, indent: Int) -> Diagnostic.Edit? {
    if item.parent.style == .flow {
      let end = item.span.end
      return Diagnostic.Edit(SourceSpan(end, end), ", " + text)
    }
    return insertion([text], after: item, indent: indent)
  }

  private func insertion(_ lines: [String], after item: Item, indent: Int) -> Diagnostic.Edit? {
    let end = lineEnd(item.span.end)
    let indentation = String(repeating: " ", count: column(of: indent))
    return Diagnostic.Edit(SourceSpan(end, end), lines.map { lineBreak + indentation + $0 }.joined())
  }

  /// The blanks that stand before the dash of the element at an offset.
  private func indentation(of element: Int) -> String {
    String(repeating: " ", count: dash(before: element).map(column) ?? 0)
  }

  private func column(of offset: Int) -> Int {
    file.bytes[lineStart(offset)..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
