import Devices
import SystemFacts

/// A view's own margins and their effective values.
struct MarginState {
  enum Base {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    var isFinite: Bool {
      switch self {
      case .sides(let insets): insets.isFinite
      case .directional(let insets): insets.resolved(.leftToRight).isFinite
      }
    }
  }

  /// The assigned margins; nil while the view has its default margins.
  var base: Base?
  var effective = UIEdgeInsets.zero
  /// The safe area included in ``effective``, if any.
  var safeArea = UIEdgeInsets.zero
  /// Whether the view's class is queried for the safe area, which it may override.
  var asksForSafeArea = false
  /// Whether the query is under way; an override may read the margins.
  var isAsking = false
  var preservesSuperview = false
  var insetsFromSafeArea = true
}

extension UIView {
  func setBaseMargins(_ base: MarginState.Base) {
    guard base.isFinite else { return reportNumber("layoutMargins") }
    marginState.base = base
    refreshInsets()
  }

  /// The margins, updated first if an override of `safeAreaInsets` returns a new value.
  var currentLayoutMargins: UIEdgeInsets {
    if marginState.insetsFromSafeArea, !marginState.isAsking {
      marginState.asksForSafeArea = true
      if safeAreaOfMargins != marginState.safeArea { refreshInsets() }
    }
    return marginState.effective
  }

  /// The safe area used for margins: the value of the property, which the class may override.
  ///
  /// An initialiser that hasn't finished isn't queried, so the first query happens when the view
  /// gets a superview or its margins are read.
  private var safeAreaOfMargins: UIEdgeInsets {
    guard marginState.asksForSafeArea || storedSuperview != nil else { return storedSafeAreaInsets }
    marginState.asksForSafeArea = true
    marginState.isAsking = true
    let insets = safeAreaInsets
    marginState.isAsking = false
    return insets.isFinite ? insets : storedSafeAreaInsets
  }

  /// Recomputes the margins.
  func updateLayoutMargins() {
    if marginState.insetsFromSafeArea { marginState.safeArea = safeAreaOfMargins }
    marginState.effective = computedLayoutMargins()
  }

  /// The margins for content: the view's own, the safe area, and the superview's if preserved.
  ///
  /// The safe area is added, not compared (base 8 under 44 is 52: measured on iOS 11.2 and Catalyst
  /// 26.1). A preserved margin is the part of the superview's effective margin that reaches into
  /// this view; the larger of the two counts, since the superview's margin already contains its
  /// safe area (facts: layout §2.1, §2.3).
  private func computedLayoutMargins() -> UIEdgeInsets {
    var margins = baseMargins
    if marginState.insetsFromSafeArea { margins = margins + marginState.safeArea }
    guard marginState.preservesSuperview, let parent = storedSuperview else { return margins }
    let outer = parent.layoutMargins
    let frame = frameAtRest
    let bounds = parent.bounds
    margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
    margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    guard !preservesSideMarginsOnly else { return margins }
    margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
    margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
    return margins
  }

  /// The margins without the safe area: the assigned ones, or the default for this kind of view.
  private var baseMargins: UIEdgeInsets {
    let assigned: UIEdgeInsets? =
      switch marginState.base {
      case .sides(let insets): insets
      case .directional(let insets): insets.resolved(effectiveUserInterfaceLayoutDirection)
      case nil: nil
      }
    guard let controller = owningController else { return assigned ?? defaultLayoutMargins }
    return controller.rootMargins(assigned: assigned)
  }

  /// The margin of a plain view, on each side.
  final var plainMargin: CGFloat {
    // Every new view reads this, so no simulation is created for it.
    LayoutFacts.defaultMargin[storedWindow?.release ?? WorldScope.current.release]
  }

  /// The minimum leading and trailing margin of a root view in this view's window.
  package var systemMinimumMargin: CGFloat {
    storedWindow?.minimumMargin ?? SimulationHost.current.geometry.systemMinimumLayoutMargin
  }
}

extension UIWindow {
  /// The minimum leading and trailing margin of root views: the screen's if the window fills the
  /// app's part of it, otherwise one that depends on the window's own size.
  var minimumMargin: CGFloat {
    let host = host
    guard bounds.size != host.geometry.size else { return host.geometry.systemMinimumLayoutMargin }
    return MarginRules.systemMinimum(inWindowOf: bounds.size, os: host.os)
  }
}

extension UIViewController {
  /// The minimum leading and trailing margin of the root view in its window.
  var systemMinimumMargin: CGFloat {
    ownWindow?.minimumMargin ?? SimulationHost.current.geometry.systemMinimumLayoutMargin
  }

  /// Returns the margins of a root view.
  ///
  /// The default is 0 at the top and bottom and the system's minimum at the sides; assigned sides
  /// are raised to the minimum unless ``viewRespectsSystemMinimumLayoutMargins`` is off (iOS 11.2
  /// pictures of both). Before iOS 11 the system owned them (facts: layout §2.1–2.2).
  func rootMargins(assigned: UIEdgeInsets?) -> UIEdgeInsets {
    let host = hostOfView
    let minimum = systemMinimumMargin
    let system = UIEdgeInsets(top: 0, left: minimum, bottom: 0, right: minimum)
    guard let assigned, ScreenFacts.hasSafeArea[host.release] else { return system }
    guard viewRespectsSystemMinimumLayoutMargins else { return assigned }
    return UIEdgeInsets(
      top: assigned.top, left: max(assigned.left, minimum), bottom: assigned.bottom,
      right: max(assigned.right, minimum))
  }
}
