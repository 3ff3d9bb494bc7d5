import Graphics

/// The view of a layer, whose place and size change by the view's own way only.
@preconcurrency @MainActor
package protocol LayerGeometryOwner: AnyObject {
  func setLayerGeometry(bounds: CGRect, position: CGPoint)
}
