/// Plausible arguments for the initialisers of screens, by the types of their parameters.
struct PlausibleValue {
  /// The maximum nesting of arguments.
  private static let depthLimit = 8
  private static let countLimit = 12

  /// Returns the expression that makes an object of one of the app's classes, if that needs no knowledge of it.
  let making: (_ name: String, _ depth: Int) -> String?
  /// Whether a name is one of the app's structures or enumerations.
  let isValue: (_ name: String) -> Bool

  /// The depth up to which lists have an element and optionals a value; deeper ones are empty.
  private static let contentLimit = 4

  /// A context for managed objects, which has no store.
  static let managedContext = "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)"

  init(
    making: @escaping (_ name: String, _ depth: Int) -> String?,
    isValue: @escaping (_ name: String) -> Bool = { _ in false }
  ) {
    self.making = making
    self.isValue = isValue
  }

  /// The values of types that are always the same, so that pictures are.
  private static let plain: [String: String] = [
    "String": "\"Text\"", "Substring": "\"Text\"", "Character": "\"A\"", "Bool": "false",
    "Int": "1", "UInt": "1", "Int8": "1", "Int16": "1", "Int32": "1", "Int64": "1", "UInt8": "1",
    "UInt16": "1", "UInt32": "1", "UInt64": "1", "Double": "1", "Float": "1", "CGFloat": "1",
    "TimeInterval": "1", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
    "UIEdgeInsets": ".zero", "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))", "Decimal": "1",
    "NSNumber": "1", "NSString": "\"Text\"", "IndexPath": "IndexPath(row: 0, section: 0)",
    "NSAttributedString": "NSAttributedString(string: \"Text\")",
  ]

  private static let known: [String: String] = [
    "NSObject": "NSObject()", "Bundle": ".main", "Any": "1", "UserDefaults": ".standard",
    "AnyObject": "NSObject()", "Error": "NSError(domain: \"Text\", code: 1)",
    "NSRange": "NSRange(location: 0, length: 0)", "Locale": "Locale(identifier: \"en_US\")",
    "Calendar": "Calendar(identifier: .gregorian)", "DateFormatter": "DateFormatter()",
    "NumberFormatter": "NumberFormatter()", "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "FileManager": ".default", "DispatchQueue": ".main",
    "OperationQueue": ".main", "NSManagedObjectContext": managedContext,
    "NotificationCenter": ".default", "UIColor": ".systemBlue", "UIImage": "UIImage()",
    "UIFont": ".systemFont(ofSize: 17)", "UIView": "UIView()",
    "UIViewController": "UIViewController()", "UITableView.Style": ".plain",
    "UINavigationController": "UINavigationController()",
    "UITabBarController": "UITabBarController()", "UIWindow": "UIWindow()",
    "UIImageView": "UIImageView()", "UILabel": "UILabel()", "UIButton": "UIButton()",
    "UITableView": "UITableView()", "UIApplication": ".shared", "UIScreen": ".main",
    "CGAffineTransform": ".identity",
    "UITableViewCell.CellStyle": ".default",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
  ]

  /// Labels of UIKit's own initialisers whose text names a thing that must exist.
  private static let systemNames: Set<String> = ["nibName", "reuseIdentifier"]

  /// The types of dictionaries that a model is read from.
  private static let dictionaries: Set<String> = [
    "[String:Any]", "[String:Any?]", "[String:AnyObject]", "[AnyHashable:Any]",
  ]

  /// Returns the element of a dictionary that is read as a type: a literal's type would be the literal's own there.
  private static func element(_ entry: ClassFacts.Entry) -> String? {
    let isName = entry.key.allSatisfy { $0.isLetter || $0.isNumber || "_-. ".contains($0) }
    let value =
      switch entry.type {
      case "String", "Int", "Bool", "Date", "Data", "URL": plain[entry.type]
      case "Double", "Float", "Int64", "UInt", "CGFloat", "TimeInterval": "\(entry.type)(1)"
      default: String?.none
      }
    return isName ? value.map { "\"\(entry.key)\": \($0)" } : nil
  }

  /// Returns an argument list; `nil` if a parameter's type has no plausible value.
  ///
  /// - Parameter entries: The entries of dictionaries that are read.
  func arguments(
    _ parameters: [ClassFacts.Parameter], depth: Int = 0, entries: [ClassFacts.Entry] = []
  ) -> String? {
    guard parameters.count <= Self.countLimit else { return nil }
    var texts: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      let isUnnamed = parameter.type.hasSuffix("?") && Self.systemNames.contains(parameter.label)
      guard var value = isUnnamed ? "nil" : value(parameter.type, depth: depth) else { return nil }
      let elements = entries.compactMap(Self.element)
      if Self.dictionaries.contains(parameter.type), !elements.isEmpty {
        value = "[\(elements.joined(separator: ", "))]"
      }
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
    if type.hasSuffix("?") || type.hasSuffix("!") {
      return content(String(type.dropLast()), depth: depth + 1) ?? "nil"
    }
    if type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("(") { return closure(type, depth: depth) }
    if type.hasPrefix("["), Self.end(of: type) == type.index(before: type.endIndex) {
      let inner = type.dropFirst().dropLast()
      guard Self.parts(inner, at: ":").count == 1 else { return "[:]" }
      // Several equal elements would be refused by a diffable data source.
      guard depth < Self.contentLimit, let element = value(String(inner), depth: depth + 1) else {
        return "[]"
      }
      return "[\(element)]"
    }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      let inner = String(type.dropFirst("Binding<".count).dropLast())
      return value(inner, depth: depth + 1).map { ".constant(\($0))" }
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
    return Self.plain[String(type)] ?? Self.known[String(type)] ?? making(String(type), depth + 1)
  }

  /// Returns the value of a type in an optional; `nil` for objects and closures, without which a screen is complete.
  func content(_ type: String, depth: Int = 0) -> String? {
    guard depth < Self.contentLimit else { return nil }
    if let plain = Self.plain[type] { return plain }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let list = value(type, depth: depth)
      return list == "[]" || list == "[:]" ? nil : list
    }
    return isValue(type) ? value(type, depth: depth) : nil
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
