/// The tables of UIKit's own classes and Core Animation's: what code reaches by name on a device.
///
/// Each is written for any class below the one that it is about: key paths are equal only if they are
/// from the same class.
@MainActor
enum SystemMembers {
  private struct Table {
    let type: AnyClass
    /// Lists the members of a class, with key paths from a class that is or inherits from it.
    let list: @MainActor (AnyClass, inout _DialectMembers) -> Void

    init(_ type: AnyClass, _ list: @escaping @MainActor (AnyClass, inout _DialectMembers) -> Void) {
      self.type = type
      self.list = list
    }
  }

  private static let tables = [
    Table(UIView.self) { ($0 as? any _UIViewKeys.Type)?.listUIView(&$1) },
    Table(UIScrollView.self) { ($0 as? any _UIScrollViewKeys.Type)?.listUIScrollView(&$1) },
    Table(UITableView.self) { ($0 as? any _UITableViewKeys.Type)?.listUITableView(&$1) },
    Table(UITableViewCell.self) {
      ($0 as? any _UITableViewCellKeys.Type)?.listUITableViewCell(&$1)
    },
    Table(UICollectionView.self) {
      ($0 as? any _UICollectionViewKeys.Type)?.listUICollectionView(&$1)
    },
    Table(UIStackView.self) { ($0 as? any _UIStackViewKeys.Type)?.listUIStackView(&$1) },
    Table(UILabel.self) { ($0 as? any _UILabelKeys.Type)?.listUILabel(&$1) },
    Table(UIImageView.self) { ($0 as? any _UIImageViewKeys.Type)?.listUIImageView(&$1) },
    Table(UIActivityIndicatorView.self) {
      ($0 as? any _UIActivityIndicatorViewKeys.Type)?.listUIActivityIndicatorView(&$1)
    },
    Table(UIProgressView.self) { ($0 as? any _UIProgressViewKeys.Type)?.listUIProgressView(&$1) },
    Table(UIWindow.self) { ($0 as? any _UIWindowKeys.Type)?.listUIWindow(&$1) },
    Table(UIControl.self) { ($0 as? any _UIControlKeys.Type)?.listUIControl(&$1) },
    Table(UIButton.self) { ($0 as? any _UIButtonKeys.Type)?.listUIButton(&$1) },
    Table(UISwitch.self) { ($0 as? any _UISwitchKeys.Type)?.listUISwitch(&$1) },
    Table(UIPageControl.self) { ($0 as? any _UIPageControlKeys.Type)?.listUIPageControl(&$1) },
    Table(UISegmentedControl.self) {
      ($0 as? any _UISegmentedControlKeys.Type)?.listUISegmentedControl(&$1)
    },
    Table(UITextView.self) { ($0 as? any _UITextViewKeys.Type)?.listUITextView(&$1) },
    Table(UISlider.self) { ($0 as? any _UISliderKeys.Type)?.listUISlider(&$1) },
    Table(UIStepper.self) { ($0 as? any _UIStepperKeys.Type)?.listUIStepper(&$1) },
    Table(UIDatePicker.self) { ($0 as? any _UIDatePickerKeys.Type)?.listUIDatePicker(&$1) },
    Table(UIPickerView.self) { ($0 as? any _UIPickerViewKeys.Type)?.listUIPickerView(&$1) },
    Table(UITextField.self) { ($0 as? any _UITextFieldKeys.Type)?.listUITextField(&$1) },
    Table(UIViewController.self) {
      ($0 as? any _UIViewControllerKeys.Type)?.listUIViewController(&$1)
    },
    Table(UINavigationController.self) {
      ($0 as? any _UINavigationControllerKeys.Type)?.listUINavigationController(&$1)
    },
    Table(UITabBarController.self) {
      ($0 as? any _UITabBarControllerKeys.Type)?.listUITabBarController(&$1)
    },
    Table(UIBarItem.self) { ($0 as? any _UIBarItemKeys.Type)?.listUIBarItem(&$1) },
    Table(UIBarButtonItem.self) {
      ($0 as? any _UIBarButtonItemKeys.Type)?.listUIBarButtonItem(&$1)
    },
    Table(UITabBarItem.self) { ($0 as? any _UITabBarItemKeys.Type)?.listUITabBarItem(&$1) },
    Table(UINavigationItem.self) {
      ($0 as? any _UINavigationItemKeys.Type)?.listUINavigationItem(&$1)
    },
    Table(NSLayoutConstraint.self) {
      ($0 as? any _NSLayoutConstraintKeys.Type)?.listNSLayoutConstraint(&$1)
    },
    Table(CALayer.self) { ($0 as? any _CALayerKeys.Type)?.listCALayer(&$1) },
    Table(CAShapeLayer.self) { ($0 as? any _CAShapeLayerKeys.Type)?.listCAShapeLayer(&$1) },
    Table(CAGradientLayer.self) {
      ($0 as? any _CAGradientLayerKeys.Type)?.listCAGradientLayer(&$1)
    },
  ]

  private static let byClass = Dictionary(
    uniqueKeysWithValues: tables.map { (ObjectIdentifier($0.type), $0) })

  /// Lists a class's own members; false for a class that isn't UIKit's.
  static func describe(_ type: AnyClass, _ members: inout _DialectMembers) -> Bool {
    guard let table = byClass[ObjectIdentifier(type)] else { return false }
    table.list(type, &members)
    return true
  }

  /// All properties of UIKit's classes that a class inherits, with key paths from that class.
  static func listing(for type: AnyClass) -> [ListedProperty] {
    var members = _DialectMembers()
    var ancestor: AnyClass? = type
    while let current = ancestor {
      byClass[ObjectIdentifier(current)]?.list(type, &members)
      ancestor = _getSuperclass(current)
    }
    return members.properties
  }
}
