import Graphics
import Layers

extension OpacityEffect: ViewEffect {
  func apply(to view: NodeView) { view.alpha = opacity }
}

extension HiddenEffect: ViewEffect {
  func apply(to view: NodeView) { view.isHidden = true }
}

extension ClipEffect: ViewEffect {
  func apply(to view: NodeView) {
    let path = outline.path(in: view.bounds)
    if let box = path.data.box, box.isRectangle, box.rect == view.bounds {
      view.clipsToBounds = true
      return
    }
    let mask = CAShapeLayer()
    mask.frame = view.bounds
    mask.path = path.cgPath
    mask.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    view.layer.mask = mask
  }
}

extension MaskEffect: ViewEffect {
  func apply(to view: NodeView) { view.masksFirstBySecond = true }
}

extension ShadowEffect: ViewEffect {
  func apply(to view: NodeView) {
    view.layer.shadowColor = CGColor(color)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = offset
  }
}

extension BlurEffect: ViewEffect {
  func apply(to view: NodeView) {
    guard radius > 0 else { return }
    if isOpaque { view.clipsToBounds = true }
    view.filterLayer?.contentFilters = [.blur(sigma: radius, isOpaque: isOpaque)]
  }
}

extension ColorEffect: ViewEffect {
  func apply(to view: NodeView) {
    let factors = matrix.flatMap { $0.map { CGFloat($0) } }
    view.filterLayer?.contentFilters = [.colorMatrix(factors)]
  }
}

extension BlendEffect: ViewEffect {
  func apply(to view: NodeView) { view.filterLayer?.blendMode = mode.graphicsMode ?? .normal }
}

extension GroupEffect: ViewEffect {
  func apply(to view: NodeView) { view.filterLayer?.isCompositingGroup = true }
}

extension TransformEffect: ViewEffect {
  func apply(to view: NodeView) {
    // A view's transform is about its centre.
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let transform = transform(in: view.bounds) else {
      view.transform = .identity
      return
    }
    view.transform = CGAffineTransform(translationX: middle.x, y: middle.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
  }
}

extension ContentShapeEffect: ViewEffect {
  func apply(to view: NodeView) {
    guard kinds.contains(.interaction) else { return }
    view.touchOutline = outline.path(in: view.bounds).cgPath
  }
}
