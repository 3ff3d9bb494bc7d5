import Findings
import Layers
import ScreenFacts
import UIKit

import struct ScreenFacts.ScreenFacts

/// What is put on the screens of a matrix to be looked at.
@MainActor
enum LintSubject {
  /// A controller that fills the screen, and what a declaration asks of that.
  case controller(@MainActor () throws -> UIViewController, config: ViewImageConfig? = nil)
  /// A view of its own size, or of one that is given, without a safe area.
  case view(@MainActor () throws -> UIView, size: CGSize? = nil)
  /// An app, and what is done with it first.
  case app(
    @MainActor () throws -> any UIApplicationDelegate,
    steps: (@MainActor (Simulator) throws -> Void)? = nil)

  /// What was found of one screen.
  struct Look {
    var facts: ScreenFacts
    /// What differs after a turn or a fold there and back.
    var turned: [ScreenFinding] = []
    /// Whether the code asked what its device is called, so that another device of the same screen may
    /// be laid out differently.
    var knowsDevice: Bool
  }

  /// Whether equal screens are laid out alike: steps may ask the simulator for its device.
  var sharesLayouts: Bool {
    if case .app(_, let steps) = self { steps == nil } else { true }
  }

  /// Launches it on a screen of its own, and looks at it.
  ///
  /// - Throws: What its code throws, or what could not be simulated.
  func look(at config: ViewImageConfig, drawing: Bool, turn: TurnCheck?) throws -> Look {
    let config = adapted(config)
    return try World.$scope.withValue(WorldScope(passingOnTo: .current)) {
      let simulator = config.makeSimulator()
      WorldScope.current.handIssues(to: simulator.host)
      return try simulator.host.perform {
        switch self {
        case .controller(let make, _):
          try simulator.showing(try make()) { Self.look($0, drawing, turn) }
        case .app(let make, let steps):
          try simulator.launching(try make(), steps: { try steps?($0) }) {
            Self.look($0, drawing, turn)
          }
        case .view(let make, let size):
          try simulator.showing(try make(), size: size) { simulator, _ in
            var look = Self.look(simulator, drawing, nil)
            // The view stands for itself, not for what is in this place of a screen.
            look.facts.housings = []
            look.facts.homeIndicator = nil
            look.facts.fold = nil
            look.facts.cornerRadius = 0
            return look
          }
        }
      }
    }
  }

  private func adapted(_ config: ViewImageConfig) -> ViewImageConfig {
    switch self {
    case .controller(_, let own?):
      var result = config.overridden(size: own.ownSize, traits: own.traits)
      if let safeArea = own.ownSafeArea { result.ownSafeArea = safeArea }
      return result
    case .view: return config.withoutSafeArea
    case .controller, .app: return config
    }
  }

  private static func look(_ simulator: Simulator, _ drawing: Bool, _ turn: TurnCheck?) -> Look {
    let facts = simulator.host.screenFacts(drawing: drawing)
    let turned = turn?.findings(simulator) ?? []
    return Look(facts: facts, turned: turned, knowsDevice: simulator.host.hasToldDeviceName)
  }
}
