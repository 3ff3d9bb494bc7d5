/// Plausible arguments for the initialisers of screens, by the types of their parameters.
struct PlausibleValue {
  /// The maximum nesting of arguments.
  private static let depthLimit = 8
  private static let countLimit = 12

  /// Returns the expression that makes an object of one of the app's classes, if that needs no knowledge of it.
  let making: (_ name: String, _ depth: Int) -> String?

  /// The values of types that are always the same, so that pictures are.
  private static let known: [String: String] = [
    "String": "\"Text\"", "Substring": "\"Text\"", "Character": "\"A\"", "Bool": "false",
    "Int": "1", "UInt": "1", "Int8": "1", "Int16": "1", "Int32": "1", "Int64": "1", "UInt8": "1",
    "UInt16": "1", "UInt32": "1", "UInt64": "1", "Double": "1", "Float": "1", "CGFloat": "1",
    "TimeInterval": "1", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
    "UIEdgeInsets": ".zero", "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)", "NSObject": "NSObject()",
    "IndexPath": "IndexPath(row: 0, section: 0)", "Bundle": ".main", "Any": "1",
    "NSAttributedString": "NSAttributedString(string: \"Text\")", "UserDefaults": ".standard",
    "NotificationCenter": ".default", "UIColor": ".systemBlue", "UIImage": "UIImage()",
    "UIFont": ".systemFont(ofSize: 17)", "UIView": "UIView()",
    "UIViewController": "UIViewController()", "UITableView.Style": ".plain",
    "UINavigationController": "UINavigationController()",
    "UITableViewCell.CellStyle": ".default",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
  ]

  /// Returns an argument list; `nil` if a parameter's type has no plausible value.
  func arguments(_ parameters: [ClassFacts.Parameter], depth: Int = 0) -> String? {
    guard parameters.count <= Self.countLimit else { return nil }
    var texts: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      guard let value = value(parameter.type, depth: depth) else { return nil }
      texts.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// Returns a value of a type, which is written without spaces.
  func value(_ type: String, depth: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    var type = type[...]
    for attribute in ["@escaping", "@MainActor", "@Sendable", "inout", "__owned"]
    where type.hasPrefix(attribute) {
      if attribute == "inout" { return nil }
      type = type.dropFirst(attribute.count)
    }
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("(") { return closure(type, depth: depth) }
    if type.hasPrefix("["), Self.end(of: type) == type.index(before: type.endIndex) {
      return Self.parts(type.dropFirst().dropLast(), at: ":").count == 2 ? "[:]" : "[]"
    }
    if type.hasSuffix(">") {
      if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
      return type.hasPrefix("Dictionary<") ? "[:]" : nil
    }
    if type == "Void" { return "()" }
    for word in ["any", "some"] where type.hasPrefix(word) {
      // Types are written without spaces, and a type's name begins with a capital letter.
      let rest = type.dropFirst(word.count)
      if rest.first?.isUppercase == true { type = rest }
    }
    return Self.known[String(type)] ?? making(String(type), depth + 1)
  }

  /// Returns a closure for `(A,B)->C`.
  private func closure(_ type: Substring, depth: Int) -> String? {
    guard let end = Self.end(of: type) else { return nil }
    let inner = type[type.index(after: type.startIndex)..<end]
    var rest = type[type.index(after: end)...]
    for effect in ["async", "throws"] where rest.hasPrefix(effect) {
      rest = rest.dropFirst(effect.count)
    }
    if rest.isEmpty {
      // A type in parentheses.
      return Self.parts(inner, at: ",").count == 1 ? value(String(inner), depth: depth + 1) : nil
    }
    guard rest.hasPrefix("->") else { return nil }
    let count = inner.isEmpty ? 0 : Self.parts(inner, at: ",").count
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let head = count == 0 ? "" : " \(names) in"
    let result = String(rest.dropFirst(2))
    if result == "Void" || result == "()" { return "{\(head) }" }
    return value(result, depth: depth + 1).map { "{\(head) \($0) }" }
  }

  /// Returns the position of the bracket that closes the first one.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func parts(_ text: Substring, at sign: Character) -> [Substring] {
    var depth = 0
    var before: Character = " "
    var parts: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && before != "-" { depth -= 1 }
      if character == sign, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      before = character
    }
    return parts + [text[start...]]
  }
}
