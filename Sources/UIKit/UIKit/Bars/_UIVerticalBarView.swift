import LayoutMetrics
import SystemFacts

/// The vertical bar of a navigation controller's buttons at the side of the screen.
///
/// It covers the column, but only its buttons receive touches.
final class _UIVerticalBarView: UIView, ContentSizeFollower {
  override class var classEntry: ClassEntry {
    ClassEntry(_UIVerticalBarView.self, role: .part, shapesTouches: true)
  }

  private var buttons: [ObjectIdentifier: _UIButtonBarButton] = [:]
  private var capsules = BarCapsuleViews()
  private let back = BarGlyphView(.chevron)
  private let overflow = BarGlyphView(.ellipsis)
  /// The navigation bar that the buttons belong to.
  weak var navigationBar: UINavigationBar?
  /// The items without room, and the additional elements of their menu.
  private var hidden: [UIBarButtonItem] = []
  private var additional: UIDeferredMenuElement?
  /// The view that a touch began on.
  private var touched: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  package override var groupsElements: Bool { true }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.bar)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedSubviews.contains { $0.frame.contains(point) }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = glyph(under: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { touched = nil }
    guard let touched, touched === glyph(under: touches) else { return }
    if touched === back {
      navigationBar?.goBackByTap()
    } else {
      openOverflow()
    }
  }

  private func glyph(under touches: Set<UITouch>) -> UIView? {
    guard touches.count == 1, let place = touches.first?.location(in: self) else { return nil }
    return [back, overflow].first { $0.superview === self && $0.frame.contains(place) }
  }

  /// Opens the menu of the items without room.
  private func openOverflow() {
    let items = hidden.map { $0.overflowElement }
    MenuSession.open(
      UIMenu(children: items + [additional].compactMap { $0 }),
      for: MenuSession.Source(view: self, rect: overflow.frame, sender: self))
  }

  /// Returns the names of the bar's own buttons for tests.
  func name(of view: UIView) -> (identifier: String?, label: String?) {
    view === back ? ("BackButton", "Back") : view === overflow ? (nil, "More") : (nil, nil)
  }

  // MARK: Content

  func followedContentDidChange() { navigationBar?.followedContentDidChange() }

  func followedSizeDidChange() { followedContentDidChange() }

  /// Shows buttons at their places.
  ///
  /// - Parameters:
  ///   - content: The content of the bar, from top to bottom.
  ///   - places: The frames, in the coordinates of this view's superview.
  func show(_ content: VerticalBarContent, at places: VerticalBarGeometry.Places) {
    var used: Set<ObjectIdentifier> = []
    var views: [UIView] = []
    let origin = frame.origin
    hidden = []
    additional = content.additional
    func show(_ view: UIView, _ frame: CGRect) {
      if view.superview !== self { addSubview(view) }
      views.append(view)
      let slot = frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if view is _UIButtonBarButton || view is BarGlyphView {
        view.frame = slot
      } else {
        // A custom view keeps its size.
        let size = view.sizeInBar(maxHeight: slot.height)
        view.placeInBar(
          PixelGrid(scale: traitCollection.displayScale).centered(size, in: slot), for: self)
      }
    }
    for (group, frames) in zip(content.groups, places.buttons) {
      for (element, frame) in zip(group, frames) {
        guard let frame else {
          if case .item(let item) = element { hidden.append(item) }
          continue
        }
        switch element {
        case .back: show(back, frame)
        case .item(let item):
          used.insert(ObjectIdentifier(item))
          show(view(for: item), frame)
        }
      }
    }
    if let frame = places.overflow { show(overflow, frame) }
    for view in subviews
    where !(views + capsules.views).contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for key in buttons.keys where !used.contains(key) { buttons[key] = nil }
    let moved = places.capsules.map { capsule in
      var capsule = capsule
      capsule.frame = capsule.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      return capsule
    }
    capsules.show(moved, in: self, above: 0, tint: tintColor)
  }

  private func view(for item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    let button = buttons.button(for: item)
    var style = _UIButtonBarButton.Style(release: hostOfView.release)
    style.isProminent = BarFacts.buttonsStandInCapsules[hostOfView.release] && item.style == .done
    button.apply(style)
    return button
  }
}

extension UIBarButtonItem {
  /// The element for the item in the menu of those without room: its own menu, if a tap would open
  /// that.
  fileprivate var overflowElement: UIMenuElement {
    let title = title ?? accessibilityLabel ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(title: title, image: image, children: menu.children)
    }
    return UIAction(
      title: title, image: image, attributes: isEnabled ? [] : .disabled
    ) { [weak self] _ in self?.trigger() }
  }
}
