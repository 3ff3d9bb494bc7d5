// `viewClass.init()`, where the class is known at run time only.
//
// Swift calls an initialiser of a class through a metatype only if it is `required`, from which it
// exempts those that are imported from Objective-C. An extension of a protocol is not bound by that
// rule. Its initialisers can't see the metatype that they are called on, but a static method can, and
// is called alike: so each is declared without a body, and implemented by a static method under the
// same symbol, which makes the object through a twin (decision 8). Where the class is known, its own
// initialiser is preferred.

/// What can be made through a metatype, which is every object.
public protocol _MadeThroughMetatype: NSObject {}

extension NSObject: _MadeThroughMetatype {}

extension _MadeThroughMetatype {
  @_disfavoredOverload
  @_silgen_name("tateyoko_NSObject_init")
  public init()

  @_silgen_name("tateyoko_NSObject_init")
  static func make() -> Self {
    unsafeDowncast(MetatypeInitializers.make(self), to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UIView {
  @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIView_init_frame")
  public init(frame: CGRect)

  @MainActor
  @_silgen_name("tateyoko_UIView_init_frame")
  static func make(frame: CGRect) -> Self {
    unsafeDowncast(MetatypeInitializers.make(self, frame: frame), to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UIViewController {
  @MainActor
  @_disfavoredOverload
  @_silgen_name("tateyoko_UIViewController_init_nibName")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @MainActor
  @_silgen_name("tateyoko_UIViewController_init_nibName")
  static func make(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
    unsafeDowncast(
      MetatypeInitializers.make(self, nibName: nibNameOrNil, bundle: nibBundleOrNil),
      to: Self.self)
  }
}

extension _MadeThroughMetatype where Self: UITableViewCell {
  @MainActor
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
  @MainActor
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

/// Calls the initialisers through the tables of their classes.
private enum MetatypeInitializers {
  @inline(never)
  @_optimize(none)
  static func make(_ type: NSObject.Type) -> AnyObject {
    let made: AnyObject = unsafeBitCast(type, to: _NSObjectTwin.Type.self).init()
    return made
  }

  @MainActor
  @inline(never)
  @_optimize(none)
  static func make(_ type: UIView.Type, frame: CGRect) -> AnyObject {
    let made: AnyObject = unsafeBitCast(type, to: _UIViewTwin.Type.self).init(frame: frame)
    return made
  }

  @MainActor
  @inline(never)
  @_optimize(none)
  static func make(
    _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> AnyObject {
    let twin = unsafeBitCast(type, to: _UIViewControllerTwin.Type.self)
    let made: AnyObject = twin.init(nibName: nibName, bundle: bundle)
    return made
  }
}

/// Stands in for a view's class in a call through its method table; never made itself.
@_spi(MethodTables) @preconcurrency @MainActor
open class _UIViewTwin: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands in for a controller's class in a call through its method table; never made itself.
@_spi(MethodTables) @preconcurrency @MainActor
open class _UIViewControllerTwin: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
