import UIKit

extension Simulator {
  /// Scrolls content by dragging it, slowly enough to stop where the finger stops.
  ///
  /// - Parameters:
  ///   - target: The scroll view, or something in it.
  ///   - destination: Where to scroll to.
  /// - Throws: ``TouchError`` if the destination can't be reached.
  public func scroll(_ target: any Touchable, to destination: ScrollDestination) throws {
    let call = "scroll(\(Self.text(of: target)), to: \(destination))"
    if case .offset(let point) = destination {
      try GestureArguments("scroll", target).point("offset", point)
    }
    host.noteStep("scroll", "\(Self.text(of: target)), to: \(destination)")
    host.settle()
    let finder = TouchPlace(host: host, call: call)
    guard let view = scrollView(around: try finder.view(target)) else {
      throw TouchError(call: call, reason: .notScrollable)
    }
    for _ in 0..<500 {
      guard let goal = try goal(destination, in: view, finder) else { return }
      let offset = view.contentOffset
      let rest = CGPoint(x: goal.x - offset.x, y: goal.y - offset.y)
      guard abs(rest.x) > 0.5 || abs(rest.y) > 0.5 else { return }
      try drag(view, by: rest, call)
      if view.contentOffset == offset { break }
    }
    throw TouchError(call: call, reason: .stopped(at: view.contentOffset))
  }

  private func scrollView(around view: UIView) -> UIScrollView? {
    var current: UIView? = view
    while let one = current {
      if let scroll = one as? UIScrollView { return scroll }
      current = one.superview
    }
    return nil
  }

  /// Returns the content offset to scroll to; `nil` if the destination is visible.
  private func goal(
    _ destination: ScrollDestination, in view: UIScrollView, _ finder: TouchPlace
  ) throws -> CGPoint? {
    let inset = view.adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(low.y, view.contentSize.height + inset.bottom - view.bounds.height))
    func within(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, low.x), high.x), y: min(max(point.y, low.y), high.y))
    }
    let offset = view.contentOffset
    switch destination {
    case .top: return CGPoint(x: offset.x, y: low.y)
    case .bottom: return CGPoint(x: offset.x, y: high.y)
    case .offset(let point): return within(point)
    case .row(let path):
      guard let frame = frame(of: path, in: view) else {
        throw TouchError(call: finder.call, reason: .noSuchRow)
      }
      return within(CGPoint(x: offset.x, y: frame.minY - inset.top))
    case .element(let name):
      if (try? finder.find(name)) != nil { return nil }
      if let found = try? finder.view(name), found.isDescendant(of: view) {
        let frame = found.convert(found.bounds, to: view)
        return within(
          CGPoint(
            x: high.x > low.x ? frame.midX - view.bounds.width / 2 : offset.x,
            y: high.y > low.y ? frame.midY - view.bounds.height / 2 : offset.y))
      }
      // Lists create their content as it appears, so continue towards the end.
      return high.y > low.y ? CGPoint(x: offset.x, y: high.y) : CGPoint(x: high.x, y: offset.y)
    }
  }

  /// Returns the frame of a row or an item; `nil` if a list doesn't have it, and for other scroll
  /// views.
  private func frame(of path: IndexPath, in view: UIScrollView) -> CGRect? {
    guard path.count == 2, path[0] >= 0, path[1] >= 0 else { return nil }
    if let table = view as? UITableView {
      guard path[0] < table.numberOfSections, path[1] < table.numberOfRows(inSection: path[0])
      else { return nil }
      return table.rectForRow(at: path)
    }
    guard let collection = view as? UICollectionView, path[0] < collection.numberOfSections,
      path[1] < collection.numberOfItems(inSection: path[0])
    else { return nil }
    return collection.layoutAttributesForItem(at: path)?.frame
  }

  /// Drags content along one axis by at most half of the visible length.
  private func drag(_ view: UIScrollView, by rest: CGPoint, _ call: String) throws {
    guard let window = view.window, let part = view.visiblePart(of: view.bounds) else {
      throw TouchError(call: call, reason: .outOfSight)
    }
    let area = reachable(
      CGRect(origin: host.touches.screenPlace(part.origin, in: window), size: part.size)
        .inset(by: view.adjustedContentInset.atLeastNothing))
    let isUpright = abs(rest.y) > 0.5
    let extent = (isUpright ? area.height : area.width) / 2
    let most = max(extent - 12, 1)
    let way = min(max(isUpright ? rest.y : rest.x, -most), most)
    // The finger moves 10 points before the content follows.
    let travel = way + (way > 0 ? 10 : -10)
    func place(_ share: CGFloat, _ distance: CGFloat) -> CGPoint {
      isUpright
        ? CGPoint(x: area.minX + area.width * share, y: area.midY + distance)
        : CGPoint(x: area.midX + distance, y: area.minY + area.height * share)
    }
    // Avoid sliders, wheels and anything else that follows a finger, if possible.
    let shares: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98]
    let share = shares.first { scrolls(view, from: place($0, travel / 2)) } ?? 0.5
    let start = place(share, travel / 2)
    let end = place(share, -travel / 2)
    guard !view.isPagingEnabled else {
      // Only a flick turns a page.
      return drag(from: start, to: end, over: 0.1, hold: 0)
    }
    let begun = CGPoint(
      x: start.x - (isUpright ? 0 : travel > 0 ? 10 : -10),
      y: start.y - (isUpright ? travel > 0 ? 10 : -10 : 0))
    send([.init(0, .began, at: start)])
    // Immediately, so that what is under the finger doesn't interpret it as a touch.
    move([(0, start, begun)], over: 0.05)
    move([(0, begun, end)], over: 0.3)
    host.advance(by: 0.15)
    send([.init(0, .ended, at: end)])
    host.settle()
  }

  /// Whether nothing in a scroll view would follow a finger that touches down here.
  private func scrolls(_ view: UIScrollView, from place: CGPoint) -> Bool {
    var current = host.touches.target(at: place)?.1
    while let one = current, one !== view {
      let follows = one.touchRecognizers.contains { $0 is UIPanGestureRecognizer && $0.isEnabled }
      if follows || one is UIControl { return false }
      current = one.superview
    }
    return current != nil
  }

  /// Returns the part of a rectangle of the screen that the keyboard doesn't cover; all of it if
  /// nothing remains.
  private func reachable(_ area: CGRect) -> CGRect {
    guard let keyboard = host.keyboardFrame, keyboard.minY < area.maxY, keyboard.minY > area.minY
    else { return area }
    return CGRect(
      x: area.minX, y: area.minY, width: area.width, height: keyboard.minY - area.minY)
  }

  /// Scrolls the content around a view so that the view's centre can be touched.
  ///
  /// - Returns: Whether anything was scrolled.
  func bringIntoSight(_ view: UIView) -> Bool {
    guard let scroll = scrollView(around: view.superview ?? view), let window = scroll.window,
      let part = scroll.visiblePart(of: scroll.bounds)
    else { return false }
    let start = scroll.contentOffset
    let area = reachable(
      CGRect(origin: host.touches.screenPlace(part.origin, in: window), size: part.size)
        .inset(by: scroll.adjustedContentInset.atLeastNothing))
    for _ in 0..<100 {
      let frame = view.convert(view.bounds, to: window)
      let middle = host.touches.screenPlace(CGPoint(x: frame.midX, y: frame.midY), in: window)
      let before = scroll.contentOffset
      let inset = scroll.adjustedContentInset
      let high = scroll.contentSize.height + inset.bottom - scroll.bounds.height
      let goal = min(max(before.y + middle.y - area.midY, -inset.top), max(high, -inset.top))
      guard abs(goal - before.y) > 0.5 else { break }
      try? drag(scroll, by: CGPoint(x: 0, y: goal - before.y), "type")
      if scroll.contentOffset == before { break }
    }
    return scroll.contentOffset != start
  }

  /// Pulls a list down until it refreshes, and lets go.
  ///
  /// - Parameter target: The list, or something in it; `nil` for the frontmost one with a refresh
  ///   control.
  /// - Throws: ``TouchError`` if no list on the screen can be refreshed.
  public func pullToRefresh(_ target: (any Touchable)? = nil) throws {
    let call = "pullToRefresh"
    host.noteStep(call, target.map { Self.text(of: $0) } ?? "")
    host.settle()
    let finder = TouchPlace(host: host, call: call)
    let view = try target.map { try finder.view($0) }.flatMap { scrollView(around: $0) }
    let scroll = view ?? host.scrollViews().first { $0.refreshControl != nil }
    guard let scroll, scroll.refreshControl != nil, let window = scroll.window,
      let part = scroll.visiblePart(of: scroll.bounds)
    else { throw TouchError(call: call, reason: .nothingToRefresh) }
    let origin = host.touches.screenPlace(part.origin, in: window)
    let start = CGPoint(x: origin.x + part.width / 2, y: origin.y + part.height * 0.3)
    drag(
      from: start, to: CGPoint(x: start.x, y: start.y + max(240, part.height * 0.4)), over: 0.5,
      hold: 0.15)
  }
}

extension UIEdgeInsets {
  fileprivate var atLeastNothing: UIEdgeInsets {
    UIEdgeInsets(top: max(top, 0), left: max(left, 0), bottom: max(bottom, 0), right: max(right, 0))
  }
}
