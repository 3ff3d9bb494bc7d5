import Graphics

/// An object that draws a layer or lays its sublayers out.
///
/// Every method has a default, which does what a layer without a delegate does.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents; by default they are recorded from `draw(_:in:)`.
  func display(_ layer: CALayer)

  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in context: CGContext)

  /// Is called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers after its bounds changed.
  func layoutSublayers(of layer: CALayer)

  /// What the layer does at an event; `nil` leaves it to the layer, `NSNull` says nothing is done.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {
    layer.recordContents()
  }

  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
