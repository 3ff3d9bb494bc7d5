extension UITableViewCell {
  /// The standard layout of a cell.
  public enum CellStyle: Int, Sendable {
    /// An image and one label.
    case `default`
    /// A leading and a trailing label.
    case value1
    /// A label that ends at the start of the other one.
    case value2
    /// Two labels, one above the other.
    case subtitle
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The function of the control before a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The appearance of a selected cell; blue is the same as the default since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The style of separators between cells; etched is the same as single since iOS 7.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
}

extension TableProfile {
  /// Returns the size of an accessory's frame; zero if there is none.
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

/// The separators that a cell draws; determined by its table.
struct CellSeparators: Equatable {
  enum Line { case none, inset, full }
  var top = Line.none
  var bottom = Line.none
}

/// The separators of a cell, created on first use.
@MainActor
struct CellSeparatorViews {
  var top: UIView?
  var bottom: UIView?
}

/// The content view of a cell, with the class name it has in view hierarchies.
final class UITableViewCellContentView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UITableViewCellContentView.self, role: .wrapper)
  }

  override var defaultLayoutMargins: UIEdgeInsets {
    // A plain view's margins at the sides, where 20 or 16 of the cell's margins usually extend into
    // it (facts: layout §4.1–4.2).
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

  /// Also requests layout of the cell, which places the subviews: a label's text may have changed.
  override func setNeedsLayout() {
    super.setNeedsLayout()
    if let cell = superview as? UITableViewCell, !cell.isPlacingParts { cell.setNeedsLayout() }
  }
}

/// A separator, with the class name it has in view hierarchies.
final class _UITableViewCellSeparatorView: UIView {}
