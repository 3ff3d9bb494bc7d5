import Devices
import InfoPlists
import UIKit

/// Devices × orientations × OS versions × styles × postures, with one snapshot per combination.
///
/// Combinations that don't exist, such as an iPhone X upside down or with iOS 26, are left out. A
/// cell's name consists of its device and orientation, of the posture of a foldable device, and of
/// its OS version, style, SDK and kind of app if the matrix specifies them, so adding a value to an
/// axis doesn't rename the other baselines.
///
/// A matrix without cells, with a value that no cell can have, or with more cells than ``limit``
/// fails the assertion with a ``SnapshotMatrixProblem``.
public struct SnapshotMatrix: Sendable {
  /// The combinations to compare.
  public enum Sampling: Sendable, Hashable {
    /// Every combination.
    case all
    /// A small set that contains every *pair* of values of two axes: with four axes of five values,
    /// about 30 combinations instead of 625. The set is the same in each run.
    case pairwise
  }

  /// The devices; at least one.
  public var devices: [Device]
  /// The interface orientations; at least one.
  public var orientations: [UIInterfaceOrientation]
  /// The OS versions; if empty, each device's newest version.
  public var versions: [OSVersion]
  /// The user settings; at least one.
  public var styles: [SnapshotStyle]
  /// How far foldable devices are open; if empty, every posture that each of them has.
  ///
  /// A device without a hinge is pictured once, whatever the postures.
  public var postures: [Device.Posture]
  /// Whether controllers are launched in a foldable device's initial posture, and then see it being
  /// folded to the cell's posture, as users do.
  ///
  /// Only this reveals state that a screen keeps from before, such as a width. Otherwise it's
  /// launched in the posture.
  public var unfolds: Bool
  /// The SDK that the app was built with; `nil` for the SDK of each cell's OS version.
  public var builtWith: OSVersion?
  /// Whether iPads run an iPhone app, in a window (iPadOS 27 and later); nothing changes on iPhones.
  public var runsPhoneApp: Bool
  /// The app's `Info.plist`; orientations that it doesn't list for a device are left out.
  public var infoPlist: InfoPlist?
  /// The combinations to compare.
  public var sampling: Sampling
  /// The maximum number of cells; a larger matrix fails before anything is rendered.
  public var limit: Int

  /// Creates a matrix.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - orientations: The interface orientations; portrait by default.
  ///   - versions: The OS versions; by default the newest that each device runs.
  ///   - styles: The user settings; by default a device's initial ones.
  ///   - postures: How far foldable devices are open; by default every posture that each has.
  ///   - unfolds: Whether controllers see a foldable device being folded to the posture, instead of
  ///     being launched in it.
  ///   - builtWith: The SDK that the app was built with; by default the SDK of each cell's OS
  ///     version.
  ///   - runsPhoneApp: Whether iPads run an iPhone app.
  ///   - infoPlist: The app's `Info.plist`, such as `try InfoPlist(contentsOf: url)`.
  ///   - sampling: The combinations to compare; all by default.
  ///   - limit: The maximum number of cells.
  public init(
    _ devices: [Device], orientations: [UIInterfaceOrientation] = [.portrait],
    os versions: [OSVersion] = [], styles: [SnapshotStyle] = [.standard],
    postures: [Device.Posture] = [], unfolds: Bool = true, builtWith: OSVersion? = nil,
    runsPhoneApp: Bool = false, infoPlist: InfoPlist? = nil, sampling: Sampling = .all,
    limit: Int = 256
  ) {
    self.devices = devices
    self.orientations = orientations
    self.versions = versions
    self.styles = styles
    self.postures = postures
    self.unfolds = unfolds
    self.builtWith = builtWith
    self.runsPhoneApp = runsPhoneApp
    self.infoPlist = infoPlist
    self.sampling = sampling
    self.limit = limit
  }

  /// One combination of a matrix.
  public struct Cell: Sendable, Hashable {
    /// The simulated device.
    public var device: Device
    /// The orientation at launch.
    public var orientation: UIInterfaceOrientation
    /// The OS version whose rules apply.
    public var os: OSVersion
    /// The user's settings.
    public var style: SnapshotStyle
    /// How far the device is open; `nil` for a device without a hinge.
    public var posture: Device.Posture?
    /// The SDK that the app was built with; `nil` for the SDK of the OS version.
    public var sdk: OSVersion?
    /// Whether the device is an iPad that runs an iPhone app; `nil` if the matrix doesn't specify
    /// it.
    public var runsPhoneApp: Bool?
    /// The cell's part of the baseline's name, such as `iphone-x.landscape`.
    public var name: String
  }

  /// Creates a matrix of devices, each in portrait and in landscape, and in all its postures.
  public static func devices(_ devices: Device...) -> SnapshotMatrix {
    SnapshotMatrix(devices, orientations: [.portrait, .landscapeRight])
  }
}
