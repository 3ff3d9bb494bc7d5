import Devices
import UIKit

extension Scenario {
  /// A device with an OS version and the orientation it is launched in.
  public struct Variant: Sendable, Hashable {
    /// The device that is simulated.
    public let device: Device
    /// The OS version whose rules apply.
    public let os: OSVersion
    /// The interface orientation at launch.
    public let orientation: UIInterfaceOrientation

    /// Creates a variant; without an OS version it is the newest one the device runs.
    public init(
      _ device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation = .portrait
    ) {
      self.device = device
      self.os = os ?? device.newestOS
      self.orientation = orientation
    }

    /// The variant as it stands in a baseline's name: `iphone-x.ios-11.2.landscape`.
    public var id: String { "\(device.id).ios-\(os).\(orientation.snapshotName)" }
  }
}

extension UIInterfaceOrientation {
  /// The orientation as it stands in names and on the command line.
  ///
  /// `landscape` is the one a phone has when it is turned to the left, its upper edge leading.
  package var snapshotName: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside-down"
    case .landscapeRight: "landscape"
    case .landscapeLeft: "landscape-left"
    case .unknown: "unknown"
    }
  }

  /// Reads ``snapshotName``.
  package init?(snapshotName: String) {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    guard let found = all.first(where: { $0.snapshotName == snapshotName }) else { return nil }
    self = found
  }
}
