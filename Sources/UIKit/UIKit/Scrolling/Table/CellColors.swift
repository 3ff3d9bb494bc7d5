import SystemFacts

/// Colours of cells. System colours resolve to their predecessors before iOS 13.
@MainActor
enum CellColors {
  static func background(isGrouped: Bool) -> UIColor {
    isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  static func title(_ style: UITableViewCell.CellStyle, tint: UIColor) -> UIColor {
    style == .value2 ? tint : .label
  }

  static func detail(_ style: UITableViewCell.CellStyle, release: OSRelease) -> UIColor {
    switch style {
    case .value1: return .fact(TableFacts.valueColor[release])
    case .subtitle: return .fact(TableFacts.subtitleColor[release])
    case .value2, .default: return .label
    }
  }

  static func selected(release: OSRelease) -> UIColor {
    .fact(TableFacts.selectionColor[release])
  }
}
