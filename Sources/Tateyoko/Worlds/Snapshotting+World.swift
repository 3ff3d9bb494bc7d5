import Foundation
import UIKit

extension Snapshotting {
  /// Runs what makes and looks at a value in the world that the strategy needs.
  ///
  /// The screen of the picture is there before the value, so that the value's expression, its
  /// initialisers and its stored properties are answered by it. What the code does to the simulation
  /// around, such as making another simulator, ends with the assertion.
  func inWorld<R>(_ body: () throws -> R) throws -> R {
    guard needsMainThread || MainQueue.isCurrent else { return try body() }
    let world = world
    return try withoutActuallyEscaping(body) { body in
      let work = UncheckedTransfer(body)
      return try runOnMainThread {
        try World.$scope.withValue(WorldScope(passingOnTo: .current)) {
          guard let world else { return try work.value() }
          return try world.prepare { try work.value() }
        }
      }
    }
  }
}

/// Runs `body` where views belong, at once when this is there, in the scopes of the caller.
func runOnMainThread<R>(_ body: @MainActor () throws -> R) throws -> R {
  if MainQueue.isCurrent {
    return try MainActor.assumeIsolated { Result { UncheckedTransfer(try body()) } }.get().value
  }
  let caller = CallerScopes()
  // The caller waits, so neither the closure nor its result is ever on two threads at a time.
  return try withoutActuallyEscaping(body) { body in
    let work = UncheckedTransfer(body)
    return try DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        Result { UncheckedTransfer(try caller.restore { try work.value() }) }
      }
    }.get().value
  }
}

/// The scopes that a task has and the main queue, when it works for that task, has not.
private struct CallerScopes: Sendable {
  private let configuration = SnapshotTestingConfiguration.scoped
  private let timeout = SnapshotWaiting.timeout
  private let delay = SnapshotWaiting.delay
  private let scope = World.scope
  private let test = TestWorlds.key

  @MainActor
  func restore<R>(_ body: () throws -> R) rethrows -> R {
    let scope = scope ?? test.map { TestWorlds.scope(for: $0) }
    return try SnapshotTestingConfiguration.$scoped.withValue(configuration) {
      try SnapshotWaiting.$timeout.withValue(timeout) {
        try SnapshotWaiting.$delay.withValue(delay) {
          try World.$scope.withValue(scope, operation: body)
        }
      }
    }
  }
}
