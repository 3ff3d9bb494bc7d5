import LayoutTrees

/// The fields of a ``SnapshotResult`` in a record's JSON, without its outcome.
///
/// A result created from parts keeps the ones that its outcome supports.
package struct SnapshotParts: Equatable, Sendable {
  package var reference: PictureRecord?
  package var actual: PictureRecord?
  package var difference: PictureRecord?
  package var comparison: ComparisonRecord?
  package var layouts: LayoutFiles?
  package var texts: TextFiles?
  package var pending: String?
  package var causes: [SnapshotCause] = []
  package var effect: Finding<LayoutEffect>?
  package var layoutChanges: [Finding<LayoutChangeRecord>] = []
  package var rendererChanges: [Finding<RendererChange>] = []
  package var traceChanges: [String]?
  /// Whether the baseline was left as it was although everything is recorded.
  package var isUnchanged = false

  package init() {}

  /// Whether all parts are absent.
  private var isEmpty: Bool { self == SnapshotParts() }

  fileprivate var new: SnapshotResult.NewSnapshot {
    .init(picture: actual, layout: layouts?.actual, pending: pending)
  }

  /// Whether the parts belong to a snapshot without a baseline.
  private var isNew: Bool {
    var others = self
    others.actual = nil
    others.pending = nil
    if layouts?.reference == nil { others.layouts = nil }
    return others.isEmpty
  }

  fileprivate var compared: ComparedSnapshot {
    ComparedSnapshot(causes: causes, content: content, pending: pending)
  }

  private var content: ComparedSnapshot.Content {
    if texts != nil || traceChanges != nil {
      return .text(TextFindings(texts: texts, traceChanges: traceChanges))
    }
    var picture = PictureFindings(comparison: comparison)
    picture.reference = reference
    picture.actual = actual
    picture.difference = difference
    picture.layouts = layouts
    picture.effect = effect
    picture.layoutChanges = layoutChanges
    picture.rendererChanges = rendererChanges
    return picture == PictureFindings() ? .data : .picture(picture)
  }

  fileprivate var evidence: SnapshotResult.Evidence {
    isEmpty ? .none : isNew ? .new(new) : .compared(compared)
  }

  fileprivate var staleBaseline: SnapshotResult.StaleBaseline {
    reference.map { .picture($0) } ?? texts?.reference.map { .text($0) } ?? .unseen
  }

  // MARK: From a result

  fileprivate init(_ new: SnapshotResult.NewSnapshot) {
    actual = new.picture
    layouts = new.layout.map { LayoutFiles(reference: nil, actual: $0) }
    pending = new.pending
  }

  fileprivate init(_ compared: ComparedSnapshot) {
    causes = compared.causes
    pending = compared.pending
    switch compared.content {
    case .picture(let picture):
      reference = picture.reference
      actual = picture.actual
      difference = picture.difference
      comparison = picture.comparison
      layouts = picture.layouts
      effect = picture.effect
      layoutChanges = picture.layoutChanges
      rendererChanges = picture.rendererChanges
    case .text(let text):
      texts = text.texts
      traceChanges = text.traceChanges
    case .data: break
    }
  }
}

extension SnapshotResult {
  /// Creates the result of an outcome, with the parts that it supports.
  package init(_ outcome: SnapshotOutcome, _ parts: SnapshotParts = SnapshotParts()) {
    switch outcome {
    case .equal:
      let differs = (parts.comparison?.differingPixels ?? 0) > 0
      self = differs ? .tolerated(parts.compared) : .equal(parts.actual)
    case .changed: self = .changed(parts.compared)
    case .renderedElsewhere: self = .renderedElsewhere(parts.compared)
    case .missing: self = .missing(parts.new)
    case .error: self = .error(parts.evidence)
    case .recorded: self = parts.isUnchanged ? .unchanged : .recorded(parts.evidence)
    case .stale: self = .stale(parts.staleBaseline)
    case .pictured: self = .pictured(parts.new)
    }
  }

  package var parts: SnapshotParts {
    if let compared { return SnapshotParts(compared) }
    var parts = SnapshotParts()
    switch self {
    case .missing(let new), .error(.new(let new)), .recorded(.new(let new)), .pictured(let new):
      return SnapshotParts(new)
    case .equal(let picture): parts.actual = picture
    case .unchanged: parts.isUnchanged = true
    case .stale(.picture(let picture)): parts.reference = picture
    case .stale(.text(let path)): parts.texts = TextFiles(reference: path)
    default: break
    }
    return parts
  }
}
