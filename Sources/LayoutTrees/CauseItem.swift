/// A change of a view's property, or identical changes of neighbouring views.
struct CauseItem: Hashable {
  var path: LayoutPath
  var count: Int
  var change: LayoutCause.Change

  /// What changed; `nil` for views that were added or removed.
  var subject: LayoutSubject? {
    if case .attribute(let subject, _) = change { subject } else { nil }
  }

  var tier: CauseTier { subject?.tier ?? .structure }

  /// The item as a cause: a change of the whole screen belongs to no particular view.
  var cause: LayoutCause {
    let isOfTheScreen =
      subject?.property?.entry.phrase == .ofTheScreen && path.steps.count <= 1
      || tier == .screen
    return LayoutCause(path: isOfTheScreen ? nil : path.nearest, views: count, change: change)
  }
}
