/// A bar that takes over what was set on a proxy and not on the bar itself.
@MainActor
protocol ProxiedBar: UIView {
  /// What a proxy hands on, besides the tint.
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
  /// Takes over everything that was set on another proxy, to hand it on likewise.
  func becomeProxy(like other: Self) {
    if let tint = other.assignedTint { tintColor = tint }
    let settings = other.assignments.settings
    for setting in Setting.allCases where settings.contains(setting) {
      take(setting, from: other)
      assignments.note(setting)
    }
  }

  /// Takes over from a proxy; called when the bar enters a window.
  func adopt(_ proxy: Self?) {
    guard let proxy, proxy !== self else { return }
    assignments.isAdopting = true
    defer { assignments.isAdopting = false }
    if assignedTint == nil, let tint = proxy.assignedTint { tintColor = tint }
    let own = assignments.settings
    let handedOn = proxy.assignments.settings
    for setting in Setting.allCases where handedOn.contains(setting) && !own.contains(setting) {
      take(setting, from: proxy)
    }
  }
}
