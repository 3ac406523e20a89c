/// How a run ended, as scripts see it.
enum RunStatus: Int32, CaseIterable {
  case clean = 0
  case findings = 1
  case usage = 2
  case failure = 3
}
