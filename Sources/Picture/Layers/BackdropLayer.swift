import Graphics

/// A layer that shows the content behind it, blurred, inside its rounded corners.
package final class BackdropLayer: CALayer {
  /// The style of the backdrop; nil leaves it unchanged.
  package var backdrop: BackdropStyle?

  package override init() {
    super.init()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    backdrop = (layer as? BackdropLayer)?.backdrop
  }

  package override func makePlainCopy() -> CALayer { BackdropLayer(layer: self) }

  package override var ownContents: (count: Int, bounds: CGRect) {
    backdrop == nil || bounds.isEmpty ? (0, .null) : (1, bounds)
  }

  package override func paintOwnContents(into builder: inout DisplayListBuilder, alpha: CGFloat) {
    guard var backdrop, !bounds.isEmpty else { return }
    backdrop.alpha *= alpha
    builder.paint(.backdrop(CGPath(outline()), backdrop))
  }
}
