import Foundation

#if canImport(Testing)
  import Testing
#endif

/// The names that the assertions of this process have used, so that no two share one baseline.
final class SnapshotNames: @unchecked Sendable {
  static let shared = SnapshotNames()

  private struct Use {
    var line: UInt
    var content: AnyHashable?
  }

  private let lock = NSLock()
  private var counters: [String: Int] = [:]
  private var uses: [String: Use] = [:]

  /// Numbers the unnamed snapshots of one test: 1, 2, 3…
  func next(file: String, test: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let key = "\(file)\u{0}\(test)\u{0}\(Self.currentTest)"
    counters[key, default: 0] += 1
    return counters[key]!
  }

  /// Claims a baseline for a line of a test; returns the line that holds it already.
  ///
  /// The same line may claim a baseline again, as a repeated test does, as long as what it
  /// compares is the same; otherwise one of the two would record over the other.
  func claim(_ path: String, line: UInt, content: AnyHashable?) -> UInt? {
    lock.lock()
    defer { lock.unlock() }
    guard let earlier = uses[path] else {
      uses[path] = Use(line: line, content: content)
      return nil
    }
    return earlier.line == line && earlier.content == content ? nil : earlier.line
  }

  /// Lets a baseline be claimed anew, as by a later run.
  func forget(_ path: String) {
    RecordedBaselines.forget(path)
    lock.lock()
    defer { lock.unlock() }
    uses[path] = nil
  }

  /// Says what to do about a name that two snapshots would share.
  static func advice(_ title: String, line: UInt, other: UInt) -> String {
    guard line == other else {
      return """
        The name of \(title) is taken: line \(other) of the same file compares something else with \
        the same baseline. Pass another `named:`.
        """
    }
    return """
      The name of \(title) is taken: the same line compared something else with the same baseline \
      before, as in a loop or a test with arguments. Pass a `named:` that is made from what changes.
      """
  }

  private static var currentTest: String {
    #if canImport(Testing)
      if let test = Test.current { return "\(test.id) \(TestArguments.name ?? "")" }
    #endif
    return ""
  }

  /// Makes a file name out of a test's or a snapshot's name: `testCell()` becomes `testCell`.
  static func sanitized(_ name: String) -> String {
    var result = ""
    var pending = false
    for scalar in name.unicodeScalars {
      let isWord =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "_"
      if isWord {
        if pending && !result.isEmpty { result.append("-") }
        result.unicodeScalars.append(scalar)
        pending = false
      } else {
        pending = true
      }
    }
    return result
  }
}
