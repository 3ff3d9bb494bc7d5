import Foundation

/// What `CAAnimation.copy(with:)` takes every class of animations for; never made itself.
///
/// It is open so that the optimiser can't conclude that it has no subclasses.
@_spi(MethodTables)
open class _CAAnimationTwin: CAAnimation {
  public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
