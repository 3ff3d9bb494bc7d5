import Graphics

/// An object that draws a layer or lays out its sublayers.
///
/// Every method has a default, which behaves like a layer without a delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents; by default they are recorded from `draw(_:in:)`.
  func display(_ layer: CALayer)

  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in context: CGContext)

  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)

  /// Positions the layer's sublayers after its bounds have changed.
  func layoutSublayers(of layer: CALayer)

  /// Returns the layer's action for an event; `nil` leaves it to the layer, `NSNull` means no
  /// action.
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
