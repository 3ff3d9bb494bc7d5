/// The views whose layout depends on the surroundings of a window's content.
///
/// Reserved regions and corners aren't part of the safe area, so no change of a view reports them.
/// They are compared before each layout pass.
@MainActor
final class RegionWatch {
  /// A view with guides for regions, and the guides' last frames.
  private struct Guides {
    weak var view: UIView?
    var frames: [CGRect]
  }

  /// A query made by a view's layout, and its answer.
  private struct Query {
    /// The view that was laid out.
    weak var reader: UIView?
    /// The view that was queried.
    weak var asked: UIView?
    var kind: UIView.ReservedRegion.Kind
    var options: UIView.ReservedRegion.QueryOptions
    var answer: [UIView.ReservedRegion]
  }

  private var guides: [Guides] = []
  private var queries: [Query] = []

  /// Whether no layout depends on the surroundings.
  var isEmpty: Bool { guides.isEmpty && queries.isEmpty }

  // MARK: Layout

  /// Notes that a view's layout begins, which discards its earlier queries.
  func layoutBegins(of view: UIView) {
    if !queries.isEmpty { queries.removeAll { $0.reader === view || $0.reader == nil } }
  }

  /// Notes the answer to a query, if a layout made it.
  func note(
    _ answer: [UIView.ReservedRegion], to asked: UIView, kind: UIView.ReservedRegion.Kind,
    options: UIView.ReservedRegion.QueryOptions
  ) {
    guard let laidOut = CallsUnderway.current.laidOutView else { return }
    queries.append(
      Query(reader: laidOut, asked: asked, kind: kind, options: options, answer: answer))
  }

  /// Keeps constraints up to date with the view's guides for regions.
  func watchGuides(of view: UIView) {
    guides.removeAll { $0.view === view || $0.view == nil }
    guides.append(Guides(view: view, frames: view.guides.regions.map(\.guide.layoutFrame)))
  }

  /// Invalidates the layout of all views whose surroundings have changed since their last layout.
  func invalidateChanged(in host: SimulationHost) {
    guard !isEmpty else { return }
    guides.removeAll { $0.view == nil }
    var moved: [UIView] = []
    for index in guides.indices {
      guard let view = guides[index].view, view.storedWindow?.host === host else { continue }
      let frames = view.guides.regions.map(\.guide.layoutFrame)
      guard frames != guides[index].frames else { continue }
      guides[index].frames = frames
      moved.append(view)
    }
    var readers: [UIView] = []
    var kept: [Query] = []
    for query in queries {
      guard let reader = query.reader, let asked = query.asked else { continue }
      let answer = asked.reservedRegionsUntracked(kind: query.kind, options: query.options)
      if answer == query.answer { kept.append(query) } else { readers.append(reader) }
    }
    queries = kept
    for view in moved where view.layoutItem != nil {
      view.geometryDidChangeForConstraints()
    }
    for view in readers { view.setNeedsLayout() }
  }
}
