import Foundation

/// An iPhone or iPad model: what its hardware is, and which OS versions it runs.
///
/// There is one static member for each of the catalogue's devices, such as ``iPhoneX``; ``all``
/// lists them, and ``init(id:)`` finds one by name. What a screen gives to an app depends on the OS
/// version, the orientation and the posture of a foldable device too: see
/// ``screen(os:orientation:posture:)``.
///
/// Sources: sizes and scales from Apple's Human Interface Guidelines and device tables of several
/// public projects (high); OS ranges recalled (high); the rest is noted at its table.
public struct Device: Sendable, Identifiable {
  /// The catalogue's name, such as "iphone-x"; stable, used in paths and on the command line.
  public let id: String
  /// The trade name, such as "iPhone X".
  public let name: String
  /// What `uname` and crash logs call it, such as "iPhone10,3"; several for regional variants.
  public let modelIdentifiers: [String]
  /// The year it came out.
  public let year: Int
  /// The diagonal of the display, in inches, as Apple advertises it.
  public let diagonalInches: Double
  /// The first OS version it ran.
  public let firstOS: OSVersion
  /// The last OS version it runs, to the minor number; nil while it is still supported.
  public let lastOS: OSVersion?
  /// Whether two apps can share the screen (Split View, iOS 9 and later).
  public let supportsSplitView: Bool

  /// Whether apps run as on a phone or as on a pad.
  public internal(set) var idiom: Idiom
  /// The display in use in each posture; never empty.
  var posturedDisplays: [PosturedDisplay]
  /// Whether this is an iPad as an iPhone app sees it.
  package internal(set) var runsPhoneApp = false

  init(
    _ id: String, _ name: String, _ modelIdentifiers: [String], idiom: Idiom, year: Int,
    inches: Double, os firstOS: OSVersion, _ lastOS: OSVersion?, display: Display,
    supportsSplitView: Bool = false
  ) {
    self.init(
      id, name, modelIdentifiers, idiom: idiom, year: year, inches: inches, os: firstOS, lastOS,
      displays: PosturedDisplay(posture: .open, display: display),
      supportsSplitView: supportsSplitView)
  }

  /// - Parameter displays: The first is of the posture that the device starts in.
  init(
    _ id: String, _ name: String, _ modelIdentifiers: [String], idiom: Idiom, year: Int,
    inches: Double, os firstOS: OSVersion, _ lastOS: OSVersion?, displays: PosturedDisplay...,
    supportsSplitView: Bool = false
  ) {
    self.id = id
    self.name = name
    self.modelIdentifiers = modelIdentifiers
    self.idiom = idiom
    self.year = year
    self.diagonalInches = inches
    self.firstOS = firstOS
    self.lastOS = lastOS
    posturedDisplays = displays.map {
      PosturedDisplay(posture: $0.posture, display: $0.display.built(into: idiom))
    }
    self.supportsSplitView = supportsSplitView
  }

  /// The user interface idiom of a device.
  public enum Idiom: String, Sendable, Hashable, Codable, CaseIterable {
    case phone
    case pad
  }

  /// The product line of a device.
  public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
    case iPhone
    case iPad
  }
}

extension Device {
  /// Whether it is an iPhone or an iPad.
  public var family: Family { idiom == .pad || runsPhoneApp ? .iPad : .iPhone }
  /// The display in use in the ``initialPosture``, which the properties below are about.
  private var initialDisplay: Display { posturedDisplays[0].display }
  /// Size of the screen in portrait, points.
  public var portraitSize: CGSize { initialDisplay.size }
  /// Rendered pixels a point.
  public var scale: CGFloat { initialDisplay.scale }
  /// Hardware pixels a point; differs from ``scale`` on Plus and mini models.
  public var nativeScale: CGFloat { initialDisplay.nativeScale }
  /// Pixels that are rendered in portrait, and that a screenshot has.
  public var renderedPixelSize: CGSize { initialDisplay.renderedPixelSize }
  /// Pixels of the display in portrait; Plus and mini models scale the rendered ones down to it.
  public var panelPixelSize: CGSize { initialDisplay.panelPixelSize }
  /// Radius of the display's corners as the system reports it, points; zero when they are square.
  ///
  /// The visible outline may differ by some points: see ``Display/cornerRadii``.
  public var displayCornerRadius: CGFloat { initialDisplay.cornerRadius }
  /// The kind of housing that the sensors have.
  public var sensorHousing: SensorHousing { initialDisplay.sensorHousing }
  /// Whether a home indicator takes the place of the home button.
  public var hasHomeIndicator: Bool { initialDisplay.hasHomeIndicator }
  /// The orientations an interface can have on this hardware.
  public var orientations: [ScreenOrientation] { initialDisplay.orientations }

  /// The newest OS version the catalogue knows this device to run; the first one of a device that
  /// came out with a release whose numbers are not collected yet.
  public var newestOS: OSVersion {
    let newest = max(.newestKnown, firstOS)
    return lastOS.map { min($0, newest) } ?? newest
  }

  /// Whether this device runs an OS version; a patch of the last minor version counts as it.
  public func runs(_ os: OSVersion) -> Bool {
    guard os.isWellFormed, os >= firstOS else { return false }
    guard let lastOS else { return os.isOfKnownRelease }
    return os.isWithin(lastOS)
  }

  /// Why this device does not run an OS version, as a sentence; nil when it does.
  public func reasonNotToRun(_ os: OSVersion) -> String? {
    guard os.isWellFormed else {
      return "“\(os)” is not an OS version; use one such as “11.2”."
    }
    guard !runs(os) else { return nil }
    let last = lastOS ?? max(KnownReleases.current.newest, firstOS)
    return "\(name) runs OS \(firstOS) to \(last), not \(os)."
  }
}

extension Device: Hashable {
  public static func == (left: Device, right: Device) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Device: CustomStringConvertible {
  public var description: String { name }
}
