import Graphics

/// What `make` takes every layer class for. It is public and open so that the optimiser does not
/// conclude that it has no subclasses.
open class MakeableLayer: CALayer {
  public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
