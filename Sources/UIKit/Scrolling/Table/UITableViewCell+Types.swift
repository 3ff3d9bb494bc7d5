extension UITableViewCell {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// Image and one label.
    case `default`
    /// A label at the start, another at the end.
    case value1
    /// A label that ends where the other starts.
    case value2
    /// Two labels, one above the other.
    case subtitle
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What the control before an edited row does.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Which controls for editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a selected cell looks; blue is the same as the default since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// Whether lines are drawn between cells; etched is the same as single since iOS 7.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
}

extension TableProfile {
  /// Size of an accessory's frame; zero without one.
  func accessorySize(_ type: UITableViewCell.AccessoryType) -> CGSize {
    CellAccessory(type).map(accessorySize) ?? .zero
  }
}

extension CellAccessory {
  init?(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: return nil
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}

extension CellContentGeometry.Style {
  init(_ style: UITableViewCell.CellStyle) {
    switch style {
    case .default: self = .default
    case .value1: self = .value1
    case .value2: self = .value2
    case .subtitle: self = .subtitle
    }
  }
}

/// Which lines a cell draws; a table decides.
struct CellSeparators: Equatable {
  enum Line { case none, inset, full }
  var top = Line.none
  var bottom = Line.none
}

/// The lines of a cell, made when first needed.
@MainActor
struct CellSeparatorViews {
  var top: UIView?
  var bottom: UIView?
}

/// The content view of a cell, under the name it has in view hierarchies.
final class UITableViewCellContentView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UITableViewCellContentView.self, role: .wrapper)
  }

  override var defaultLayoutMargins: UIEdgeInsets {
    // A plain view's at the sides, where 20 or 16 of the cell's margins usually reach in (facts:
    // layout §4.1–4.2).
    let vertical = TableProfile.current(for: self).verticalCellMargin
    let side = plainMargin
    var margins = UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    if let cell = superview as? UITableViewCell, cell.isIndentedForEditing {
      // Text keeps the cell's margin behind a control (facts: layout §4.8).
      let isMirrored = cell.isRightToLeft
      let own = cell.layoutMargins
      let safe = cell.insetsLayoutMarginsFromSafeArea ? cell.safeAreaInsets : .zero
      if isMirrored {
        margins.right = max(side, own.right - safe.right)
      } else {
        margins.left = max(side, own.left - safe.left)
      }
    }
    return margins
  }

  /// The cell places what is in here, so it lays out again, too: a label's text may have changed.
  override func setNeedsLayout() {
    super.setNeedsLayout()
    if let cell = superview as? UITableViewCell, !cell.isPlacingParts { cell.setNeedsLayout() }
  }
}

/// A separator line, under the name it has in view hierarchies.
final class _UITableViewCellSeparatorView: UIView {}
