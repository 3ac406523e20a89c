// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Alerts.

/// What an alert was given.
struct AlertValue<A: View, M: View> {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: A?
  let message: M?
}

extension View {
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    with(
      .alert,
      AlertValue(title: Text(titleKey), isPresented: isPresented, actions: actions(), message: EmptyView()))
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View where S: StringProtocol, A: View
  {
    with(
      .alert,
      AlertValue(title: Text(title), isPresented: isPresented, actions: actions(), message: EmptyView()))
  }

  nonisolated public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View where A: View
  {
    with(.alert, AlertValue(title: title, isPresented: isPresented, actions: actions(), message: EmptyView()))
  }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    with(
      .alert,
      AlertValue(title: Text(titleKey), isPresented: isPresented, actions: actions(), message: message()))
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    with(
      .alert, AlertValue(title: Text(title), isPresented: isPresented, actions: actions(), message: message())
    )
  }

  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    with(.alert, AlertValue(title: title, isPresented: isPresented, actions: actions(), message: message()))
  }

  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    with(
      .alert,
      AlertValue(
        title: Text(titleKey), isPresented: isPresented, actions: data.map(actions), message: EmptyView()))
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    with(
      .alert,
      AlertValue(
        title: Text(title), isPresented: isPresented, actions: data.map(actions), message: EmptyView()))
  }

  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    with(
      .alert,
      AlertValue(title: title, isPresented: isPresented, actions: data.map(actions), message: EmptyView()))
  }

  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    with(
      .alert,
      AlertValue(
        title: Text(titleKey), isPresented: isPresented, actions: data.map(actions),
        message: data.map(message)))
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    with(
      .alert,
      AlertValue(
        title: Text(title), isPresented: isPresented, actions: data.map(actions), message: data.map(message)))
  }

  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    with(
      .alert,
      AlertValue(
        title: title, isPresented: isPresented, actions: data.map(actions), message: data.map(message)))
  }

  nonisolated public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A)
    -> some View where E: LocalizedError, A: View
  {
    with(
      .alert,
      AlertValue(
        title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, actions: actions(),
        message: EmptyView()))
  }

  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    with(
      .alert,
      AlertValue(
        title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
        actions: error.map(actions), message: error.map(message)))
  }
}
