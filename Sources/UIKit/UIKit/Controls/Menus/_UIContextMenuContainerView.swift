import LayoutMetrics
import SystemFacts

/// A view that covers a window while a menu is open, and contains the lifted preview and the menu's
/// cards; its name appears in descriptions.
final class _UIContextMenuContainerView: UIView {
  var session: MenuSession?
  private var cards: [_UIContextMenuListView] = []
  private var previewView: UIView?
  private var sizeWhenOpened = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  private var release: OSRelease { hostOfView.release }

  /// Shows the session's current menus.
  func show() {
    guard let session else { return }
    if sizeWhenOpened == .zero {
      sizeWhenOpened = bounds.size
      showGround(session)
      showPreview(session)
    }
    for card in cards { card.removeFromSuperview() }
    cards = []
    var place: CGRect?
    for (number, menu) in session.menus.enumerated() {
      let card = _UIContextMenuListView(menu, number: number, session: session)
      cards.append(card)
      addSubview(card)
      card.measure(for: release, in: traitCollection)
      let frame = frame(of: card, number: number, below: place)
      card.place(frame)
      place = frame
      // A card under another one recedes (by eye; low).
      if number < session.menus.count - 1 { card.alpha = 0.6 }
    }
  }

  /// The area available for menus: the safe area, inset by 8 points (low).
  private var room: CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
  }

  private var sourceFrame: CGRect {
    guard let source = session?.source else { return .zero }
    return previewView?.frame ?? source.view.convert(source.rect, to: self)
  }

  private func frame(
    of card: _UIContextMenuListView, number: Int, below parent: CGRect?
  ) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let parent {
      return MenuGeometry.place(
        card.contentSize, at: parent.offsetBy(dx: 0, dy: 22), in: room, liesOver: true)
    }
    return MenuGeometry.place(
      card.contentSize, at: sourceFrame, in: room,
      liesOver: previewView == nil && MenuFacts.liesOverSource[release],
      gap: previewView == nil ? 8 : 16, isRightToLeft: isRightToLeft)
  }

  /// Shows the background that separates a lifted preview from the screen.
  private func showGround(_ session: MenuSession) {
    guard session.source.preview != nil || session.previewController != nil else { return }
    let ground = UIVisualEffectView(
      effect: MenuGroundEffect(
        sigma: MenuFacts.contextBlur[release], shade: MenuFacts.contextShade[release]))
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.isUserInteractionEnabled = false
    addSubview(ground)
  }

  private func showPreview(_ session: MenuSession) {
    let source = session.source
    let menuHeight = session.menus.first.map { menu in
      let card = _UIContextMenuListView(menu, number: 0, session: session)
      card.measure(for: release, in: traitCollection)
      return card.contentSize.height
    }
    var lifted: UIView?
    var place = source.view.convert(source.rect, to: self)
    if let controller = session.previewController, let view = controller.view {
      var size = controller.preferredContentSize
      if size.width <= 0 { size.width = room.width }
      if size.height <= 0 { size.height = room.height * 0.6 }
      place = CGRect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
        height: size.height)
      view.frame = CGRect(origin: .zero, size: size)
      lifted = view
    } else if let preview = source.preview {
      let shown = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
      lifted = preview.view.replica(of: shown, afterUpdates: true, capInsets: .zero)
      place = preview.view.convert(shown, to: self)
      if let path = preview.parameters.visiblePath, let lifted {
        let mask = CAShapeLayer()
        var move = CGAffineTransform(translationX: -shown.minX, y: -shown.minY)
        mask.path = path.cgPath.copy(using: &move)
        lifted.layer.mask = mask
      }
      lifted?.backgroundColor = preview.parameters.backgroundColor ?? .clear
    }
    guard let lifted else { return }
    let frame = MenuGeometry.placePreview(place, menuHeight: menuHeight ?? 0, in: room)
    let platter = MenuPreviewPlatter(frame: frame)
    platter.onTap = { [weak session] in session?.choosePreview() }
    platter.content = lifted
    if session.previewController != nil {
      lifted.layer.cornerRadius = 13
      lifted.clipsToBounds = true
    }
    addSubview(platter)
    previewView = platter
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A rotation closes menus (recalled; medium).
    if sizeWhenOpened != .zero, bounds.size != sizeWhenOpened { session?.close() }
  }

  /// A tap outside the menu closes it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    session?.close()
  }
}

/// The preview lifted above the screen, with a shadow (by eye; low).
final class MenuPreviewPlatter: UIView {
  var onTap: (() -> Void)?
  var content: UIView? {
    didSet {
      guard let content else { return }
      addSubview(content)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.bounds.width > 0, content.bounds.height > 0 else { return }
    content.transform = CGAffineTransform(
      scaleX: bounds.width / content.bounds.width, y: bounds.height / content.bounds.height)
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
