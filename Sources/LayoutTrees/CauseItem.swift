/// What changed on one view under one name, or on neighbouring views alike.
struct CauseItem: Hashable {
  var path: LayoutPath
  var count: Int
  var change: LayoutCause.Change

  /// What changed; nil for views that came or went.
  var subject: LayoutSubject? {
    if case .attribute(let subject, _) = change { subject } else { nil }
  }

  var tier: CauseTier { subject?.tier ?? .structure }

  /// The item as a cause: what the whole screen has belongs to no view in particular.
  var cause: LayoutCause {
    let isOfTheScreen =
      subject?.property?.entry.phrase == .ofTheScreen && path.steps.count <= 1
      || tier == .screen
    return LayoutCause(
      place: isOfTheScreen ? nil : LayoutCause.Place(path), views: count, change: change)
  }
}
