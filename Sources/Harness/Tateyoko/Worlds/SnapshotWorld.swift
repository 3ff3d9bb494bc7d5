import UIKit

/// The screen that a strategy captures values on.
///
/// An assertion creates the simulator before it creates the value, so that all of the value's code
/// runs on the screen that it is pictured on.
final class SnapshotWorld: Sendable {
  /// The screen; `nil` for the default one of the assertion's scope.
  private let config: ViewImageConfig?
  /// Adjusts the screen.
  private let adapt: @Sendable (ViewImageConfig) -> ViewImageConfig

  init(
    _ config: ViewImageConfig? = nil,
    adapting adapt: @escaping @Sendable (ViewImageConfig) -> ViewImageConfig = { $0 }
  ) {
    self.config = config
    self.adapt = adapt
  }

  /// A simulator that waits for the value of the strategy it was created for.
  struct Prepared: Sendable {
    let world: SnapshotWorld
    let simulator: Simulator
  }

  @TaskLocal static var prepared: Prepared?

  /// The screen, with the settings of the enclosing scope.
  var screen: ViewImageConfig { adapt(config ?? .ofScope) }

  /// Runs the body on a new screen that shows nothing yet.
  @MainActor
  func prepare<R>(_ body: () throws -> R) throws -> R {
    let simulator = try makeSimulator()
    return try Self.$prepared.withValue(Prepared(world: self, simulator: simulator)) {
      try simulator.host.perform(body)
    }
  }

  /// Runs the body with the screen that was created for the assertion, or with a new one.
  @MainActor
  func onScreen<R>(_ body: (Simulator) throws -> R) throws -> R {
    if let prepared = Self.prepared, prepared.world === self {
      // A strategy that captures several values uses a new screen for each.
      return try Self.$prepared.withValue(nil) { try body(prepared.simulator) }
    }
    return try World.$scope.withValue(WorldScope(passingOnTo: .current)) {
      let simulator = try makeSimulator()
      return try simulator.host.perform { try body(simulator) }
    }
  }

  /// Creates the screen, and adds earlier issues of the surrounding code to it.
  ///
  /// - Throws: ``PictureSizeError`` for an invalid size.
  @MainActor
  private func makeSimulator() throws -> Simulator {
    let screen = screen
    try PictureSizeError.check(screen.ownSize)
    let simulator = screen.makeSimulator()
    WorldScope.current.handIssues(to: simulator.host)
    return simulator
  }
}

extension ViewImageConfig {
  /// The screen of strategies without one: the run's, unless the scope specifies another.
  static var ofScope: ViewImageConfig {
    let scope = SnapshotTestingConfiguration.innermost
    let usual = scope.world
    return ViewImageConfig(
      usual.device, os: usual.os, orientation: .portrait, posture: usual.posture)
  }
}
