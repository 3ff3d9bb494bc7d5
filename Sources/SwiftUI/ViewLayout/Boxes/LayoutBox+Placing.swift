extension LayoutBox {
  /// Lays out the root of a window. The root is proposed the size of a rectangle and centred in it (Apple, WWDC 2019
  /// session 237; facts: layout §1.1, high).
  ///
  /// - Parameters:
  ///   - rect: The safe area, in the window's coordinates.
  ///   - surroundings: The window's environment.
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

  /// How often layout is repeated for lazy containers whose estimates were wrong.
  private static var mostRounds: Int { 4 }

  /// Sets the frame of the box, then places its children.
  ///
  /// - Parameters:
  ///   - outside: The rectangle of the container. It replaces lengths and positions that aren't finite numbers.
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

  /// Places a child at the place chosen by a layout, mirrored for right-to-left layout.
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

  /// Returns the place chosen by the enclosing layout. A view that wasn't placed is centred, and gets the
  /// container's own proposal (Apple, `LayoutSubview.place(at:anchor:proposal:)`).
  func chosenPlace(in bounds: CGRect, proposal: ProposedViewSize) -> LayoutPlace {
    chosen
      ?? LayoutPlace(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// Has the place of a box that this one replaces, until it's laid out itself.
  package func keepPlace(of old: LayoutBox) {
    guard old.isPlaced, !isPlaced else { return }
    isPlaced = true
    frame = old.frame
  }

  /// Marks the box and its descendants as not placed.
  func takeAway() {
    isPlaced = false
    frame = .zero
    for child in children { child.takeAway() }
  }

  /// Returns the frame with each edge rounded to the nearest pixel of the window.
  ///
  /// Layout stays fractional; drawing is aligned to pixels (facts: layout §1.14, medium; Apple, WWDC 2019 session
  /// 237).
  package func pixelFrame(on grid: PixelGrid) -> CGRect {
    grid.withEdgesOnPixels(frame)
  }
}
