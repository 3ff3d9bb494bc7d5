/// The class that `CALayer.make` substitutes for every layer class; never instantiated itself.
///
/// It is open so that the optimiser can't conclude that it has no subclasses.
@_spi(MethodTables)
open class _CALayerTwin: CALayer {
  public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public required override init(layer: Any) {
    super.init(layer: layer)
  }
}
