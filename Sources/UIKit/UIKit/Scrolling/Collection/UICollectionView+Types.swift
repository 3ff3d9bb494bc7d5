import Graphics

extension UICollectionView {
  /// When a visible self-sizing cell is measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the layout is invalidated.
    case disabled
    /// When its content configuration changes, or `invalidateIntrinsicContentSize()` is called on
    /// it or its content view.
    case enabled
    /// Also when constraints or intrinsic sizes in its content view change.
    case enabledIncludingConstraints
  }

  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The position of an item after the view scrolled to it; at most one along each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of section headers in flow layouts.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers in flow layouts.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// Identifies what a view in a collection view represents.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }

  init(cell path: IndexPath) {
    category = .cell
    self.path = path
  }

  /// The kind and position, for traces.
  @MainActor
  var traceText: String { "\(kind ?? "") \(TraceText.path(path))" }

  /// The kind and position, for messages.
  var words: String {
    let name = category == .cell ? "cell" : kind ?? "view"
    return "\(name) at \(Array(path))"
  }

  init(supplementary kind: String, _ path: IndexPath) {
    category = .supplementaryView
    self.kind = kind
    self.path = path
  }

  /// The stacking order: decorations behind cells behind supplementary views, each in the order of
  /// paths.
  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  func isBehind(_ other: ElementKey) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if path != other.path { return path < other.path }
    return (kind ?? "") < (other.kind ?? "")
  }
}

/// A view on the screen and what it represents.
struct VisibleElement {
  var key: ElementKey
  var attributes: UICollectionViewLayoutAttributes
  var view: UICollectionReusableView
}
