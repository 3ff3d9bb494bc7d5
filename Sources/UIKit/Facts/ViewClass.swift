/// What a view's class tells about who made the view.
struct ViewClass {
  /// Without its module.
  let name: String
  /// Whether an app declares it.
  let isApp: Bool
  /// Whether only UIKit itself makes such views.
  let isPrivate: Bool
  /// Whether UIKit makes all that lies in such views, but for what an app is known to have put there.
  let ownsContent: Bool
  /// Whether such views may say for themselves where touches reach them.
  let mayShapeTouches: Bool

  @MainActor
  init(_ type: UIView.Type) {
    name = String(describing: type)
    let module = String(String(reflecting: type).prefix { $0 != "." })
    isApp = !Self.modules.contains(module)
    let own = ClassEntry.own(of: type)
    let role = own?.role ?? (module == "UIKit" ? .part : .app)
    isPrivate = role == .part || role == .wrapper
    ownsContent = !isApp && (role == .part || role == .closed || type is any ClosedView.Type)
    mayShapeTouches = isApp || own?.shapesTouches == true
  }

  private static let modules: Set<String> = [
    "UIKit", "Layers", "AVFoundation", "AVKit", "MapKit", "MessageUI", "QuartzCore",
    "SafariServices", "WebKit",
  ]
}

/// A view of a service's whose parts aren't drawn here.
package protocol ClosedView: UIView {}
