/// A fault of a screen, with all cells of a matrix that show it.
public struct ScreenProblem: Codable, Hashable, Sendable {
  /// The fault in the smallest cell.
  public var finding: ScreenFinding
  /// The plainest cell: the one with the fewest settings that differ from a device's initial ones,
  /// then with the smallest window.
  public var smallestCell: FindingCell
  /// The names of all cells that show it, in the order of the matrix.
  public var cells: [String]
  /// What the cells that show it have in common and the others lack, such as “iPhone SE, landscape,
  /// de”; `nil` if all show it, or nothing distinguishes them.
  public var onlyIn: String?
  /// Why it is ignored; `nil` if it isn't.
  public var ignored: String?

  public init(
    finding: ScreenFinding, smallestCell: FindingCell, cells: [String], onlyIn: String? = nil,
    ignored: String? = nil
  ) {
    self.finding = finding
    self.smallestCell = smallestCell
    self.cells = cells
    self.onlyIn = onlyIn
    self.ignored = ignored
  }
}
