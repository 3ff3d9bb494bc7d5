import UIKit

#if canImport(Testing)
  import Testing
#endif

/// The scopes of the tests that run, each with simulations of its own.
///
/// Tests of Swift Testing may run at the same time on the main actor, one going on where another
/// waits; those of XCTest follow one another. Neither library says to others when a test of the
/// first kind ends, so what such a test let go of is let go here when the main queue turns to other
/// work.
@MainActor
enum TestWorlds {
  /// What identifies a running test.
  enum Key: Hashable, Sendable {
    #if canImport(Testing)
      case swiftTesting(Test.ID, arguments: String, number: Int, call: Int?)
    #endif
    case xcTest(Int, suites: [String])
    /// What a class of XCTest sets up for all of its tests.
    case xcTestSuite([String])
  }

  /// The scopes of the tests that have begun.
  private static var scopes: [Key: WorldScope] = [:]
  /// What was found last, valid as long as the task runs that asked.
  private static var latest: (task: Int, scope: WorldScope)?
  private static var isLookingUp = false
  /// How many scopes there are when those no longer needed are dropped.
  private static var nextSweep = 64

  /// The scope of the test that is running; nil where none is.
  static var current: WorldScope? {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    if let task, let latest, latest.task == task { return latest.scope }
    // Distinguishing a test's arguments may ask for the locale or the time zone itself.
    guard !isLookingUp else { return nil }
    isLookingUp = true
    defer { isLookingUp = false }
    guard let key else { return nil }
    let scope = scope(for: key)
    if let task {
      if let latest {
        // The main actor has turned to another task, so the one before has ended or waits.
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

  /// What identifies the running test; nil where none is running.
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
      // The one before has ended.
      scopes = scopes.filter { if case .xcTest = $0.key { false } else { true } }
      scope = WorldScope(inside: scopes[.xcTestSuite(suites)])
    case .xcTestSuite(let suites):
      // Those of suites that have ended, and of their tests, are needed no more.
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

/// Says which scope the running test has; UIKit asks by this name.
///
/// The scope is not retained: it lives as long as its test.
@_cdecl("tateyoko_scope_of_test")
public func _scopeOfTest() -> UnsafeRawPointer? {
  guard MainQueue.isCurrent else { return nil }
  let scope = MainActor.assumeIsolated { TestWorlds.current }
  return scope.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}
