import Findings

/// Describes what the cells that show a fault have in common and the others lack.
struct CellDistinction {
  private let cells: [FindingCell]
  private let looked: [Int]

  /// - Parameters:
  ///   - cells: All cells of a matrix.
  ///   - looked: The cells that were checked.
  init(_ cells: [FindingCell], looked: [Int]) {
    self.cells = cells
    self.looked = looked
  }

  /// A property with one value per cell; devices and orientations are handled separately.
  private struct Axis: Sendable {
    var value: @Sendable (FindingCell) -> String
    var words: @Sendable ([String], [String]) -> String
  }

  private static let settings: [Axis] = [
    Axis(value: { $0.posture ?? "" }, words: { values, _ in list(values.filter { !$0.isEmpty }) }),
    Axis(value: { $0.textSize }, words: { textSizes($0, $1) }),
    Axis(
      value: { $0.isDark ? "dark" : "light" }, words: { values, _ in list(values) }),
    Axis(value: { $0.language ?? "" }, words: { values, _ in languages(values) }),
    Axis(
      value: { $0.isRightToLeft ? "right to left" : "left to right" },
      words: { values, _ in list(values) }),
    Axis(value: { $0.os }, words: { values, _ in "OS \(list(values))" }),
  ]

  /// Returns a text such as “iPhone SE, landscape, AX3, de”; `nil` if all cells show the fault, or
  /// some that have nothing in common.
  func words(for failing: [Int]) -> String? {
    guard failing.count < looked.count, !failing.isEmpty else { return nil }
    let failingCells = failing.map { cells[$0] }
    let devices = Set(failingCells.map(\.device))
    // Only the possible values on the affected devices count against a setting.
    let related = looked.map { cells[$0] }.filter { devices.contains($0.device) }
    var settings: [String] = []
    var narrow: [(axis: Axis, values: Set<String>)] = []
    for axis in Self.settings {
      let values = Self.unique(failingCells.map(axis.value))
      // The OS is determined by the device unless a device has several.
      let all = Self.unique(related.map(axis.value))
      guard values.count < all.count else { continue }
      narrow.append((axis, Set(values)))
      settings.append(axis.words(values, all))
    }
    let alike = looked.filter { index in
      narrow.allSatisfy { $0.values.contains($0.axis.value(cells[index])) }
    }
    let place = place(of: failing, among: alike, related)
    let parts = place + settings.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the devices and orientations, or the window sizes if these are decisive.
  private func place(
    of failing: [Int], among alike: [Int], _ related: [FindingCell]
  ) -> [String] {
    let failingCells = failing.map { cells[$0] }
    let names = Self.unique(failingCells.map(\.deviceName))
    let allNames = Self.unique(alike.map { cells[$0].deviceName })
    let orientations = Self.unique(failingCells.map(\.orientation))
    let isNarrow = names.count < allNames.count
    if isNarrow, names.count > 1 || orientations.count > 1 {
      let others = Set(alike).subtracting(failing).map { cells[$0] }
      if let words = Self.boundary("widths", failingCells.map(\.width), others.map(\.width))
        ?? Self.boundary("heights", failingCells.map(\.height), others.map(\.height))
      {
        return [words]
      }
    }
    var parts: [String] = []
    if isNarrow {
      parts.append(
        names.count <= 3
          ? Self.list(names) : "\(names[0]) and \(names.count - 1) other devices")
    }
    if orientations.count < Set(related.map(\.orientation)).count {
      parts.append(Self.list(orientations.map(FindingCell.orientationWords)))
    }
    return parts
  }

  /// Describes the largest or smallest length that separates the cells with a fault from all
  /// others.
  private static func boundary(_ name: String, _ failing: [Double], _ others: [Double]) -> String? {
    guard let least = failing.min(), let most = failing.max(), let lowest = others.min(),
      let highest = others.max()
    else { return nil }
    if most < lowest { return "\(name) up to \(FindingReason.number(most))" }
    if least > highest { return "\(name) from \(FindingReason.number(least))" }
    return nil
  }

  private static func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }

  private static func list(_ values: [String]) -> String { values.joined(separator: " or ") }

  private static func languages(_ values: [String]) -> String {
    list(values.map { $0.isEmpty ? "no other language" : $0 })
  }

  /// Formats several sizes at the end of the checked ones as a range.
  private static func textSizes(_ values: [String], _ all: [String]) -> String {
    let order = FindingCell.textSizes
    func sorted(_ values: [String]) -> [String] {
      values.sorted { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }
    }
    let (mine, every) = (sorted(values), sorted(all))
    let words = mine.map(FindingCell.textSizeWords)
    guard mine.count > 1 else { return list(words) }
    if Array(every.suffix(mine.count)) == mine { return "\(words[0]) and larger" }
    if Array(every.prefix(mine.count)) == mine { return "\(words[words.count - 1]) and smaller" }
    return list(words)
  }
}
