import Devices
import Foundation
import Tateyoko
import UIKit

/// A screen that was launched on a device, and to which steps are done.
@MainActor
final class LiveScreen {
  /// A step that couldn't be done.
  struct Failure: Codable, Hashable, Sendable {
    /// Its number, from 1.
    var number: Int
    var step: String
    var reason: String

    var words: String { "Step \(number), “\(step)”: \(reason)" }
  }

  /// The request, with the steps that were done since.
  private(set) var request: ScreenRequest
  private let resolved: ResolvedScreenRequest
  let simulator: Simulator

  var screen: FoundScreen { resolved.screen }
  var device: Device { resolved.config.device }
  var os: OSVersion { resolved.config.os }
  var style: SnapshotStyle { resolved.style }

  /// Makes the screen and launches it; no step is done yet.
  ///
  /// - Throws: What is wrong with the request, or what the code that makes the screen throws.
  init(_ request: ScreenRequest, among screens: [FoundScreen]) throws {
    resolved = try request.resolved(among: screens)
    self.request = request
    self.request.steps = []
    simulator = resolved.config.makeSimulator()
    let make = resolved.screen.make
    let controller = try simulator.perform { try make() }
    simulator.launch(controller)
  }

  /// Does the steps of the request.
  ///
  /// - Returns: The first that couldn't be done, before which those in front of it were.
  func performRequestedSteps() -> Failure? { perform(resolved.steps) }

  /// Does steps, in their order.
  ///
  /// - Returns: The first that couldn't be done, before which those in front of it were.
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

  /// The path of its picture below the folder of pictures.
  var path: String {
    var now = resolved.request
    now.steps = request.steps
    return ResolvedScreenRequest(
      request: now, screen: resolved.screen, config: resolved.config, style: resolved.style,
      steps: []
    ).path
  }
}
