import Graphics

/// A scroll view whose lazy containers are laid out again when other parts of them become visible.
final class HostedScrollView: UIScrollView {
  var axes: Axis.Set = .vertical
  /// The scroll view's node in the last layout.
  var node: PlacedNode?
  var viewport: ScrollViewport? {
    didSet { readOffset() }
  }

  /// The part of the content that is visible until it's scrolled.
  var anchor: UnitPoint?
  private var anchored: CGPoint?

  override func layoutSubviews() {
    super.layoutSubviews()
    showAnchor()
    scrollToRequest()
    readOffset()
  }

  private func showAnchor() {
    guard let anchor, window != nil, anchored == nil || contentOffset == anchored else { return }
    let insets = adjustedContentInset
    func offset(
      _ content: CGFloat, _ bounds: CGFloat, _ before: CGFloat, _ after: CGFloat, _ part: CGFloat
    ) -> CGFloat {
      -before + max(0, content + before + after - bounds) * part
    }
    contentOffset = CGPoint(
      x: offset(contentSize.width, bounds.width, insets.left, insets.right, anchor.x),
      y: offset(contentSize.height, bounds.height, insets.top, insets.bottom, anchor.y))
    anchored = contentOffset
  }

  private func readOffset() {
    guard let viewport, window != nil else { return }
    viewport.offset = contentOffset
    guard viewport.isNeeded, viewport.used != contentOffset else { return }
    var holder = superview
    while let view = holder {
      if let host = view as? any GraphHolder {
        host.graph.scrolled()
        host.setNeedsLayout()
        return
      }
      holder = view.superview
    }
  }

  // MARK: Scrolling to a position

  /// The request that the next layout follows, and how often it has come nearer to a row that wasn't made.
  private var pending: (request: ScrollRequest, rounds: Int)?
  private var followed: ScrollRequest?
  /// How often a row is looked for where it's expected.
  private static let mostRounds = 8

  /// Scrolls where the app has set the position to, if that has changed.
  func follow(_ request: ScrollRequest?) {
    guard request != followed else { return }
    followed = request
    if let request { scroll(request) }
  }

  private func scroll(_ request: ScrollRequest) {
    pending = (request, 0)
    setNeedsLayout()
  }

  private func scrollToRequest() {
    guard let (request, rounds) = pending, window != nil, bounds.width > 0 else { return }
    pending = nil
    switch request.target {
    case .point(let x, let y): show(x.map { $0...$0 }, y.map { $0...$0 }, UnitPoint.topLeading)
    case .edge(let edge): show(edge)
    case .view(let id):
      guard let node, let place = node.place(of: id) else { return }
      let frame =
        switch place {
        case .placed(let frame), .expected(let frame):
          frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
        }
      let before = contentOffset
      show(frame.minX...frame.maxX, frame.minY...frame.maxY, request.anchor)
      guard contentOffset != before, rounds < Self.mostRounds else { return }
      // Rows that become visible may have other lengths than expected.
      pending = (request, rounds + 1)
      DispatchQueue.main.async { [weak self] in self?.setNeedsLayout() }
    }
  }

  /// Scrolls to ranges of the content along each axis.
  private func show(
    _ x: ClosedRange<CGFloat>?, _ y: ClosedRange<CGFloat>?, _ anchor: UnitPoint?
  ) {
    let insets = adjustedContentInset
    var offset = contentOffset
    if axes.contains(.vertical), let y {
      let scroll = ScrollOffset(
        viewport: bounds.height - insets.top - insets.bottom, content: contentSize.height)
      offset.y =
        scroll.showing(y, anchor: anchor?.y, from: offset.y + insets.top) - insets.top
    }
    if axes.contains(.horizontal), let x {
      let scroll = ScrollOffset(
        viewport: bounds.width - insets.left - insets.right, content: contentSize.width)
      offset.x =
        scroll.showing(x, anchor: anchor?.x, from: offset.x + insets.left) - insets.left
    }
    if contentOffset != offset { contentOffset = offset }
  }

  private func show(_ edge: Edge) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = (CGFloat(0)...0, CGFloat.greatestFiniteMagnitude)
    switch edge {
    case .top: show(nil, start, .topLeading)
    case .bottom: show(nil, end...end, .topLeading)
    case .leading: show(isRightToLeft ? end...end : start, nil, .topLeading)
    case .trailing: show(isRightToLeft ? start : end...end, nil, .topLeading)
    }
  }
}

extension HostedScrollView: ScrollFollower {
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard node?.place(of: id) != nil else { return false }
    scroll(ScrollRequest(target: .view(id), anchor: anchor))
    return true
  }

  func scrollAfterLayout(to id: AnyHashable, _ anchor: UnitPoint?) {
    scroll(ScrollRequest(target: .view(id), anchor: anchor))
  }
}
