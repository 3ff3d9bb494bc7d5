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
    /// What kept the device from being turned or folded.
    var trouble: String?
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
          let controller = try make()
          return try Self.look(drawing, turn) { try simulator.showing(controller, look: $0) }
        case .app(let make, let steps):
          let delegate = try make()
          return try Self.look(drawing, turn) {
            try simulator.launching(delegate, steps: { try steps?($0) }, look: $0)
          }
        case .view(let make, let size):
          let view = try make()
          var look = try Self.look(drawing, nil) { look in
            try simulator.showing(view, size: size) { simulator, _ in try look(simulator) }
          }
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

  /// Looks at a screen, and then turns it: what goes wrong then says nothing against the look before.
  private static func look(
    _ drawing: Bool, _ turn: TurnCheck?, show: ((Simulator) throws -> Void) throws -> Void
  ) throws -> Look {
    var look: Look?
    do {
      try show { simulator in
        let facts = simulator.host.screenFacts(drawing: drawing)
        guard simulator.problems.isEmpty else { return }
        look = Look(facts: facts, knowsDevice: simulator.host.hasToldDeviceName)
        guard let turn else { return }
        look?.turned = turn.findings(simulator)
        look?.knowsDevice = simulator.host.hasToldDeviceName
      }
    } catch {
      guard look != nil, turn != nil else { throw error }
      look?.turned = []
      look?.trouble = "when it is turned or folded there and back: \(error)"
    }
    guard let look else { throw RenderProblem(issues: ["It could not be looked at."]) }
    return look
  }
}
