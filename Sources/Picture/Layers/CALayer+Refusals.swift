import Graphics

/// An object that is notified of geometry that a layer in its tree refused.
@preconcurrency @MainActor
package protocol LayerRefusalReceiving: AnyObject {
  func layerRefused(_ problem: String)
}

// Core Animation raises CALayerInvalidGeometry for numbers that aren't finite. Its messages, from
// crash reports: “CALayer position contains NaN: [240 nan]”, “CALayer bounds contains NaN: [nan 0;
// nan 15]”, and for infinite values “sublayer with non-finite position [inf 0.5]”.
extension CALayer {
  /// Returns why Core Animation would refuse a position; nil if it doesn't.
  package static func problem(position: CGPoint) -> String? {
    guard !position.isFinite else { return nil }
    let numbers = "[\(words(position.x)) \(words(position.y))]"
    return position.x.isNaN || position.y.isNaN
      ? "CALayer position contains NaN: \(numbers)" : "sublayer with non-finite position \(numbers)"
  }

  /// Returns why Core Animation would refuse bounds; nil if it doesn't.
  package static func problem(bounds: CGRect) -> String? {
    guard !bounds.origin.isFinite || !bounds.size.isFinite else { return nil }
    let numbers = """
      [\(words(bounds.origin.x)) \(words(bounds.origin.y)); \
      \(words(bounds.size.width)) \(words(bounds.size.height))]
      """
    let parts = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    return parts.contains(where: \.isNaN)
      ? "CALayer bounds contains NaN: \(numbers)" : "sublayer with non-finite bounds \(numbers)"
  }

  private static func words(_ number: CGFloat) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Passes a problem to an ancestor view, or stores it until the layer enters one.
  final func refuse(_ problem: String) {
    var layer = self
    while true {
      if let view = layer.owner as? any LayerRefusalReceiving, MainQueue.isCurrent {
        // It's used only here; the compiler can't verify that.
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated { view.layerRefused(problem) }
      }
      guard let parent = layer.superlayer else { break }
      layer = parent
    }
    if !layer.refusals.contains(problem) { layer.refusals.append(problem) }
  }

  /// Forwards the problems stored by a layer that enters this one.
  final func takeRefusals(of layer: CALayer) {
    let kept = layer.refusals
    layer.refusals = []
    for problem in kept { refuse(problem) }
  }

  final func refuseNumber(_ name: String) {
    refuse("The layer's \(name) has a number that is not finite")
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CATransform3D {
  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite && m21.isFinite && m22.isFinite
      && m23.isFinite && m24.isFinite && m31.isFinite && m32.isFinite && m33.isFinite
      && m34.isFinite && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }
}
