import Devices
import LayoutTrees
import UIKit

/// A simulated device that shows a history's screen.
@MainActor
final class HistoryApp {
  let host: SimulationHost
  let screens: HistoryScreens
  private(set) var state: HistoryState
  private var isCovered = false

  /// Launches the app in a state.
  init(_ device: Device, _ os: OSVersion, _ state: HistoryState) {
    self.state = state
    var options = SimulationHost.Options()
    options.contentSizeCategory = state.textSize.category
    options.userInterfaceStyle = state.isDark ? .dark : .light
    options.layoutDirection = state.isRightToLeft ? .rightToLeft : .leftToRight
    host = SimulationHost(
      device: device, os: os, orientation: state.orientation, options: options)
    screens = state.makeScreens()
    host.setRoot(screens.root)
    settle()
  }

  var list: ListScreen? { screens.screen as? ListScreen }

  /// Lets all pending work finish.
  func settle() {
    host.settle()
    host.advance(by: 1)
    host.settle()
  }

  /// The state that the screen has reached.
  var reached: HistoryState {
    var state = state
    state.orientation = host.interfaceOrientation
    switch screens.screen {
    case let list as ListScreen: state.content.list = list.state
    case let stack as StackScreen: state.content.stack = stack.current
    case let presenting as PresentingScreen: state.content.presented = presenting.current
    default: break
    }
    return state
  }

  // MARK: Actions

  func perform(_ action: HistoryAction) {
    switch action {
    case .turn(let orientation):
      host.turn(to: orientation.deviceOrientation(on: host.display))
    case .textSize(let size):
      state.textSize = size
      host.changeOptions("contentSizeCategory", size.rawValue) {
        $0.contentSizeCategory = size.category
      }
      // A custom layout knows nothing about text.
      if case .custom? = list?.state.kind { list?.invalidate() }
    case .dark(let isDark):
      state.isDark = isDark
      host.changeOptions("userInterfaceStyle", "\(isDark)") {
        $0.userInterfaceStyle = isDark ? .dark : .light
      }
    case .rightToLeft(let isRightToLeft):
      state.isRightToLeft = isRightToLeft
      host.changeOptions("layoutDirection", "\(isRightToLeft)") {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
    case .wait(let hundredths): host.advance(by: Double(hundredths) / 100)
    case .safeArea(let insets):
      state.safeArea = insets
      screens.screen.additionalSafeAreaInsets = insets
    case .margin(let margin):
      guard let margin else { return }
      state.margin = margin
      screens.screen.setMargin(margin)
    case .cover: cover()
    case .uncover: uncover()
    case .detach: screens.screen.detach()
    case .attach: screens.screen.attach()
    case .layOut: screens.screen.content.layoutIfNeeded()
    case .stack(let edit): (screens.screen as? StackScreen)?.perform(edit)
    case .presented(let edit): (screens.screen as? PresentingScreen)?.perform(edit)
    default:
      if let list { perform(action, on: list) }
    }
  }

  private func perform(_ action: HistoryAction, on list: ListScreen) {
    switch action {
    case .edit(let edits, let telling): list.perform(edits, telling)
    case .layout(let kind): list.setKind(kind)
    case .invalidate: list.invalidate()
    case .scroll(let percent):
      let range = list.list.offsetRange
      list.list.contentOffset = CGPoint(
        x: range.minX + range.width * CGFloat(percent) / 100,
        y: range.minY + range.height * CGFloat(percent) / 100)
    case .scrollToItem(let number): list.scrollToItem(number)
    case .contentInset(let inset): list.setContentInset(inset)
    case .padding(let padding): list.setPadding(padding)
    default: break
    }
  }

  private func cover() {
    guard !isCovered, screens.root.presentedViewController == nil else { return }
    isCovered = true
    let cover = UIViewController()
    if let navigation = screens.screen.navigationController {
      navigation.pushViewController(cover, animated: false)
    } else {
      cover.modalPresentationStyle = .fullScreen
      screens.root.present(cover, animated: false)
    }
  }

  private func uncover() {
    guard isCovered else { return }
    if let navigation = screens.screen.navigationController {
      navigation.popViewController(animated: false)
      isCovered = false
    } else {
      screens.root.dismiss(animated: false)
      // It is rejected as long as the presentation hasn't begun.
      isCovered = screens.root.presentedViewController?.isBeingDismissed != true
    }
  }

  /// Restores everything on the screen.
  func finish() {
    screens.screen.attach()
    uncover()
    settle()
  }

  // MARK: What shows

  /// The layout of everything visible, in an order that doesn't depend on its history.
  var layout: LayoutTree {
    var tree = host.layoutTree()
    tree.root.sortReused()
    return tree
  }

  /// Scrolls through a whole list, so that all sizes are measured; returns its cells' sizes.
  ///
  /// - Parameter x: The horizontal offset to scroll to first; nil for its start.
  func walk(
    _ list: UIScrollView, from x: CGFloat? = nil,
    noting cells: (UIView, IndexPath) -> Void = { _, _ in }
  ) {
    list.contentOffset = list.offsetRange.origin
    if let x { list.contentOffset.x = min(x, list.offsetRange.maxX) }
    host.settle()
    walkUpright(list, noting: cells)
    list.contentOffset.y = list.offsetRange.minY
    walkAcross(list, noting: cells)
  }

  private func walkUpright(_ list: UIScrollView, noting cells: (UIView, IndexPath) -> Void) {
    walk(list, noting: cells, over: \.height, window: list.bounds.height) {
      list.contentOffset.y = list.offsetRange.minY + $0
    }
  }

  /// Scrolls from side to side, keeping the list's vertical offset.
  func walkAcross(
    _ list: UIScrollView, noting cells: (UIView, IndexPath) -> Void = { _, _ in }
  ) {
    list.contentOffset.x = list.offsetRange.minX
    host.settle()
    walk(list, noting: cells, over: \.width, window: list.bounds.width) {
      list.contentOffset.x = list.offsetRange.minX + $0
    }
  }

  private func walk(
    _ list: UIScrollView, noting cells: (UIView, IndexPath) -> Void,
    over length: KeyPath<CGRect, CGFloat>, window: CGFloat, scroll: (CGFloat) -> Void
  ) {
    var covered: CGFloat = 0
    while true {
      list.forEachCell(cells)
      let end = list.offsetRange[keyPath: length]
      guard covered < end else { break }
      covered = min(end, covered + 0.5 * max(50, window))
      scroll(covered)
      host.settle()
    }
  }
}

extension UIScrollView {
  /// The offsets that the content can be scrolled to.
  var offsetRange: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top,
      width: max(0, contentSize.width + inset.left + inset.right - bounds.width),
      height: max(0, contentSize.height + inset.top + inset.bottom - bounds.height))
  }

  func forEachCell(_ body: (UIView, IndexPath) -> Void) {
    switch self {
    case let table as UITableView:
      for path in table.indexPathsForVisibleRows ?? [] {
        if let cell = table.cellForRow(at: path) { body(cell, path) }
      }
    case let collection as UICollectionView:
      for path in collection.indexPathsForVisibleItems.sorted() {
        if let cell = collection.cellForItem(at: path) { body(cell, path) }
      }
    default: break
    }
  }
}

extension LayoutNode {
  /// Sorts the subviews that scroll views and stacks keep in a history-dependent order, and leaves out
  /// constraints, which are in order of creation, and hidden parts of reusable cells.
  fileprivate mutating func sortReused() {
    for index in children.indices { children[index].sortReused() }
    inputs.removeAll { $0.name.hasPrefix("constraint") }
    // The root is inside one after a full-screen dismissal.
    children = children.flatMap { $0.className == "UITransitionView" ? $0.children : [$0] }
    children.removeAll { $0.className.hasPrefix("_UI") && $0["hidden"] == .flag(true) }
    guard self["contentSize"] != nil || className == "UIStackView" else { return }
    let keys = children.map {
      "\($0.className) \($0.identifier ?? "") \($0["frame"]?.description ?? "")"
    }
    children = zip(keys, children).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
