extension LayoutBox {
  /// Lays out the root of a window: it is proposed the size of a rectangle, and lies in its middle
  /// (Apple, WWDC 2019 session 237; facts: layout §1.1, high).
  ///
  /// - Parameters:
  ///   - rect: The safe area, in the window's coordinates.
  ///   - surroundings: What else there is of the window.
  package func layOut(in rect: CGRect, surroundings: Surroundings = Surroundings()) {
    let proposal = ProposedViewSize(rect.size).valid
    for _ in 0..<Self.mostRounds {
      let size = sizeThatFits(proposal)
      place(
        at: CGPoint(
          x: rect.minX + (rect.width - size.width) / 2,
          y: rect.minY + (rect.height - size.height) / 2),
        for: proposal, within: rect, in: surroundings)
      let unsettled = surroundings.unsettled.boxes
      if unsettled.isEmpty { return }
      surroundings.unsettled.boxes = []
      for box in unsettled { box.forgetSizes() }
    }
  }

  /// How often a layout is repeated for lazy containers whose estimates were wrong.
  private static var mostRounds: Int { 4 }

  /// Gives the box its frame, and then its children theirs.
  ///
  /// - Parameters:
  ///   - outside: What holds the box. It stands in for lengths and places that aren't finite numbers.
  func place(
    at origin: CGPoint, for proposal: ProposedViewSize, within outside: CGRect,
    in surroundings: Surroundings
  ) {
    let size = sizeThatFits(proposal)
    frame = CGRect(
      x: origin.x.isFinite ? origin.x : outside.minX,
      y: origin.y.isFinite ? origin.y : outside.minY,
      width: size.width.isFinite ? size.width : outside.width,
      height: size.height.isFinite ? size.height : outside.height)
    isPlaced = true
    content.place(self, for: proposal.valid, in: surroundings)
  }

  /// Places a child where a layout has put it, mirrored if text is read from right to left.
  func put(_ child: LayoutBox, at place: LayoutPlace, in surroundings: Surroundings) {
    if place.isHidden {
      child.takeAway()
      return
    }
    let size = child.sizeThatFits(place.proposal)
    let origin = place.origin(of: size)
    let x = layoutDirection == .leftToRight ? origin.x : frame.width - origin.x - size.width
    child.place(
      at: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), for: place.proposal,
      within: frame, in: surroundings)
  }

  /// Where the layout around the box has put it. What it hasn't placed lies in the middle, and is
  /// proposed what the container was (Apple, `LayoutSubview.place(at:anchor:proposal:)`).
  func chosenPlace(in bounds: CGRect, proposal: ProposedViewSize) -> LayoutPlace {
    chosen
      ?? LayoutPlace(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// Leaves the box and all in it without a place.
  func takeAway() {
    isPlaced = false
    frame = .zero
    for child in children { child.takeAway() }
  }

  /// The frame with each edge on the nearest pixel of the window.
  ///
  /// Layout stays fractional; what is drawn lies on pixels (facts: layout §1.14, medium; Apple, WWDC
  /// 2019 session 237).
  package func pixelFrame(on grid: PixelGrid) -> CGRect {
    grid.withEdgesOnPixels(frame)
  }
}
