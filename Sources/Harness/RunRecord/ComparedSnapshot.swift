import LayoutTrees

/// A snapshot that differs from its baseline: the causes, and the files that show it.
public struct ComparedSnapshot: Hashable, Sendable {
  /// The kind of content that was compared.
  public enum Content: Hashable, Sendable {
    case picture(PictureFindings)
    case text(TextFindings)
    /// Data that is only described by the causes.
    case data
  }

  /// Why it differs, the first cause first; the others are independent of it.
  public var causes: [SnapshotCause]
  public var content: Content
  /// The future baseline: a file in the record's folder, until it's accepted.
  public var pending: String?

  public init(causes: [SnapshotCause] = [], content: Content, pending: String? = nil) {
    self.causes = causes
    self.content = content
    self.pending = pending
  }
}

/// A picture that differs from its baseline. Its files are `nil` if none were kept.
public struct PictureFindings: Hashable, Sendable {
  public var reference: PictureRecord?
  public var actual: PictureRecord?
  public var difference: PictureRecord?
  public var comparison: ComparisonRecord?
  /// The layout trees of both pictures.
  public var layouts: LayoutFiles?
  /// The effect of the first cause on the layout.
  public var effect: Finding<LayoutEffect>?
  /// What moved in the layout, causes first.
  public var layoutChanges: [Finding<LayoutChangeRecord>] = []
  /// What else differed when the baseline was made, such as a font.
  public var rendererChanges: [Finding<RendererChange>] = []

  public init(comparison: ComparisonRecord? = nil) { self.comparison = comparison }
}

/// A text or a trace that differs from its baseline.
public struct TextFindings: Hashable, Sendable {
  /// The compared texts; `nil` if none were kept.
  public var texts: TextFiles?
  /// For a trace, sentences about the calls that differ; `nil` for a text.
  public var traceChanges: [String]?

  public init(texts: TextFiles? = nil, traceChanges: [String]? = nil) {
    self.texts = texts
    self.traceChanges = traceChanges
  }
}
