/// What a container does when its view changes.
@preconcurrency @MainActor
protocol ContainerArranging: AnyObject {
  /// Places bars, and says what they cover, before the insets of children are worked out.
  func placeBars()
  /// Places the children's views.
  func placeChildren()
  /// Ends what waits for the next layout in a window, after the view has left it.
  func settleUnseen()
}

extension ContainerArranging {
  func placeBars() {}
  func settleUnseen() {}
}

/// A container's view, whose bars and children its controller places in layout.
class ArrangedContainerView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(ArrangedContainerView.self, role: .wrapper)
  }

  final weak var arranger: ContainerArranging?
  private var isArranging = false

  /// Controllers that appear while children are placed may request other children.
  package override var keepsMarksOfOwnLayout: Bool { isArranging }

  /// Those of a navigation controller are there for fingers without having been asked for.
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

  /// A container's child comes into the tree just before the container does, after the container
  /// heard that it will appear.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // On the way from one place on the screen to another nobody would be told of the change.
    let isKept = (arranger as? UIViewController)?.isKeptOnScreen == true
    if newWindow != nil, !isKept { arranger?.placeChildren() }
    if newWindow == nil {
      storedWindow?.host.runAfterLayout { [weak self] in
        if self?.storedWindow == nil { self?.arranger?.settleUnseen() }
      }
    }
  }
}

/// The view of a container controller, named as descriptions of views name it.
///
/// Bars are placed as soon as the view's size or safe area is another, so that children hear of
/// their new insets once; children are placed in layout, where they are laid out next.
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

/// The view around a child's view in a container, named as descriptions of views name it.
final class UIViewControllerWrapperView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UIViewControllerWrapperView.self, role: .wrapper)
  }

  /// What bars cover reaches the child on entering a window, also where the safe area of the views
  /// in between stays as it was: a phone without a housing has none in landscape.
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
  /// Sets what bars cover while the insets of this view are about to be worked out anyway.
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
