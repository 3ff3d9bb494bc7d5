import LayoutTrees
import SystemFacts

/// The facts about a snapshot of a run.
public struct SnapshotRecord: Hashable, Sendable {
  /// The identifier, unique in its suite and the same in each run.
  public var id: String
  /// The scenario or test suite that it belongs to.
  public var scenario: String
  /// What it shows, such as a state or a page: the name in the scenario.
  public var name: String
  /// The simulated device's identifier, such as `iphone-x`; `nil` for a picture of a view alone.
  public var device: String?
  /// The device's name, such as "iPhone X".
  public var deviceName: String?
  /// The simulated OS version.
  public var os: String?
  /// The interface orientation, such as `portrait` or `landscapeLeft`.
  public var orientation: String?
  /// How far a foldable device was open, such as `half-open`; `nil` for a device without a hinge.
  public var posture: String?
  /// The location of the assertion, as `File.swift:12`.
  public var location: String?
  /// The source file of the assertion, relative to the package if possible.
  public var sourceFile: String?
  /// The line in `sourceFile`, starting at 1.
  public var sourceLine: Int?

  /// The outcome, with the files that show it.
  public var result: SnapshotResult
  /// What happened and what to do, for people; may have several lines.
  public var message: String?
  /// A remark on the baseline, such as that its file was edited after recording.
  public var note: String?
  /// What UIKit would have logged while the screen was laid out, such as conflicting constraints;
  /// `nil` if nothing.
  public var log: [String]?
  /// The faults in what it shows; `nil` if it wasn't checked.
  public var findings: [SnapshotFinding]?
  /// The baseline's path, relative to the package if possible.
  public var baseline: String?
  /// The step of a screen that it shows; `nil` for a separate picture.
  public var step: Step?
  /// The time to lay out, draw and compare it, in seconds: its cost for sharding.
  public var seconds: Double?
  /// The unit for sharding: all snapshots of a suite with the same unit stay together. `nil` for
  /// the part of its identifier before the first dot, which is a test's function.
  public var unit: String?

  /// A step of a screen that is pictured several times.
  public struct Step: Hashable, Sendable {
    /// The screen, on its device.
    public var series: String
    /// The number of the step in its series, starting at 0.
    public var number: Int
    /// The name of the step; `nil` for an unnamed first one.
    public var name: String?

    public init(series: String, number: Int, name: String?) {
      self.series = series
      self.number = number
      self.name = name
    }
  }

  public init(
    id: String, scenario: String, name: String, device: String? = nil, deviceName: String? = nil,
    os: String? = nil, orientation: String? = nil, location: String? = nil,
    result: SnapshotResult, message: String? = nil, baseline: String? = nil,
    seconds: Double? = nil
  ) {
    self.id = id
    self.scenario = scenario
    self.name = name
    self.device = device
    self.deviceName = deviceName
    self.os = os
    self.orientation = orientation
    self.location = location
    self.result = result
    self.message = message
    self.baseline = baseline
    self.seconds = seconds
  }

  /// A string that identifies it among all snapshots of a run.
  package var key: String { SnapshotRecord.key(scenario, id) }

  package static func key(_ scenario: String, _ id: String) -> String { "\(scenario)\u{0}\(id)" }

  /// A description of device, posture, OS and orientation; empty for a picture of a view alone.
  public var environment: String {
    var parts: [String] = []
    if let device = deviceName ?? device { parts.append(device) }
    if let postureWords { parts.append(postureWords) }
    if let system { parts.append(system) }
    if let orientationWords { parts.append(orientationWords) }
    return parts.joined(separator: " · ")
  }

  /// A description of the simulated system, such as "iOS 11.2"; "iPadOS" on later iPads.
  public var system: String? {
    guard let os else { return nil }
    let isPad = device?.lowercased().hasPrefix("ipad") == true
    guard isPad, let version = OSVersion(os) else { return "iOS \(os)" }
    return "\(AppFacts.padSystemName[version.release]) \(os)"
  }

  /// A description of the posture: "half open" for `half-open`, and "half open at 100°" for
  /// `half-open-100`.
  public var postureWords: String? { posture.map(Self.words(ofPosture:)) }

  package static func words(ofPosture posture: String) -> String {
    let prefix = "half-open-"
    guard posture.hasPrefix(prefix) else { return posture.replacing("-", with: " ") }
    return "half open at \(posture.dropFirst(prefix.count))°"
  }

  /// A description of the orientation: "landscape left" for `landscapeLeft`.
  public var orientationWords: String? {
    orientation.map { name in
      name.reduce(into: "") { words, character in
        if character.isUppercase, !words.isEmpty { words.append(" ") }
        words += character.lowercased()
      }
    }
  }
}
