#if canImport(XCTest) && !canImport(Darwin)
  import XCTest

  // SwiftPM lists the tests of a class and calls `testCase` with the list. XCTest's own overload
  // accepts
  // nonisolated methods: the list of a `@MainActor` class compiles all the same, and crashes the
  // process
  // when it is converted. When these overloads are visible, they match such a list better.
  // //
  // In Swift 5 mode: from Swift 6 on such a type in a signature is also `@Sendable`, which methods
  // aren't.

  /// Creates an entry of XCTest's list from a test class whose methods are isolated to the main
  /// actor.
  public func testCase<Test: XCTestCase>(
    _ tests: [(String, (Test) -> @MainActor () throws -> Void)]
  ) -> XCTestCaseEntry {
    testCase(tests.map { name, method in (name, onMainActor(method)) })
  }

  /// Creates an entry of XCTest's list from a test class whose methods are isolated to the main
  /// actor.
  public func testCase<Test: XCTestCase>(
    _ tests: [(String, (Test) -> @MainActor () -> Void)]
  ) -> XCTestCaseEntry {
    testCase(tests.map { name, method in (name, onMainActor(method)) })
  }

  /// Returns a method that XCTest can call: on the main thread, which the compiler can't see.
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

  extension XCTestCase {
    /// The class itself, as on Apple's platforms, where test cases are objects of Objective-C.
    public nonisolated class func classForCoder() -> AnyClass { self }
    public nonisolated var classForCoder: AnyClass { type(of: self) }
  }
#endif
