import LayoutMetrics

extension UIView {
  /// A part of a view that layout can refer to, such as its safe area without the window's corners.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region avoids rounded corners and window controls.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// The leading and trailing edges move inward.
      case horizontal
      /// The upper and lower edges move inward.
      case vertical
    }

    enum Content: Hashable, Sendable {
      case safeArea, margins, readableContent
      case bar(UIRectEdge, extent: CGFloat)
      case directionalBar(NSDirectionalRectEdge, extent: CGFloat)
    }

    let content: Content
    var corners: AdaptivityAxis?

    /// The safe area, avoiding the corners along an axis if one is given.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(content: .safeArea, corners: cornerAdaptation)
    }

    /// The layout margins, avoiding the corners along an axis if one is given.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(content: .margins, corners: cornerAdaptation)
    }

    /// The readable width, avoiding the corners along an axis if one is given.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(content: .readableContent, corners: cornerAdaptation)
    }

    /// The place for a custom bar at one edge, `extent` points thick.
    ///
    /// At the edge with the system's vertical bars, the region is in line with them.
    public static func bar(onEdge edge: UIRectEdge, extent: CGFloat) -> LayoutRegion {
      LayoutRegion(content: .bar(edge, extent: extent))
    }

    /// The place for a custom bar at one edge in reading direction, `extent` points thick.
    ///
    /// At the edge with the system's vertical bars, the region is in line with them.
    public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat) -> LayoutRegion {
      LayoutRegion(content: .directionalBar(edge, extent: extent))
    }

    /// Whether the region is more than one of the view's ordinary guides represents.
    var dependsOnSurroundings: Bool {
      switch content {
      case .safeArea, .margins, .readableContent: corners != nil
      case .bar, .directionalBar: true
      }
    }

    /// Whether an edge of the region can be positioned.
    fileprivate var isFinite: Bool {
      switch content {
      case .safeArea, .margins, .readableContent: true
      case .bar(_, let extent), .directionalBar(_, let extent): extent.isFinite
      }
    }

    fileprivate var guideIdentifier: String {
      let axis = corners.map { "-\($0)" } ?? ""
      switch content {
      case .safeArea: return "UIViewSafeAreaLayoutGuide\(axis)"
      case .margins: return "UIViewLayoutMarginsGuide\(axis)"
      case .readableContent: return "UIViewReadableContentGuide\(axis)"
      case .bar(let edges, let extent):
        return "UIViewBarLayoutGuide-\(UIView.name(of: edges))-\(extent.inThousandths)"
      case .directionalBar(let edges, let extent):
        return "UIViewBarLayoutGuide-\(UIView.name(of: edges))-\(extent.inThousandths)"
      }
    }
  }

  /// Returns the guide for a region of the view, always the same one for the same region.
  ///
  /// A bar's region without a finite extent is an issue; the safe area's guide is used for it.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    guard region.dependsOnSurroundings else {
      switch region.content {
      case .margins: return layoutMarginsGuide
      case .readableContent: return readableContentGuide
      default: return safeAreaLayoutGuide
      }
    }
    check(region)
    guard region.isFinite else { return safeAreaLayoutGuide }
    if let existing = guides.regions.first(where: { $0.region == region }) {
      return existing.guide
    }
    let guide = UILayoutGuide(
      owningView: self, identifier: region.guideIdentifier, kind: .region
    ) { $0.frame(of: region) }
    guides.regions.append((region, guide))
    storedWindow?.host.regionWatch.watchGuides(of: self)
    return guide
  }

  /// Returns how far a region is inside the view's edges, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    check(region)
    switch region.content {
    case .safeArea: return safeAreaInsets.or(cornerInsets(along: region.corners))
    case .margins: return margins(clearOfCorners: region.corners)
    default: return bounds.insets(to: frame(of: region))
    }
  }

  /// Returns how far a region is inside the view's edges, in points and in reading direction.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      edgeInsets(for: region), direction: effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Places

  /// Returns the region in the view's own coordinates.
  func frame(of region: LayoutRegion) -> CGRect {
    switch region.content {
    case .safeArea:
      return bounds.inset(by: safeAreaInsets.or(cornerInsets(along: region.corners)))
        .withoutNegativeSize
    case .margins:
      return bounds.inset(by: margins(clearOfCorners: region.corners)).withoutNegativeSize
    case .readableContent:
      return readableFrame(inside: margins(clearOfCorners: region.corners))
    case .bar(let edges, let extent):
      return barFrame(edges.single, extent: extent)
    case .directionalBar(let edges, let extent):
      return barFrame(
        edges.single(isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight),
        extent: extent)
    }
  }

  /// The margins move by as much as the safe area does (measured on the iPhone Duo: 16 more at the
  /// edge of a rounded corner, none if the safe area is already wider; medium).
  private func margins(clearOfCorners axis: LayoutRegion.AdaptivityAxis?) -> UIEdgeInsets {
    let safeArea = safeAreaInsets
    let wider = safeArea.or(cornerInsets(along: axis))
    let margins = layoutMargins
    return UIEdgeInsets(
      top: margins.top + wider.top - safeArea.top,
      left: margins.left + wider.left - safeArea.left,
      bottom: margins.bottom + wider.bottom - safeArea.bottom,
      right: margins.right + wider.right - safeArea.right)
  }

  /// Returns how far the window's corners reach into the view.
  private func cornerInsets(along axis: LayoutRegion.AdaptivityAxis?) -> UIEdgeInsets {
    guard let axis, let window = storedWindow else { return .zero }
    let reserve = window.host.cornerReserve(of: window)
    guard reserve != .none else { return .zero }
    return reserve.insets(
      of: convertRect(bounds, to: window), in: window.bounds.size,
      along: axis == .horizontal ? .horizontal : .vertical)
  }

  private func barFrame(_ edge: BarRegionGeometry.Edge?, extent: CGFloat) -> CGRect {
    guard let edge, extent.isFinite else { return bounds }
    let geometry = BarRegionGeometry(
      edge: edge, extent: extent, isSystemBarEdge: isVerticalBarEdge(edge))
    let occlusions = storedWindow?.host.reservedRegions(of: .occlusion, in: self) ?? []
    return geometry.frame(
      in: bounds, safeArea: safeAreaInsets,
      occlusions: occlusions.filter(\.isActive).map(\.frame))
  }

  /// Whether the system's vertical bars are at an edge, which is one of the hardware's sides.
  private func isVerticalBarEdge(_ edge: BarRegionGeometry.Edge) -> Bool {
    guard traitCollection.verticalBarEdge != .unspecified, let window = storedWindow else {
      return false
    }
    let frame = convertRect(bounds, to: window)
    let place = window.appPlace(of: frame)
    return switch window.host.geometry.verticalBarSide(reachedBy: place) {
    case .left: edge == .left
    case .right: edge == .right
    default: false
    }
  }

  private func check(_ region: LayoutRegion) {
    let edges: (count: Int, name: String, extent: CGFloat)
    switch region.content {
    case .safeArea, .margins, .readableContent: return
    case .bar(let set, let extent):
      edges = (set.rawValue.nonzeroBitCount, Self.name(of: set), extent)
    case .directionalBar(let set, let extent):
      edges = (set.rawValue.nonzeroBitCount, Self.name(of: set), extent)
    }
    if !edges.extent.isFinite { reportNumber("extent of a bar's layout region") }
    guard edges.count != 1 else { return }
    refuse(
      "A bar's layout region is on one edge, but was requested on "
        + (edges.count == 0 ? "none." : "\(edges.name); the first one counts."),
      advice: "Request a region for each edge.")
  }

  nonisolated fileprivate static func name(of edges: UIRectEdge) -> String {
    let names: [(UIRectEdge, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  nonisolated fileprivate static func name(of edges: NSDirectionalRectEdge) -> String {
    let names: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UIRectEdge {
  /// The first edge of the set.
  fileprivate var single: BarRegionGeometry.Edge? {
    if contains(.top) { return .top }
    if contains(.left) { return .left }
    if contains(.bottom) { return .bottom }
    return contains(.right) ? .right : nil
  }
}

extension NSDirectionalRectEdge {
  /// The first edge of the set.
  fileprivate func single(isLeftToRight: Bool) -> BarRegionGeometry.Edge? {
    if contains(.top) { return .top }
    if contains(.leading) { return isLeftToRight ? .left : .right }
    if contains(.bottom) { return .bottom }
    guard contains(.trailing) else { return nil }
    return isLeftToRight ? .right : .left
  }
}
