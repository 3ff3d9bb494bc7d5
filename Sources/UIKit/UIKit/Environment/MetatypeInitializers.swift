// `viewClass.init()` for a class known only at run time.
//
// Swift calls a class's initialiser through a metatype only if it is `required`; initialisers
// imported from Objective-C are exempt. A protocol extension isn't bound by that rule. Its
// initialisers can't see the metatype they're called on, but a static method can, and its calling
// convention is the same. So each initialiser is declared without a body and implemented by a
// static method under the same symbol, which creates the object through a twin (decision 8). If the
// class is known, its own initialiser is preferred.

/// An object that can be created through a metatype; every object can.
public protocol _MadeThroughMetatype: NSObject {}

extension NSObject: _MadeThroughMetatype {}

extension _MadeThroughMetatype {
  @_disfavoredOverload
  @_silgen_name("tateyoko_NSObject_init")
  public init()

  @_silgen_name("tateyoko_NSObject_init")
  static func make() -> Self {
    unsafeDowncast(RuntimeClass.make(self), to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UIView {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIView_init_frame")
  public init(frame: CGRect)

  @MainActor
  @_silgen_name("tateyoko_UIView_init_frame")
  static func make(frame: CGRect) -> Self {
    RuntimeClass.makeView(self, frame: frame)
  }
}

extension _MadeThroughMetatype where Self: UIViewController {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIViewController_init_nibName")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @MainActor
  @_silgen_name("tateyoko_UIViewController_init_nibName")
  static func make(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
    unsafeDowncast(
      RuntimeClass.makeController(self, nibName: nibNameOrNil, bundle: nibBundleOrNil),
      to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UIAlertController {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIAlertController_init_title")
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style)

  @MainActor
  @_silgen_name("tateyoko_UIAlertController_init_title")
  static func make(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) -> Self {
    let made = unsafeDowncast(
      RuntimeClass.makeController(self, nibName: nil, bundle: nil), to: Self.self)
    made.prepare(title: title, message: message, style: preferredStyle)
    return made
  }
}

extension _MadeThroughMetatype where Self: UITableViewCell {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UITableViewCell_init_style")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @MainActor
  @_silgen_name("tateyoko_UITableViewCell_init_style")
  static func make(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(
      ReusableViewFactory.makeCell(self, style: style, reuseIdentifier: reuseIdentifier),
      to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UITableViewHeaderFooterView {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UITableViewHeaderFooterView_init_reuseIdentifier")
  public init(reuseIdentifier: String?)

  @MainActor
  @_silgen_name("tateyoko_UITableViewHeaderFooterView_init_reuseIdentifier")
  static func make(reuseIdentifier: String?) -> Self {
    unsafeDowncast(
      ReusableViewFactory.makeHeaderFooter(self, reuseIdentifier: reuseIdentifier),
      to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UINavigationController {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UINavigationController_init_root")
  public init(rootViewController: UIViewController)

  @MainActor
  @_silgen_name("tateyoko_UINavigationController_init_root")
  static func make(rootViewController: UIViewController) -> Self {
    unsafeDowncast(
      RuntimeClass.makeNavigationController(self, rootViewController: rootViewController),
      to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UITableView {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UITableView_init_style")
  public init(frame: CGRect, style: UITableView.Style)

  @MainActor
  @_silgen_name("tateyoko_UITableView_init_style")
  static func make(frame: CGRect, style: UITableView.Style) -> Self {
    unsafeDowncast(RuntimeClass.makeTable(self, frame: frame, style: style), to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UICollectionView {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UICollectionView_init_layout")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @MainActor
  @_silgen_name("tateyoko_UICollectionView_init_layout")
  static func make(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    unsafeDowncast(
      RuntimeClass.makeCollectionView(self, frame: frame, layout: layout), to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UIImageView {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIImageView_init_image")
  public init(image: UIImage?)

  @MainActor
  @_silgen_name("tateyoko_UIImageView_init_image")
  static func make(image: UIImage?) -> Self {
    unsafeDowncast(RuntimeClass.makeImageView(self, image: image), to: Self.self)
  }
}

// Initialisers that aren't designated have no entry in the tables; their work is done on an object
// created with `init(frame:)`.

extension _MadeThroughMetatype where Self: UIButton {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIButton_init_type")
  public init(type buttonType: UIButton.ButtonType)

  @MainActor
  @_silgen_name("tateyoko_UIButton_init_type")
  static func make(type buttonType: UIButton.ButtonType) -> Self {
    let button = RuntimeClass.makeView(self)
    button.adopt(buttonType)
    return button
  }
}

extension _MadeThroughMetatype where Self: UIStackView {
  @preconcurrency @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIStackView_init_arranged")
  public init(arrangedSubviews views: [UIView])

  @MainActor
  @_silgen_name("tateyoko_UIStackView_init_arranged")
  static func make(arrangedSubviews views: [UIView]) -> Self {
    let stack = RuntimeClass.makeView(self)
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }
}

extension _MadeThroughMetatype where Self: UIColor {
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIColor_init_white")
  public init(white: CGFloat, alpha: CGFloat)

  @_silgen_name("tateyoko_UIColor_init_white")
  static func make(white: CGFloat, alpha: CGFloat) -> Self {
    unsafeDowncast(RuntimeClass.makeColor(self, white: white, alpha: alpha), to: Self.self)
  }

  @_disfavoredOverload
  @_silgen_name("tateyoko_UIColor_init_rgb")
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  @_silgen_name("tateyoko_UIColor_init_rgb")
  static func make(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> Self {
    unsafeDowncast(
      RuntimeClass.makeColor(self, red: red, green: green, blue: blue, alpha: alpha),
      to: Self.self)
  }
}
