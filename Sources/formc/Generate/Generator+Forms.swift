import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan

extension Generator {
  /// File names and texts for some forms, and for what they share with others that write into the same folder.
  func swift(
    for forms: [CompiledForm], _ origins: FormOrigins, sharedWith others: [CompiledForm] = []
  ) throws(Complaint) -> [String: String] {
    let inputs = forms.compactMap { form in
      let path = Path.absolute(form.file.path, in: origins.world.workingFolder)
      return form.plan.map { EmitterInput(plan: $0, source: origins.name(of: path)) }
    }
    switch files(for: inputs, shared: (forms + others).compactMap(\.plan)) {
    case .success(let files): return files
    case .failure(let fault): throw Complaint(.failure, "a template cannot be used: \(fault)")
    }
  }
}
