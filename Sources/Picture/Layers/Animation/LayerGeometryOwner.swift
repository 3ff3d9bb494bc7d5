import Graphics

/// The view of a layer, which controls all changes of the layer's position and size.
@preconcurrency @MainActor
package protocol LayerGeometryOwner: AnyObject {
  func setLayerGeometry(bounds: CGRect, position: CGPoint)
}
