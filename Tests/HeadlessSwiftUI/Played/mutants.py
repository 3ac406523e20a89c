#!/usr/bin/env python3
"""Breaks the sample views in one place at a time, and says who notices: the compiler, or a script that is played.

    Tests/HeadlessSwiftUI/Played/mutants.py OUT [WORD]

A mutant that nobody notices ends the run with status 1, unless it is listed as harmless. WORD plays only the
mutants whose name contains it.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
VIEWS = """@_spi(Headless) import SwiftUI

@MainActor let sampleViews: [String: ScriptPlayer.Show] = [
  "NAME": { HeadlessHost(rowsOnScreen: $0, assumptions: $1) { VIEW() } }
]
"""

# What was done, in which file, what stood there, what stands there now.
MUTANTS = [
    ("a class that nobody observes", "Checkout", "@MainActor @Observable\n", "@MainActor\n"),
    ("a property that is not observed", "Checkout", "  private(set) var problems", "  @ObservationIgnored private(set) var problems"),
    ("a model that is no state", "Checkout", "@State private var model = CheckoutModel()", "private let model = CheckoutModel()"),
    ("a focus value dropped", "Checkout", "          .focused($focus, equals: .address)\n", ""),
    ("a focus value given twice", "Checkout", ".focused($focus, equals: .phone)", ".focused($focus, equals: .address)"),
    ("focus of the model not followed", "Checkout", "    .onChange(of: model.focus) { _, new in focus = new }\n", ""),
    ("focus of the view not told", "Checkout", "    .onChange(of: focus) { _, new in model.focus = new }\n", ""),
    ("a change observed the wrong way round", "Checkout", "{ _, new in focus = new }", "{ old, _ in focus = old }"),
    ("an unknown submit label", "Checkout", ".submitLabel(.next)", ".submitLabel(.nxt)"),
    ("another submit label", "Checkout", ".submitLabel(.next)", ".submitLabel(.done)"),
    ("no submit handler", "Checkout", "      .onSubmit { model.moveOn() }\n", ""),
    ("another keyboard", "Checkout", ".keyboardType(.phonePad)", ".keyboardType(.numberPad)"),
    ("another content type", "Checkout", ".textContentType(.telephoneNumber)", ".textContentType(.creditCardNumber)"),
    ("another property bound", "Checkout", "text: $model.address", "text: $model.name"),
    ("a value for a binding", "Checkout", "text: $model.address", "text: model.address"),
    ("an identifier given twice", "Checkout", '"checkout.phone"', '"checkout.address"'),
    ("a prompt for a label", "Checkout", 'prompt: Text("Street and number")', 'prompt: Text("Address")'),
    ("no focused value", "Checkout", "            .focusedValue(\\.message, $model.giftMessage)\n", ""),
    ("a focused value of another property", "Checkout", ".focusedValue(\\.message, $model.giftMessage)", ".focusedValue(\\.message, $model.name)"),
    ("a focused value read as a value", "Checkout", "@FocusedBinding(\\.message)", "@FocusedValue(\\.message)"),
    ("a condition turned round", "Checkout", "if model.isGift {", "if !model.isGift {"),
    ("nothing done on appearing", "Checkout", "    .onAppear { model.focus = .name }\n", ""),
    ("a toolbar that is not the keyboard's", "Checkout", "placement: .keyboard", "placement: .automatic"),
    ("a button that does nothing", "Checkout", "{ model.focus = nil }", "{}"),
    ("a plain focus state value", "Checkout", "@FocusState private var focus: CheckoutField?", "@State private var focus: CheckoutField?"),
    ("a focus state with a value", "Checkout", "private var focus: CheckoutField?\n\n  var body", "private var focus: CheckoutField? = .name\n\n  var body"),
    ("a problem of another field", "Checkout", "model.problems[.phone])\n      }", "model.problems[.name])\n      }"),
    ("a change that is not watched", "Checkout", "          .onChange(of: model.phone) { model.recheckPhone() }\n", ""),
    ("a preference that keeps the last", "Container", "value += nextValue()", "value = nextValue()"),
    ("a preference not told", "Container", "      .preference(key: FieldIDsKey.self, value: [id])\n", ""),
    ("an environment not set", "Container", "      .environment(\\.fieldInTurn, $inTurn)\n", ""),
    ("an id made anew each time", "Container", "@State private var id = UUID()", "private var id: UUID { UUID() }"),
    ("a focus dropped in a modifier", "Container", "      .focused($isFocused)\n", ""),
    ("a state written in a closure that is sent", "Container", "{ [$ids, $inTurn] new in\n        if $inTurn.wrappedValue == nil { $inTurn.wrappedValue = new.first }\n        $ids.wrappedValue = new", "{ new in\n        if inTurn == nil { inTurn = new.first }\n        ids = new"),
    ("a wrong direction", "Container", "move(by: -1)", "move(by: 1)"),
    ("a turn not told", "Container", "      .onChange(of: isFocused) { _, new in if new { inTurn.wrappedValue = id } }\n", ""),
    ("disabled forgotten", "Container", ".takesTurns().disabled(isLocked)", ".takesTurns()"),
    ("a tag of another type", "SignUp", "{ Text(verbatim: $0.rawValue.capitalized) }", "{ Text(verbatim: $0.rawValue.capitalized).tag($0.rawValue) }"),
    ("two submit handlers swapped", "SignUp", ".onSubmit { focus = .password }", ".onSubmit { focus = .confirmation }"),
    ("a field that submits nothing", "SignUp", "          .onSubmit { focus = .email }\n", ""),
    ("identity by position", "SignUp", "ForEach(data.phones) { phone in\n          PhoneRow(number: number(of: phone.id), id: phone.id, focus: $focus)", "ForEach(data.phones.indices, id: \\.self) { place in\n          PhoneRow(number: number(of: place), id: place, focus: $focus)"),
    ("a projection forgotten", "SignUp", "focus: $focus)", "focus: focus)"),
    ("a tap outside dropped", "SignUp", "    .onTapGesture { focus = nil }\n", ""),
    ("a secret shown", "SignUp", 'SecureField("Again"', 'TextField("Again"'),
    ("scrolling closes the keyboard", "SignUp", ".scrollDismissesKeyboard(.never)", ".scrollDismissesKeyboard(.interactively)"),
    ("an alert never shown", "SignUp", "isPresented: $isRefused", "isPresented: .constant(false)"),
    ("an alert that stays", "SignUp", "isPresented: $isRefused", "isPresented: .constant(isRefused)"),
    ("a role dropped", "SignUp", 'role: .destructive) { data', 'role: nil) { data'),
    ("a change of another value", "SignUp", "onChange(of: data)", "onChange(of: isDone)"),
    ("no scroll before the focus", "Survey", "          proxy.scrollTo(Field.last)\n", ""),
    ("an id that nobody carries", "Survey", "            .id(Field.last)\n", ""),
    ("a scope left open", "Survey", "        .submitScope()\n", ""),
    ("a range changed", "Survey", "in: 1...5", "in: 0...5"),
    ("a step changed", "Survey", "step: 0.25", "step: 0.5"),
    ("a field of one line", "Survey", 'text: $model.comment, axis: .vertical', 'text: $model.comment'),
    ("accessibility focus sent nowhere", "Survey", "        .accessibilityFocused($attention, equals: .weight)\n", ""),
    ("an object missing in the environment", "Survey", "    .environment(model)\n", ""),
    ("no task", "Survey", "    .task { await model.load() }\n", ""),
    ("no default focus", "Survey", "    .defaultFocus($focus, .name)\n", ""),
    ("a date range dropped", "Survey", "in: Date(timeIntervalSince1970: 0)..., ", ""),
    ("a format for another type", "Survey", "value: $model.age, format: .number", "value: $model.age, format: .percent"),
]

# Changes that leave what a person sees as it was.
HARMLESS: set[str] = set()


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def scripts_of(sample):
    """The scripts that show a view of the sample's file."""
    return {"Survey": ["Survey", "Rows"]}.get(sample, [sample])


def verdict(samples, folder, flags, name, sample, old, new):
    source = (samples / f"{sample}.swift").read_text()
    if old not in source:
        sys.exit(f"{name}: nothing to break in {sample}.swift")
    mutant = folder / f"{sample}.swift"
    mutant.write_text(source.replace(old, new, 1))
    view = {"Checkout": "CheckoutWindow", "Container": "Passport", "SignUp": "SignUpForm", "Survey": "Survey"}[sample]
    shown = "Passport" if sample == "Container" else sample
    views = folder / "Views.swift"
    views.write_text(VIEWS.replace("NAME", shown).replace("VIEW", view))
    others = [*(str(samples / f"{name}.swift") for name in ["ScriptPlayer", "Comparison", "main"]), str(views)]
    program = folder / "played"
    built = run("swiftc", "-swift-version", "6", "-warnings-as-errors", *flags, *others, str(mutant), "-o", str(program))
    mutant.unlink()
    if built.returncode != 0:
        return "compiler", next((line for line in built.stderr.splitlines() if " error: " in line), "")
    for script in scripts_of(sample):
        text = (samples / f"{script}.script").read_text()
        try:
            played = run(str(program), input=text, timeout=60)
        except subprocess.TimeoutExpired:
            return "script", "does not end"
        seen = (samples / f"{script}.seen").read_text().splitlines()
        lines = played.stdout.splitlines()
        if lines != seen:
            pairs = zip(lines + ["(nothing)"], seen + ["(nothing)"])
            return "script", next((one for one, other in pairs if one != other), "")
    return "nobody", ""


def main():
    out = pathlib.Path(sys.argv[1]).resolve()
    word = sys.argv[2] if len(sys.argv) > 2 else ""
    flags = run("bash", str(HERE / "../build.sh"), str(out)).stdout.split() + ["-L", str(out), "-lHeadlessSwiftUI"]
    counts = {"compiler": 0, "script": 0, "nobody": 0}
    unnoticed = []
    with tempfile.TemporaryDirectory() as name:
        # What is edited meanwhile does not matter.
        folder, samples = pathlib.Path(name), pathlib.Path(name) / "samples"
        shutil.copytree(HERE, samples)
        chosen = [mutant for mutant in MUTANTS if word in mutant[0]]
        for sample in sorted({mutant[1] for mutant in chosen}):
            who, why = verdict(samples, folder, flags, "nothing", sample, "", "")
            if who != "nobody":
                sys.exit(f"{sample} fails as it is: {who}: {why}")
        for title, sample, old, new in chosen:
            who, why = verdict(samples, folder, flags, title, sample, old, new)
            counts[who] += 1
            if who == "nobody" and title not in HARMLESS:
                unnoticed.append(title)
            print(f"| {sample} | {title} | {who} | {why.split(' error: ')[-1].strip()[:90]} |", flush=True)
    print(sum(counts.values()), "mutants:", ", ".join(f"{who} {count}" for who, count in counts.items()))
    sys.exit(bool(unnoticed))


main()
