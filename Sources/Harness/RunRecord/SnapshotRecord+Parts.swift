import LayoutTrees

extension SnapshotRecord {
  /// The outcome; a new outcome keeps the parts that it supports.
  public var outcome: SnapshotOutcome {
    get { result.outcome }
    set { result = SnapshotResult(newValue, result.parts) }
  }

  /// The parts of the result; parts that the outcome doesn't support are dropped.
  package var parts: SnapshotParts {
    get { result.parts }
    set { result = SnapshotResult(outcome, newValue) }
  }

  /// Creates a record with an outcome but no files.
  public init(
    id: String, scenario: String, name: String, device: String? = nil, deviceName: String? = nil,
    os: String? = nil, orientation: String? = nil, location: String? = nil,
    outcome: SnapshotOutcome, message: String? = nil, baseline: String? = nil,
    seconds: Double? = nil
  ) {
    self.init(
      id: id, scenario: scenario, name: name, device: device, deviceName: deviceName, os: os,
      orientation: orientation, location: location, result: SnapshotResult(outcome),
      message: message, baseline: baseline, seconds: seconds)
  }

  /// The baseline's picture.
  public var reference: PictureRecord? { parts.reference }
  public var actual: PictureRecord? { parts.actual }
  public var difference: PictureRecord? { parts.difference }
  public var comparison: ComparisonRecord? { parts.comparison }
  public var layouts: LayoutFiles? { parts.layouts }
  public var texts: TextFiles? { parts.texts }
  /// The future baseline: a file in the record's folder, until it's accepted.
  public var pending: String? { parts.pending }
  /// Why it differs.
  public var cause: SnapshotCause? { causes.first }
  /// Why it differs; the causes after the first are independent of it.
  public var causes: [SnapshotCause] { result.compared?.causes ?? [] }
  /// The effect of the first cause on the layout.
  public var effect: Finding<LayoutEffect>? { parts.effect }
  /// What moved in the layout, causes first.
  public var layoutChanges: [Finding<LayoutChangeRecord>] { parts.layoutChanges }
  /// What else differed when the baseline was made, such as a font.
  public var rendererChanges: [Finding<RendererChange>] { parts.rendererChanges }
  /// Sentences about the calls of a trace that differ; `nil` for a picture.
  public var traceChanges: [String]? { parts.traceChanges }
}
