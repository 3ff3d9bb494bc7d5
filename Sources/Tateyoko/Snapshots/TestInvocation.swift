import Foundation
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// One call of a test function, so that a second call numbers its snapshots from 1 again.
struct TestInvocation: Hashable, Sendable {
  /// Tells calls apart. Swift Testing doesn't say which repetition is running: there all calls of a
  /// test with the same arguments are one, unless a trait of ours stands around each.
  let key: String
  /// Which test it is, the same for each call; nil where no test is running.
  let test: String?
  /// What identifies the call's arguments; empty without.
  var arguments = ""
  /// What the test is called with its module; nil while XCTest has not said so.
  var identifier: String?

  /// Which call of a test case it is that the trait `.snapshots` stands around; nil without it.
  @TaskLocal static var scope: Int?

  private static let scopeCount = Atomic<Int>(0)

  /// Runs one call of a test case, with an identity of its own.
  static func withScope(_ operation: () async throws -> Void) async rethrows {
    let number = scopeCount.wrappingAdd(1, ordering: .relaxed).newValue
    try await $scope.withValue(number) { try await operation() }
  }

  /// The test that the caller belongs to.
  static var current: TestInvocation {
    #if canImport(Testing)
      if let test = Test.current {
        let call = scope.map { " \($0)" } ?? ""
        let arguments = TestArguments.identity
        return TestInvocation(
          key: "\(test.id) \(arguments)\(call)", test: "\(test.id)", arguments: arguments,
          identifier: "\(test.id)")
      }
    #endif
    guard let running = RunningTestCase.current else {
      return TestInvocation(key: "XCTest after \(RunningTestCase.count)", test: nil)
    }
    return TestInvocation(key: "XCTest \(running.number)", test: running.name)
  }

  /// What people call the test: its suite and function, without the module and the place.
  static func words(_ test: String) -> String {
    // XCTest's are short as they are: Class.testName.
    guard test.contains("/") else { return test }
    let parts = test.split(separator: "/").filter { !$0.contains(".swift:") }
    guard let first = parts.first else { return test }
    let suite = first.split(separator: ".").last ?? first
    return ([suite] + parts.dropFirst()).joined(separator: "/")
  }
}
