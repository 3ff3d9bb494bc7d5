/// A change of a view's property, or identical changes of neighbouring views.
struct CauseItem: Hashable {
  var path: LayoutPath
  var count: Int
  var change: LayoutCause.Change

  var tier: CauseTier { change.subject?.tier ?? .structure }

  /// The item as a cause: a change of the whole screen belongs to no particular view.
  var cause: LayoutCause {
    let isOfTheScreen =
      change.subject?.property?.entry.phrase == .ofTheScreen && path.steps.count <= 1
      || tier == .screen
    return LayoutCause(path: isOfTheScreen ? nil : path.nearest, views: count, change: change)
  }
}
