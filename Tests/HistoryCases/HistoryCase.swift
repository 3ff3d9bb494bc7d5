import Devices
import GeneratedCases
import UIKit

/// A run of an app whose screen is edited, turned, scrolled and set up otherwise.
///
/// After each step the screen must show its data, and at the end it must equal a fresh screen that was
/// made in the same state.
package struct HistoryCase: Hashable, Sendable {
  var device: Device
  var os: OSVersion
  /// What is shown first.
  var start: HistoryState
  /// What happens; what stands in one step is done without settling in between.
  var steps: [[HistoryAction]]

  init(
    _ device: Device, _ os: OSVersion, _ start: HistoryState, steps: [[HistoryAction]] = []
  ) {
    self.device = device
    self.os = os
    self.start = start
    self.steps = steps
  }
}

extension HistoryCase: GeneratedCase {
  package func run() -> [HistoryViolation] { HistoryRun.run(self) }

  /// The case as Swift code, to keep it as a test.
  package var description: String {
    var lines = ["HistoryCase(", "  Device(id: \"\(device.id)\")!, \"\(os)\",", "  \(code(start))"]
    if !steps.isEmpty {
      lines[2] += ","
      let steps = steps.map { "    [\($0.map(code).joined(separator: ", "))]," }
      lines += ["  steps: ["] + steps + ["  ]"]
    }
    return lines.joined(separator: "\n") + ")"
  }
}

/// What a case found wrong.
package struct HistoryViolation: CaseViolation {
  package var invariant: Invariant
  /// The steps that were done: 0 after the launch.
  package var step: Int
  package var detail: String

  /// What must hold.
  package enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// The visible cells are those whose elements lie in the bounds, each where its element is.
    case visible
    /// Each cell shows its own item, and the view has as many as the data.
    case contents
    /// Nothing is reported.
    case issues
    /// Frames, insets and texts are those of a fresh screen in the same state.
    case fresh
    /// Content size and offset are.
    case offset
    /// What is drawn is.
    case picture
  }

  package var description: String {
    "\(invariant.rawValue), \(step == 0 ? "after the launch" : "after step \(step)"): \(detail)"
  }
}
