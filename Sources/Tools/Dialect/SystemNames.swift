import SwiftParser
import SwiftSyntax

/// Collects the names that the rewriter needs from UIKit's sources.
public struct SystemNames {
  private var superclasses: [String: String] = [:]
  private var requirements: [String: Set<String>] = [:]
  private var defaults: [String: Set<String>] = [:]

  public init(sources: [[UInt8]]) {
    for source in sources {
      let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
      for statement in tree.statements { add(statement.item) }
    }
  }

  private mutating func add(_ item: CodeBlockItemSyntax.Item) {
    if let region = item.as(IfConfigDeclSyntax.self) {
      for clause in region.clauses {
        guard case .statements(let statements)? = clause.elements else { continue }
        for statement in statements { add(statement.item) }
      }
    } else if let node = item.as(ClassDeclSyntax.self), !node.modifiers.access.isEmpty {
      let name = node.name.text
      if let first = node.inheritanceClause?.inheritedTypes.first {
        superclasses[name] = plainName(first.type.oneLine)
      }
    } else if let node = item.as(ProtocolDeclSyntax.self), !node.modifiers.access.isEmpty {
      requirements[node.name.text] = names(of: node.memberBlock)
    } else if let node = item.as(ExtensionDeclSyntax.self) {
      let name = plainName(node.extendedType.oneLine)
      defaults[name, default: []].formUnion(names(of: node.memberBlock))
    }
  }

  private func names(of block: MemberBlockSyntax) -> Set<String> {
    var result: Set<String> = []
    for node in block.members.declarations(FunctionDeclSyntax.self) {
      let member = MemberFact(node, line: 0)
      result.insert(member.key)
    }
    return result
  }

  /// The source of `SystemClasses.swift`.
  public var classesSource: String {
    // A class that only conforms to protocols isn't relevant.
    let entries = superclasses.filter { requirements[$0.value] == nil }
      .sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \"\($0.value)\",\n" }.joined()
    return """
      // Written by `scripts/dialect names`; DialectNamesTests compares it with the sources.

      /// Which class each class of UIKit and its layers inherits from.
      enum SystemClasses {
        static let superclasses: [String: String] = [
      \(entries)  ]
      }

      """
  }

  /// The source of `SystemOptionals.swift`.
  public var optionalsSource: String {
    let optional = requirements.map { $0.value.intersection(defaults[$0.key] ?? []) }
    let keys = Set(optional.joined()).sorted().map { "    \($0)\n" }.joined()
    let protocols = requirements.keys.sorted().map { "    \"\($0)\",\n" }.joined()
    return """
      // Written by `scripts/dialect names`; DialectNamesTests compares it with the sources.

      /// The protocols of UIKit, and those of their methods that are optional on a device.
      enum SystemOptionals {
        static let protocols: Set<String> = [
      \(protocols)  ]

        /// Their labels by base name.
        static let methods: [String: [[String]]] = {
          var methods: [String: [[String]]] = [:]
          for name in names.split(separator: "\\n") {
            let parts = name.dropLast().split(separator: "(", omittingEmptySubsequences: false)
            let labels = parts[1].split(separator: ":").map(String.init)
            methods[String(parts[0]), default: []].append(labels)
          }
          return methods
        }()

        private static let names = \"""
      \(keys)    \"""
      }

      """
  }
}
