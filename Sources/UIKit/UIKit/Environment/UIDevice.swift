import Devices
import SystemFacts

/// The simulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private weak var ownHost: SimulationHost?
  private var host: SimulationHost { ownHost ?? .current }

  /// UIKit itself listens to the accelerometer, so an app is notified without a request.
  private var listeners = 1

  /// Creates a device like the one of the current simulation.
  public override init() { super.init() }

  convenience init(host: SimulationHost) {
    self.init()
    ownHost = host
  }

  /// The device of the simulation that runs the code.
  public class var current: UIDevice { SimulationHost.current.deviceProxy }

  /// Posted when the device rotates, even if the interface doesn't follow.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var name: String {
    let host = host
    host.hasToldDeviceName = true
    return host.device.name
  }
  open var model: String { host.device.family == .iPad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String {
    host.device.family == .iPad ? AppFacts.padSystemName[host.release] : "iOS"
  }
  open var systemVersion: String { host.os.description }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    host.device.idiom == .pad ? .pad : .phone
  }
  /// A constant, since any other value would differ from run to run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  open var isMultitaskingSupported: Bool { true }

  /// The physical orientation of the device.
  open var orientation: UIDeviceOrientation { host.deviceOrientation }
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  open func beginGeneratingDeviceOrientationNotifications() {
    listeners += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    listeners = max(0, listeners - 1)
  }

  /// Sets a value by its key; `orientation` rotates the device before iOS 16, which ignores it.
  ///
  /// Other keys are an issue.
  open func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation" else {
      host.report(
        SimulationIssue(
          where: "UIDevice",
          what: "[<UIDevice> setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key \(key).",
          advice: "Only “orientation” can be set."))
      return
    }
    host.forceDeviceOrientation(value)
  }
}
