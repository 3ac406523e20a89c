import DecisionDiagrams
import FormDiagnostics
import FormLowering
import FormPlan
import FormProof
import FormReader

/// A form under check, and what several rules ask of it: found when the first asks, and once.
package final class FormFacts {
  /// The form as written.
  let form: Form
  /// How the file is changed.
  let editor: YAMLEditor
  /// Every field, in the order shown.
  let fields: [FormField]
  /// Every condition: of each section, then of its fields.
  private(set) lazy var conditions = form.conditions
  /// Every list of options.
  private(set) lazy var optionLists = form.optionLists
  /// The names that references can mean.
  private(set) lazy var known = KnownNames(form, fields)
  /// What the names of conditions stand for: the fields that conditions read.
  private(set) lazy var scope = ConditionScope(
    conditions.flatMap { $0.syntax?.names ?? [] }.compactMap { field($0.text) })
  /// The section of each field, by the field's id; of two with one id the first.
  private(set) lazy var sections = Dictionary(
    form.sections.flatMap { section in section.fields.map { ($0.id.value, section) } },
    uniquingKeysWith: { first, _ in first })
  /// How to put buttons above the keyboard.
  private(set) lazy var toolbarFix = editor.toolbar(for: form)
  /// What is shown and enabled by what.
  private(set) lazy var graph = ConditionGraph(form)
  /// The loops of the graph.
  private(set) lazy var cycles = graph.cycles
  /// Every pattern as written.
  private(set) lazy var patterns = form.patterns
  /// Every pattern, with the field that it checks.
  private(set) lazy var plannedPatterns = PlannedPattern.all(self)
  /// Whether nothing in the file can stand for a character beyond ASCII, or for one that is not seen.
  private(set) lazy var isPlain = form.isPlain
  /// The plan; whole, which few rules need.
  private(set) lazy var plan = FormLowering.plan(of: form)
  /// Whether no condition needs a look at states.
  private(set) lazy var hasOnlyPlainConditions = isPlainlyOpen
  /// The places of fields in the focus order.
  private(set) lazy var focusPositions = placesInFocusOrder
  /// The last place in it where the focus can always stand.
  private(set) lazy var lastCertainStop = placeOfLastCertainStop
  private var knownStates: Result<FormStates, OutOfNodes>?
  private lazy var lowering = LoweredField(form, scope)

  /// Begins to look at a form.
  init(_ form: Form, _ editor: YAMLEditor) {
    self.form = form
    self.editor = editor
    fields = form.fields
  }

  /// The field of an id; of several the first.
  func field(_ id: String) -> FormField? { known.fields[id].map { fields[$0] } }

  /// What can be proved of the form, for every state that its conditions allow.
  func states() throws(OutOfNodes) -> FormStates {
    if let knownStates { return try knownStates.get() }
    do throws(OutOfNodes) {
      let states = FormStates(self, try Proof(plan))
      knownStates = .success(states)
      return states
    } catch {
      knownStates = .failure(error)
      throw error
    }
  }

  /// Whether a field says where its key leads.
  var hasEdges: Bool { fields.contains { !$0.next.isEmpty } }

  /// What the plan makes of a field, but for the conditions of its section and for what others do to it.
  func planned(_ field: FormField) -> Field { lowering.field(field) }
}
