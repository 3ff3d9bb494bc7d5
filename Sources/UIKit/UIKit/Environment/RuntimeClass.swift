/// Creates objects of classes known only at run time, such as an app's delegates.
///
/// Swift calls an initialiser through a metatype only if it is `required`, which UIKit's
/// initialisers aren't. But every class keeps its initialisers in its method table, so the call is
/// compiled for a twin that has the entry in the same position (decision 8). The calls aren't
/// inlined, so that the optimiser can't conclude that the twin has no subclasses.
enum RuntimeClass {
  /// Creates an object with `init()`.
  @inline(never)
  @_optimize(none)
  static func make(_ type: NSObject.Type) -> NSObject {
    if let function = ProgramInitializers.function(of: type) {
      return taken(Unmanaged.passRetained(ProgramInitializers.make(type, by: function)))
    }
    let twin = unsafeBitCast(type, to: _NSObjectTwin.Type.self)
    return taken(Unmanaged<AnyObject>.passRetained(twin.init()))
  }

  /// Creates an object with `init()` from a type that may be a class; nil if it isn't an object
  /// type.
  static func makeIfObject(_ type: Any.Type) -> NSObject? {
    (type as? NSObject.Type).map(make)
  }

  /// Creates a view with `init(frame:)`.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeView<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    let twin = unsafeBitCast(type as UIView.Type, to: _UIViewTwin.Type.self)
    return taken(Unmanaged<AnyObject>.passRetained(twin.init(frame: frame)))
  }

  /// Creates a controller with `init(nibName:bundle:)`.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeController(
    _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> UIViewController {
    let twin = unsafeBitCast(type, to: _UIViewControllerTwin.Type.self)
    return taken(Unmanaged<AnyObject>.passRetained(twin.init(nibName: nibName, bundle: bundle)))
  }

  /// Creates a navigation controller with `init(rootViewController:)`.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeNavigationController(
    _ type: UINavigationController.Type, rootViewController: UIViewController
  ) -> UINavigationController {
    let twin = unsafeBitCast(type, to: _UINavigationControllerTwin.Type.self)
    return taken(
      Unmanaged<AnyObject>.passRetained(twin.init(rootViewController: rootViewController)))
  }

  /// Creates a table with `init(frame:style:)`.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeTable(
    _ type: UITableView.Type, frame: CGRect, style: UITableView.Style
  ) -> UITableView {
    let twin = unsafeBitCast(type, to: _UITableViewTwin.Type.self)
    return taken(Unmanaged<AnyObject>.passRetained(twin.init(frame: frame, style: style)))
  }

  /// Creates a collection view with `init(frame:collectionViewLayout:)`.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeCollectionView(
    _ type: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    let twin = unsafeBitCast(type, to: _UICollectionViewTwin.Type.self)
    return taken(
      Unmanaged<AnyObject>.passRetained(twin.init(frame: frame, collectionViewLayout: layout)))
  }

  /// Creates an image view with `init(image:)`.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeImageView(_ type: UIImageView.Type, image: UIImage?) -> UIImageView {
    let twin = unsafeBitCast(type, to: _UIImageViewTwin.Type.self)
    return taken(Unmanaged<AnyObject>.passRetained(twin.init(image: image)))
  }

  /// Creates a gesture recognizer with `init(target:action:)`, without a target or an action.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeRecognizer(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    let twin = unsafeBitCast(type, to: _UIGestureRecognizerTwin.Type.self)
    return taken(Unmanaged<AnyObject>.passRetained(twin.init(target: nil, action: nil)))
  }

  /// Creates a segue with `init(identifier:source:destination:)`.
  @MainActor
  @inline(never)
  @_optimize(none)
  static func makeSegue(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    let twin = unsafeBitCast(type, to: _UIStoryboardSegueTwin.Type.self)
    return taken(
      Unmanaged<AnyObject>.passRetained(
        twin.init(identifier: identifier, source: source, destination: destination)))
  }

  /// Creates a colour with `init(white:alpha:)`.
  @inline(never)
  @_optimize(none)
  static func makeColor(_ type: UIColor.Type, white: CGFloat, alpha: CGFloat) -> UIColor {
    let twin = unsafeBitCast(type, to: _UIColorTwin.Type.self)
    return taken(Unmanaged<AnyObject>.passRetained(twin.init(white: white, alpha: alpha)))
  }

  /// Creates a colour with `init(red:green:blue:alpha:)`.
  @inline(never)
  @_optimize(none)
  static func makeColor(
    _ type: UIColor.Type, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> UIColor {
    let twin = unsafeBitCast(type, to: _UIColorTwin.Type.self)
    return taken(
      Unmanaged<AnyObject>.passRetained(
        twin.init(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// The object isn't an instance of the twin: it's passed as a pointer and gets its real type
  /// here.
  private static func taken<Object: AnyObject>(_ made: Unmanaged<AnyObject>) -> Object {
    Unmanaged<Object>.fromOpaque(made.toOpaque()).takeRetainedValue()
  }

  /// The class with a name from `Info.plist`; `$(PRODUCT_MODULE_NAME)` in it represents the module
  /// of the app's delegate.
  static func named(_ name: String, besideDelegate delegate: AnyObject?) -> AnyClass? {
    var name = name
    if let delegate {
      let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
      name = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      if !name.contains(".") { name = "\(module).\(name)" }
    }
    return _dialectClass(name, file: "")
  }
}
