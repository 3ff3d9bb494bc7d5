import Devices
import GeneratedCases
import UIKit

/// A run of an app whose screen is edited, rotated, scrolled and reconfigured.
///
/// After each step the screen must show its data, and at the end it must equal a fresh screen created in the
/// same state.
package struct HistoryCase: Hashable, Sendable {
  var device: Device
  var os: OSVersion
  /// The initial state.
  var start: HistoryState
  /// The actions; those in one step run without settling in between.
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

/// A violation found by a case.
package struct HistoryViolation: CaseViolation {
  package var invariant: Invariant
  /// The number of completed steps: 0 after the launch.
  package var step: Int
  package var detail: String

  /// The invariants.
  package enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// The visible cells are the ones whose elements are in the bounds, each at its element's frame.
    case visible
    /// Each cell shows its own item, and the view has as many items as the data.
    case contents
    /// No issues are reported.
    case issues
    /// Frames, insets and texts match a fresh screen in the same state.
    case fresh
    /// Content size and offset match.
    case offset
    /// The drawing matches.
    case picture
  }

  package var description: String {
    "\(invariant.rawValue), \(step == 0 ? "after the launch" : "after step \(step)"): \(detail)"
  }
}
