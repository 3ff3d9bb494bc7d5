/// The appearance values set for all instances of classes, on one simulated device.
@MainActor
struct AppearanceProxies {
  /// Lower-ranking proxies come first.
  private var proxies: [AppearanceProxy] = []
  private let fresh = FreshViews()

  var isEmpty: Bool { proxies.isEmpty }

  /// Returns the same values in independent proxies.
  func copy() -> AppearanceProxies {
    var copy = AppearanceProxies()
    copy.proxies = proxies.map { $0.copy() }
    return copy
  }

  /// Returns the proxy for a scope, if it has been requested.
  func object(for scope: AppearanceScope) -> NSObject? {
    proxies.first { $0.scope.isSame(as: scope) }?.object
  }

  mutating func insert(_ proxy: AppearanceProxy) {
    let place = proxies.firstIndex { proxy.scope.isOutranked(by: $0.scope) }
    proxies.insert(proxy, at: place ?? proxies.count)
  }

  /// Applies the matching proxies to a view that entered a window.
  func apply(to view: UIView) {
    for proxy in proxies
    where proxy.object !== view
      && proxy.scope.covers(view, in: view.next, traits: view.traitCollection)
    {
      proxy.apply(to: view, fresh: fresh.view(like: view))
    }
  }

  /// Returns the proxies for an item shown by a view; lower-ranking ones come first.
  func items<Item: UIBarItem>(for item: Item, in view: UIView) -> [Item] {
    guard !isEmpty else { return [] }
    return proxies.compactMap { proxy in
      proxy.scope.covers(item, in: view.next, traits: view.traitCollection)
        ? proxy.object as? Item : nil
    }
  }
}

extension SimulationHost {
  /// Returns the proxy of the current simulated device.
  static func appearanceProxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) -> Object {
    let scope = AppearanceScope(type: type, containers: containers, traits: traits)
    return unsafeDowncast(current.appearanceProxy(for: scope), to: Object.self)
  }

  /// Returns the proxy for a scope, creating it on first access.
  ///
  /// Its object's initialiser may belong to the app and use `appState`, which must not be held
  /// meanwhile.
  private func appearanceProxy(for scope: AppearanceScope) -> NSObject {
    if let found = appState.appearanceProxies.object(for: scope) { return found }
    if let object = ProxyUnderway.object(for: scope, on: self) { return object }
    let made = ProxyUnderway.make(for: scope, on: self)
    // The initialiser may have requested the proxy before there was an object, and got another.
    if let found = appState.appearanceProxies.object(for: scope) { return found }
    appState.appearanceProxies.insert(made)
    return made.object
  }

  var appearanceProxies: AppearanceProxies { appState.appearanceProxies }
}
