/// The Swift equivalents of Objective-C types, following the compiler's importer.
struct ObjCSwiftType {
  /// Whether a name is a type that Swift code can use here.
  let isKnown: (String) -> Bool

  private static let values: [String: String] = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "NSInteger": "Int",
    "NSUInteger": "UInt", "int": "Int32", "unsigned": "UInt32", "long": "Int", "short": "Int16",
    "char": "CChar", "float": "Float", "double": "Double", "CGFloat": "CGFloat",
    "NSTimeInterval": "TimeInterval", "size_t": "Int", "int8_t": "Int8", "int16_t": "Int16",
    "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16",
    "uint32_t": "UInt32", "uint64_t": "UInt64", "SEL": "Selector", "Class": "AnyClass",
    "unichar": "UInt16", "NSRange": "NSRange", "CGRect": "CGRect", "CGSize": "CGSize",
    "CGPoint": "CGPoint", "UIEdgeInsets": "UIEdgeInsets", "dispatch_block_t": "() -> Void",
  ]

  private static let objects: [String: String] = [
    "NSString": "String", "NSDate": "Date", "NSData": "Data", "NSURL": "URL",
    "NSURLRequest": "URLRequest", "NSCalendar": "Calendar", "NSIndexPath": "IndexPath",
    "NSLocale": "Locale", "NSUUID": "UUID", "NSTimeZone": "TimeZone", "NSIndexSet": "IndexSet",
    "NSNotification": "Notification", "NSError": "any Error", "NSBundle": "Bundle",
    "NSURLSession": "URLSession", "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults",
    "NSDateFormatter": "DateFormatter", "NSOperation": "Operation", "NSTimer": "Timer",
    "NSOperationQueue": "OperationQueue", "NSNotificationCenter": "NotificationCenter",
    "NSDateComponents": "DateComponents", "NSCharacterSet": "CharacterSet",
  ]

  /// The maximum nesting of blocks and generic arguments, and the maximum number of tokens in a type; headers that
  /// people write have 4 levels and some 40 tokens.
  private static let depthLimit = 16
  private static let tokenLimit = 1_000

  /// Returns the type in Swift.
  func text(_ type: ObjCDeclarations.TypeText) -> String { text(type, depth: 0) }

  private func text(_ type: ObjCDeclarations.TypeText, depth: Int) -> String {
    let (base, isPointer) = base(type.tokens, depth: depth)
    guard isPointer else { return base }
    switch type.nullability {
    case .nullable: return wrapped(base) + "?"
    case .never: return base
    case .unknown: return wrapped(base) + "!"
    }
  }

  private func wrapped(_ text: String) -> String {
    text.contains("->") || text.hasPrefix("any ") || text.contains(" & ") ? "(\(text))" : text
  }

  /// Whether a type is `NSError **`.
  static func isErrorPlace(_ type: ObjCDeclarations.TypeText) -> Bool {
    type.tokens.first == "NSError" && type.tokens.count { $0 == "*" } == 2
  }

  /// Returns the type without its nullability, and whether it's a pointer.
  private func base(_ tokens: [String], depth: Int) -> (text: String, isPointer: Bool) {
    guard depth <= Self.depthLimit, tokens.count <= Self.tokenLimit else { return ("Any", true) }
    if let caret = tokens.firstIndex(of: "^") { return (block(tokens, caret, depth: depth), true) }
    let stars = Self.stars(tokens)
    guard let name = tokens.first(where: { $0.first?.isLetter == true || $0.hasPrefix("_") }) else {
      return ("Any", true)
    }
    if stars >= 2 { return ("UnsafeMutableRawPointer", true) }
    let arguments = Self.arguments(tokens)
    if name == "id" {
      let protocols = arguments.compactMap(\.first).filter(isKnown)
      return (protocols.isEmpty ? "Any" : "any " + protocols.joined(separator: " & "), true)
    }
    if name == "instancetype" { return ("Self", true) }
    if stars == 0 {
      if name == "dispatch_block_t" { return ("() -> Void", true) }
      if name == "Class" || name == "SEL" { return (Self.values[name] ?? "Any", true) }
      if tokens.contains("unsigned") {
        let word = tokens.first { $0 != "unsigned" } ?? "int"
        return (
          ["char": "UInt8", "short": "UInt16", "long": "UInt"][word] ?? "UInt32", false
        )
      }
      if tokens.count(where: { $0 == "long" }) > 0 { return ("Int", false) }
      if let value = Self.values[name] { return (value, false) }
      return isKnown(name) ? (name, false) : ("Int", false)
    }
    switch name {
    case "void": return ("UnsafeMutableRawPointer", true)
    case "char": return ("UnsafePointer<CChar>", true)
    case "NSArray":
      return ("[\(element(arguments.first, or: "Any", depth: depth))]", true)
    case "NSSet": return ("Set<\(element(arguments.first, or: "AnyHashable", depth: depth))>", true)
    case "NSDictionary":
      let key = element(arguments.first, or: "AnyHashable", depth: depth)
      let value = element(arguments.dropFirst().first, or: "Any", depth: depth)
      return ("[\(key): \(value)]", true)
    default: break
    }
    if let object = Self.objects[name] { return (object, true) }
    if Self.values[name] != nil { return ("UnsafeMutableRawPointer", true) }
    return (isKnown(name) || name.hasPrefix("NSMutable") || name == "NSNumber" ? name : "Any", true)
  }

  /// Returns the number of asterisks outside angle brackets.
  private static func stars(_ tokens: [String]) -> Int {
    var depth = 0
    return tokens.count { token in
      if token == "<" { depth += 1 }
      if token == ">" { depth -= 1 }
      return token == "*" && depth == 0
    }
  }

  private func element(_ tokens: [String]?, or other: String, depth: Int) -> String {
    guard let tokens, !tokens.isEmpty else { return other }
    let text = base(tokens, depth: depth + 1).text
    return text == "Self" || text == "Void" || text == "Any" ? other : text
  }

  /// Returns the generic arguments, or the protocols in angle brackets.
  private static func arguments(_ tokens: [String]) -> [[String]] {
    guard let start = tokens.firstIndex(of: "<") else { return [] }
    var parts: [[String]] = [[]]
    var depth = 0
    for token in tokens[start...] {
      if token == "<" { depth += 1 }
      if token == ">" { depth -= 1 }
      if depth == 0 { break }
      if token == "<", depth == 1 { continue }
      if token == ",", depth == 1 { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.filter { !$0.isEmpty }
  }

  private func block(_ tokens: [String], _ caret: Int, depth: Int) -> String {
    let result = Array(tokens[..<caret]).dropLast()
    var rest = tokens[(caret + 1)...]
    // `(^)(A, B)`: the rest begins with the closing parenthesis.
    rest = rest.drop { $0 != "(" }.dropFirst()
    var inner: [String] = []
    var depth = 1
    for token in rest {
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if depth == 0 { break }
      inner.append(token)
    }
    let parameters = ObjCTypeReader.parameters(inner, assumesNonnull: false).map {
      text($0.type, depth: depth + 1).replacing("!", with: "?")
    }
    let output = base(Array(result), depth: depth + 1).text
    return "(\(parameters.joined(separator: ", "))) -> \(output == "Self" ? "Any" : output)"
  }
}
