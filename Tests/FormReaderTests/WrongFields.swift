/// Keys of one field, and all that is said about them.
let wrongFields: [(field: String, faults: [String])] =
  wrongKeys + wrongLabels + wrongScalars + wrongWords + wrongConditions + wrongTags + wrongLists + wrongBounds

private let wrongKeys = [
  ("id: a\nlabl: A", ["unknownKey labl (label) «labl»"]),
  ("Id: a\nlabel: A", ["unknownKey Id (id) «Id»"]),
  ("ID: a\nlabel: A", ["unknownKey ID (id) «ID»"]),
  ("id: a\nlabel: A\nrequird: true", ["unknownKey requird (validator.required) «requird»"]),
  ("id: a\nlabel: A\nsubmit_label: next", ["unknownKey submit_label (submitLabel) «submit_label»"]),
  ("id: a\nlabel: A\nzzz: 1", ["unknownKey zzz (?) «zzz»"]),
  ("id: a\nlabel: A\nfooter: x", ["misplacedKey footer: field → section «footer»"]),
  ("id: a\nlabel: A\nrequired: true", ["misplacedKey required: field → validator «required»"]),
  ("id: a\nlabel: A\noptions: [x]", ["misplacedKey options: text → choice choices «options»"]),
  (
    "id: a\ntype: note\nlabel: A\ntext: x",
    [
      "misplacedKey label: note → text secure multiline integer number toggle choice choices date time dateTime "
        + "stepper slider link action custom «label»"
    ]
  ),
  ("id: a\ntype: note", ["missingKey field.text «id»"]),
  ("label: A", ["missingKey field.id «label»"]),
  (
    "placeholder: x",
    ["missingKey field.id «placeholder»", "missingLabel field with placeholder «placeholder»"]
  ),
  ("{}", ["missingKey field.id «{}»", "missingLabel field «{}»"]),
]

private let wrongLabels = [
  ("id: email\nplaceholder: E-mail", ["missingLabel field with placeholder «email»"]),
  ("id: a\nlabel: ''", ["missingLabel field «''»"]),
  ("id: a\nlabel: ' \u{3000} '", ["missingLabel field «' \u{3000} '»"]),
  ("id: a\nlabel: \"\\u200B\"", ["missingLabel field «\"\\u200B\"»"]),
  ("id: a\nlabel:", ["missingLabel field «label»"]),
  ("id: a\nlabel: ~", ["wrongType text ≠ nothing «~»"]),
  ("id: a\nlabel: [one, two]", ["notYet label «[one, two]»"]),
  ("id: a\nlabel: {en: A}", ["wrongType text ≠ mapping «{en: A}»"]),
]

private let wrongScalars = [
  ("id:\nlabel: A", ["wrongType id ≠ nothing «id»"]),
  ("id: null\nlabel: A", ["wrongType id ≠ nothing «null»"]),
  ("id: [a]\nlabel: A", ["wrongType id ≠ list «[a]»"]),
  ("id: a\nlabel: A\nhelp: [x]", ["wrongType text ≠ list «[x]»"]),
  ("id: a\nlabel: A\ndefault: ~", ["wrongType entry ≠ nothing «~»"]),
  ("id: a\nlabel: A\ntrim: no", ["ambiguousScalar boolean no (false) «no»"]),
  ("id: a\nlabel: A\ntrim: on", ["ambiguousScalar boolean on (true) «on»"]),
  ("id: a\nlabel: A\ntrim: True", ["ambiguousScalar boolean True (true) «True»"]),
  ("id: a\nlabel: A\ntrim: y", ["ambiguousScalar boolean y (true) «y»"]),
  ("id: a\nlabel: A\ntrim: ~", ["ambiguousScalar boolean ~ (?) «~»"]),
  ("id: a\nlabel: A\ntrim:", ["wrongType boolean ≠ nothing «trim»"]),
  ("id: a\nlabel: A\ntrim: \"true\"", ["wrongType boolean ≠ quotedText «\"true\"»"]),
  ("id: a\nlabel: A\ntrim: 1", ["wrongType boolean ≠ number «1»"]),
  ("id: a\nlabel: A\ntype: toggle\ndefault: yes", ["ambiguousScalar boolean yes (true) «yes»"]),
]

private let wrongWords = [
  ("id: a\nlabel: A\ntype: txet", ["unknownValue kind txet (text) «txet»"]),
  ("id: a\nlabel: A\ntype: repeat", ["notYet repeat «repeat»"]),
  ("id: a\nlabel: A\ntype:", ["wrongType kind ≠ nothing «type»"]),
  ("id: a\nlabel: A\nkeyboard: numberpad", ["unknownValue keyboard numberpad (numberPad) «numberpad»"]),
  ("id: a\nlabel: A\nkeyboard: 7", ["unknownValue keyboard 7 (?) «7»"]),
  ("id: a\nlabel: A\nkeyboard: [URL]", ["wrongType keyboard ≠ list «[URL]»"]),
  ("id: a\nlabel: A\ncontent: oneTimecode", ["unknownContentType oneTimecode (oneTimeCode) «oneTimecode»"]),
  ("id: a\nlabel: A\nnormalize: uppercase", ["wrongType [normalization] ≠ text «uppercase»"]),
  (
    "id: a\nlabel: A\nnormalize: [upercase, ~]",
    [
      "unknownValue normalization upercase (uppercase) «upercase»", "wrongType normalization ≠ nothing «~»",
    ]
  ),
]

private let wrongConditions = [
  ("id: a\nlabel: A\nvisible: !isGift", ["unquotedCondition visible: '!isGift' «!isGift»"]),
  ("id: a\nlabel: A\nvisible: !isGift # gifts", ["unquotedCondition visible: '!isGift' «!isGift»"]),
  ("id: a\nlabel: A\nvisible: !isGift && b", ["unquotedCondition visible: '!isGift && b' «!isGift && b»"]),
  (
    "id: a\nlabel: A\nvisible: !isGift || b == \"'\"",
    ["unquotedCondition visible: '!isGift || b == \"''\"' «!isGift || b == \"'\"»"]
  ),
  (
    "id: a\nlabel: A\nvisible: [.us, .ca].contains(c)\nzzz: 1",
    [
      "unquotedCondition visible: '[.us, .ca].contains(c)' «[.us, .ca].contains(c)»",
      "unknownKey zzz (?) «zzz»",
    ]
  ),
  ("id: a\nlabel: A\nvisible: &a == b", ["unquotedCondition visible: '&a == b' «&a == b»"]),
  ("id: a\nlabel: A\nvisible: &&a", ["unquotedCondition visible: '&&a' «&&a»"]),
  ("id: a\nlabel: A\nvisible: 'x' == b", ["unquotedCondition visible: '''x'' == b' «'x' == b»"]),
  ("id: a\nlabel: A\nvisible: !b &&\n  c", ["unquotedCondition visible: '!b && c' «!b &&\n      c»"]),
  ("id: a\nlabel: A\nvisible: *x", ["unquotedCondition visible: '*x' «*x»"]),
  ("id: a\nlabel: A\nvisible: b == \"x: y\"", ["unquotedCondition visible: 'b == \"x: y\"' «b == \"x: y\"»"]),
  (
    "id: a\nlabel: A\nvisible: b == \"x # y\"",
    ["unquotedCondition visible: 'b == \"x # y\"' «b == \"x # y\"»"]
  ),
  ("id: a\nlabel: A\nvisible: \"x\" == b", ["unquotedCondition visible: '\"x\" == b' «\"x\" == b»"]),
  (
    "id: a\nlabel: A\nvisible: !b\nenabled: [.us].contains(c)\nkeybord: x",
    [
      "unquotedCondition visible: '!b' «!b»",
      "unquotedCondition enabled: '[.us].contains(c)' «[.us].contains(c)»",
      "unknownKey keybord (keyboard) «keybord»",
    ]
  ),
  ("id: a\nlabel: A\nvisible: [b, c]", ["wrongType condition ≠ list «[b, c]»"]),
  ("id: a\nlabel: A\nvisible:", ["wrongType condition ≠ nothing «visible»"]),
  ("id: a\nlabel: A\nvisible: {a: b}", ["wrongType condition ≠ mapping «{a: b}»"]),
  ("id: a\nlabel: A\nnext: [{when: !isGift, to: b}]", ["unquotedCondition when: '!isGift' «!isGift»"]),
  (
    "id: a\nlabel: A\nnext: [{when: b == \"x: y, z\", to: b}]",
    ["unquotedCondition when: 'b == \"x: y, z\"' «b == \"x: y, z\"»"]
  ),
  ("id: a\nlabel: A\nvisible: *x && b", ["unquotedCondition visible: '*x && b' «*x && b»"]),
  ("id: a\nlabel: A\nvisible: \"open", ["yaml syntax «»"]),
  (
    "id: a\nlabel: A\nnext: [{when: [.us].contains(c), to: b}]",
    ["unquotedCondition when: '[.us].contains(c)' «[.us].contains(c)»"]
  ),
]

private let wrongTags = [
  ("id: a\nlabel: !!str yes", ["tag !!str «!!str»"]),
  ("id: a\nlabel: A\ntrim: !!bool yes", ["tag !!bool «!!bool»"]),
  ("id: a\nlabel: A\nvalidate: !list [required]", ["tag !list «!list»"]),
]

private let wrongLists = [
  (
    "id: a\nlabel: A\nnext: {when: b, to: c}", ["wrongType id|[id|{edge}] ≠ mapping «{when: b, to: c}»"]
  ),
  ("id: a\nlabel: A\nnext: [{when: b}]", ["missingKey edge.to «when»"]),
  ("id: a\nlabel: A\nnext: [{if: b, to: c}]", ["unknownKey if (?) «if»"]),
  ("id: a\nlabel: A\nnext: [~]", ["wrongType id|{edge} ≠ nothing «~»"]),
  ("id: a\nlabel: A\nnext:", ["wrongType id|[id|{edge}] ≠ nothing «next»"]),
  ("id: a\nlabel: A\ntype: choice\noptions: countries", ["unknownOptionSet countries (?) «countries»"]),
  (
    "id: a\nlabel: A\ntype: choice\noptions: {DE: Germany}",
    ["wrongType [id|{option}]|id ≠ mapping «{DE: Germany}»"]
  ),
  (
    "id: a\nlabel: A\ntype: choice\noptions: [~, null, x]",
    ["wrongType id|{option} ≠ nothing «~»", "wrongType id|{option} ≠ nothing «null»"]
  ),
  ("id: a\nlabel: A\ntype: choice\noptions: [{label: Germany}]", ["missingKey option.id «label»"]),
  ("id: a\nlabel: A\ntype: choice\noptions: [{id: DE, label: ''}]", ["missingLabel option «''»"]),
  ("id: a\nlabel: A\ntype: choice\noptions: [{id: DE, when: b}]", ["notYet when «when»"]),
  ("id: a\nlabel: A\nvalidate: required", ["wrongType [validator|{validator}] ≠ text «required»"]),
  ("id: a\nlabel: A\nvalidate: [requird]", ["unknownValue validator requird (required) «requird»"]),
  ("id: a\nlabel: A\nvalidate: [{requird: , message: x}]", ["unknownKey requird (required) «requird»"]),
  ("id: a\nlabel: A\nvalidate: [length]", ["missingArgument length «length»"]),
  ("id: a\nlabel: A\nvalidate: [{length: }]", ["missingArgument length «length»"]),
  ("id: a\nlabel: A\nvalidate: [{message: x}]", ["missingValidator «message»"]),
  ("id: a\nlabel: A\nvalidate: [{email: , phone: }]", ["severalValidators email phone «phone»"]),
  ("id: a\nlabel: A\nvalidate: [{required: true}]", ["wrongType nothing ≠ boolean «true»"]),
  (
    "id: a\nlabel: A\nvalidate:\n  - phone:\n      message: x",
    ["misplacedKey message: validator → validator «message»"]
  ),
  ("id: a\nlabel: A\nvalidate: [check]", ["missingArgument check «check»"]),
  ("id: a\nlabel: A\nvalidate: [{range: }]", ["missingArgument range «range»"]),
  ("id: a\nlabel: A\nvalidate: [{oneOf: a}]", ["wrongType [text] ≠ text «a»"]),
  ("id: a\nlabel: A\nvalidate: [{oneOf: [a, a]}]", ["repeatedItem a «a»"]),
  ("id: a\nlabel: A\ntype: integer\ndefault: 1.5", ["wrongValue 1.5 ≠ number integer «1.5»"]),
  ("id: a\nlabel: A\ntype: integer\ndefault: 010", ["ambiguousScalar number 010 (10) «010»"]),
  ("id: a\nlabel: A\ntype: integer\ndefault: '1'", ["wrongType number ≠ quotedText «'1'»"]),
  ("id: a\nlabel: A\ntype: number\ndefault: 1e5", ["wrongValue 1e5 ≠ number number «1e5»"]),
  ("id: a\nlabel: A\ntype: number\ndefault: 0x1F", ["ambiguousScalar number 0x1F (31) «0x1F»"]),
  ("id: a\nlabel: A\ntype: number\nvalidate: [{oneOf: [1, x]}]", ["wrongValue x ≠ number number «x»"]),
  ("id: a\nlabel: A\ntype: multiline\nlines: 6...3", ["outOfReach 6...3 1 100 «6...3»"]),
  ("id: a\nlabel: A\ntype: multiline\nlines: 3...101", ["outOfReach 3...101 1 100 «3...101»"]),
  (
    "id: a\nlabel: A\ntype: link\nurl: javascript:alert(1)",
    ["badAddress javascript:alert(1) «javascript:alert(1)»"]
  ),
  ("id: a\nlabel: A\ntype: link\nurl: https://", ["badAddress https:// «https://»"]),
  (
    "id: a\nlabel: A\ntype: custom\nview: Pad\nkeyboard: URL",
    ["misplacedKey keyboard: custom → text secure multiline integer number «keyboard»"]
  ),
  ("id: a\nlabel: A\ntype: stepper", ["missingKey field.range «id»"]),
  ("id: a\nlabel: A\ntype: stepper\nrange: 1...", ["wrongType stepRange ≠ text «1...»"]),
  ("id: a\nlabel: A\ntype: stepper\nrange: today...5", ["wrongType stepRange ≠ text «today...5»"]),
  ("id: a\nlabel: A\ntype: stepper\nrange: 5...1", ["noSteps «5...1»"]),
  ("id: a\nlabel: A\ntype: slider\nrange: 1...5\nstep: 0", ["noSteps «1...5»"]),
  ("id: a\nlabel: A\ntype: slider\nrange: 1...1", ["noSteps «1...1»"]),
  ("id: a\nlabel: A\ntype: stepper\nrange: 1...5\nstep: 7", ["noSteps «1...5»"]),
  ("id: a\nlabel: A\ntype: stepper\nrange: 1...5\nstep: 2\ndefault: 4", ["offSteps 4 1...5 «4»"]),
  ("id: a\nlabel: A\ntype: date\ndefault: 2026-02-30", ["wrongValue 2026-02-30 ≠ moment day «2026-02-30»"]),
  ("id: a\nlabel: A\ntype: time\ndefault: 24:00", ["wrongValue 24:00 ≠ moment time «24:00»"]),
  ("id: a\nlabel: A\ntype: dateTime\ndefault: today", ["wrongValue today ≠ moment dateTime «today»"]),
  ("id: a\nlabel: A\ntype: link", ["missingKey field.url «id»"]),
  ("id: a\nlabel: A\ntype: action", ["missingKey field.perform «id»"]),
  ("id: a\nlabel: A\ntype: custom", ["missingKey field.view «id»"]),
  ("id: a\nlabel: A\ntype: custom\nview: Pad\nvalue: txt", ["unknownValue customValue txt (text) «txt»"]),
  ("id: a\nlabel: A\ntype: choices\noptions: [b]\nstyle: menu", ["unknownValue choiceStyle menu (?) «menu»"]),
  ("id: a\nlabel: A\ntype: choices\noptions: [b]\ndefault: b", ["wrongType [id] ≠ text «b»"]),
  ("id: a\nlabel: A\nvalidate: [{pattern: [a-z]}]", ["wrongType pattern ≠ list «[a-z]»"]),
]

private let wrongBounds = [
  ("010", "ambiguousScalar bounds 010 (10) «010»"),
  ("08", "ambiguousScalar bounds 08 (8) «08»"),
  ("0x1F", "ambiguousScalar bounds 0x1F (31) «0x1F»"),
  ("1_000", "ambiguousScalar bounds 1_000 (1000) «1_000»"),
  ("1:30", "ambiguousScalar bounds 1:30 (?) «1:30»"),
  ("+5", "ambiguousScalar bounds +5 (5) «+5»"),
  ("~", "ambiguousScalar bounds ~ (?) «~»"),
  ("2...060", "ambiguousScalar bounds 060 (60) «060»"),
  ("2..60", "wrongType bounds ≠ text «2..60»"),
  ("2…60", "wrongType bounds ≠ text «2…60»"),
  ("2..<60", "exclusiveRange 2..<60 «2..<60»"),
  ("2....60", "wrongType bounds ≠ text «2....60»"),
  ("-1", "outOfReach -1 0 999999999999999 «-1»"),
  ("'8'", "wrongType bounds ≠ quotedText «'8'»"),
  ("...", "wrongType bounds ≠ text «...»"),
  ("99999999999999999999", "outOfReach 99999999999999999999 0 999999999999999 «99999999999999999999»"),
  ("{min: 2}", "wrongType bounds ≠ mapping «{min: 2}»"),
  ("true", "wrongType bounds ≠ boolean «true»"),
].map { ("id: a\nlabel: A\nvalidate: [{length: \($0)}]", [$1]) }
