import Foundation
import UIKit

extension Snapshotting {
  /// Runs the code that creates and captures a value in the world that the strategy needs.
  ///
  /// The screen of the picture exists before the value, so that it answers queries from the value's
  /// expression, its initialisers and its stored properties. Effects of the code on the surrounding
  /// simulation, such as creating another simulator, end with the assertion.
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

/// Runs `body` on the main thread, immediately if already on it, in the caller's scopes.
func runOnMainThread<R>(_ body: @MainActor () throws -> R) throws -> R {
  if MainQueue.isCurrent {
    return try MainActor.assumeIsolated { Result { UncheckedTransfer(try body()) } }.get().value
  }
  let caller = CallerScopes()
  // The caller waits, so the closure and its result are never on two threads at a time.
  return try withoutActuallyEscaping(body) { body in
    let work = UncheckedTransfer(body)
    return try DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        Result { UncheckedTransfer(try caller.restore { try work.value() }) }
      }
    }.get().value
  }
}

/// The scopes of a task that the main queue doesn't have when it works for that task.
private struct CallerScopes: Sendable {
  private let configuration = SnapshotTestingConfiguration.scoped
  private let timeout = SnapshotWaiting.timeout
  private let delay = SnapshotWaiting.delay
  private let baseline = ComparedBaseline.file
  private let scope = World.scope
  private let test = TestWorlds.key

  @MainActor
  func restore<R>(_ body: () throws -> R) rethrows -> R {
    let scope = scope ?? test.map { TestWorlds.scope(for: $0) }
    return try SnapshotTestingConfiguration.$scoped.withValue(configuration) {
      try SnapshotWaiting.$timeout.withValue(timeout) {
        try SnapshotWaiting.$delay.withValue(delay) {
          try ComparedBaseline.$file.withValue(baseline) {
            try World.$scope.withValue(scope, operation: body)
          }
        }
      }
    }
  }
}
