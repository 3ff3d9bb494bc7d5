import Findings
import Linting

/// The findings in all layouts of a screen, or in one process's share of them.
struct LintOutcome: Codable, Sendable {
  /// A layout that was checked.
  struct Looked: Codable, Sendable {
    /// The layout's index among all layouts.
    var order: Int
    /// The cells that this layout represents.
    var cells: [Int]
    /// Equal for layouts that differ only in text size.
    var family: Int
    /// Whether the device was rotated there and back.
    var isTurned: Bool
    /// The sizes of the texts, if a rule needs them.
    var sizes: TextSizes?
  }

  /// What prevented cells from being checked.
  struct Trouble: Codable, Sendable {
    /// The layout's index among all layouts.
    var order: Int
    var message: String
    /// The names of the cells.
    var cells: [String]
  }

  /// The sizes of texts at a text size that isn't in the matrix.
  struct ExtraSizes: Codable, Sendable {
    /// The index of the layout that they are compared with.
    var order: Int
    var sizes: TextSizes
  }

  var looked: [Looked] = []
  var found: FindingGathering.Part
  var troubles: [Trouble] = []
  var extraSizes: ExtraSizes?
  /// The classes of controllers that previews have shown so far.
  var shownClasses: Set<String> = []
}

extension LintOutcome {
  /// Creates an outcome without findings, because the screen's code crashed the program.
  init(troubles: [Trouble], in plan: LintPlan) {
    self.init(found: FindingGathering(plan).part, troubles: troubles)
  }
}

extension FindingGathering {
  init(_ plan: LintPlan) {
    self.init(cells: plan.cells.map(\.described), settings: plan.cells.map(\.settings))
  }
}
