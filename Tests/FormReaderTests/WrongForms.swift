import Testing

/// Wrong forms, and all that is said about them.
@Suite struct WrongForms {
  @Test(arguments: wrongFields)
  func `a wrong field gets exactly these faults`(field: String, faults: [String]) {
    #expect(briefs(form(field: field)) == faults, "\(field)")
  }

  @Test(arguments: wrongForms)
  func `a wrong form gets exactly these faults`(keys: String, faults: [String]) {
    #expect(briefs(form(keys)) == faults, "\(keys)")
  }

  @Test(arguments: wrongFiles)
  func `a wrong file gets exactly these faults`(text: String, faults: [String]) {
    #expect(briefs(text) == faults, "\(text)")
  }
}

/// Keys beside a whole form's.
let wrongForms: [(keys: String, faults: [String])] = [
  ("titel: x", ["unknownKey titel (title) «titel»"]),
  ("toolbar: [next]", ["misplacedKey toolbar: form → focus «toolbar»"]),
  (
    "sections: [{fields: [{id: b, labl: B}]}]",
    ["fieldsAndSections «sections»", "unknownKey labl (label) «labl»"]
  ),
  ("pages: [{titel: x}]", ["notYet pages «pages»"]),
  ("options: [DE]", ["wrongType optionSets ≠ list «[DE]»"]),
  ("options: {countries: DE}", ["wrongType [id|{option}] ≠ text «DE»"]),
  (
    "messages: {requird: x, email: [a]}",
    ["unknownKey requird (required) «requird»", "wrongType text ≠ list «[a]»"]
  ),
  ("messages: {ibann: x}", ["unknownKey ibann (iban) «ibann»"]),
  ("messages: Please", ["wrongType {messages} ≠ text «Please»"]),
  ("validation: blurr", ["unknownValue validationMoment blurr (blur) «blurr»"]),
  ("order: name", ["wrongType [id] ≠ text «name»"]),
  ("focus:", ["wrongType {focus} ≠ nothing «focus»"]),
  (
    "focus: {toolbar: [nxt, {prev: x}, {next: x, done: y}, {}, 7]}",
    [
      "unknownValue toolbarButton nxt (next) «nxt»", "unknownKey prev (?) «prev»",
      "wrongType toolbarButton|{toolbarEntry} ≠ mapping «{next: x, done: y}»",
      "wrongType toolbarButton|{toolbarEntry} ≠ mapping «{}»", "unknownValue toolbarButton 7 (?) «7»",
    ]
  ),
  (
    "focus: {dismiss: scroll, wrap: yes, invalid: frist}",
    [
      "wrongType [dismissal] ≠ text «scroll»", "ambiguousScalar boolean yes (true) «yes»",
      "unknownValue invalidFocus frist (first) «frist»",
    ]
  ),
  ("title: a\ntitle: b", ["yaml duplicateKey «title»"]),
  ("title: *gone", ["yaml undefinedAlias «*gone»"]),
  ("? [a]\n: b", ["yaml nonScalarKey «[a]»"]),
]

/// Whole files.
let wrongFiles: [(text: String, faults: [String])] = [
  ("", ["emptyFile «»"]),
  ("# nothing\n", ["emptyFile «»"]),
  ("Checkout", ["wrongType {form} ≠ text «Checkout»"]),
  ("- form: A\n", ["wrongType {form} ≠ list «- form: A»"]),
  (
    "title: x",
    ["missingKey form.form «title»", "missingKey form.fields «title»", "missingKey form.submit «title»"]
  ),
  ("{}", ["missingKey form.form «{}»", "missingKey form.fields «{}»", "missingKey form.submit «{}»"]),
  (
    "form: A\nsubmt: {label: x}\nfeilds: []",
    ["unknownKey submt (submit) «submt»", "unknownKey feilds (fields) «feilds»"]
  ),
  ("form: A\nsubmit: Send\nfields: []", ["wrongType {submit} ≠ text «Send»", "noFields form «[]»"]),
  ("form: A\nsubmit: {}\nfields:", ["missingKey submit.label «{}»", "noFields form «fields»"]),
  ("form: A\nsubmit: {label: x}\nsections: []", ["noFields form «[]»"]),
  (
    "form: A\nsubmit: {label: ' '}\nsections: [{title: x}, {fields: []}, ~]",
    [
      "missingLabel submit «' '»", "missingKey section.fields «title»", "noFields section «[]»",
      "wrongType {section} ≠ nothing «~»",
    ]
  ),
  (
    "form: A\nsubmit: {label: x}\nfields: {id: a, label: A}",
    ["wrongType [{field}] ≠ mapping «{id: a, label: A}»"]
  ),
  (
    "form: A\nsubmit: {label: x}\nfields: [name, {id: a}]",
    ["wrongType {field} ≠ text «name»", "missingLabel field «a»"]
  ),
  ("form: A\nsubmit: {label: x}\nfields:\n  - id: a\n    label: [", ["yaml syntax «»"]),
  ("form: A\n\tsubmit: x", ["yaml tab «\t»"]),
  // An anchor's own mistakes are told where they are written; what is wrong at one use only, there.
  (
    "form: A\nsubmit: {label: x}\nfields:\n  - &f {id: a, labl: A}\n  - *f",
    ["unknownKey labl (label) «labl»"]
  ),
  (
    """
    form: A
    submit: {label: x}
    fields:
      - &typed {id: a, label: A, keyboard: URL}
      - {<<: *typed, id: b, type: toggle}
    """,
    ["misplacedKey keyboard: toggle → text secure multiline integer number custom «*typed»"]
  ),
]
