import Testing

@testable import formc

/// `formc graph`: the focus graph as text, dot and Mermaid, and as a stage of `dump`.
@Suite struct GraphTests {
  private static let form = """
    form: Order
    focus: {toolbar: [next, done]}
    fields:
      - {id: name, label: Name}
      - {id: isGift, type: toggle, label: A gift}
      - {id: message, label: Message, visible: isGift}
      - {id: count, type: integer, label: How many}
      - id: phone
        label: Phone
        next: [{when: isGift, to: message}, {when: count > 3, to: submit}, {to: notes}]
      - {id: unused, label: Unused, visible: count > 10}
      - {id: notes, label: Notes, submitLabel: go}
    submit: {label: Order}

    """

  private func graph(_ form: String = form, _ options: String = "") -> String {
    let world = FakeWorld(["A.form.yaml": form])
    #expect(world.run("graph A.form.yaml \(options)") == .clean)
    #expect(world.complaints == "")
    return world.output
  }

  @Test func `a line or two for each field`() {
    #expect(
      graph() == """
        Order: the focus goes through 6 fields and begins at name; toolbar: next, done

         1   name     "Name"      ↵ message (if hidden: count)
         2 ↻ message  "Message"   ↵ count
                      if isGift
         3 ↻ count    "How many"  next phone
         4 ↻ phone    "Phone"     ↵ if isGift: back to message; if count > 3: submit; else: notes
         5 × unused   "Unused"    ↵ notes
                      if count > 10
         6   notes    "Notes"     ↵ submit

        × never reached: unused
        ↻ goes round: message → count → phone → message

        """)
  }

  @Test
  func `a field that cannot be passed over ends the walk, one of the same condition goes with its like`() {
    let text = graph(
      """
      form: Order
      focus: {toolbar: [next, done], wrap: true, initial: b}
      sections:
        - fields:
            - {id: on, type: toggle, label: On}
            - {id: a, label: A}
        - title: More
          visible: on
          fields: [{id: b, label: B}, {id: c, label: C}]
        - title: Others
          enabled: '!on'
          fields: [{id: d, type: integer, label: D, visible: a.isEmpty}]
      submit: {label: Order}

      """)
    #expect(
      text == """
        Order: the focus goes through 4 fields and begins at b (if hidden: a); toolbar: next, done, going round

         1   a  "A"  ↵ b (if hidden: d, then dismiss)
         2   b  "B"  ↵ c
                if on (its section)
         3   c  "C"  ↵ dismiss
                if on (its section)
         4   d  "D"  next back to a
                if a.isEmpty; enabled if !on (its section)

        """)
  }

  @Test func `a field for whose keyboard nothing leads on is tapped`() {
    let form =
      "form: A\nfields:\n  - {id: a, type: integer, label: A}\n  - {id: b, label: B}\nsubmit: {label: S}\n"
    #expect(graph(form).contains("1   a  \"A\"  tap b\n"))
    let toggles = "form: A\nfields:\n  - {id: a, type: toggle, label: A}\nsubmit: {label: S}\n"
    #expect(graph(toggles) == "A: no field takes the keyboard\n")
  }

  @Test func `sixty fields take sixty lines`() {
    let fields = (1...60).map { "  - {id: f\($0), label: Field \($0)}\n" }.joined()
    let lines = graph("form: A\nfields:\n\(fields)submit: {label: S}\n").split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines[60] == " 60   f60  \"Field 60\"  ↵ dismiss")
  }

  private static let evil = """
    form: Evil
    fields:
      - {id: end, label: 'a"] x -> y \\N &lt;'}
      - {id: graph, label: '"]:::x %% | `md` #quot;'}
      - id: last
        label: L
        visible: 'end == "<i>\\\\"'
        next: [{when: 'graph.contains("|")', to: end}, {to: submit}]
    submit: {label: Go}

    """

  @Test func `no text of a form means anything to Graphviz`() {
    let text = graph(Self.evil, "--format dot")
    #expect(text.contains(#"  "end" [label="end\na\"] x -> y \\N &amp;lt;", color=red]"#))
    #expect(
      text.contains(
        #"  "last" [label="last\nL\nif end == \"<i>\\\\\"", shape=hexagon, style=solid, color=red]"#))
    #expect(
      text.contains(#"  "last" -> "end" [label="↵ if graph.contains(\"|\")", color=red, fontcolor=red]"#))
    #expect(text.contains(#"  "last" -> "to submit" [label="↵ else"]"#))
    #expect(text.contains(#"  "graph" -> "to dismiss" [label="↵, if last is hidden"]"#))
  }

  @Test func `no text of a form means anything to Mermaid`() {
    let lines = graph(Self.evil, "--format mermaid").split(separator: "\n").map(String.init)
    #expect(lines.first == "flowchart TD")
    #expect(lines.contains(##"  field1["end<br/>a#quot;#93; x -#62; y #92;N #38;lt#59;"]"##))
    #expect(lines.contains(##"  field2["graph<br/>#quot;#93;:::x #37;#37; #124; #96;md#96; #35;quot#59;"]"##))
    #expect(lines.contains(##"  field3{{"last<br/>L<br/>if end == #quot;#60;i#62;#92;#92;#quot;"}}"##))
    #expect(lines.contains(##"  field3 -->|"↵ if graph.contains(#quot;#124;#quot;)"| field1"##))
    #expect(lines.contains("  class field1,field2,field3 loop"))
    #expect(lines.last == "  linkStyle 1,2,4 stroke:#c00,color:#c00")
  }

  @Test func `what is never reached is dashed`() {
    #expect(
      graph(Self.form, "--format dot").contains(
        "  \"unused\" [label=\"unused\\nUnused\\nif count > 10\", shape=hexagon, style=dashed, color=gray50"))
    #expect(graph(Self.form, "--format mermaid").contains("\n  field5 -.->|\"↵\"| field6\n"))
  }

  @Test func `the stage is JSON`() {
    let world = FakeWorld(["A.form.yaml": Self.form])
    #expect(world.run("dump A.form.yaml --stage graph") == .clean)
    for part in [
      #""id": "unused","#, #""reachable": "never","#, #""reachable": "sometimes","#,
      #""visible": ["count > 10"],"#,
      #""when": "count > 3","#, #""when": "else","#, #""to": "submit","#, #""passed": ["message"],"#,
      #"["message", "count", "phone"]"#,
    ] { #expect(world.output.contains(part), "\(part)") }
  }

  @Test func `a form with errors has no graph, one whose focus is wrong has one`() {
    let world = FakeWorld(["A.form.yaml": Sample.broken])
    #expect(world.run("graph A.form.yaml") == .findings)
    #expect(world.output.contains("[schema/unknown-key]"))
    #expect(world.run("graph B.form.yaml") == .failure)
    world["A.form.yaml"] = Self.form
    #expect(world.run("lint A.form.yaml") == .findings)
    #expect(world.run("graph A.form.yaml --format text=a.txt --format dot") == .clean)
    #expect(world["a.txt"]?.hasPrefix("Order: ") == true)
    #expect(world.output.hasPrefix("digraph {\n"))
  }
}
