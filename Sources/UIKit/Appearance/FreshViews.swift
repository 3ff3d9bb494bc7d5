/// Views on which nothing has been set, by the classes of UIKit's.
@MainActor
final class FreshViews {
  /// UIKit gives tables and their cells a background by the table's style.
  private struct ViewKind: Hashable {
    let type: ObjectIdentifier
    let tableStyle: UITableView.Style
  }

  private var views: [ViewKind: UIView] = [:]

  /// A view of the class of UIKit's that a view is one of.
  func view(like view: UIView) -> UIView {
    let style =
      (view as? UITableView)?.style ?? (view as? UITableViewCell)?.tableView?.style ?? .plain
    for type in sequence(first: type(of: view) as AnyClass, next: { _getSuperclass($0) }) {
      let kind = ViewKind(type: ObjectIdentifier(type), tableStyle: style)
      if let found = views[kind] { return found }
      if let made = Self.make(kind) {
        views[kind] = made
        return made
      }
    }
    return UIView()
  }

  private static func make(_ kind: ViewKind) -> UIView? {
    if kind.type == ObjectIdentifier(UITableView.self) {
      return UITableView(frame: .zero, style: kind.tableStyle)
    }
    let made = makers[kind.type]?()
    (made as? UITableViewCell)?.takeBackground(forTableStyle: kind.tableStyle)
    return made
  }

  // Only classes whose properties `AppearanceProperty` lists, or whose defaults differ from those of
  // the class above.
  private static let makers: [ObjectIdentifier: @MainActor () -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView() },
    ObjectIdentifier(UILabel.self): { UILabel() },
    ObjectIdentifier(UIControl.self): { UIControl() },
    ObjectIdentifier(UIButton.self): { UIButton() },
    ObjectIdentifier(UITextField.self): { UITextField() },
    ObjectIdentifier(UITextView.self): { UITextView() },
    ObjectIdentifier(UISwitch.self): { UISwitch() },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
    ObjectIdentifier(UIPageControl.self): { UIPageControl() },
    ObjectIdentifier(UIProgressView.self): { UIProgressView() },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
    ObjectIdentifier(UISlider.self): { UISlider() },
    ObjectIdentifier(UIStepper.self): { UIStepper() },
    ObjectIdentifier(UIPickerView.self): { UIPickerView() },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker() },
    ObjectIdentifier(UIImageView.self): { UIImageView() },
    ObjectIdentifier(UIStackView.self): { UIStackView() },
    ObjectIdentifier(UIScrollView.self): { UIScrollView() },
    ObjectIdentifier(UITableViewCell.self): { UITableViewCell() },
    ObjectIdentifier(UITableViewHeaderFooterView.self): { UITableViewHeaderFooterView() },
    ObjectIdentifier(UICollectionView.self): { make(UICollectionView.self) },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell() },
    ObjectIdentifier(UISearchBar.self): { UISearchBar() },
    ObjectIdentifier(UINavigationBar.self): { UINavigationBar() },
    ObjectIdentifier(UIToolbar.self): { UIToolbar() },
    ObjectIdentifier(UITabBar.self): { UITabBar() },
  ]

  /// Makes a view of a class that is known at run time only, by the initialiser that UIKit uses for
  /// its kind.
  static func make(_ type: UIView.Type) -> UIView {
    switch type {
    case let type as UITableViewCell.Type:
      ReusableViewFactory.makeCell(type, style: .default, reuseIdentifier: nil)
    case let type as UITableViewHeaderFooterView.Type:
      ReusableViewFactory.makeHeaderFooter(type, reuseIdentifier: nil)
    case let type as UICollectionView.Type:
      RuntimeClass.makeCollectionView(
        type, frame: .zero, layout: UICollectionViewFlowLayout())
    default: RuntimeClass.makeView(type)
    }
  }
}
