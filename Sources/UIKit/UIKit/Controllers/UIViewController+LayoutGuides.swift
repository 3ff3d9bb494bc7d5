import SystemFacts

/// The layout guides of a controller, and the insets that a scroll view got for them.
struct LayoutSupports {
  var top: ControllerLayoutGuide?
  var bottom: ControllerLayoutGuide?
}

extension UIViewController {
  var topSupport: ControllerLayoutGuide {
    if let existing = layoutSupports.top { return existing }
    let made = ControllerLayoutGuide(self, isTop: true) { $0.topGuideLength }
    layoutSupports.top = made
    return made
  }

  var bottomSupport: ControllerLayoutGuide {
    if let existing = layoutSupports.bottom { return existing }
    let made = ControllerLayoutGuide(self, isTop: false) { $0.bottomGuideLength }
    layoutSupports.bottom = made
    return made
  }

  private var topGuideLength: CGFloat { guideLengths.top }
  private var bottomGuideLength: CGFloat { guideLengths.bottom }

  /// The lengths of the layout guides: since iOS 11, the safe area. Before, the strips of status
  /// bar and bars as far as they reach into a container's child, while a child that no container
  /// manages has its parent's lengths (facts: devices §2.5).
  var guideLengths: UIEdgeInsets {
    guard let view = storedView, let window = view.storedWindow else { return .zero }
    if ScreenFacts.hasSafeArea[window.release] { return view.safeAreaInsets }
    guard let parent = storedParent else {
      return UIEdgeInsets(top: window.host.statusBar.height, left: 0, bottom: 0, right: 0)
    }
    let lengths = parent.guideLengths
    guard parent.providesBars, let holder = view.storedSuperview else { return lengths }
    return UIView.overlap(
      of: view.frame, in: holder.bounds, insets: lengths.or(holder.barInsets))
  }

  /// Keeps the content of a scroll view clear of the bars before iOS 11.
  ///
  /// The scroll view is the root view, or otherwise its backmost subview, whatever its frame
  /// (observed on iOS 9 and 10; facts: layout §3.3). Navigation and tab bar controllers do that to
  /// the controllers inside them; elsewhere tables extend under the status bar.
  func layoutGuidesDidChange() {
    guard let view = storedView, let window = view.storedWindow,
      !ScreenFacts.hasSafeArea[window.release]
    else {
      return
    }
    if view.layoutItem != nil { view.geometryDidChangeForConstraints() }
    if isInsideBars, automaticallyAdjustsScrollViewInsets {
      let target = view.isScrolling ? view : view.storedSubviews.first
      target?.adoptBarInsets(
        UIEdgeInsets(top: topGuideLength, left: 0, bottom: bottomGuideLength, right: 0))
    }
    for child in storedChildren { child.layoutGuidesDidChange() }
  }

  /// Whether an enclosing container has bars that content scrolls under.
  var isInsideBars: Bool {
    var container = storedParent
    while let current = container {
      if current.providesBars { return true }
      container = current.storedParent
    }
    return false
  }
}
