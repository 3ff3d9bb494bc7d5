/// A bar that adopts settings made on an appearance proxy but not on the bar itself.
@preconcurrency @MainActor
protocol ProxiedBar: UIView {
  /// The settings that a proxy applies, in addition to the properties of any view.
  associatedtype Setting: Hashable & CaseIterable & Sendable

  var assignments: ProxyAssignments<Setting> { get set }
  func take(_ setting: Setting, from proxy: Self)
}

/// The settings made on a bar itself, which a proxy doesn't change.
struct ProxyAssignments<Setting: Hashable> {
  private(set) var settings: Set<Setting> = []
  /// Whether current changes come from a proxy.
  fileprivate var isAdopting = false

  mutating func note(_ setting: Setting) {
    if !isAdopting { settings.insert(setting) }
  }
}

extension ProxiedBar {
  /// Adopts all settings made on another proxy, to apply them likewise.
  func becomeProxy(of other: UIView) {
    guard let other = other as? Self else { return }
    let settings = other.assignments.settings
    for setting in Setting.allCases where settings.contains(setting) {
      take(setting, from: other)
      assignments.note(setting)
    }
  }

  /// Adopts a proxy's settings; called when the bar enters a window.
  func adoptSettings(of proxy: UIView) {
    guard let proxy = proxy as? Self, proxy !== self else { return }
    assignments.isAdopting = true
    defer { assignments.isAdopting = false }
    let own = assignments.settings
    let set = proxy.assignments.settings
    for setting in Setting.allCases where set.contains(setting) && !own.contains(setting) {
      take(setting, from: proxy)
    }
  }
}
