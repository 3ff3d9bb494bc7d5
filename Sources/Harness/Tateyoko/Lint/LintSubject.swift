import Findings
import Layers
import ScreenFacts
import UIKit

/// What is checked on the screens of a matrix.
@MainActor
enum LintSubject {
  /// A controller that fills the screen, and the configuration that its declaration requests.
  case controller(@MainActor () throws -> UIViewController, config: ViewImageConfig? = nil)
  /// A view without a safe area, at the given size in points, or else at its intrinsic one.
  case view(@MainActor () throws -> UIView, size: CGSize? = nil)
  /// An app, and the steps to perform first.
  case app(
    @MainActor () throws -> any UIApplicationDelegate,
    steps: (@MainActor (Simulator) throws -> Void)? = nil)

  /// The result of checking a screen.
  struct Look {
    var facts: LaidOutScreen
    /// What differs after rotating or folding there and back.
    var turned: [ScreenFinding] = []
    /// What prevented the device from being rotated or folded.
    var trouble: String?
    /// Whether the code queried the device's name, so that another device with the same screen may
    /// be laid out differently.
    var knowsDevice: Bool
  }

  /// Whether equal screens are laid out alike: steps may query the simulator's device.
  var sharesLayouts: Bool {
    if case .app(_, let steps) = self { steps == nil } else { true }
  }

  /// Launches the subject on a new screen, and checks it.
  ///
  /// - Throws: An error that its code throws, or a problem if something couldn't be simulated.
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
          // The view is checked by itself, independent of its position on a screen.
          look.facts.housings = []
          look.facts.homeIndicator = nil
          look.facts.fold = nil
          look.facts.cornerRadius = 0
          return look
        }
      }
    }
  }

  /// Returns the screen that the subject is shown on in a cell.
  func adapted(_ config: ViewImageConfig) -> ViewImageConfig {
    switch self {
    case .controller(_, let own?):
      var result = config.overridden(size: own.ownSize, traits: own.traits)
      if let safeArea = own.ownSafeArea { result.ownSafeArea = safeArea }
      return result
    case .view: return config.withoutSafeArea
    case .controller, .app: return config
    }
  }

  /// Checks a screen before rotating it, so that a failure to rotate doesn't affect the first
  /// result.
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
      look?.trouble = "when rotated or folded there and back: \(error)"
    }
    guard let look else { throw RenderProblem(issues: ["It could not be checked."]) }
    return look
  }
}
