/// An object that is never shown and collects values for the instances it represents.
///
/// The values that were set are the ones that differ from a fresh object of its class.
@MainActor
struct AppearanceProxy {
  let scope: AppearanceScope
  let object: NSObject
  /// A view in its initial state; bars and items track their own settings.
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

  /// Returns the same values in an independent object.
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

  /// Applies the values that were set on the proxy and not on the view itself.
  ///
  /// - Parameter fresh: A view of the UIKit class that the view is an instance of.
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
