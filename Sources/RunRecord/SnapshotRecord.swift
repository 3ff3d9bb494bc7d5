import SystemFacts

/// The facts of one snapshot of a run.
public struct SnapshotRecord: Codable, Hashable, Sendable {
  /// What tells this snapshot from all others of its suite, the same in each run.
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
  /// Where it was asked for, as `File.swift:12`.
  public var location: String?
  /// The source file that asked for it, relative to the package where possible.
  public var sourceFile: String?
  /// The line of `sourceFile`, from 1.
  public var sourceLine: Int?

  public var outcome: SnapshotOutcome
  /// What happened and what to do, for a person; may have several lines.
  public var message: String?
  /// A remark on the baseline, such as that its file was changed after it was recorded.
  public var note: String?
  /// What UIKit would have logged while the screen was laid out, such as constraints that can't hold
  /// together; nil for nothing.
  public var log: [String]?
  /// The baseline's path, relative to the package where possible.
  public var baseline: String?

  public var reference: PictureRecord?
  public var actual: PictureRecord?
  public var difference: PictureRecord?
  public var comparison: ComparisonRecord?
  /// The layout trees of both pictures; nil where the pictures are equal.
  public var layouts: LayoutFiles?
  /// The texts of a snapshot that is a text; nil where they are equal, and for pictures.
  public var texts: TextFiles?
  /// What would be the new baseline: a file in the record's folder, until someone accepts it.
  public var pending: String?
  /// The screen, on its device, that this is a step of; nil for a picture of its own.
  public var series: String?
  /// The number of the step in its series, from 0.
  public var step: Int?
  /// What the step is called.
  public var stepName: String?
  /// Why it differs, in one line: "safe area of UIWindow: top 44 → 59"; the same words wherever the
  /// same thing happened.
  public var cause: String?
  /// What the cause did to this snapshot, in one line: "UILabel 15 down, and 13 more views".
  public var effect: String?
  /// What else is different and has nothing to do with the cause, in lines; nil for nothing.
  public var otherCauses: [String]?
  /// What moved in the layout, in sentences, causes first.
  public var layoutChanges: [String]
  /// What else was different when the baseline was made, such as a font, in sentences.
  public var rendererChanges: [String]
  /// What is called otherwise, in sentences; nil for a picture.
  public var traceChanges: [String]?
  /// How long it took to lay out, draw and compare: what it costs, for those who share out work.
  public var seconds: Double?
  /// What it belongs to when a suite is cut into shards: all of its suite with the same unit stay
  /// together. Nil for the part of its id before the first dot, which is a test's function.
  public var unit: String?

  /// Paths of layout trees, relative to the folder of the record.
  public struct LayoutFiles: Codable, Hashable, Sendable {
    public var reference: String?
    public var actual: String?

    public init(reference: String?, actual: String?) {
      self.reference = reference
      self.actual = actual
    }
  }

  /// Paths of texts, relative to the folder of the record.
  public struct TextFiles: Codable, Hashable, Sendable {
    /// The baseline's text, as it was compared.
    public var reference: String?
    public var actual: String?
    /// What differs, as a unified diff.
    public var difference: String?

    public init(reference: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.reference = reference
      self.actual = actual
      self.difference = difference
    }
  }

  public init(
    id: String, scenario: String, name: String, device: String? = nil, deviceName: String? = nil,
    os: String? = nil, orientation: String? = nil, location: String? = nil,
    outcome: SnapshotOutcome, message: String? = nil, baseline: String? = nil,
    reference: PictureRecord? = nil, actual: PictureRecord? = nil,
    difference: PictureRecord? = nil, comparison: ComparisonRecord? = nil,
    layoutChanges: [String] = [], rendererChanges: [String] = [], seconds: Double? = nil
  ) {
    self.id = id
    self.scenario = scenario
    self.name = name
    self.device = device
    self.deviceName = deviceName
    self.os = os
    self.orientation = orientation
    self.location = location
    self.outcome = outcome
    self.message = message
    self.baseline = baseline
    self.reference = reference
    self.actual = actual
    self.difference = difference
    self.comparison = comparison
    self.layoutChanges = layoutChanges
    self.rendererChanges = rendererChanges
    self.seconds = seconds
  }

  /// What tells it from all other snapshots of a run, in one text.
  package var key: String { SnapshotRecord.key(scenario, id) }

  package static func key(_ scenario: String, _ id: String) -> String { "\(scenario)\u{0}\(id)" }

  /// Device, OS and orientation in words; empty for a picture of a view alone.
  public var environment: String {
    var parts: [String] = []
    if let device = deviceName ?? device { parts.append(device) }
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
