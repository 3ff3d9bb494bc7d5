/// An object that is never shown, on which values are set for the instances that it stands for.
///
/// What was set on it is what differs from a fresh object of its class.
@MainActor
struct AppearanceProxy {
  let scope: AppearanceScope
  let object: NSObject
  /// What a view was like before anything was set; bars and items note themselves what was set.
  private let fresh: UIView?
  /// A class's come after its superclass's, so that each has the same number in every proxy.
  private let properties: [(number: Int, property: AppearanceProperty)]

  init(_ object: NSObject, scope: AppearanceScope, fresh: UIView?) {
    self.object = object
    self.scope = scope
    self.fresh = fresh
    properties =
      (object as? UIView).map { view in
        AppearanceProperty.all(of: type(of: view)).enumerated().map { ($0, $1) }
      } ?? []
  }

  /// The same values in an object of its own.
  func copy() -> AppearanceProxy {
    let made = scope.make()
    if let from = object as? UIView, let to = made as? UIView, let fresh {
      (to as? any ProxiedBar)?.becomeProxy(of: from)
      for (_, property) in properties where !property.isSame(from, fresh) {
        property.copy(from, to)
      }
    } else if let from = object as? UIBarItem {
      (made as? UIBarItem)?.takeValues(of: from)
    }
    return AppearanceProxy(made, scope: scope, fresh: fresh)
  }

  /// Applies to a view what was set on the proxy and not on the view itself.
  ///
  /// - Parameter fresh: A view of the class of UIKit's that the view is one of.
  func apply(to view: UIView, fresh freshView: UIView) {
    guard let proxy = object as? UIView, let fresh else { return }
    (view as? any ProxiedBar)?.adoptSettings(of: proxy)
    for (number, property) in properties where !property.isSame(proxy, fresh) {
      let wasAdopted = view.appliedValues?[number].map { property.has(view, $0) } ?? false
      guard wasAdopted || property.isSame(view, freshView) else { continue }
      property.copy(proxy, view)
      view.appliedValues = view.appliedValues ?? [:]
      view.appliedValues?[number] = property.value(of: view)
    }
  }
}
