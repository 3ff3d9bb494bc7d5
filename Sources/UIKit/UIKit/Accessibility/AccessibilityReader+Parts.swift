import Foundation

// The elements of UIKit's own views that aren't views themselves, or that represent several views.
// VoiceOver's names for them are recalled (medium).
extension AccessibilityReader {
  private func placed(_ elements: [Tree.Element], _ surroundings: Surroundings) -> [Placed] {
    elements.flatMap { placed($0, surroundings) }
  }

  // MARK: Cells

  func cellParts(_ cell: UITableViewCell, _ surroundings: Surroundings) -> [Placed] {
    let isChecked = cell.accessoryType == .checkmark && cell.accessoryView == nil
    var parts = cellParts(
      cell, within: cell.subviews, isSelected: cell.isSelected, isChecked: isChecked,
      surroundings)
    if let drawing = cell.accessoryDrawing,
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
    {
      parts += placed(
        element("More Info", traits: .button, in: drawing.bounds, of: drawing), surroundings)
    }
    return parts
  }

  /// A cell is one element that reads all its texts; its interactive subviews follow as separate
  /// elements.
  func cellParts(
    _ cell: UIView, within subviews: [UIView], isSelected: Bool, isChecked: Bool,
    _ surroundings: Surroundings
  ) -> [Placed] {
    let inner = Tree.sorted(
      subviews.flatMap { nodes(of: $0, surroundings) },
      isRightToLeft: root.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      tolerance: Tree.rowTolerance(root.traitCollection.userInterfaceIdiom))
    var texts: [String] = []
    var traits = cell.accessibilityTraits
    var others: [Placed] = []
    for part in inner {
      guard case .element(let element) = part.node, element.isPlainText else {
        others.append(part)
        continue
      }
      texts += [element.label, element.value].compactMap { $0?.isEmpty == false ? $0 : nil }
    }
    let label = cell.accessibilityLabel ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
    guard let label else { return others }
    if isSelected || isChecked { traits.insert(.selected) }
    var whole = element(cell, surroundings)
    whole.label = label
    whole.traits = traits
    return placed(whole, surroundings) + others
  }

  // MARK: Controls

  func stepperParts(_ stepper: UIStepper, _ surroundings: Surroundings) -> [Placed] {
    let bounds = stepper.bounds
    let mirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let left = CGRect(origin: bounds.origin, size: half)
    let right = left.offsetBy(dx: half.width, dy: 0)
    // A half that has reached its limit is drawn grey, but isn't read as dimmed (recorded on
    // iOS 17.5, 18.5 and 26.2).
    let traits: UIAccessibilityTraits = stepper.isEnabled ? .button : [.button, .notEnabled]
    let value = stepper.accessibilityValue
    return placed(
      [
        element(
          "Decrement", value: value, traits: traits, in: mirrored ? right : left, of: stepper),
        element(
          "Increment", value: value, traits: traits, in: mirrored ? left : right, of: stepper),
      ], surroundings)
  }

  func segmentParts(_ control: UISegmentedControl, _ surroundings: Surroundings) -> [Placed] {
    let count = control.segments.count
    let elements = control.segments.enumerated().map { index, segment in
      var traits: UIAccessibilityTraits = .button
      if control.selectedSegmentIndex == index { traits.insert(.selected) }
      if !control.isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      var element = element(
        segment.accessibilityLabel ?? segment.title, value: segment.accessibilityValue,
        hint: segment.accessibilityHint, traits: traits, in: segment.bounds, of: segment)
      element.contexts = [.series(index: index + 1, count: count)]
      element.identifier = segment.accessibilityIdentifier
      return element
    }
    return placed(elements, surroundings)
  }

  // MARK: Bars

  /// The title is a heading, and the back button is as high as the bar. The entire bar is one row,
  /// regardless of its parts' heights.
  func navigationParts(
    _ bar: _UINavigationBarContentView, _ surroundings: Surroundings
  ) -> [Placed] {
    let back = [bar.backChevron, bar.backImage, bar.backLabel].filter {
      $0.superview === bar && !$0.isHidden && $0.alpha > 0 && !$0.frame.isEmpty
    }
    var parts = bar.subviews.filter { view in !back.contains { $0 === view } }
      .flatMap { view in
        var inner = surroundings
        inner.isHeader = view === bar.titleLabel
        return nodes(of: view, inner)
      }
    if !back.isEmpty {
      var rect = back.reduce(CGRect.null) { $0.union($1.frame) }
      rect = CGRect(x: rect.minX, y: 0, width: rect.width, height: bar.bounds.height)
      parts += placed(
        element(
          (bar.superview as? UINavigationBar)?.spokenBackTitle, traits: [.button, .backButton],
          in: rect, of: bar), surroundings)
    }
    guard !parts.isEmpty else { return [] }
    let row = Tree.sorted(
      parts, isRightToLeft: root.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      tolerance: .infinity)
    let frame = parts.reduce(CGRect.null) { $0.union($1.frame) }
    return [Placed(node: .group(Tree.Group(kind: .plain, children: row.map(\.node))), frame: frame)]
  }

  func tabParts(_ bar: UITabBar, _ surroundings: Surroundings) -> [Placed] {
    let buttons = bar.state.buttons.filter { !$0.isHidden && $0.alpha > 0 }
    let elements = buttons.enumerated().map { index, button in
      var element = element(button, surroundings)
      element.contexts = [.tab(index: index + 1, count: buttons.count)]
      return element
    }
    return placed(elements, surroundings)
  }

  func searchParts(_ bar: UISearchBar, _ surroundings: Surroundings) -> [Placed] {
    let shown = bar.text?.isEmpty == false ? bar.text : bar.placeholder
    var field = element(
      bar.accessibilityLabel, value: bar.accessibilityValue ?? shown,
      hint: bar.accessibilityHint ?? AccessibilitySpeech.editingHint,
      traits: .searchField, in: bar.field.bounds, of: bar.field)
    field.identifier = bar.accessibilityIdentifier
    let others = bar.subviews.filter { $0 !== bar.field }.flatMap { nodes(of: $0, surroundings) }
    return placed(field, surroundings) + others
  }
}

extension AccessibilityTree.Element {
  /// Whether it is text, or a picture, without any interaction.
  fileprivate var isPlainText: Bool {
    actions.isEmpty
      && traits.isDisjoint(with: [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry,
        .tabBarItem,
      ])
  }
}
