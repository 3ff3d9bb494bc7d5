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

  /// Lets a baseline be claimed anew.
  func forget(_ path: String) {
    lock.lock()
    defer { lock.unlock() }
    uses[path] = nil
  }

  private static var currentTest: String {
    #if canImport(Testing)
      if let test = Test.current { return "\(test.id)" }
    #endif
    return ""
  }

  /// Whether the running test is called with arguments, each call of which needs names of its own.
  static var isParameterized: Bool {
    #if canImport(Testing)
      return Test.Case.current?.isParameterized ?? false
    #else
      return false
    #endif
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
