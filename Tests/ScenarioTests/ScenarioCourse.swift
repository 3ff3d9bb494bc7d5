import Foundation
import LayoutTrees
import Pixels
import Testing
import UIKit

@testable import Scenarios
@testable import Tateyoko

/// One screen of a scenario on one variant, run step by step so that others can run in between.
struct ScenarioUnit: Sendable, CustomTestStringConvertible {
  var scenario: Scenario
  var screen: Scenario.Screen
  var variant: Scenario.Variant

  var testDescription: String { "\(scenario.id)/\(screen.id).\(variant.id)" }

  static let all = Scenario.all.flatMap { scenario in
    scenario.screens.flatMap { screen in
      screen.variants.map { ScenarioUnit(scenario: scenario, screen: screen, variant: $0) }
    }
  }

  /// The baseline of a step, or of the whole trace.
  func baseline(_ step: String?, ending: String) -> URL {
    let name = [screen.id, variant.id, step].compactMap(\.self).joined(separator: ".")
    return ScenarioScreen.folder.appendingPathComponent(scenario.id, isDirectory: true)
      .appendingPathComponent("\(name).\(ending)", isDirectory: false)
  }
}

/// The launch and the steps of one unit, in its own simulator.
@MainActor
final class ScenarioCourse {
  let unit: ScenarioUnit
  private let simulator: Simulator
  private let steps: [@MainActor () -> Void]
  private var next = 0
  /// The number of compared baselines.
  private(set) var compared = 0
  /// The differences, one line each.
  private(set) var differences: [String] = []

  init(_ unit: ScenarioUnit) {
    self.unit = unit
    simulator = unit.screen.makeSimulator(unit.variant)
    steps = unit.screen.start(simulator)
  }

  var isFinished: Bool { next == steps.count }

  /// Takes the next step, and compares its stored values with the baseline.
  func advance() throws {
    let name = unit.screen.stepNames[next]
    if let name { simulator.noteStep(name) }
    steps[next]()
    next += 1
    if unit.screen.records.contains(.pictures) { try comparePicture(name) }
    if isFinished, unit.screen.records.contains(.trace) { try compareTrace() }
  }

  func finish() throws {
    while !isFinished { try advance() }
  }

  private func comparePicture(_ step: String?) throws {
    let file = unit.baseline(step, ending: "png")
    let capture = try PictureRenderer.main.capture(simulator.source())
    let head = try PNGCodec.readHead(from: file)
    compared += 1
    if head.pixelDigest != capture.digest {
      differences.append("\(file.lastPathComponent): other pixels")
    }
    // By value, not by text: a zero is written with or without a sign.
    let stored = try head.text(for: PictureBaseline.layoutKeyword).map(LayoutTree.init(encoded:))
    if try stored != LayoutTree(encoded: capture.tree.encoded()) {
      differences.append("\(file.lastPathComponent): another layout")
    }
  }

  private func compareTrace() throws {
    let file = unit.baseline("trace", ending: "txt")
    let stored = try String(contentsOf: file, encoding: .utf8)
    compared += 1
    let text = simulator.takeTrace(ending: true).text
    if text != stored {
      differences.append(
        "\(file.lastPathComponent): another trace\n\(UnifiedDiff.text(from: stored, to: text))")
    }
    if !simulator.problems.isEmpty {
      differences.append("\(file.lastPathComponent): \(simulator.problems.joined(separator: "; "))")
    }
  }
}
