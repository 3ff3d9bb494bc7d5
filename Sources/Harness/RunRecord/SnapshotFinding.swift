import Findings

/// A finding of a snapshot's screen, as stored in the record of a run.
public struct SnapshotFinding: Hashable, Sendable {
  public var finding: ScreenFinding
  /// The indices in ``LintFacts/cells`` of the cells that show it; `nil` in a run that only checked
  /// the picture.
  public var cells: [Int]?
  /// What these cells have in common and the others lack; nil if all show it.
  public var onlyIn: String?
  /// Why it's ignored; `nil` if it isn't.
  public var ignored: String?

  public init(
    _ finding: ScreenFinding, cells: [Int]? = nil, onlyIn: String? = nil, ignored: String? = nil
  ) {
    self.finding = finding
    self.cells = cells
    self.onlyIn = onlyIn
    self.ignored = ignored
  }
}

/// Encoded as a flat JSON object; cells are ranges such as `0-5,7`.
extension SnapshotFinding: Codable {
  private enum CodingKeys: String, CodingKey {
    case cells, onlyIn, ignored
  }

  public init(from decoder: any Decoder) throws {
    finding = try ScreenFinding(from: decoder)
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    cells = try fields.decodeIfPresent(String.self, forKey: .cells).map(CellRanges.numbers)
    onlyIn = try fields.decodeIfPresent(String.self, forKey: .onlyIn)
    ignored = try fields.decodeIfPresent(String.self, forKey: .ignored)
  }

  public func encode(to encoder: any Encoder) throws {
    try finding.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(cells.map(CellRanges.text), forKey: .cells)
    try fields.encodeIfPresent(onlyIn, forKey: .onlyIn)
    try fields.encodeIfPresent(ignored, forKey: .ignored)
  }
}

/// Numbers as ranges in a text: a finding in all of 500 cells takes five characters.
package enum CellRanges {
  /// More cells than any matrix has: a record may be untrusted.
  static let limit = 100_000

  package static func text(_ numbers: [Int]) -> String {
    var parts: [String] = []
    var start: Int?
    var last = 0
    func close() {
      if let start { parts.append(start == last ? "\(start)" : "\(start)-\(last)") }
    }
    for number in numbers.sorted() {
      if start != nil, number <= last + 1 {
        last = number
        continue
      }
      close()
      start = number
      last = number
    }
    close()
    return parts.joined(separator: ",")
  }

  /// Parses ranges, ignoring invalid parts.
  package static func numbers(_ text: String) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        0 <= first, first <= last, last < limit, numbers.count < limit
      else { continue }
      numbers += first...last
    }
    return numbers
  }
}
