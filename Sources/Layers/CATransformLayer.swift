/// A layer that only holds others: it has no background, contents, border or shadow of its own.
///
/// Sublayers are flattened into the plane, as in every layer here.
open class CATransformLayer: CALayer {
  package override var drawsItself: Bool { false }

  package override func makePlainCopy() -> CALayer { CATransformLayer(layer: self) }
}
