import Foundation
import Report

/// Test functions with the same name in one file, whose snapshots share baselines.
///
/// In the same process they are distinguished by what they compare. But each may run alone, and
/// would then silently overwrite the baseline of the other.
enum Namesakes {
  /// Returns the lines of the functions that may compare with the same baseline; a single one, or
  /// no known one, is fine.
  ///
  /// - Parameters:
  ///   - function: The test function, as in the baseline's name.
  ///   - name: The assertion's `named:`; `nil` for a number.
  ///   - hasArguments: Whether the test has arguments.
  static func lines(
    of function: String, named name: String?, hasArguments: Bool, in source: String
  ) -> [Int] {
    SwiftFunction.all(in: source).filter { candidate in
      guard candidate.name == function else { return false }
      // Unnamed snapshots of tests with arguments are named after the arguments.
      if name == nil, candidate.hasParameters != hasArguments { return false }
      return mayCompare(candidate.body, name)
    }.map(\.line)
  }

  /// Whether a function's body appears to contain an assertion with this name.
  private static func mayCompare(_ body: String, _ name: String?) -> Bool {
    let assertions = ["assertSnapshot (", "verifySnapshot (", "assertSnapshots ("]
    let count = assertions.reduce(0) { $0 + body.components(separatedBy: $1).count - 1 }
    guard count > 0 else { return false }
    let names = body.components(separatedBy: "named : ").dropFirst()
    guard let name else { return names.count < count }
    // A composed name may be any name.
    return names.contains { rest in
      guard rest.hasPrefix("\"") else { return true }
      let literal = rest.dropFirst().prefix { $0 != "\"" }
      return literal.contains("\\") || SnapshotNames.sanitized(String(literal)) == name
    }
  }

  /// Returns why a baseline must not be overwritten, or `nil`.
  static func problem(_ location: SnapshotLocation) -> String? {
    let file = URL(fileURLWithPath: location.testFile)
    // In a sealed build the sources are elsewhere, so there is no telling.
    guard let data = try? ForeignFile.read(file, maximumSize: maximumSourceSize) else { return nil }
    let lines = lines(
      of: location.function, named: location.name, hasArguments: location.hasArguments,
      in: String(decoding: data, as: UTF8.self))
    guard lines.count > 1 else { return nil }
    let places = lines.map(String.init)
    return """
      \(location.title) was not recorded: its baseline may belong to another \(location.function) \
      in \(file.lastPathComponent) (lines \
      \(places.dropLast().joined(separator: ", ")) and \(places.last ?? "")). Rename one, pass a \
      `named:`, or delete the baseline first.
      """
  }

  private static let maximumSourceSize = 8 << 20
}
