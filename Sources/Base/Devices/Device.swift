import Foundation

/// An iPhone or iPad model: its hardware, and the OS versions it runs.
///
/// There is one static member for each device in the catalogue, such as ``iPhoneX``; ``all`` lists
/// them, and ``init(id:)`` finds one by name. An app's screen also depends on the OS version, the
/// orientation and the posture of a foldable device: see ``screen(os:orientation:posture:)``.
///
/// Sources: sizes and scales from Apple's Human Interface Guidelines and device tables of several
/// public projects (high); OS ranges recalled (high); others are noted at their tables.
public struct Device: Sendable, Identifiable {
  /// The catalogue's name, such as "iphone-x"; stable, used in paths and on the command line.
  public let id: String
  /// The trade name, such as "iPhone X".
  public let name: String
  /// The identifiers from `uname` and crash logs, such as "iPhone10,3"; several for regional
  /// variants.
  public let modelIdentifiers: [String]
  /// The year of its release.
  public let year: Int
  /// The diagonal of the display, in inches, as Apple advertises it.
  public let diagonalInches: Double
  /// The first OS version it ran.
  public let firstOS: OSVersion
  /// The last OS version it runs, to the minor number; nil while it is still supported.
  public let lastOS: OSVersion?
  /// Whether two apps can share the screen (Split View, iOS 9 and later).
  public let supportsSplitView: Bool

  /// Whether apps run in the phone or the pad idiom.
  public internal(set) var idiom: Idiom
  /// The display used in each posture; never empty.
  var posturedDisplays: [PosturedDisplay]
  /// Whether this is an iPad as seen by an iPhone app.
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

  /// - Parameter displays: The first one belongs to the device's initial posture.
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
  /// The display used in the ``initialPosture``, which the properties below describe.
  private var initialDisplay: Display { posturedDisplays[0].display }
  /// Size of the screen in portrait, points.
  public var portraitSize: CGSize { initialDisplay.size }
  /// Rendered pixels per point.
  public var scale: CGFloat { initialDisplay.scale }
  /// Hardware pixels per point; differs from ``scale`` on Plus and mini models.
  public var nativeScale: CGFloat { initialDisplay.nativeScale }
  /// The number of pixels rendered in portrait, which is the size of a screenshot.
  public var renderedPixelSize: CGSize { initialDisplay.renderedPixelSize }
  /// The number of display pixels in portrait; Plus and mini models scale the rendered ones down to
  /// it.
  public var panelPixelSize: CGSize { initialDisplay.panelPixelSize }
  /// The corner radius of the display as reported by the system, in points; zero if the corners are
  /// square.
  ///
  /// The visible outline may differ by some points: see ``Display/cornerRadii``.
  public var displayCornerRadius: CGFloat { initialDisplay.cornerRadius }
  /// The kind of the sensor housing.
  public var sensorHousing: SensorHousing { initialDisplay.sensorHousing }
  /// Whether the device has a home indicator in place of a home button.
  public var hasHomeIndicator: Bool { initialDisplay.hasHomeIndicator }
  /// The possible orientations of an interface on this hardware.
  public var orientations: [ScreenOrientation] { initialDisplay.orientations }

  /// The newest OS version in the catalogue that this device runs; the first one for a device
  /// released with a version whose numbers haven't been collected yet.
  public var newestOS: OSVersion {
    let newest = max(.newestKnown, firstOS)
    return lastOS.map { min($0, newest) } ?? newest
  }

  /// Returns whether this device runs an OS version; a patch of the last minor version counts as
  /// that version.
  public func runs(_ os: OSVersion) -> Bool {
    guard os.isWellFormed, os >= firstOS else { return false }
    guard let lastOS else { return os.isOfKnownRelease }
    return os.isWithin(lastOS)
  }

  /// Returns why this device doesn't run an OS version, as a sentence; nil if it does.
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
