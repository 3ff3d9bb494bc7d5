#if canImport(XCTest) && !canImport(Darwin)
  import XCTest

  // XCTest on Linux only waits for a given time; without one, Apple's waits until the test has used
  // up its
  // execution time allowance (Apple, `wait(for:)` and `fulfillment(of:timeout:enforceOrder:)`).

  /// The default execution time allowance of a test, in seconds (Apple,
  /// `XCTestCase.executionTimeAllowance`).
  private let executionTimeAllowance = 600.0

  extension XCTestCase {
    /// Waits for expectations, without a separate timeout.
    ///
    /// The test fails if they aren't fulfilled in ten minutes.
    @available(*, noasync, message: "Use await fulfillment(of:) instead.")
    public func wait(
      for expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #file, line: Int = #line
    ) {
      wait(
        for: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrder, file: file,
        line: line)
    }

    /// Waits for expectations, without a separate timeout.
    ///
    /// The test fails if they aren't fulfilled in ten minutes.
    nonisolated(nonsending) public func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #file, line: Int = #line
    ) async {
      await fulfillment(
        of: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrder, file: file,
        line: line)
    }
  }

  extension XCTWaiter {
    /// Waits for expectations, without a separate timeout: for ten minutes at most.
    @available(*, noasync, message: "Use await fulfillment(of:) instead.")
    @discardableResult
    public func wait(
      for expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #file, line: Int = #line
    ) -> Result {
      wait(
        for: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrder, file: file,
        line: line)
    }

    /// Waits with a new waiter, without a separate timeout for the expectations: for ten minutes at
    /// most.
    @available(*, noasync, message: "Use await fulfillment(of:) instead.")
    public class func wait(
      for expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #file, line: Int = #line
    ) -> Result {
      wait(
        for: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrder, file: file,
        line: line)
    }

    /// Waits for expectations, without a separate timeout: for ten minutes at most.
    @discardableResult
    nonisolated(nonsending) public func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #file, line: Int = #line
    ) async -> Result {
      await fulfillment(
        of: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrder, file: file,
        line: line)
    }

    /// Waits with a new waiter, without a separate timeout for the expectations: for ten minutes at
    /// most.
    nonisolated(nonsending) public class func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #file, line: Int = #line
    ) async -> Result {
      await fulfillment(
        of: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrder, file: file,
        line: line)
    }
  }
#endif
