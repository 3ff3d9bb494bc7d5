import LayoutTrees

/// A snapshot that differs from its baseline: why, and what there is to see of it.
public struct ComparedSnapshot: Hashable, Sendable {
  /// What was compared.
  public enum Content: Hashable, Sendable {
    case picture(PictureFindings)
    case text(TextFindings)
    /// Data of which only the causes say something.
    case data
  }

  /// Why it differs, the first cause first; the others have nothing to do with it.
  public var causes: [SnapshotCause]
  public var content: Content
  /// What would be the new baseline: a file in the record's folder, until someone accepts it.
  public var pending: String?

  public init(causes: [SnapshotCause] = [], content: Content, pending: String? = nil) {
    self.causes = causes
    self.content = content
    self.pending = pending
  }
}

/// A picture that differs from its baseline. Its files are nil where none were kept.
public struct PictureFindings: Hashable, Sendable {
  public var reference: PictureRecord?
  public var actual: PictureRecord?
  public var difference: PictureRecord?
  public var comparison: ComparisonRecord?
  /// The layout trees of both pictures.
  public var layouts: LayoutFiles?
  /// What the first cause did to the layout.
  public var effect: Finding<LayoutEffect>?
  /// What moved in the layout, causes first.
  public var layoutChanges: [Finding<LayoutChangeRecord>] = []
  /// What else was different when the baseline was made, such as a font.
  public var rendererChanges: [Finding<RendererChange>] = []

  public init(comparison: ComparisonRecord? = nil) { self.comparison = comparison }
}

/// A text or a trace that differs from its baseline.
public struct TextFindings: Hashable, Sendable {
  /// The compared texts; nil where none were kept.
  public var texts: TextFiles?
  /// Of a trace, which calls differ, in sentences; nil for a text.
  public var traceChanges: [String]?

  public init(texts: TextFiles? = nil, traceChanges: [String]? = nil) {
    self.texts = texts
    self.traceChanges = traceChanges
  }
}
