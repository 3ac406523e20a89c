import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan

extension Generator {
  /// File names and texts for some forms, and for what they share with others that write into the same folder.
  func swift(
    for forms: [CompiledForm], _ origins: FormOrigins, sharedWith others: [CompiledForm] = [],
    workers: Workers
  ) throws(Complaint) -> [String: String] {
    let inputs = forms.compactMap { form in
      let path = Path.absolute(form.file.path, in: origins.world.workingFolder)
      return form.plan.map { EmitterInput(plan: $0, source: origins.name(of: path)) }
    }
    do {
      return try files(for: inputs, sharedWith: others.compactMap(\.plan), workers: workers)
    } catch {
      throw Complaint(.failure, "a template cannot be used: \(error)")
    }
  }
}
