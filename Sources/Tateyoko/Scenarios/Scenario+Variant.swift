import Devices
import UIKit

extension Scenario {
  /// A device with an OS version, and the orientation and posture it is launched in.
  public struct Variant: Sendable, Hashable {
    /// The device that is simulated.
    public let device: Device
    /// The OS version whose rules apply.
    public let os: OSVersion
    /// The interface orientation at launch.
    public let orientation: UIInterfaceOrientation
    /// How far the device is open at launch; nil on a device without a hinge.
    public let posture: Device.Posture?
    /// The user's language and region, such as `de` or `de-CH`; nil for American English.
    public let language: String?
    /// The user's interface style, light or dark.
    public let style: UIUserInterfaceStyle
    /// The screen in the place of all of these, for a screen that was found.
    let cell: ScreenCell?

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - os: By default the newest version that the device runs.
    ///   - orientation: The interface orientation at launch.
    ///   - posture: How far a foldable device is open at launch; by default
    ///     ``Device/initialPosture``.
    ///   - language: The user's language, with a region or without.
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
      // One that the device lacks is kept, for the run to say so.
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

    /// The variant as it stands in a baseline's name: `iphone-x.ios-11.2.landscape`, or
    /// `iphone-duo.closed.ios-27.1.portrait` on a foldable device; a language and a dark style follow.
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
