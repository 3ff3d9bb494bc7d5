import Foundation
import Report

/// Test functions of one name in one file: their snapshots have the same baselines.
///
/// Together in one process they are distinguished by what they compare. But each may run alone, and
/// would then record over the baseline of the other, which nobody would hear of.
enum Namesakes {
  /// The lines of the functions that may compare something with one baseline; one alone, or none
  /// that is known, is all right.
  ///
  /// - Parameters:
  ///   - function: The test function, as it stands in the baseline's name.
  ///   - name: What the assertion is `named:`; nil for a number.
  ///   - hasArguments: Whether it is a test with arguments.
  static func lines(
    of function: String, named name: String?, hasArguments: Bool, in source: String
  ) -> [Int] {
    SwiftFunction.all(in: source).filter { candidate in
      guard candidate.name == function else { return false }
      // What tests with arguments compare without a name is named after these.
      if name == nil, candidate.hasParameters != hasArguments { return false }
      return mayCompare(candidate.body, name)
    }.map(\.line)
  }

  /// Whether a function's body has an assertion of that name, as far as one sees.
  private static func mayCompare(_ body: String, _ name: String?) -> Bool {
    let assertions = ["assertSnapshot (", "verifySnapshot (", "assertSnapshots ("]
    let count = assertions.reduce(0) { $0 + body.components(separatedBy: $1).count - 1 }
    guard count > 0 else { return false }
    let names = body.components(separatedBy: "named : ").dropFirst()
    guard let name else { return names.count < count }
    // A name that is put together may be any.
    return names.contains { rest in
      guard rest.hasPrefix("\"") else { return true }
      let literal = rest.dropFirst().prefix { $0 != "\"" }
      return literal.contains("\\") || SnapshotNames.sanitized(String(literal)) == name
    }
  }

  /// Why a baseline is not recorded over, or nil.
  static func problem(_ location: SnapshotLocation) -> String? {
    let file = URL(fileURLWithPath: location.testFile)
    // In a sealed build the sources are elsewhere, and nothing can be said.
    guard let data = try? ForeignFile.read(file, maximumSize: maximumSourceSize) else { return nil }
    let lines = lines(
      of: location.function, named: location.name, hasArguments: location.hasArguments,
      in: String(decoding: data, as: UTF8.self))
    guard lines.count > 1 else { return nil }
    let places = lines.map(String.init)
    return """
      \(location.title) was not recorded over its baseline: \(file.lastPathComponent) has \
      \(lines.count) test functions called \(location.function) that may use it (lines \
      \(places.dropLast().joined(separator: ", ")) and \(places.last ?? "")), and it may belong to \
      another of them. Rename one of them, or pass a `named:` to each; if they share it on \
      purpose, delete the baseline and record it again.
      """
  }

  private static let maximumSourceSize = 8 << 20
}
