import Foundation

/// The class that `CAAnimation.copy(with:)` substitutes for every animation class; never
/// instantiated itself.
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
