import Graphics
import LayoutTrees
import SystemFacts

extension UIScrollView {
  var scrollGeometry: ScrollGeometry {
    ScrollGeometry(
      boundsSize: bounds.size, contentSize: storedContentSize, contentInset: contentInset,
      safeAreaInsets: contentSafeArea, adjustment: .init(contentInsetAdjustmentBehavior),
      alwaysBouncesHorizontally: alwaysBounceHorizontal,
      alwaysBouncesVertically: alwaysBounceVertical, isScrollEnabled: isScrollEnabled,
      insetsFittingContent: insetsFittingContent)
  }

  /// The safe area that content is kept in.
  ///
  /// In a window with a safe area of its own, a controller's main scroll view also stays clear of
  /// the host's status bar (20 pictures of iOS 17: 54 instead of 44 on an iPhone 15; medium).
  private var contentSafeArea: UIEdgeInsets {
    var insets = safeAreaInsets
    guard let window, window.host.options.safeArea != nil, isMainScrollView,
      LayoutFacts.contentClearsHostStatusBar[window.host.release]
    else { return insets }
    let top = convert(CGPoint(x: bounds.minX, y: bounds.minY), to: window).y
    insets.top = max(insets.top, window.host.statusBar.height - max(0, top))
    return insets
  }

  /// Whether this is a controller's view, or fills it.
  private var isMainScrollView: Bool {
    if owningController != nil { return true }
    return superview.map { $0.owningController != nil && frame == $0.bounds } ?? false
  }

  /// Updates the adjusted insets and moves the offset accordingly.
  ///
  /// Content at its old inset moves to the new one, unless scrolling is disabled; any other offset
  /// is only clamped (facts: layout §3.2).
  func updateAdjustedContentInset() {
    let geometry = scrollGeometry
    let underWay = CallsUnderway.current
    let edges = adjustmentLoop.edges(
      for: geometry,
      layout: underWay.layoutPass == 0
        ? nil : (number: SimulationHost.current.layoutWork.count, pass: underWay.layoutPass),
      sizedByConstraints: takesContentSizeFromConstraints && layoutItem != nil)
    var inset = geometry.contentInset(adjusting: edges)
    inset.top += refreshInset
    if edges != storedAdjustedEdges {
      storedAdjustedEdges = edges
      safeAreaConsumptionDidChange()
    }
    let old = storedAdjustedContentInset
    guard inset != old else { return }
    storedAdjustedContentInset = inset
    defer { observedPropertiesDidChange() }
    var offset = bounds.origin
    if isScrollEnabled {
      if offset.x == -old.left { offset.x = 0 - inset.left }
      if offset.y == -old.top { offset.y = 0 - inset.top }
    }
    adjustedContentInsetDidRefresh()
    adjustedContentInsetDidChange()
    if let storedDelegate {
      traced(
        "scrollViewDidChangeAdjustedContentInset(_:)", TraceText.insets(adjustedContentInset)
      ) {
        storedDelegate.scrollViewDidChangeAdjustedContentInset(self)
      }
    }
    setNeedsLayout(because: .insets)
    if isScrollEnabled {
      let clamped = ScrollGeometry.clamp(
        offset, contentSize: storedContentSize, boundsSize: bounds.size, inset: inset)
      if clamped != bounds.origin { contentOffset = clamped }
    }
    barObserver?.contentDidChange()
  }

  /// Whether this is the main scroll view of a controller inside bars, so that `.automatic` insets
  /// it at top and bottom whatever its content (facts: layout §3.1); views of some classes are
  /// inset without bars, too.
  ///
  /// It is the controller's view itself, or a direct subview that covers all of it. Inside bars,
  /// the backmost subview is sufficient if it begins at the top and has the full width, like a form
  /// above the keyboard (how UIKit finds it: medium).
  private var insetsFittingContent: Bool {
    let root = superview
    let fills = root.map { frame == $0.bounds } ?? false
    let owner = owningController ?? (fills || isLowestAtTop ? root?.owningController : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.isInsideBars || keepsFittingContentSafe && (fills || owner === owningController)
  }

  /// Whether this is the backmost subview, at the top and as wide as its superview.
  private var isLowestAtTop: Bool {
    guard let root = superview, root.storedSubviews.first === self else { return false }
    let bounds = root.bounds
    return frame.minY == bounds.minY && frame.minX == bounds.minX && frame.width == bounds.width
  }

  /// Replaces the bars' contribution to the content insets, before iOS 11 (facts: layout §3.3).
  func replaceBarInsets(_ insets: UIEdgeInsets) {
    let old = adoptedBarInsets
    guard insets != old else { return }
    adoptedBarInsets = insets
    contentInset = contentInset.adding(insets, instead: old)
    verticalScrollIndicatorInsets = verticalScrollIndicatorInsets.adding(insets, instead: old)
    horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets.adding(insets, instead: old)
  }

  func scrollGuide(
    _ kind: WritableKeyPath<ScrollGuides, UILayoutGuide?>, _ identifier: String
  ) -> UILayoutGuide {
    if let existing = scrollGuides[keyPath: kind] { return existing }
    let isContent = kind == \.content
    let made = UILayoutGuide(
      owningView: self, identifier: identifier, kind: isContent ? .scrollContent : .scrollFrame
    ) { view in
      guard isContent, let scrollView = view as? UIScrollView else { return view.bounds }
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    scrollGuides[keyPath: kind] = made
    return made
  }

  func describeScrolling(in description: inout LayoutDescription) {
    description.add(.contentOffset, .point(contentOffset))
    description.add(.contentSize, .size(contentSize))
    if contentInset != .zero { description.add(.contentInset, .insets(contentInset)) }
    description.add(.adjustedContentInset, .insets(adjustedContentInset))
    if contentInsetAdjustmentBehavior != .automatic {
      description.add(
        .contentInsetAdjustmentBehavior, .text("\(contentInsetAdjustmentBehavior)"))
    }
  }
}

extension ScrollGeometry.Adjustment {
  init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    switch behavior {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  fileprivate func adding(_ new: UIEdgeInsets, instead old: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + new.top - old.top, left: left + new.left - old.left,
      bottom: bottom + new.bottom - old.bottom, right: right + new.right - old.right)
  }
}
