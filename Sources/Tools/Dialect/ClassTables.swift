/// The table of a class: Swift code that lists what the Objective-C runtime would know about it
/// (docs/dialect.md).
extension TypeFact {
  /// Whether a class's body or extension has anything to list in the class's table.
  func hasTableEntries(of body: TypeFact) -> Bool {
    // An extension with a `where` clause applies only to some of the class's specializations.
    guard !(isExtension && isGeneric), !isElsewhere, !body.isElsewhere else { return false }
    if !isExtension, objcName != nil { return true }
    return members.contains { $0.isListed }
  }

  /// Whether an extension of a class of UIKit's has anything that nibs set or call.
  var hasNibMembers: Bool { isExtension && !isGeneric && members.contains { $0.isForNibs } }

  /// The statements that list the members, each with its surrounding `#if`.
  ///
  /// - Parameter isSystem: Whether the class is UIKit's.
  func tableEntries(isSystem: Bool = false) -> [ForwardingMember] {
    var result: [ForwardingMember] = []
    if !isExtension, let objcName {
      result.append(ForwardingMember(text: "members.name(\"\(objcName)\")"))
    }
    // The compiler needs types to choose between methods with the same name. Types of an enclosing
    // type aren't visible from an extension at the end of the file.
    let typed = !name.contains(".")
    var seen: Set<String> = []
    for member in members where isSystem ? member.isForNibs : member.isListed {
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
    guard !isUnavailable else { return false }
    if isStatic { return isObservingRule }
    if kind == .property { return role != .none || isRootProperty }
    guard kind == .function else { return false }
    if role == .none { return (isRootOverride || isEditAction) && isCallable }
    return isCallable
  }

  /// Whether a nib may set the property or call the method.
  var isForNibs: Bool {
    isListed && !isStatic && role != .none
      && (kind == .property || role == .action || role == .segueAction)
  }

  /// Whether this is a static member that describes how properties are observed, which Linux's
  /// NSObject doesn't have.
  private var isObservingRule: Bool {
    if Self.observingRules[key] != nil { return isOverride }
    return role != .none && labels.isEmpty && base.hasPrefix(Self.sourcesPrefix)
  }

  private static let observingRules = [
    "s:keyPathsForValuesAffectingValue(forKey:)": "sources",
    "s:automaticallyNotifiesObservers(forKey:)": "automatic",
  ]

  /// The prefix of a member that is followed by the key of a computed property.
  private static let sourcesPrefix = "keyPathsForValuesAffecting"

  private func observingEntry(of type: String) -> String {
    if let rule = Self.observingRules[key] {
      return "members.\(rule) { \(type).\(base)(forKey: $0) }"
    }
    let call = kind == .function ? "\(base)()" : base
    let property = base.dropFirst(Self.sourcesPrefix.count)
    return "members.sources(of: \"\(property)\") { \(type).\(call) }"
  }

  private var isRootOverride: Bool { isOverride && ObjCRootMethods.selectors[key] != nil }

  /// An override of a property that only tables tell about, if the class isn't a responder.
  private var isRootProperty: Bool { isOverride && ObjCRootMethods.properties.contains(base) }

  /// Responders inherit these methods here, so only tables tell who implements them.
  private var isEditAction: Bool {
    isOverride && labels == ["_"] && ObjCRootMethods.editActions.contains(base)
  }

  /// Whether the runtime support can call the method.
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

  /// The maximum number of parameters; selectors with more only have a name.
  static let maximumParameters = 4

  /// Returns `{ $0.move($1, to: $2) }`. Unlike a reference to the method, a closure can be isolated
  /// to the main actor regardless of the method's isolation.
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
    if isStatic { return observingEntry(of: type) }
    if kind == .property {
      let method =
        switch role {
        case .outlet: "outlet"
        case .outletCollection: "outletCollection"
        case .inspectable: "inspectable"
        case .dynamic: "observable"
        default: "key"
        }
      let name = isRootProperty ? base : objcName ?? ObjCNames.plain(base)
      return "members.\(method)(\"\(name)\", \\\(type).\(base))"
    }
    let method = role == .action ? "action" : role == .segueAction ? "segueAction" : "method"
    let name = (role == .none ? ObjCRootMethods.selectors[key] : nil) ?? selector
    let types = typed && !parameterTypes.isEmpty ? ", as: \(functionType)" : ""
    return
      "members.\(method)(_dialectSelector(\"\(name)\", \(type).self, \(Self.call(base, labels: labels))\(types)))"
  }
}

/// Composes the code that is appended to a file.
enum ClassTables {
  /// Returns lines, with an `#if` around conditional ones.
  static func lines(_ members: [ForwardingMember], indentation: String) -> String {
    members.map { member in
      guard let condition = member.condition else { return indentation + member.text + "\n" }
      return "#if \(condition)\n\(indentation)\(member.text)\n#endif\n"
    }.joined()
  }

  /// Returns the function that lists the members of a body or an extension.
  ///
  /// - Parameter isSystem: Whether the class is UIKit's.
  static func part(_ type: TypeFact, named function: String, isSystem: Bool = false) -> String {
    wrapped(
      """
      extension \(type.name) {
        static func \(function)(_ members: inout _DialectMembers) {
      \(lines(type.tableEntries(isSystem: isSystem), indentation: "    "))  }
      }

      """, in: type.condition)
  }

  /// Returns the table of an extension of a class of UIKit's, and the function that lists its members.
  static func systemTable(_ type: TypeFact, named name: String) -> String {
    part(type, named: name, isSystem: true)
      + wrapped(
        """
        enum \(name)_table: _DialectUnnamedTable {
          static func describe(_ type: AnyClass, _ members: inout _DialectMembers) -> Bool {
            guard type == \(type.name).self else { return false }
            \(type.name).\(name)(&members)
            return true
          }
        }

        """, in: type.condition)
  }

  /// Returns the type that the runtime support finds by the class's name.
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

  /// Returns the table of a private or generic class. A separate protocol identifies the class,
  /// regardless of its generic arguments; subclasses inherit the protocol.
  /// - Parameter name: The prefix of the names that the file gets.
  static func unnamedTable(_ type: TypeFact, parts: [ForwardingMember], named name: String)
    -> String
  {
    let calls = parts.map {
      ForwardingMember(text: "\($0.text)(&members)", condition: $0.condition)
    }
    return wrapped(
      """
      fileprivate protocol \(name)_type {
        @MainActor static func \(name)_list(_ members: inout _DialectMembers)
      }
      extension \(type.name): \(name)_type {
        @MainActor static func \(name)_list(_ members: inout _DialectMembers) {
      \(lines(calls, indentation: "    "))  }
      }
      enum \(name)_table: _DialectUnnamedTable {
        static func describe(_ type: AnyClass, _ members: inout _DialectMembers) -> Bool {
          guard let table = type as? any \(name)_type.Type,
            !(_getSuperclass(type) is any \(name)_type.Type)
          else { return false }
          table.\(name)_list(&members)
          return true
        }
      }

      """, in: type.condition)
  }

  /// Returns the module's table, which the runtime support finds by the module's name.
  static func module(_ table: ModuleTable) -> String {
    """
    enum _DialectModule: _DialectModuleTable {
      static var classes: [(String, AnyClass)] {
        var classes: [(String, AnyClass)] = []
    \(added(table.classes, to: "classes"))    return classes
      }
      static var unnamed: [any _DialectUnnamedTable.Type] {
        var unnamed: [any _DialectUnnamedTable.Type] = []
    \(added(table.unnamed, to: "unnamed"))    return unnamed
      }
    }

    """
  }

  private static func added(_ members: [ForwardingMember], to list: String) -> String {
    lines(
      members.map {
        ForwardingMember(text: "\(list).append(\($0.text))", condition: $0.condition)
      }, indentation: "    ")
  }

  static func wrapped(_ text: String, in condition: String?) -> String {
    condition.map { "#if \($0)\n\(text)#endif\n" } ?? text
  }
}
