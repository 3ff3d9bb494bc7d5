import Devices
import UIKit

extension Scenario {
  /// A device with an OS version, and the orientation and posture it is launched in.
  public struct Variant: Sendable, Hashable {
    /// The simulated device.
    public let device: Device
    /// The OS version whose rules apply.
    public let os: OSVersion
    /// The interface orientation at launch.
    public let orientation: UIInterfaceOrientation
    /// How far the device is open at launch; `nil` on a device without a hinge.
    public let posture: Device.Posture?
    /// The user's language and region, such as `de` or `de-CH`; `nil` for American English.
    public let language: String?
    /// The user's interface style, light or dark.
    public let style: UIUserInterfaceStyle
    /// The screen that replaces the other properties, for a found screen.
    let cell: ScreenCell?

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - os: The OS version; by default the newest one that the device runs.
    ///   - orientation: The interface orientation at launch.
    ///   - posture: How far a foldable device is open at launch; by default
    ///     ``Device/initialPosture``.
    ///   - language: The user's language, with or without a region.
    ///   - style: Light or dark.
    public init(
      _ device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation = .portrait,
      posture: Device.Posture? = nil, language: String? = nil, style: UIUserInterfaceStyle = .light
    ) {
      self.device = device
      self.os = os ?? device.newestOS
      self.orientation = orientation
      self.language = language
      self.style = style
      cell = nil
      // A posture that the device doesn't have is kept, so that the run reports it.
      let isOwn = posture.map(device.has) ?? true
      self.posture = device.isFoldable || !isOwn ? posture ?? device.initialPosture : nil
    }

    /// Creates the variant of a matrix's cell.
    init(_ cell: ScreenCell) {
      device = cell.config.device
      os = cell.config.os
      orientation = cell.config.orientation
      posture = device.isFoldable ? cell.config.posture ?? device.initialPosture : nil
      language = cell.cell.style.language
      style = cell.config.traits.userInterfaceStyle == .dark ? .dark : .light
      self.cell = cell
    }

    /// The variant in a baseline's name: `iphone-x.ios-11.2.landscape`, or
    /// `iphone-duo.closed.ios-27.1.portrait` on a foldable device, followed by a language and a
    /// dark style if set.
    public var id: String {
      if let cell { return cell.name }
      let hinge = posture.map { ".\($0.name)" } ?? ""
      let language = language.map { ".\($0)" } ?? ""
      let style = style == .dark ? ".dark" : ""
      return "\(device.id)\(hinge).ios-\(os).\(orientation.snapshotName)\(language)\(style)"
    }
  }
}

extension UIInterfaceOrientation {
  /// The orientation in names and on the command line.
  ///
  /// `landscape` means that a phone is rotated to the left, upper edge first.
  package var snapshotName: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside-down"
    case .landscapeRight: "landscape"
    case .landscapeLeft: "landscape-left"
    case .unknown: "unknown"
    }
  }

  /// Parses ``snapshotName``.
  package init?(snapshotName: String) {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    guard let found = all.first(where: { $0.snapshotName == snapshotName }) else { return nil }
    self = found
  }
}
