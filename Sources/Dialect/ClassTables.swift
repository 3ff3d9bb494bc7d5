/// The table that a class gets: Swift code that lists what Objective-C's run time would know of it
/// (docs/dialect.md).
extension TypeFact {
  /// Whether a class's body or extension has anything to list, given the class.
  func hasTableEntries(of body: TypeFact) -> Bool {
    guard !isGeneric, !isElsewhere, !body.isGeneric, !body.isElsewhere else { return false }
    if !isExtension, objcName != nil { return true }
    return members.contains { $0.isListed }
  }

  /// The statements that list the members, each with the `#if` around it.
  func tableEntries() -> [ForwardingMember] {
    var result: [ForwardingMember] = []
    if !isExtension, let objcName {
      result.append(ForwardingMember(text: "members.name(\"\(objcName)\")"))
    }
    // The compiler needs types to choose between methods of one name. Types of an enclosing type
    // aren't visible from an extension at the end of the file.
    let typed = !name.contains(".")
    var seen: Set<String> = []
    for member in members where member.isListed {
      let text = member.tableEntry(of: name, typed: typed)
      guard seen.insert(text + (member.condition ?? "")).inserted else { continue }
      result.append(ForwardingMember(text: text, condition: member.condition))
    }
    return result
  }
}

extension MemberFact {
  /// Whether a table lists the member.
  var isListed: Bool {
    guard !isStatic, !isUnavailable else { return false }
    if kind == .property { return role != .none }
    guard kind == .function else { return false }
    if role == .none { return (isRootOverride || isEditAction) && isCallable }
    return isCallable
  }

  private var isRootOverride: Bool { isOverride && ObjCRootMethods.selectors[key] != nil }

  /// Responders inherit these methods here, so that only tables tell who implements them.
  private var isEditAction: Bool {
    isOverride && labels == ["_"] && ObjCRootMethods.editActions.contains(base)
  }

  /// Whether the run-time support can call the method.
  var isCallable: Bool {
    guard !isGeneric, !isThrowing, !isAsync, labels.count <= Self.maximumParameters else {
      return false
    }
    guard resultType.map({ !$0.hasPrefix("some ") && !Self.names("Self", in: $0) }) ?? true else {
      return false
    }
    return parameterTypes.allSatisfy { type in
      !type.contains("->") && !type.contains("@") && !type.contains("...")
        && !type.hasPrefix("inout ") && !type.hasPrefix("some ") && !Self.names("Self", in: type)
    }
  }

  private static func names(_ word: String, in type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }

  /// Selectors of more parameters have a name only.
  static let maximumParameters = 4

  /// `{ $0.move($1, to: $2) }`. Unlike a reference to the method, a closure may be isolated to the main
  /// actor whatever the method is.
  static func call(_ base: String, labels: [String]) -> String {
    let arguments = labels.enumerated().map { index, label in
      label == "_" ? "$\(index + 1)" : "\(label): $\(index + 1)"
    }
    return "{ $0.\(base)(\(arguments.joined(separator: ", "))) }"
  }

  /// The method's type without its owner, for `as:`.
  var functionType: String {
    let parameters = parameterTypes.map(Self.withoutImplicitUnwrapping).joined(separator: ", ")
    let result = resultType.map(Self.withoutImplicitUnwrapping) ?? "Void"
    return "((\(parameters)) -> \(result)).self"
  }

  private static func withoutImplicitUnwrapping(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  fileprivate func tableEntry(of type: String, typed: Bool) -> String {
    if kind == .property {
      let method =
        switch role {
        case .outlet: "outlet"
        case .outletCollection: "outletCollection"
        case .inspectable: "inspectable"
        case .dynamic: "observable"
        default: "key"
        }
      return "members.\(method)(\"\(objcName ?? base)\", \\\(type).\(base))"
    }
    let method = role == .action ? "action" : role == .segueAction ? "segueAction" : "method"
    let name = (role == .none ? ObjCRootMethods.selectors[key] : nil) ?? selector
    let types = typed && !parameterTypes.isEmpty ? ", as: \(functionType)" : ""
    return
      "members.\(method)(_dialectSelector(\"\(name)\", \(type).self, \(Self.call(base, labels: labels))\(types)))"
  }
}

/// Composes what is appended to a file.
enum ClassTables {
  /// Lines, those under a condition within a `#if`.
  static func lines(_ members: [ForwardingMember], indentation: String) -> String {
    members.map { member in
      guard let condition = member.condition else { return indentation + member.text + "\n" }
      return "#if \(condition)\n\(indentation)\(member.text)\n#endif\n"
    }.joined()
  }

  /// The function that lists the members of a body or an extension.
  static func part(_ type: TypeFact, named function: String) -> String {
    wrapped(
      """
      extension \(type.name) {
        static func \(function)(_ members: inout _DialectMembers) {
      \(lines(type.tableEntries(), indentation: "    "))  }
      }

      """, in: type.condition)
  }

  /// The type that the run-time support finds by the class's name.
  static func table(_ type: TypeFact, parts: [ForwardingMember]) -> String {
    let calls = parts.map {
      ForwardingMember(text: "\(type.name).\($0.text)(&members)", condition: $0.condition)
    }
    return wrapped(
      """
      extension \(type.name) {
        @MainActor enum _Dialect: _DialectTable {
          static func describe(_ members: inout _DialectMembers) {
      \(lines(calls, indentation: "      "))    }
        }
      }

      """, in: type.condition)
  }

  static func names(_ classes: [ForwardingMember]) -> String {
    let entries = classes.map {
      ForwardingMember(text: "classes.append(\($0.text))", condition: $0.condition)
    }
    return """
      enum _DialectModule: _DialectClassNames {
        static var classes: [(String, AnyClass)] {
          var classes: [(String, AnyClass)] = []
      \(lines(entries, indentation: "    "))    return classes
        }
      }

      """
  }

  static func wrapped(_ text: String, in condition: String?) -> String {
    condition.map { "#if \($0)\n\(text)#endif\n" } ?? text
  }
}
