import Foundation

/// The page that compares what is declared with what public code uses.
struct APIPage {
  var declared: DeclaredAPI
  let census: Census

  var text: String {
    mutating get {
      """
      # Declared API

      Written by `scripts/api` from the compiled modules; do not edit.

      A declaration means that code which names it compiles. What it does, and where it only keeps
      its state, is in [fidelity.md](../fidelity.md).

      The counts are of public Swift code: types and members of 33 mostly programmatic UIKit
      repositories (5,513 files), names that the compiler missed first of 65 repositories. Members
      are counted by name, whatever the type, so that a count is an upper bound. What the
      [dialect](../dialect.md)'s rewriter turns into Swift counts as declared. Names of other
      frameworks (SwiftUI, WebKit, AVFoundation and others) and names that the counted apps declare
      themselves are left out of the shares.

      | counted | names | declared | share of the uses |
      |---|---:|---:|---:|
      \(share(.type, "types and global functions"))
      \(share(.member, "members"))
      \(share(.symbol, "names that were missing in the first census"))

      ## Counted and not declared

      | name | repositories | uses |
      |---|---:|---:|
      \(missing)

      ## In other frameworks

      `Combine` is a trait of this package, which the modules are read without.

      | name | framework | repositories | uses | declared |
      |---|---|---:|---:|---|
      \(foreign)

      ## Types

      Public types with the number of their own members (names, without inherited ones), and how
      often the census has the type.

      | type | members | repositories | uses |
      |---|---:|---:|---:|
      \(types)

      """
    }
  }

  private mutating func isDeclared(_ row: Census.Row) -> Bool {
    if row.framework == "dialect" { return true }
    return switch row.kind {
    case .type: declared.hasType(row.name)
    case .member: declared.members.contains(row.name)
    case .symbol: declared.has(row.name)
    }
  }

  private mutating func share(_ kind: Census.Row.Kind, _ title: String) -> String {
    let rows = census.rows.filter { $0.kind == kind && $0.isOfUIKit }
    let known = rows.filter { isDeclared($0) }
    let uses = known.reduce(0) { $0 + $1.uses }
    let all = rows.reduce(0) { $0 + $1.uses }
    let tenths = all == 0 ? 0 : uses * 1000 / all
    return "| \(title) | \(rows.count) | \(known.count) | \(tenths / 10).\(tenths % 10) % |"
  }

  private var missing: String {
    mutating get {
      var seen: Set<String> = []
      var rows: [Census.Row] = []
      for row in census.rows where row.isOfUIKit && !isDeclared(row) {
        if seen.insert(row.name).inserted { rows.append(row) }
      }
      return Self.sorted(rows)
        .map { "| `\($0.name)` | \($0.repositories) | \($0.uses) |" }.joined(separator: "\n")
    }
  }

  private var foreign: String {
    mutating get {
      var seen: Set<String> = []
      var rows: [Census.Row] = []
      for row in census.rows where !row.isOfUIKit && row.framework != "apps" {
        if seen.insert(row.name).inserted { rows.append(row) }
      }
      var lines: [String] = []
      for row in Self.sorted(rows) {
        let answer = declared.has(row.name) ? "yes" : "no"
        lines.append(
          "| `\(row.name)` | \(row.framework) | \(row.repositories) | \(row.uses) | \(answer) |")
      }
      return lines.joined(separator: "\n")
    }
  }

  private var types: String {
    var counted: [String: Census.Row] = [:]
    for row in census.rows where row.kind == .type { counted[row.name] = row }
    return declared.types.sorted { $0.key < $1.key }.map { name, members in
      let row = counted[name]
      let counts = row.map { "\($0.repositories) | \($0.uses)" } ?? " | "
      return "| `\(name)` | \(members.count) | \(counts) |"
    }.joined(separator: "\n")
  }

  /// What most repositories use first.
  private static func sorted(_ rows: [Census.Row]) -> [Census.Row] {
    rows.sorted { ($1.repositories, $1.uses, $0.name) < ($0.repositories, $0.uses, $1.name) }
  }
}
