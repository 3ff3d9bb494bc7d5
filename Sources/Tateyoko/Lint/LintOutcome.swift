import Findings
import Linting

/// What was found in all layouts of a screen, or in one process's share of them.
struct LintOutcome: Codable, Sendable {
  /// One layout that was looked at.
  struct Looked: Codable, Sendable {
    /// Its place among all.
    var order: Int
    /// The cells that are laid out so.
    var cells: [Int]
    /// Equal for layouts that differ in nothing but their text size.
    var family: Int
    /// Whether the device was turned there and back.
    var isTurned: Bool
    /// The sizes of the texts, where they are asked for.
    var sizes: TextSizes?
  }

  /// What kept cells from being looked at.
  struct Trouble: Codable, Sendable {
    /// The place of the layout among all.
    var order: Int
    var message: String
    /// The names of the cells.
    var cells: [String]
  }

  /// The sizes of texts at another text size than that of the matrix.
  struct ExtraSizes: Codable, Sendable {
    /// The place of the layout that they stand beside.
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
  /// A single layout that nothing was found of, as the screen's code stopped the program.
  init(troubles: [Trouble], in plan: LintPlan) {
    self.init(found: FindingGathering(plan).part, troubles: troubles)
  }
}

extension FindingGathering {
  init(_ plan: LintPlan) {
    self.init(cells: plan.cells.map(\.described), settings: plan.cells.map(\.settings))
  }
}
