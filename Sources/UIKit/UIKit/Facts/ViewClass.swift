/// What a view's class reveals about who created the view.
struct ViewClass {
  /// The name without its module.
  let name: String
  /// Whether an app declares the class.
  let isApp: Bool
  /// Whether only UIKit itself creates such views.
  let isPrivate: Bool
  /// Whether UIKit creates all content of such views, except for views known to be put there by an
  /// app.
  let ownsContent: Bool
  /// Whether such views may define their own touch area.
  let mayShapeTouches: Bool

  @MainActor
  init(_ type: UIView.Type) {
    name = String(describing: type)
    let module = String(String(reflecting: type).prefix { $0 != "." })
    isApp = !SystemModules.contains(module)
    let own = ClassEntry.own(of: type)
    let role = own?.role ?? (module == "UIKit" ? .part : .app)
    isPrivate = role == .part || role == .wrapper
    ownsContent = !isApp && (role == .part || role == .closed || type is any ClosedView.Type)
    mayShapeTouches = isApp || own?.shapesTouches == true
  }
}

/// A view of a service's whose parts aren't drawn here.
package protocol ClosedView: UIView {}
