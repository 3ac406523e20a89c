extension RandomForm {
  /// Every form with one part less.
  var smaller: [RandomForm] {
    var forms = fields.map { without($0.id) }
    if groups.count > 1 {
      var form = self
      form.groups = [Group(title: "All", fields: fields)]
      forms.append(form)
    }
    for change in [
      { $0.order = nil }, { $0.initial = nil },
      {
        $0.toolbar = []; $0.wraps = false
      }, { $0.wraps = false },
    ] as [(inout RandomForm) -> Void] {
      var form = self
      change(&form)
      forms.append(form)
    }
    for group in groups.indices {
      forms += variants(groups[group].visible).map { replacing(\.groups[group].visible, $0) }
      forms += variants(groups[group].enabled).map { replacing(\.groups[group].enabled, $0) }
      for field in groups[group].fields.indices {
        forms += groups[group].fields[field].smaller.map { replacing(\.groups[group].fields[field], $0) }
      }
    }
    return forms.filter { $0 != self }
  }

  private func replacing<Part>(_ place: WritableKeyPath<RandomForm, Part>, _ part: Part) -> RandomForm {
    var form = self
    form[keyPath: place] = part
    return form
  }

  /// The form without a field and without all that names it.
  private func without(_ id: String) -> RandomForm {
    var form = self
    form.order = order.map { $0.filter { $0 != id } }
    if initial == id { form.initial = nil }
    for group in form.groups.indices {
      form.groups[group].fields.removeAll { $0.id == id }
      form.groups[group].visible = kept(form.groups[group].visible, id)
      form.groups[group].enabled = kept(form.groups[group].enabled, id)
      for field in form.groups[group].fields.indices { form.groups[group].fields[field].forget(id) }
    }
    form.groups.removeAll(where: \.fields.isEmpty)
    return form
  }
}

extension RandomForm.Field {
  fileprivate mutating func forget(_ id: String) {
    visible = kept(visible, id)
    enabled = kept(enabled, id)
    next.removeAll { $0.to == id || $0.when?.reads.contains(id) == true }
    validators.removeAll { validator in
      (validator.reads + (validator.check?.reads ?? []) + (validator.when?.reads ?? [])).contains(id)
    }
  }

  fileprivate var smaller: [RandomForm.Field] {
    var fields = variants(visible).map { replacing(\.visible, $0) }
    fields += variants(enabled).map { replacing(\.enabled, $0) }
    fields += keys.keys.sorted().map { replacing(\.keys[$0], nil) }
    for index in next.indices {
      fields.append(replacing(\.next, next.enumerated().filter { $0.offset != index }.map(\.element)))
      fields += variants(next[index].when).map { replacing(\.next[index].when, $0) }
    }
    for index in validators.indices {
      fields.append(
        replacing(\.validators, validators.enumerated().filter { $0.offset != index }.map(\.element)))
      fields += variants(validators[index].when).map { replacing(\.validators[index].when, $0) }
      fields += (validators[index].check?.smaller ?? []).map { replacing(\.validators[index].check, $0) }
    }
    return fields
  }

  private func replacing<Part>(_ place: WritableKeyPath<Self, Part>, _ part: Part) -> Self {
    var field = self
    field[keyPath: place] = part
    return field
  }
}

/// A condition left out, or with a part less.
private func variants(_ term: Term?) -> [Term?] { term.map { [nil] + $0.smaller } ?? [] }

private func kept(_ term: Term?, _ id: String) -> Term? {
  term.flatMap { $0.reads.contains(id) ? nil : $0 }
}
