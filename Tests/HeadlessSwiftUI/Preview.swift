// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The preview macro. Its plug-in keeps the body as a closure of the declared type.

@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "HeadlessSwiftUIMacros", type: "PreviewMacro")
