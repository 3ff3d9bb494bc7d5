/// Describes the change of a frame in words.
struct FrameWords {
  private var moves: [String] = []
  private var sizes: [String] = []
  /// All changes without a verb: `15 down, 8 narrower`.
  private(set) var list = ""
  private let style: CauseWords.Style

  init(_ parts: [LayoutCause.Part], _ style: CauseWords.Style) {
    self.style = style
    var all: [String] = []
    for part in parts {
      guard case .number(let old)? = part.old, case .number(let new)? = part.new,
        let way = Self.way(part.component, isMore: new > old, style)
      else { continue }
      let step = LayoutValue.format(abs(new - old))
      let unit = style == .line ? "" : step == "1" ? " point" : " points"
      let words = "\(step)\(unit) \(way.words)"
      all.append(words)
      if way.isMove { moves.append(words) } else { sizes.append(words) }
    }
    list = all.joined(separator: ", ")
  }

  /// A clause that follows the view: `moved 15 down and is 8 narrower`.
  var clause: String {
    let isLine = style == .line
    var clauses: [String] = []
    if !moves.isEmpty { clauses.append("moved \(moves.joined(separator: " and "))") }
    if !sizes.isEmpty {
      clauses.append("\(isLine ? "is" : "became") \(sizes.joined(separator: " and "))")
    }
    guard clauses.isEmpty else { return clauses.joined(separator: " and ") }
    return "\(isLine ? "has" : "got") a different frame"
  }

  private static func way(
    _ component: LayoutComponent, isMore: Bool, _ style: CauseWords.Style
  ) -> (words: String, isMove: Bool)? {
    switch component {
    case .x: ((style == .line ? "" : "to the ") + (isMore ? "right" : "left"), true)
    case .y: (isMore ? "down" : "up", true)
    case .width: (isMore ? "wider" : "narrower", false)
    case .height: (isMore ? "taller" : "shorter", false)
    default: nil
    }
  }
}
