/// The outcome of a snapshot, with the files that show it.
public indirect enum SnapshotResult: Hashable, Sendable {
  /// It equals its baseline, whose picture may have been kept.
  case equal(PictureRecord?)
  /// It differs from its baseline within the tolerance.
  case tolerated(ComparedSnapshot)
  /// It differs from its baseline by more than the tolerance.
  case changed(ComparedSnapshot)
  /// It differs, and the baseline was made by another renderer or with other fonts.
  case renderedElsewhere(ComparedSnapshot)
  /// There is no baseline, and none was recorded.
  case missing(NewSnapshot)
  /// It couldn't be created or compared, or another snapshot has the same name.
  case error(Evidence)
  /// A baseline was written: a new one, or a replacement.
  case recorded(Evidence)
  /// Its test records everything and so has failed, but it equals its baseline, which was left
  /// unchanged.
  case unchanged
  /// A baseline that no snapshot of a complete run used.
  case stale(StaleBaseline)
  /// It was pictured for viewing, without being compared with anything.
  case pictured(NewSnapshot)

  /// The files of a snapshot that couldn't be judged, or whose baseline was just written.
  public enum Evidence: Hashable, Sendable {
    case none
    case new(NewSnapshot)
    case compared(ComparedSnapshot)
  }

  /// A snapshot without a baseline to compare with. Its files are `nil` if none were kept.
  public struct NewSnapshot: Hashable, Sendable {
    public var picture: PictureRecord?
    /// The path of the picture's layout tree, relative to the folder of the record.
    public var layout: String?
    /// The future baseline: a file in the record's folder, until it's accepted.
    public var pending: String?

    public init(
      picture: PictureRecord? = nil, layout: String? = nil, pending: String? = nil
    ) {
      self.picture = picture
      self.layout = layout
      self.pending = pending
    }
  }

  /// The contents of a stale baseline.
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
    case .recorded, .unchanged: .recorded
    case .stale: .stale
    case .pictured: .pictured
    }
  }

  /// The comparison if the snapshot differs; `nil` otherwise.
  var compared: ComparedSnapshot? {
    switch self {
    case .tolerated(let compared), .changed(let compared), .renderedElsewhere(let compared),
      .error(.compared(let compared)), .recorded(.compared(let compared)):
      compared
    default: nil
    }
  }
}
