#if canImport(XCTest) && !canImport(Darwin)
  import XCTest

  // SwiftPM lists the tests of a class and calls `testCase` with the list. XCTest's own takes methods
  // of no actor: the list of a class that is `@MainActor` compiles all the same, and ends the process
  // when it is converted. Where these are in sight, they match such a list better.
  //
  // In Swift 5: from Swift 6 on such a type in a signature is `@Sendable` too, which methods are not.

  /// Makes an entry of XCTest's list out of a test class whose methods belong to the main actor.
  public func testCase<Test: XCTestCase>(
    _ tests: [(String, (Test) -> @MainActor () throws -> Void)]
  ) -> XCTestCaseEntry {
    testCase(tests.map { name, method in (name, onMainActor(method)) })
  }

  /// Makes an entry of XCTest's list out of a test class whose methods belong to the main actor.
  public func testCase<Test: XCTestCase>(
    _ tests: [(String, (Test) -> @MainActor () -> Void)]
  ) -> XCTestCaseEntry {
    testCase(tests.map { name, method in (name, onMainActor(method)) })
  }

  /// A method as XCTest calls it: on the main thread, which the compiler can't see.
  private func onMainActor<Test>(
    _ method: @escaping (Test) -> @MainActor () throws -> Void
  ) -> (Test) -> () throws -> Void {
    { instance in
      let test = Unchecked(value: method(instance))
      return { try MainActor.assumeIsolated { try test.value() } }
    }
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
#endif
