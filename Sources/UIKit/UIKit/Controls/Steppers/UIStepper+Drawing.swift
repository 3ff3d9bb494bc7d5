import SystemFacts

extension UIStepper {
  var stepperSize: CGSize { StepperGeometry.size(hostOfView.release) }

  private var geometry: StepperGeometry {
    StepperGeometry(release: hostOfView.release, bounds: bounds)
  }

  func prepareStepper() {
    frame = frame
    isOpaque = false
    contentMode = .redraw
  }

  private func state(of half: StepperHalf) -> State {
    if !canStep(half) { return .disabled }
    return touchedHalf == half ? .highlighted : .normal
  }

  /// The fill colour; in the dark style a system fill (recalled; low).
  private var fillColor: UIColor {
    guard traitCollection.userInterfaceStyle != .dark else { return .tertiarySystemFill }
    return .fact(ControlFacts.stepperFill[hostOfView.release])
  }

  func drawStepper() {
    let geometry = geometry
    let (left, right) = (state(of: .decrement), state(of: .increment))
    if let image = backgroundImage(for: isEnabled ? .normal : .disabled) {
      image.draw(in: bounds)
    } else if geometry.isFilled {
      fill(geometry, bounds, fillColor)
    } else {
      stroke(geometry)
    }
    if let touchedHalf, backgroundImage(for: .normal) == nil {
      let half = touchedHalf == .decrement ? geometry.decrementHalf : geometry.incrementHalf
      UIGraphicsGetCurrentContext()?.saveGState()
      UIBezierPath(roundedRect: bounds, cornerRadius: geometry.cornerRadius).addClip()
      paint([half], geometry.isFilled ? .systemFill : tintColor.withAlphaComponent(0.2))
      UIGraphicsGetCurrentContext()?.restoreGState()
    }
    if let image = images.divider(left: left, right: right) {
      image.draw(
        at: CGPoint(
          x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
    } else {
      paint([geometry.divider], geometry.isFilled ? .separator : tintColor)
    }
    draw(decrementImage(for: left), or: geometry.minus, in: geometry.decrementHalf, left)
    draw(incrementImage(for: right), or: geometry.plus, in: geometry.incrementHalf, right)
  }

  private func draw(
    _ image: UIImage?, or bars: [CGRect], in half: CGRect, _ state: State
  ) {
    let geometry = geometry
    let color: UIColor = geometry.isFilled ? .label : tintColor
    let shown = state == .disabled ? UIColor.tertiaryLabel : color
    guard let image else { return paint(bars, shown) }
    let resolved = image.isSymbolImage ? image.symbol(for: traitCollection, preferred: nil) : image
    let tinted =
      resolved.renderingMode == .alwaysOriginal
      ? resolved
      : resolved.withTintColor(
        shown.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
    tinted.draw(
      at: CGPoint(x: half.midX - image.size.width / 2, y: half.midY - image.size.height / 2))
  }

  private func paint(_ rects: [CGRect], _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setFill()
    for rect in rects { UIBezierPath(rect: rect).fill() }
  }

  private func fill(_ geometry: StepperGeometry, _ rect: CGRect, _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: geometry.cornerRadius).fill()
  }

  private func stroke(_ geometry: StepperGeometry) {
    tintColor.resolvedColor(with: traitCollection).setStroke()
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: geometry.cornerRadius)
    edge.lineWidth = 1
    edge.stroke()
  }
}
