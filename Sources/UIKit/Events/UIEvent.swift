/// Something that happened to the device, as handed to hit testing.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Simulated seconds since the host started.
  open var timestamp: TimeInterval { time }

  private let time: TimeInterval

  public override init() {
    time = SimulationHost.current.time
    super.init()
  }
}
