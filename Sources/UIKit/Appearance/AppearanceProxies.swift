/// Looks that were set for all instances of classes, on one simulated device.
@MainActor
struct AppearanceProxies {
  /// Those that are outranked come first.
  private var proxies: [AppearanceProxy] = []
  private let fresh = FreshViews()

  var isEmpty: Bool { proxies.isEmpty }

  /// The same looks in proxies of their own.
  func copy() -> AppearanceProxies {
    var copy = AppearanceProxies()
    copy.proxies = proxies.map { $0.copy() }
    return copy
  }

  /// The proxy for a scope, made when it is first asked for.
  mutating func proxy(for scope: AppearanceScope) -> NSObject {
    if let found = proxies.first(where: { $0.scope.isSame(as: scope) }) { return found.object }
    let made = scope.make()
    let proxy = AppearanceProxy(
      made, scope: scope, fresh: made is UIView ? scope.make() as? UIView : nil)
    let place = proxies.firstIndex { scope.isOutranked(by: $0.scope) }
    proxies.insert(proxy, at: place ?? proxies.count)
    return made
  }

  /// Gives a view that entered a window what was set for it.
  func handOn(to view: UIView) {
    for proxy in proxies
    where proxy.object !== view
      && proxy.scope.covers(view, in: view.next, traits: view.traitCollection)
    {
      proxy.handOn(to: view, fresh: fresh.view(like: view))
    }
  }

  /// The proxies for an item that a view shows; those that are outranked come first.
  func items<Item: UIBarItem>(for item: Item, in view: UIView) -> [Item] {
    guard !isEmpty else { return [] }
    return proxies.compactMap { proxy in
      proxy.scope.covers(item, in: view.next, traits: view.traitCollection)
        ? proxy.object as? Item : nil
    }
  }
}

extension SimulationHost {
  /// The proxy of the current simulated device.
  static func appearanceProxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) -> Object {
    let scope = AppearanceScope(type: type, containers: containers, traits: traits)
    return unsafeDowncast(
      current.appState.appearanceProxies.proxy(for: scope), to: Object.self)
  }

  var appearanceProxies: AppearanceProxies { appState.appearanceProxies }
}
