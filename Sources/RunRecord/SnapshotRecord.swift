import LayoutTrees
import SystemFacts

/// The facts of one snapshot of a run.
public struct SnapshotRecord: Hashable, Sendable {
  /// What identifies this snapshot among all of its suite, the same in each run.
  public var id: String
  /// The scenario, or the test suite, that it belongs to.
  public var scenario: String
  /// What is shown, such as a state or a page: the name within the scenario.
  public var name: String
  /// The simulated device's id, such as `iphone-x`; nil for a picture of a view alone.
  public var device: String?
  /// The device's name, such as "iPhone X".
  public var deviceName: String?
  /// The simulated OS version.
  public var os: String?
  /// The interface orientation, such as `portrait` or `landscapeLeft`.
  public var orientation: String?
  /// How far a foldable device was open, such as `half-open`; nil for a device without a hinge.
  public var posture: String?
  /// Where it was asked for, as `File.swift:12`.
  public var location: String?
  /// The source file that asked for it, relative to the package where possible.
  public var sourceFile: String?
  /// The line of `sourceFile`, from 1.
  public var sourceLine: Int?

  /// What became of it, with what there is to see.
  public var result: SnapshotResult
  /// What happened and what to do, for a person; may have several lines.
  public var message: String?
  /// A remark on the baseline, such as that its file was changed after it was recorded.
  public var note: String?
  /// What UIKit would have logged while the screen was laid out, such as conflicting constraints;
  /// nil for nothing.
  public var log: [String]?
  /// What is at fault in what it shows; nil where nobody has looked.
  public var findings: [SnapshotFinding]?
  /// The baseline's path, relative to the package where possible.
  public var baseline: String?
  /// Which step of a screen it shows; nil for a picture of its own.
  public var step: Step?
  /// How long it took to lay out, draw and compare: what it costs, for those who share out work.
  public var seconds: Double?
  /// What it belongs to when a suite is cut into shards: all of its suite with the same unit stay
  /// together. Nil for the part of its id before the first dot, which is a test's function.
  public var unit: String?

  /// A step of a screen that is pictured several times.
  public struct Step: Hashable, Sendable {
    /// The screen, on its device.
    public var series: String
    /// The number of the step in its series, from 0.
    public var number: Int
    /// What the step is called; nil for a first one without a name.
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

  /// What identifies it among all snapshots of a run, in one text.
  package var key: String { SnapshotRecord.key(scenario, id) }

  package static func key(_ scenario: String, _ id: String) -> String { "\(scenario)\u{0}\(id)" }

  /// Device, posture, OS and orientation in words; empty for a picture of a view alone.
  public var environment: String {
    var parts: [String] = []
    if let device = deviceName ?? device { parts.append(device) }
    if let postureWords { parts.append(postureWords) }
    if let system { parts.append(system) }
    if let orientationWords { parts.append(orientationWords) }
    return parts.joined(separator: " · ")
  }

  /// The simulated system in words, such as "iOS 11.2"; on later iPads "iPadOS".
  public var system: String? {
    guard let os else { return nil }
    let isPad = device?.lowercased().hasPrefix("ipad") == true
    guard isPad, let version = OSVersion(os) else { return "iOS \(os)" }
    return "\(AppFacts.padSystemName[version.release]) \(os)"
  }

  /// The posture in words: "half open" for `half-open`, and "half open at 100°" for
  /// `half-open-100`.
  public var postureWords: String? { posture.map(Self.words(ofPosture:)) }

  package static func words(ofPosture posture: String) -> String {
    let prefix = "half-open-"
    guard posture.hasPrefix(prefix) else { return posture.replacing("-", with: " ") }
    return "half open at \(posture.dropFirst(prefix.count))°"
  }

  /// The orientation in words: "landscape left" for `landscapeLeft`.
  public var orientationWords: String? {
    orientation.map { name in
      name.reduce(into: "") { words, character in
        if character.isUppercase, !words.isEmpty { words.append(" ") }
        words += character.lowercased()
      }
    }
  }
}
