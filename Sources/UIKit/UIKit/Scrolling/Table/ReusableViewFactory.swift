import Foundation

/// Creates cells and headers of a class that is known only at run time.
///
/// Swift calls an initialiser through a metatype only if it is `required`, and UIKit's
/// `init(style:reuseIdentifier:)` must not be: subclasses write `override init(style:…)`. Every
/// class keeps its initialisers in its method table, though.
///
/// So each initialiser is declared by a base class that has nothing else, neither stored properties
/// nor other members, and which has a twin: the same superclass and the same initialiser, but
/// required. The entry is at the same position in both tables, and a call that is compiled for the
/// twin finds the actual class's initialiser. `ScrollingReuseTests` checks that.
@MainActor
enum ReusableViewFactory {
  /// Creates a cell.
  @inline(never)
  static func makeCell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    let twin = unsafeBitCast(type, to: _UITableViewCellTwin.Type.self)
    let made: AnyObject = twin.init(style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: UITableViewCell.self)
  }

  /// Creates a section header or footer.
  @inline(never)
  static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let twin = unsafeBitCast(type, to: _UITableViewHeaderFooterViewTwin.Type.self)
    let made: AnyObject = twin.init(reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: UITableViewHeaderFooterView.self)
  }
}

/// Declares the initialiser of cells and nothing else; see `ReusableViewFactory`.
@preconcurrency @MainActor
open class _UITableViewCellBase: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(_UITableViewCellBase.self, role: .wrapper)
  }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableProfile.rowHeight))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: TableProfile.rowHeight)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
}

/// Declares the initialiser of section headers and nothing else; see `ReusableViewFactory`.
@preconcurrency @MainActor
open class _UITableViewHeaderFooterViewBase: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(_UITableViewHeaderFooterViewBase.self, role: .wrapper)
  }

  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableProfile.plainTitleHeight))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: TableProfile.plainTitleHeight)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
}

/// Replaces `_UITableViewCellBase` in a call through its method table; never instantiated itself.
///
/// It is open so that the optimiser can't conclude that it has no subclasses.
@_spi(MethodTables) @preconcurrency @MainActor
open class _UITableViewCellTwin: UIView {
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Replaces `_UITableViewHeaderFooterViewBase` in a call through its method table.
@_spi(MethodTables) @preconcurrency @MainActor
open class _UITableViewHeaderFooterViewTwin: UIView {
  public required init(reuseIdentifier: String?) { super.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
