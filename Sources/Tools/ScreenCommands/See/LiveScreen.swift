import Devices
import Foundation
import Tateyoko
import UIKit

/// A screen that was launched on a device, for performing steps.
@MainActor
final class LiveScreen {
  /// A step that failed.
  struct Failure: Codable, Hashable, Sendable {
    /// Its number, starting at 1.
    var number: Int
    var step: String
    var reason: String

    var words: String { "Step \(number), “\(step)”: \(reason)" }
  }

  /// The request, including the steps performed since.
  private(set) var request: ScreenRequest
  private let resolved: ResolvedScreenRequest
  let simulator: Simulator

  var screen: FoundScreen { resolved.screen }
  var device: Device { resolved.config.device }
  var os: OSVersion { resolved.config.os }
  var style: SnapshotStyle { resolved.style }

  /// Creates the screen and launches it, without performing steps.
  ///
  /// - Throws: An error if the request is invalid, or one that the code of the screen throws.
  init(_ request: ScreenRequest, among screens: [FoundScreen]) throws {
    resolved = try request.resolved(among: screens)
    self.request = request
    self.request.steps = []
    simulator = resolved.config.makeSimulator()
    let make = resolved.screen.make
    let controller = try simulator.perform { try make() }
    simulator.launch(controller)
  }

  /// Performs the steps of the request.
  ///
  /// - Returns: The first step that failed; the previous ones have been performed.
  func performRequestedSteps() -> Failure? { perform(resolved.steps) }

  /// Performs steps, in order.
  ///
  /// - Returns: The first step that failed; the previous ones have been performed.
  func perform(_ steps: [ScreenStep]) -> Failure? {
    for step in steps {
      do {
        try simulator.perform { try step.perform(on: simulator) }
        request.steps.append(step.text)
      } catch {
        let reason = (error as? ScreenStepError)?.reason ?? "\(error)"
        return Failure(number: request.steps.count + 1, step: step.text, reason: reason)
      }
    }
    return nil
  }

  /// The path of its picture in the folder of pictures.
  var path: String {
    var now = resolved.request
    now.steps = request.steps
    return ResolvedScreenRequest(
      request: now, screen: resolved.screen, config: resolved.config, style: resolved.style,
      steps: []
    ).path
  }
}
