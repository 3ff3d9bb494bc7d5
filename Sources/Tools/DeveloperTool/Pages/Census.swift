import Foundation

/// How often public code uses UIKit's names; see the head of the page for where it was counted.
struct Census {
  struct Row {
    enum Kind: String {
      /// A type's name, or that of a global function.
      case type
      /// A member's name, of whatever type.
      case member
      /// `Type.member` or a type that code asked for when it was first compiled here.
      case symbol
    }

    let kind: Kind
    let name: String
    let repositories: Int
    let uses: Int
    /// The module that has the name if it isn't UIKit; `apps` for names that apps declare, and
    /// `dialect` for what the dialect's rewriter turns into Swift, so that nothing declares it.
    let framework: String

    var isOfUIKit: Bool { framework.isEmpty || framework == "dialect" }
  }

  let rows: [Row]

  enum Problem: Error, CustomStringConvertible {
    case line(Int)
    var description: String {
      switch self {
      case .line(let number):
        "api-census.tsv:\(number): expected kind, name, two numbers, framework"
      }
    }
  }

  init(contentsOf url: URL) throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    rows = try lines.enumerated().dropFirst().map { index, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let kind = Row.Kind(rawValue: fields[0]),
        let repositories = Int(fields[2]), let uses = Int(fields[3])
      else { throw Problem.line(index + 1) }
      return Row(
        kind: kind, name: fields[1], repositories: repositories, uses: uses, framework: fields[4])
    }
  }
}
