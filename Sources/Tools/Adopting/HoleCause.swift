/// What a compiler message requires.
enum HoleCause {
  /// A missing type, and its module if the message specifies one.
  case type(String, module: String?)
  case other

  init(_ text: String) {
    let quoted = CompilerDiagnostics.quotations(text)
    self = .other
    guard let name = quoted.first, Self.isName(name) else { return }
    if text.hasPrefix("cannot find type") {
      self = .type(name, module: nil)
    } else if text.hasPrefix("cannot find"), text.contains("in scope"),
      name.first?.isUppercase == true
    {
      self = .type(name, module: nil)
    } else if text.hasPrefix("no type named"), quoted.count >= 2 {
      self = .type(name, module: quoted[1])
    }
  }

  /// Returns the name of a notification that a message says is missing.
  static func notification(in text: String) -> String? {
    let quoted = CompilerDiagnostics.quotations(text)
    // An alias is followed by its type: `type 'Notification.Name' (aka 'NSNotification.Name')`.
    guard text.contains("has no member"), let name = quoted.last, isName(name), quoted.count > 1,
      ["NSNotification.Name", "Notification.Name"].contains(
        quoted[0].hasSuffix("?") ? String(quoted[0].dropLast()) : quoted[0])
    else { return nil }
    return name
  }

  /// Returns the name that's missing according to a message: of a type, a value, or a member.
  static func name(in text: String) -> String? {
    let quoted = CompilerDiagnostics.quotations(text)
    let isScope = text.hasPrefix("cannot find") || text.hasPrefix("no type named")
    let name = isScope ? quoted.first : text.contains("has no member") ? quoted.last : nil
    return name.flatMap { isName($0) ? $0 : nil }
  }

  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true || text.first == "_"
      ? text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } : false
  }
}
