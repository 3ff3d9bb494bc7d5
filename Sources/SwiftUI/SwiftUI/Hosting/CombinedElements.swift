/// What an element says that combines those in a view (`accessibilityElement(children: .combine)`).
///
/// Apple: the properties of the children are merged. That texts are joined by commas, and that several buttons become
/// actions, is recalled (medium); which traits are merged is a guess (low).
@MainActor struct CombinedElements {
  private let elements: [UIView]

  init(in view: UIView) {
    let found = Self.elements(in: view)
    // Stable, so that elements of one priority stay in the order of the views.
    elements = found.enumerated().sorted {
      let (a, b) = (Self.priority($0.element), Self.priority($1.element))
      return a != b ? a > b : $0.offset < $1.offset
    }.map(\.element)
  }

  private static func elements(in view: UIView) -> [UIView] {
    view.subviews.flatMap { view -> [UIView] in
      if view.isHidden || view.alpha <= 0 || view.accessibilityElementsHidden { return [] }
      return view.isAccessibilityElement ? [view] : elements(in: view)
    }
  }

  private static func priority(_ view: UIView) -> Double {
    (view as? NodeView)?._sortPriority ?? 0
  }

  private func joined(_ texts: [String?]) -> String? {
    let texts = texts.compactMap { $0?.isEmpty == false ? $0 : nil }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  var label: String? { joined(elements.map(\.accessibilityLabel)) }
  var value: String? { joined(elements.map(\.accessibilityValue)) }
  var hint: String? { elements.lazy.compactMap(\.accessibilityHint).first }

  /// The traits of the elements, without the ones that don't apply to all: a text with an image is neither, and buttons
  /// become actions.
  var traits: UIAccessibilityTraits {
    var traits = elements.reduce(into: UIAccessibilityTraits.none) {
      $0.formUnion($1.accessibilityTraits)
    }
    let kinds: [UIAccessibilityTraits] = [.staticText, .image, .notEnabled]
    for kind in kinds where !elements.allSatisfy({ $0.accessibilityTraits.contains(kind) }) {
      traits.subtract(kind)
    }
    if buttons.count > 1 { traits.subtract(.button) }
    return traits
  }

  private var buttons: [UIView] {
    elements.filter {
      $0.accessibilityTraits.contains(.button) || $0.accessibilityTraits.contains(.link)
    }
  }

  /// What is activated with the element.
  var activated: UIView? { buttons.count == 1 ? buttons.first : nil }

  /// The actions of the elements, and several buttons as actions.
  var actions: [UIAccessibilityCustomAction] {
    let own = elements.flatMap { $0.accessibilityCustomActions ?? [] }
    if buttons.count < 2 { return own }
    return buttons.map { button in
      UIAccessibilityCustomAction(name: button.accessibilityLabel ?? "") { [weak button] _ in
        button?.accessibilityActivate() ?? false
      }
    } + own
  }
}

extension AccessibilityContent {
  /// The actions that a menu of assistive technologies shows.
  @MainActor var namedActions: [UIAccessibilityCustomAction] {
    actions.compactMap { action in
      guard case .named(let name) = action.kind else { return nil }
      return UIAccessibilityCustomAction(name: name.spokenString) { _ in
        action.handler()
        return true
      }
    }
  }

  var adjustments: [(AccessibilityAdjustmentDirection) -> Void] {
    actions.compactMap { action in
      guard case .adjustment(let adjust) = action.kind else { return nil }
      return adjust
    }
  }

  /// Performs the actions of a kind; returns whether there are any.
  func perform(_ kind: AccessibilityActionKind) -> Bool {
    let actions = actions.filter {
      if case .standard(kind) = $0.kind { true } else { false }
    }
    for action in actions { action.handler() }
    return !actions.isEmpty
  }
}

extension UIAccessibilityTraits {
  private static let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
    (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
    (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound),
    (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText),
    (.isSummaryElement, .summaryElement), (.updatesFrequently, .updatesFrequently),
    (.startsMediaSession, .startsMediaSession),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
    (.isTabBar, .tabBar), (.isToggle, [.button, .toggleButton]),
  ]

  init(_ traits: AccessibilityTraits) {
    self = .none
    for (theirs, ours) in Self.pairs where traits.contains(theirs) { formUnion(ours) }
  }
}
