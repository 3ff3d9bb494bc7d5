/// The strips of a controller, and the insets that a scroll view was given for them.
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

  /// From iOS 11 on the safe area; before, the status bar's lower edge, and a child that no
  /// container looks after has its parent's length (facts: devices §2.5).
  private var topGuideLength: CGFloat {
    guard let view = storedView, let window = view.storedWindow else { return 0 }
    if window.system.hasSafeArea { return view.safeAreaInsets.top }
    if let parent = storedParent { return parent.topLayoutGuide.length }
    return window.host.statusBar.height
  }

  private var bottomGuideLength: CGFloat {
    guard let view = storedView, let window = view.storedWindow else { return 0 }
    if window.system.hasSafeArea { return view.safeAreaInsets.bottom }
    return storedParent?.bottomLayoutGuide.length ?? 0
  }

  /// Before iOS 11: keeps the content of a scroll view clear of the bars.
  ///
  /// The scroll view is the root view, or else its lowest subview, whatever its frame is (observed
  /// on iOS 9 and 10; facts: layout §3.3). Navigation and tab bar controllers do that to the
  /// controllers inside them; elsewhere tables reach under the status bar.
  func layoutGuidesDidChange() {
    guard let view = storedView, let window = view.storedWindow, !window.system.hasSafeArea else {
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

  /// Whether a container above has bars that content scrolls under.
  var isInsideBars: Bool {
    var container = storedParent
    while let current = container {
      if current.providesBars { return true }
      container = current.storedParent
    }
    return false
  }
}
