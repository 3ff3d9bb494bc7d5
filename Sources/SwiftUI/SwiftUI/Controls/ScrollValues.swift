import Graphics

/// The placement of margins.
public struct ContentMarginPlacement: Sendable {
  let reachesContent: Bool

  public static let automatic = ContentMarginPlacement(reachesContent: true)
  public static let scrollContent = ContentMarginPlacement(reachesContent: true)
  public static let scrollIndicators = ContentMarginPlacement(reachesContent: false)
}

extension EnvironmentValues {
  private enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
  }

  /// The margins of the content of scroll views.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Configures the content margin for a provided placement.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.reachesContent, let length else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        margins.set(length, at: edge)
      }
    }
  }

  /// Configures the content margin for a provided placement.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.reachesContent else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        margins.set(insets[edge], at: edge)
      }
    }
  }

  /// Configures the content margin for a provided placement.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}

extension EdgeInsets {
  fileprivate mutating func set(_ length: CGFloat, at edge: Edge) {
    switch edge {
    case .top: top = length
    case .leading: leading = length
    case .bottom: bottom = length
    case .trailing: trailing = length
    }
  }
}

/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child views.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// The view builder that creates the reader's content.
  public var content: (ScrollViewProxy) -> Content

  @State private var target = ScrollDestination()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    content(ScrollViewProxy(target: target)).environment(\.scrollTarget, target)
  }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
public struct ScrollViewProxy {
  let target: ScrollDestination

  /// Scans all scroll views contained by the proxy for the first with a child view with an identifier, and then scrolls
  /// to that view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let target = target
    // Scrolled on the main thread.
    nonisolated(unsafe) let id = AnyHashable(id)
    MainActor.assumeIsolated { target.scroll(to: id, anchor) }
  }
}

/// Where a reader's scroll views are to scroll to.
final class ScrollDestination: @unchecked Sendable {
  private var holders: [ScrollHolder] = []
  /// Where to scroll as soon as there is a scroll view, as after `onAppear`.
  private var waiting: (id: AnyHashable, anchor: UnitPoint?)?

  struct ScrollHolder {
    weak var follower: (any ScrollFollower)?
  }

  @MainActor func add(_ follower: any ScrollFollower) {
    if holders.contains(where: { $0.follower === follower }) { return }
    holders.removeAll { $0.follower == nil }
    holders.append(ScrollHolder(follower: follower))
    guard let request = waiting else { return }
    waiting = nil
    if !follower.scroll(to: request.id, request.anchor) { waiting = request }
  }

  @MainActor func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    let followers = holders.compactMap(\.follower)
    if followers.contains(where: { $0.scroll(to: id, anchor) }) { return }
    waiting = (id, anchor)
    // The view may be a part of what is about to be evaluated.
    for follower in followers { follower.scrollAfterLayout(to: id, anchor) }
  }
}

/// A scroll view that shows views with ids.
@MainActor protocol ScrollFollower: AnyObject {
  /// Scrolls to a view with an id; returns whether there is one.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool
  /// Scrolls to a view with an id if the next layout makes one.
  func scrollAfterLayout(to id: AnyHashable, _ anchor: UnitPoint?)
}

extension EnvironmentValues {
  private enum ScrollTargetKey: EnvironmentKey {
    static var defaultValue: ScrollDestination? { nil }
  }

  var scrollTarget: ScrollDestination? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
}

extension ListDriver: ScrollFollower {
  func scrollAfterLayout(to id: AnyHashable, _ anchor: UnitPoint?) {
    DispatchQueue.main.async { [weak self] in _ = self?.scroll(to: id, anchor) }
  }

  /// Scrolls to a row with an id; returns whether there is one.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    for (section, content) in sections.enumerated() {
      guard let row = content.rows.firstIndex(where: { $0.listID == id }) else { continue }
      let position: UICollectionView.ScrollPosition =
        switch anchor?.y {
        case nil: []
        case 0?: .top
        case 1?: .bottom
        default: .centeredVertically
        }
      view.scrollToItem(
        at: IndexPath(item: row, section: section), at: position, animated: false)
      return true
    }
    return false
  }
}
