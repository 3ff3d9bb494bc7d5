import AssetCatalogs

/// The Swift interface of the app's own Objective-C code, without its implementation.
///
/// Properties store their values; methods and functions are holes.
struct ObjCFace {
  let declarations: ObjCDeclarations
  let types: ObjCSwiftType
  /// `public` in a generated module; empty among the app's own files.
  let access: String

  private var prefix: String { access.isEmpty ? "" : access + " " }
  private var openPrefix: String { access == "public" ? "open " : prefix }

  private func hole(_ path: String, _ line: Int, _ name: String, isValue: Bool) -> String {
    let arguments =
      "\(PackageManifest.quoted(path)), \(line), \(PackageManifest.quoted("\(name) is in Objective-C"))"
    return "_adoptedHole\(isValue ? "Value" : "")(\(arguments))"
  }

  /// Returns the Swift declaration of a name, or `nil` if no header declares it.
  func text(of name: String) -> String? {
    if let found = declarations.classes[name] { return aClass(found) }
    if let found = declarations.protocols[name] { return aProtocol(found) }
    if let found = declarations.enumerations[name] { return enumeration(found) }
    if let found = declarations.functions[name] { return function(found) }
    if let found = declarations.constants[name] { return constant(found) }
    return nil
  }

  /// Returns the names from the app's headers that a declaration needs.
  func needs(_ name: String) -> Set<String> {
    var words: [String] = []
    func add(_ group: ObjCDeclarations.Group) {
      words += [group.superclass ?? ""] + group.protocols
      words += group.properties.flatMap(\.type.tokens)
      for method in group.methods {
        words += method.result.tokens + method.parameters.flatMap(\.type.tokens)
      }
    }
    if let found = declarations.classes[name] { add(found) }
    if let found = declarations.protocols[name] { add(found) }
    if let found = declarations.functions[name] {
      words += found.result.tokens + found.parameters.flatMap(\.type.tokens)
    }
    if let found = declarations.constants[name] { words += found.type.tokens }
    return Set(words.filter { $0 != name && declarations.has($0) })
  }

  // MARK: Classes

  private func aClass(_ group: ObjCDeclarations.Group) -> String {
    let known = group.superclass.flatMap { $0 == "NSObject" || types.isKnown($0) ? $0 : nil }
    // Protocols are omitted, because their requirements are met by the implementation.
    let lines =
      ["\(openPrefix)class \(group.name): \(known ?? "NSObject") {"]
      + members(group, isProtocol: false).map { "  " + $0 } + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns an extension with the category members of a system class.
  func category(_ group: ObjCDeclarations.Group) -> String {
    var computed = group
    computed.properties = []
    var lines = ["extension \(group.name) {"]
    for property in group.properties {
      let hole = hole(group.path, property.line, "\(group.name).\(property.name)", isValue: true)
      let type = types.text(property.type)
      let setter = property.isReadOnly ? "" : " set {}"
      lines.append(
        "  \(prefix)\(property.isClass ? "static " : "")var \(SwiftName.code(property.name)): "
          + "\(type) { get { return \(hole) }\(setter) }")
    }
    lines += members(computed, isProtocol: false).map { line in
      let isFunction = line.contains("class func ")
      return "  "
        + (isFunction ? line.replacing("open class func ", with: "public static func ") : line)
        .replacing("class func ", with: "static func ").replacing("open ", with: "public ")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func members(_ group: ObjCDeclarations.Group, isProtocol: Bool) -> [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    for property in group.properties where seen.insert(property.name).inserted {
      let type = types.text(property.type)
      let name = SwiftName.code(property.name)
      if isProtocol {
        lines.append("var \(name): \(type) { get\(property.isReadOnly ? "" : " set") }")
        continue
      }
      let hole = hole(group.path, property.line, "\(group.name).\(property.name)", isValue: true)
      if property.isClass {
        lines.append("\(prefix)static var \(name): \(type) { get { return \(hole) } set {} }")
      } else if type.hasSuffix("?") || type.hasSuffix("!") {
        lines.append("\(openPrefix)var \(name): \(type)")
      } else {
        lines.append("\(openPrefix)lazy var \(name): \(type) = \(hole)")
      }
    }
    var names: Set<ObjCMethodName> = []
    for method in group.methods where !method.isUnavailable {
      let name = ObjCMethodName(method)
      guard names.insert(name).inserted, !seen.contains(name.name) || !name.labels.isEmpty,
        let line = self.method(method, name, of: group, isProtocol: isProtocol)
      else { continue }
      lines.append(line)
    }
    return lines
  }

  private func method(
    _ method: ObjCDeclarations.Method, _ name: ObjCMethodName, of group: ObjCDeclarations.Group,
    isProtocol: Bool
  ) -> String? {
    var parameters = zip(name.labels, method.parameters).map { (label: $0, parameter: $1) }
    let fails = parameters.last.map { ObjCSwiftType.isErrorPlace($0.parameter.type) } ?? false
    if fails { parameters.removeLast() }
    let list = parameters.enumerated().map { index, item in
      let inner = "_\(index)"
      let label = MissingType.label(item.label)
      let type = types.text(item.parameter.type)
      return "\(label) \(inner): \(Self.escaping(type))"
    }.joined(separator: ", ")
    let title = "\(group.name).\(name.name)"
    if name.name == "init" || name.name.hasPrefix("init") && method.parameters.isEmpty {
      // Initialisers of the superclass are inherited.
      let own: [[String]] = [
        [], ["frame"], ["coder"], ["nibName", "bundle"], ["style"], ["style", "reuseIdentifier"],
      ]
      guard !isProtocol, !own.contains(parameters.map(\.label)) else { return nil }
      let hole = hole(group.path, method.line, title, isValue: false)
      return "\(prefix)convenience init(\(list)) { self.init(); \(hole) }"
    }
    guard name.name != "dealloc", name.name != "hash", name.name != "description" else {
      return nil
    }
    var result = types.text(method.result)
    if fails, result == "Bool" { result = "Void" }
    if result.hasPrefix("Self"), method.isClass { result = group.name + result.dropFirst(4) }
    let arrow = result == "Void" ? "" : " -> \(result)"
    let effect = fails ? " throws" : ""
    let signature = "func \(SwiftName.code(name.name))(\(list))\(effect)\(arrow)"
    if isProtocol {
      return method.isClass ? nil : (method.isOptional ? "@objc optional " : "") + signature
    }
    let hole = hole(group.path, method.line, title, isValue: result != "Void")
    return "@discardableResult \(openPrefix)\(method.isClass ? "class " : "")\(signature) "
      + "{ \(result == "Void" ? "" : "return ")\(hole) }"
  }

  private static func escaping(_ type: String) -> String {
    type.contains("->") && !type.hasSuffix("?") && !type.hasSuffix("!") && type.hasPrefix("(")
      ? "@escaping \(type)" : type
  }

  private func aProtocol(_ group: ObjCDeclarations.Group) -> String {
    let inherited = group.protocols.filter { $0 == "NSObject" || declarations.protocols[$0] != nil }
      .map { $0 == "NSObject" ? "NSObjectProtocol" : $0 }
    let heritage = inherited.isEmpty ? "AnyObject" : inherited.joined(separator: ", ")
    let lines =
      ["@objc \(prefix)protocol \(group.name): \(heritage) {"]
      + members(group, isProtocol: true).map { "  " + $0 } + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Values

  private func enumeration(_ item: ObjCDeclarations.Enumeration) -> String {
    let name = item.name
    let values = Self.values(of: item)
    var lines: [String] = []
    switch item.kind {
    case .cases where !item.cases.isEmpty:
      lines.append("\(prefix)enum \(name): \(integer(item, or: "Int")) {")
      // Cases have distinct names and values in Swift; another name of a value is a property.
      var names: [Int: String] = [:]
      var used: Set<String> = []
      for (entry, value) in zip(item.cases, values) {
        let label = SwiftName.code(short(entry.name, item))
        guard used.insert(label).inserted else { continue }
        if let first = names[value] {
          lines.append("  \(prefix)static var \(label): \(name) { .\(first) }")
        } else {
          names[value] = label
          lines.append("  case \(label) = \(value)")
        }
      }
      lines.append("}")
    case .options:
      let type = integer(item, or: "UInt")
      lines += [
        "\(prefix)struct \(name): OptionSet, Sendable {", "  \(prefix)let rawValue: \(type)",
        "  \(prefix)init(rawValue: \(type)) { self.rawValue = rawValue }",
      ]
      var used: Set<String> = []
      for (entry, value) in zip(item.cases, values) where value != 0 {
        let label = SwiftName.code(short(entry.name, item))
        guard used.insert(label).inserted else { continue }
        lines.append(
          "  \(prefix)static let \(label) = \(name)(rawValue: \(type)(truncatingIfNeeded: \(value)))"
        )
      }
      lines.append("}")
    case .cases, .constants:
      let type = item.kind == .cases ? integer(item, or: "Int") : "UInt32"
      lines += [
        "\(prefix)struct \(name): RawRepresentable, Hashable, Sendable {",
        "  \(prefix)var rawValue: \(type)",
        "  \(prefix)init(rawValue: \(type)) { self.rawValue = rawValue }",
        "  \(prefix)init(_ rawValue: \(type)) { self.rawValue = rawValue }", "}",
      ]
      for (entry, value) in zip(item.cases, values) {
        lines.append(
          "\(prefix)let \(SwiftName.code(entry.name)) = "
            + "\(name)(rawValue: \(type)(truncatingIfNeeded: \(value)))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the integer type of an enumeration in Swift.
  private func integer(_ item: ObjCDeclarations.Enumeration, or other: String) -> String {
    let text = types.text(.init(tokens: item.type, nullability: .never))
    return text.hasPrefix("Int") || text.hasPrefix("UInt") ? text : other
  }

  /// Returns the values of an enumeration's cases. Without an expression that can be evaluated, a value is the
  /// previous one plus one.
  private static func values(of item: ObjCDeclarations.Enumeration) -> [Int] {
    var known: [String: Int] = [:]
    var next = 0
    return item.cases.map { entry in
      let value = entry.value.flatMap { ObjCValue.evaluate($0, known: known) } ?? next
      known[entry.name] = value
      next = value &+ 1
      return value
    }
  }

  /// Returns the name of a case without the prefix that all cases share.
  private func short(_ name: String, _ item: ObjCDeclarations.Enumeration) -> String {
    var common = item.name
    while !common.isEmpty, !item.cases.allSatisfy({ $0.name.hasPrefix(common) }) {
      common.removeLast()
    }
    // Only whole words are removed.
    while !common.isEmpty,
      !item.cases.allSatisfy({ $0.name.dropFirst(common.count).first?.isUppercase ?? false })
    {
      common.removeLast()
    }
    let rest = name.dropFirst(common.count)
    return rest.isEmpty ? name : ObjCMethodName.lower(rest)
  }

  private func function(_ item: ObjCDeclarations.Function) -> String {
    let list = item.parameters.enumerated().map { "_ _\($0): \(types.text($1.type))" }
      .joined(separator: ", ")
    let result = types.text(item.result)
    let isVoid = result == "Void"
    let hole = hole(item.path, item.line, item.name, isValue: !isVoid)
    return "@discardableResult \(prefix)func \(SwiftName.code(item.name))(\(list))"
      + (isVoid ? "" : " -> \(result)") + " { \(isVoid ? "" : "return ")\(hole) }\n"
  }

  private func constant(_ item: ObjCDeclarations.Constant) -> String {
    let type = types.text(item.type).replacing("!", with: "")
    let hole = hole(item.path, item.line, item.name, isValue: true)
    return "\(prefix)var \(SwiftName.code(item.name)): \(type) { return \(hole) }\n"
  }
}
