import Devices
import UIKit

/// Devices × orientations × OS versions × styles, each combination a picture.
///
/// What a device can't be (an iPhone X upside down, or with iOS 26) is left out. A cell's name is made
/// of its device, orientation, and of OS version and style where the matrix names them, so that a
/// further value on an axis leaves the other baselines where they are.
public struct SnapshotMatrix: Sendable {
  /// Which combinations are pictured.
  public enum Sampling: Sendable, Hashable {
    /// Every one.
    case all
    /// As few as show every *pair* of values of two axes together: with four axes of five values some
    /// 30 in place of 625. The same ones in each run.
    case pairwise
  }

  public var devices: [Device]
  public var orientations: [UIInterfaceOrientation]
  /// OS versions; empty for the newest that each device runs.
  public var versions: [OSVersion]
  public var styles: [SnapshotStyle]
  public var sampling: Sampling
  /// The most cells; a larger matrix fails before it pictures anything.
  public var limit: Int

  /// Creates a matrix.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - orientations: The ways the interface is turned; upright by default.
  ///   - versions: OS versions; the newest that each device runs by default.
  ///   - styles: What the user has set: nothing by default.
  ///   - sampling: Which combinations are pictured.
  ///   - limit: The most cells.
  public init(
    _ devices: [Device], orientations: [UIInterfaceOrientation] = [.portrait],
    os versions: [OSVersion] = [], styles: [SnapshotStyle] = [.standard],
    sampling: Sampling = .all, limit: Int = 256
  ) {
    self.devices = devices
    self.orientations = orientations
    self.versions = versions
    self.styles = styles
    self.sampling = sampling
    self.limit = limit
  }

  /// One combination.
  public struct Cell: Sendable, Hashable {
    public var device: Device
    public var orientation: UIInterfaceOrientation
    public var os: OSVersion
    public var style: SnapshotStyle
    /// The part of the baseline's name.
    public var name: String
  }

  /// Creates a matrix of devices, upright and sideways.
  public static func devices(_ devices: Device...) -> SnapshotMatrix {
    SnapshotMatrix(devices, orientations: [.portrait, .landscapeRight])
  }
}
