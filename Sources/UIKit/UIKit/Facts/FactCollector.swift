import ScreenFacts

import struct Devices.ScreenInsets

/// Traverses the views of a screen, and collects the facts about each that rules check.
@MainActor
struct FactCollector {
  private let host: SimulationHost
  private let window: UIWindow
  private let fromScreen: CGAffineTransform
  /// Whether to collect only where views are and what they show. Nothing else is called that an app
  /// may override, such as `accessibilityLabel`.
  private let isOfPlaces: Bool
  private var classes: [ObjectIdentifier: ViewClass] = [:]
  /// The app's own views in bars, which don't belong to the bars.
  private var hosted: Set<ObjectIdentifier> = []

  init(host: SimulationHost, window: UIWindow, ofPlaces: Bool = false) {
    self.host = host
    isOfPlaces = ofPlaces
    self.window = window
    fromScreen = window.transformToScreen.inverted()
  }

  /// The context that a view's ancestors provide.
  private struct Place {
    var toWindow: CGAffineTransform
    /// The visible area of the window.
    var clip: CGRect
    /// The area where touches reach the superview.
    var touches: CGRect
    var opacity: CGFloat = 1
    var isHidden = false
    var refusesTouches = false
    var isInDisabledControl = false
    /// Whether an enclosing view was created by UIKit for itself.
    var isSystem = false
    /// The enclosing bar.
    var bar: CGRect?
    /// Whether screen readers skip this content.
    var isUnread = false
    /// Whether an enclosing view is read as a single element.
    var isInElement = false
    var depth = 0
  }

  mutating func screenFacts(_ drawing: DisplayList) -> LaidOutScreen {
    let size = window.bounds.size
    let areas = host.systemAreas(over: window)
    let traits = window.traitCollection
    let bounds = CGRect(origin: .zero, size: size)
    let windows = host.touchableWindows.map { shown in
      var place = Place(toWindow: fromScreen, clip: bounds, touches: bounds)
      place.isSystem = shown is UITextEffectsWindow
      return facts(of: shown, in: place)
    }
    return LaidOutScreen(
      size: size, scale: host.geometry.scale, safeArea: ScreenInsets(window.safeAreaInsets),
      housings: areas.housings, homeIndicator: areas.homeIndicator, fold: areas.fold,
      otherSizes: areas.otherSizes,
      cornerRadius: areas.cornerRadius,
      isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      isDark: traits.userInterfaceStyle == .dark, windows: windows,
      conflicts: host.constraintConflicts.map(\.facts),
      missingImages: host.resources.missingImages, drawing: drawing)
  }

  // MARK: Views

  private mutating func facts(of view: UIView, in place: Place) -> ViewFacts {
    let viewClass = knownClass(of: view)
    let toWindow = view.transformToSuperview.concatenating(place.toWindow)
    let frame = view.bounds.applying(toWindow)
    var inner = place
    inner.toWindow = toWindow
    inner.depth += 1
    inner.isHidden = place.isHidden || view.isHidden
    inner.opacity *= view.alpha
    inner.refusesTouches =
      place.refusesTouches || !view.isUserInteractionEnabled || view.alpha < 0.01
    let isDisabled = (view as? UIControl)?.isEnabled == false
    inner.isInDisabledControl = place.isInDisabledControl || isDisabled
    if viewClass.isApp || hosted.contains(ObjectIdentifier(view)) { inner.isSystem = false }
    let isSystem = inner.isSystem || (viewClass.isPrivate && !(view is UILabel))

    var facts = ViewFacts(
      className: viewClass.name, identifier: view.layoutIdentifier, outlet: view.outletName,
      frame: frame, visible: frame.part(in: place.clip), isHidden: inner.isHidden,
      opacity: inner.opacity, clips: view.clipsToBounds,
      isEnabled: !inner.refusesTouches && !inner.isHidden && !inner.isInDisabledControl,
      safeArea: ScreenInsets(view.safeAreaInsets))
    if isSystem { facts.kinds.insert(.system) }
    if viewClass.isApp { facts.kinds.insert(.appClass) }
    var description = FactDescription(
      facts: facts, toWindow: toWindow, isInDisabledControl: inner.isInDisabledControl)
    view.describeFacts(in: &description)
    facts = description.facts

    // Touches that don't reach a view don't reach its subviews.
    inner.touches =
      viewClass.mayShapeTouches && !isOfPlaces
      ? TouchArea.found(in: view).applying(toWindow).part(in: place.touches)
      : frame.part(in: place.touches)
    facts.touchArea = inner.touches
    if facts.kinds.contains(.button), let bar = place.bar, isSystem {
      facts.touchArea = TouchArea.ofBarButton(frame, in: bar)
    }
    if facts.kinds.contains(.bar) {
      inner.bar = frame
      noteHosted(in: view)
    }
    if !isOfPlaces {
      if !isSystem, !inner.isHidden { facts.ambiguities = view.ambiguousLengths }
      facts.accessibility = accessibility(of: view, facts, place: place)
      inner.isUnread = facts.accessibility.isHidden
      inner.isInElement = place.isInElement || view.isAccessibilityElement
    }
    inner.isSystem = inner.isSystem || viewClass.ownsContent
    if view.clipsToBounds { inner.clip = frame.part(in: place.clip) }

    facts.children = children(of: view, in: inner)
    if facts.kinds.contains(.cell), !isOfPlaces { facts.readAsCell(view) }
    return facts
  }

  private mutating func children(of view: UIView, in place: Place) -> [ViewFacts] {
    let subviews = view.storedSubviews
    guard !subviews.isEmpty, place.depth < SimulationHost.nestingLimit else { return [] }
    let modal = subviews.lastIndex(where: \.isReadAlone)
    var children: [ViewFacts] = []
    children.reserveCapacity(subviews.count)
    for (index, subview) in subviews.enumerated() {
      var inner = place
      if let modal, index != modal { inner.isUnread = true }
      children.append(facts(of: subview, in: inner))
    }
    return children
  }

  private mutating func knownClass(of view: UIView) -> ViewClass {
    let type = type(of: view)
    if let known = classes[ObjectIdentifier(type)] { return known }
    let made = ViewClass(type)
    classes[ObjectIdentifier(type)] = made
    return made
  }

  /// Records the views that an app has put into a bar.
  private mutating func noteHosted(in bar: UIView) {
    var views: [UIView?] = []
    if let bar = bar as? UINavigationBar, let item = bar.topItem {
      views.append(item.titleView)
      let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      views += items.map(\.customView)
    }
    if let bar = bar as? UIToolbar { views += (bar.items ?? []).map(\.customView) }
    hosted.formUnion(views.compactMap { $0.map { ObjectIdentifier($0) } })
  }

  // MARK: Screen readers

  private func accessibility(
    of view: UIView, _ facts: ViewFacts, place: Place
  ) -> AccessibilityFacts {
    var result = AccessibilityFacts()
    result.isHidden = place.isUnread || view.accessibilityElementsHidden
    // If a container lists its elements, only these are read.
    if let named = view.storedSuperview?.accessibilityElements,
      !named.contains(where: { ($0 as? UIView)?.isDescendant(of: view) == true })
    {
      result.isHidden = true
    }
    result.isElement =
      !place.isInElement && view.isAccessibilityElement && !view.isSilentElement
    let isAsked =
      result.isElement || view.accessibility != nil
      || !facts.kinds.isDisjoint(with: [.control, .image, .label, .cell])
    guard isAsked else { return result }
    result.label = view.accessibilityLabel
    result.value = view.accessibilityValue
    result.traits = view.accessibilityTraits.names
    return result
  }
}

extension ViewFacts {
  /// Reads a cell as one element that speaks all its texts.
  fileprivate mutating func readAsCell(_ view: UIView) {
    guard view is UITableViewCell || view is UICollectionViewListCell,
      !accessibility.isElement, accessibility.label?.isEmpty != false
    else { return }
    let texts = spokenTexts
    guard !texts.isEmpty else { return }
    accessibility.isElement = true
    accessibility.label = texts.joined(separator: ", ")
  }

  /// The spoken texts of the labels in the view, from back to front.
  private var spokenTexts: [String] {
    children.flatMap { child -> [String] in
      guard !child.isHidden, child.opacity > 0, !child.accessibility.isHidden else { return [] }
      if child.accessibility.isElement, !child.kinds.contains(.control) {
        return [child.accessibility.label].compactMap { $0?.isEmpty == false ? $0 : nil }
      }
      return child.kinds.contains(.control) ? [] : child.spokenTexts
    }
  }
}

extension ScreenInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CGRect {
  /// Returns the part of the rectangle inside another; an empty one at its own position if there is
  /// none.
  func part(in other: CGRect) -> CGRect {
    let common = intersection(other)
    return common.isNull ? CGRect(origin: origin, size: .zero) : common
  }
}

extension UIAccessibilityTraits {
  /// The traits by their names in code.
  var names: [String] {
    guard !isEmpty else { return [] }
    return Self.named.filter { contains($0.trait) }.map(\.name)
  }

  private static let named: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.header, "header"), (.searchField, "searchField"),
    (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    (.toggleButton, "toggleButton"),
  ]
}
