/// A container controller that arranges the contents of its view.
@preconcurrency @MainActor
protocol ContainerArranging: AnyObject {
  /// Places the bars, and sets the insets they cover, before the insets of children are computed.
  func placeBars()
  /// Places the children's views.
  func placeChildren()
  /// Completes what is waiting for the next layout in a window, after the view has left it.
  func settleUnseen()
}

extension ContainerArranging {
  func placeBars() {}
  func settleUnseen() {}
}

/// A container's view, whose bars and children its controller places during layout.
class ArrangedContainerView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(ArrangedContainerView.self, role: .wrapper)
  }

  final weak var arranger: ContainerArranging?
  private var isArranging = false

  /// Whether the container is placing children; controllers that appear meanwhile may request other
  /// children.
  package override var keepsMarksOfOwnLayout: Bool { isArranging }

  /// The view's recognizers; a navigation controller's exist even if the app never accessed them.
  package override var touchRecognizers: [UIGestureRecognizer] {
    _ = (arranger as? UINavigationController)?.madePopRecognizers
    return super.touchRecognizers
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isArranging = true
    arranger?.placeBars()
    arranger?.placeChildren()
    isArranging = false
  }

  /// Adds a container's child to the tree just before the container, after the container was
  /// notified that it will appear.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // During a move from one place on the screen to another, no controller would be notified of the
    // change.
    let isKept = (arranger as? UIViewController)?.isKeptOnScreen == true
    if newWindow != nil, !isKept { arranger?.placeChildren() }
    if newWindow == nil {
      storedWindow?.host.runAfterLayout { [weak self] in
        if self?.storedWindow == nil { self?.arranger?.settleUnseen() }
      }
    }
  }
}

/// The view of a container controller; its name appears in view descriptions.
///
/// Bars are placed as soon as the view's size or safe area changes, so that children are notified
/// of their new insets once; children are placed during layout, and laid out next.
final class UILayoutContainerView: ArrangedContainerView {
  override class var classEntry: ClassEntry {
    ClassEntry(UILayoutContainerView.self, role: .wrapper)
  }

  override func geometryDidRefresh() {
    super.geometryDidRefresh()
    arranger?.placeBars()
  }

  override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }
}

/// The view around a child's view in a container; its name appears in view descriptions.
final class UIViewControllerWrapperView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UIViewControllerWrapperView.self, role: .wrapper)
  }

  /// Applies the covered insets to the child on entering a window, even if the safe area of the
  /// views between is unchanged: a phone without a housing has none in landscape.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard storedWindow != nil, storedBarInsets != .zero else { return }
    var view: UIView? = self
    while let current = view {
      current.insetsFlag = true
      view = current.storedSuperview
    }
  }
}

extension UIView {
  /// Sets the insets that bars cover while this view's insets are about to be recomputed anyway.
  func setBarInsetsBeforeRefresh(_ insets: UIEdgeInsets) {
    guard storedBarInsets != insets, insets.isFinite else { return }
    storedBarInsets = insets
    markInsetsStaleHere()
    for view in storedSubviews { view.owningController?.layoutGuidesDidChange() }
  }

  private func markInsetsStaleHere() {
    var view: UIView? = self
    while let current = view, !(current is UILayoutContainerView) {
      current.insetsFlag = true
      view = current.storedSuperview
    }
  }
}
