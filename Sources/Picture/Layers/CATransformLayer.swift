/// A layer that only contains others: it doesn't have a background, contents, border or shadow.
///
/// Sublayers are flattened into the plane, as in every layer here.
open class CATransformLayer: CALayer {
  package override var drawsItself: Bool { false }

  package override func makePlainCopy() -> CALayer { CATransformLayer(layer: self) }
}
