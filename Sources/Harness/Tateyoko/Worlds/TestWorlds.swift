import UIKit

#if canImport(Testing)
  import Testing
#endif

/// The scopes of the running tests, each with its own simulations.
///
/// Tests of Swift Testing may run concurrently on the main actor, one continuing while another
/// waits; XCTest's run one after the other. Neither library notifies others when a test of
/// the first kind ends, so what such a test has let go of is released here when the main queue
/// turns to other work.
@MainActor
enum TestWorlds {
  /// The identity of a running test.
  enum Key: Hashable, Sendable {
    #if canImport(Testing)
      case swiftTesting(Test.ID, arguments: String, number: Int, call: Int?)
    #endif
    case xcTest(Int, suites: [String])
    /// The state that an XCTest class sets up for all of its tests.
    case xcTestSuite([String])
  }

  /// The scopes of the tests that have started.
  private static var scopes: [Key: WorldScope] = [:]
  /// The result of the last lookup, valid as long as the task that made it runs.
  private static var latest: (task: Int, scope: WorldScope)?
  private static var isLookingUp = false
  /// The number of scopes that triggers dropping unused ones.
  private static var nextSweep = 64

  /// The scope of the running test; `nil` if none is running.
  static var current: WorldScope? {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    if let task, let latest, latest.task == task { return latest.scope }
    // Distinguishing a test's arguments may itself query the locale or the time zone.
    guard !isLookingUp else { return nil }
    isLookingUp = true
    defer { isLookingUp = false }
    guard let key else { return nil }
    let scope = scope(for: key)
    if let task {
      if let latest {
        // The main actor has switched to another task, so the previous one has ended or waits.
        if latest.scope !== scope { latest.scope.relax() }
      } else {
        WorldScope.whenIdle { forgetLatest() }
      }
      latest = (task, scope)
    }
    return scope
  }

  private static func forgetLatest() {
    latest?.scope.relax()
    latest = nil
  }

  /// The identity of the running test; `nil` if none is running.
  nonisolated static var key: Key? {
    #if canImport(Testing)
      if let test = Test.current {
        return .swiftTesting(
          test.id, arguments: TestArguments.identity, number: TestArguments.number,
          call: TestInvocation.scope)
      }
    #endif
    if let running = RunningTestCase.current {
      return .xcTest(running.number, suites: running.suites)
    }
    let suites = RunningTestCase.runningSuites
    return suites.isEmpty ? nil : .xcTestSuite(suites)
  }

  static func scope(for key: Key) -> WorldScope {
    if let known = scopes[key] { return known }
    let scope: WorldScope
    switch key {
    case .xcTest(_, let suites):
      // The previous test has ended.
      scopes = scopes.filter { if case .xcTest = $0.key { false } else { true } }
      scope = WorldScope(inside: scopes[.xcTestSuite(suites)])
    case .xcTestSuite(let suites):
      // Suites that have ended, and their tests, are no longer needed.
      scopes = scopes.filter {
        switch $0.key {
        case .xcTest: false
        case .xcTestSuite(let other): suites.starts(with: other)
        #if canImport(Testing)
          case .swiftTesting: true
        #endif
        }
      }
      scope = WorldScope()
    #if canImport(Testing)
      case .swiftTesting:
        if scopes.count >= nextSweep {
          scopes = scopes.filter { !$0.value.isForgettable }
          nextSweep = max(64, 2 * scopes.count)
        }
        scope = WorldScope(endsUnnoticed: true)
    #endif
    }
    scopes[key] = scope
    return scope
  }
}

/// Returns the running test's scope; UIKit calls this function by name.
///
/// The scope isn't retained: it lives as long as its test.
@_cdecl("tateyoko_scope_of_test")
public func _scopeOfTest() -> UnsafeRawPointer? {
  guard MainQueue.isCurrent else { return nil }
  let scope = MainActor.assumeIsolated { TestWorlds.current }
  return scope.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}
