/// What became of a snapshot, with what there is to see of it.
public indirect enum SnapshotResult: Hashable, Sendable {
  /// It equals its baseline, which shows this picture where one was kept.
  case equal(PictureRecord?)
  /// It differs from its baseline within the tolerance.
  case tolerated(ComparedSnapshot)
  /// It differs from its baseline by more than the tolerance.
  case changed(ComparedSnapshot)
  /// It differs, and the baseline was made by another renderer or with other fonts.
  case renderedElsewhere(ComparedSnapshot)
  /// There is no baseline, and none was recorded.
  case missing(NewSnapshot)
  /// It could not be made or compared, or its name is another's too.
  case error(Evidence)
  /// A baseline was written: a new one, or over an older one.
  case recorded(Evidence)
  /// A baseline that no snapshot of a whole run asked for.
  case stale(StaleBaseline)
  /// It was pictured to be looked at, without being compared with anything.
  case pictured(NewSnapshot)

  /// What there is to see of a snapshot that could not be judged, or whose baseline was just written.
  public enum Evidence: Hashable, Sendable {
    case none
    case new(NewSnapshot)
    case compared(ComparedSnapshot)
  }

  /// A snapshot without anything to compare it with. Its files are nil where none were kept.
  public struct NewSnapshot: Hashable, Sendable {
    public var picture: PictureRecord?
    /// The path of the picture's layout tree, relative to the folder of the record.
    public var layout: String?
    /// What would be the baseline: a file in the record's folder, until someone accepts it.
    public var pending: String?

    public init(
      picture: PictureRecord? = nil, layout: String? = nil, pending: String? = nil
    ) {
      self.picture = picture
      self.layout = layout
      self.pending = pending
    }
  }

  /// What a stale baseline shows.
  public enum StaleBaseline: Hashable, Sendable {
    /// Its file was not kept.
    case unseen
    case picture(PictureRecord)
    /// The path of its text, relative to the folder of the record.
    case text(String)
  }

  public var outcome: SnapshotOutcome {
    switch self {
    case .equal, .tolerated: .equal
    case .changed: .changed
    case .renderedElsewhere: .renderedElsewhere
    case .missing: .missing
    case .error: .error
    case .recorded: .recorded
    case .stale: .stale
    case .pictured: .pictured
    }
  }

  /// What was compared and differs; nil for the rest.
  var compared: ComparedSnapshot? {
    switch self {
    case .tolerated(let compared), .changed(let compared), .renderedElsewhere(let compared),
      .error(.compared(let compared)), .recorded(.compared(let compared)):
      compared
    default: nil
    }
  }
}
