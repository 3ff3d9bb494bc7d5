import LayoutTrees

extension SnapshotRecord {
  /// What became of it; another outcome keeps what it has a place for.
  public var outcome: SnapshotOutcome {
    get { result.outcome }
    set { result = SnapshotResult(newValue, result.parts) }
  }

  /// What there is to see; what the outcome has no place for is dropped.
  package var parts: SnapshotParts {
    get { result.parts }
    set { result = SnapshotResult(outcome, newValue) }
  }

  /// Makes a record of an outcome without anything to see.
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
  /// What would be the new baseline: a file in the record's folder, until someone accepts it.
  public var pending: String? { parts.pending }
  /// Why it differs.
  public var cause: SnapshotCause? { causes.first }
  /// Why it differs; the causes after the first have nothing to do with it.
  public var causes: [SnapshotCause] { result.compared?.causes ?? [] }
  /// What the first cause did to the layout.
  public var effect: Finding<LayoutEffect>? { parts.effect }
  /// What moved in the layout, causes first.
  public var layoutChanges: [Finding<LayoutChangeRecord>] { parts.layoutChanges }
  /// What else was different when the baseline was made, such as a font.
  public var rendererChanges: [Finding<RendererChange>] { parts.rendererChanges }
  /// Which calls of a trace differ, in sentences; nil for a picture.
  public var traceChanges: [String]? { parts.traceChanges }
}
