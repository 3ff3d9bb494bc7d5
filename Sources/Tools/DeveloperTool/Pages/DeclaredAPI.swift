import Foundation

/// What the modules that an app sees by `import UIKit` declare, out of the compiler's symbol graphs.
struct DeclaredAPI {
  /// Public types by their full names, such as `UIView.AutoresizingMask`, with the names of their
  /// own members without arguments.
  private(set) var types: [String: Set<String>] = [:]
  /// Functions, constants and variables outside of types.
  private(set) var globals: Set<String> = []
  /// Superclasses, and protocols that a type conforms to, by full names.
  private var bases: [String: Set<String>] = [:]
  /// Names of types without those around them.
  private var shortNames: Set<String> = []

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      struct Kind: Decodable { let identifier: String }
      let identifier: Identifier
      let kind: Kind
      let pathComponents: [String]
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  /// Reads every `.symbols.json` of a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let graphs = try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
    var names: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      let path = symbol.pathComponents
      let name = path.joined(separator: ".")
      names[symbol.identifier.precise] = name
      if Self.typeKinds.contains(symbol.kind.identifier) {
        types[name, default: []].formUnion([])
        shortNames.insert(path[path.count - 1])
      }
      let base = String(path[path.count - 1].prefix { $0 != "(" })
      if path.count == 1 {
        if !Self.typeKinds.contains(symbol.kind.identifier) { globals.insert(base) }
      } else {
        types[path.dropLast().joined(separator: "."), default: []].insert(base)
      }
    }
    for relationship in graphs.flatMap(\.relationships)
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let source = names[relationship.source] else { continue }
      let target =
        names[relationship.target]
        ?? relationship.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
      if let target { bases[source, default: []].insert(target) }
    }
  }

  private static let typeKinds: Set<String> = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
  ]

  /// All names of members, of any type.
  private(set) lazy var members: Set<String> = types.values.reduce(into: globals) {
    $0.formUnion($1)
  }

  /// Whether a type, or a global function that code names like one, is declared.
  func hasType(_ name: String) -> Bool {
    types[name] != nil || shortNames.contains(name) || globals.contains(name)
  }

  /// Whether something is declared: a type, a global, or `Type.member` there or in what the type
  /// inherits from.
  func has(_ name: String) -> Bool {
    if hasType(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    let member = String(name[name.index(after: dot)...])
    return hasMember(member, of: String(name[..<dot]), seen: [])
  }

  private func hasMember(_ member: String, of type: String, seen: Set<String>) -> Bool {
    guard !seen.contains(type) else { return false }
    if types[type]?.contains(member) == true { return true }
    return (bases[type] ?? []).contains {
      hasMember(member, of: $0, seen: seen.union([type]))
    }
  }
}
