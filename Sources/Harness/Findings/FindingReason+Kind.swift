extension FindingReason {
  /// The kind of reason, without numbers and texts, as stored in baselines of known findings.
  public var kind: String {
    switch self {
    case .truncated: "truncated"
    case .cutText: "cut-text"
    case .cutBy: "cut-by"
    case .overlaps: "overlaps"
    case .covered: "covered"
    case .beyondScreen: "beyond-screen"
    case .smallTarget: "small-target"
    case .lowContrast: "low-contrast"
    case .outside: "outside"
    case .noSize: "no-size"
    case .ambiguous: "ambiguous"
    case .conflict: "conflict"
    case .fixedSize: "fixed-size"
    case .unlabelled: "unlabelled"
    case .unreachable: "unreachable"
    case .margins: "margins"
    case .stretched: "stretched"
    case .noImage: "no-image"
    case .wider: "wider"
    case .changed: "changed"
    case .doubled: "doubled"
    case .folded: "folded"
    case .kept: "kept"
    }
  }
}
