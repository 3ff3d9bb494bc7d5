/// A bar to which what was set on a proxy, and not on the bar itself, is applied.
@preconcurrency @MainActor
protocol ProxiedBar: UIView {
  /// What a proxy applies, beside the properties of any view.
  associatedtype Setting: Hashable & CaseIterable & Sendable

  var assignments: ProxyAssignments<Setting> { get set }
  func take(_ setting: Setting, from proxy: Self)
}

/// What was set on a bar itself, which a proxy does not change.
struct ProxyAssignments<Setting: Hashable> {
  private(set) var settings: Set<Setting> = []
  /// Whether what is set just now comes from a proxy.
  fileprivate var isAdopting = false

  mutating func note(_ setting: Setting) {
    if !isAdopting { settings.insert(setting) }
  }
}

extension ProxiedBar {
  /// Takes over everything that was set on another proxy, to apply it likewise.
  func becomeProxy(of other: UIView) {
    guard let other = other as? Self else { return }
    let settings = other.assignments.settings
    for setting in Setting.allCases where settings.contains(setting) {
      take(setting, from: other)
      assignments.note(setting)
    }
  }

  /// Takes over from a proxy; called when the bar enters a window.
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
