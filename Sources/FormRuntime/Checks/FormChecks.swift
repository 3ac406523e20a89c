/// The checks of the forms: what a text must look like to be accepted.
///
/// Each check is a pure function of its text. It states its grammar, takes time linear in the text,
/// and reads no locale, so it gives the same answer on every device.
enum FormChecks {}
