extension UIStackView {
  /// The arranged views that take up space.
  var visible: [UIView] { arranged.filter { !$0.isHidden } }

  func insert(_ view: UIView, at index: Int) {
    guard index >= 0, index <= arranged.count else {
      refuse(
        SimulationIssue(
          where: summary,
          what: "Index \(index) out of bounds for arranged subview: there are \(arranged.count).",
          advice: "The view is appended instead."))
      return insert(view, at: arranged.count)
    }
    // An ancestor of the stack can't be added to it; addSubview reports that.
    if isDescendant(of: view) { return addSubview(view) }
    // A view that is already arranged moves; the index doesn't count it then.
    if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
    arranged.insert(view, at: min(index, arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.storedSuperview !== self { addSubview(view) }
    view.madeLayoutItem.stack = self
    arrangementDidChange()
  }

  func remove(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    hidings[ObjectIdentifier(view)] = nil
    view.layoutItem?.stack = nil
    place(view, nil)
    arrangementDidChange()
  }

  /// Counts how often a view is hidden once an animation has hidden it, and returns whether it
  /// changes now.
  ///
  /// UIKit's stacks do: after three hidings, showing the view once leaves it hidden, and after two
  /// it doesn't (rdar://25087688 and reports; medium). Here each hiding from the third on requires
  /// showing it once more (low).
  func mayChange(_ view: UIView, isHidden: Bool) -> Bool {
    let key = ObjectIdentifier(view)
    guard let count = hidings[key] else {
      if isHidden, hostOfView.animations.animation != nil { hidings[key] = 1 }
      return true
    }
    if !isHidden, count > 2 {
      hidings[key] = count - 1
      return false
    }
    hidings[key] = isHidden ? count + 1 : nil
    return true
  }

  /// Requests an update of the constraints before the next layout.
  func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    arrangingStack?.lengthsDidChange()
  }

  /// Updates proportional lengths, here and in enclosing stacks.
  func lengthsDidChange() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    arrangingStack?.lengthsDidChange()
  }

  /// Lets the views of a column share the space by the heights of their wrapped texts; single-line
  /// heights are the starting point.
  func textDidWrap() {
    if axis == .vertical, currentProportions != proportions { setNeedsUpdateConstraints() }
    arrangingStack?.textDidWrap()
  }

  /// The intrinsic lengths for proportional sizes.
  private var currentProportions: [CGFloat] {
    guard distribution == .fillProportionally else { return [] }
    return visible.map { view in
      guard axis == .horizontal else { return view.solvedNaturalSize.height }
      // Line breaks depend on the width that is to be computed.
      guard let text = view.wrappedText else { return view.solvedNaturalSize.width }
      let width = text.layoutWidth
      defer { text.layoutWidth = width }
      text.layoutWidth = 0
      return text.solvedNaturalSize.width
    }
  }

  func arrangeIfNeeded() {
    let proportions = currentProportions
    guard needsArrangement || proportions != self.proportions else { return }
    needsArrangement = false
    self.proportions = proportions
    breakTies()
    var builder = StackConstraints(self)
    builder.build()
    // Constraints that stay the same are kept: hiding one of many views changes a handful. In the
    // order of activation, as layout must not depend on the order of a dictionary.
    let leaving = arrangement.filter { builder.made[$0.key] !== $0.value }.values
    NSLayoutConstraint.deactivate(leaving.sorted { $0.activation < $1.activation })
    let unused = Set(
      arrangementGuides.filter { builder.guides[$0.key] == nil }.values.map(ObjectIdentifier.init))
    for guide in layoutGuides where unused.contains(ObjectIdentifier(guide)) {
      removeLayoutGuide(guide)
    }
    arrangement = builder.made
    arrangementGuides = builder.guides
    NSLayoutConstraint.activate(builder.added)
  }
}

extension UIStackView {
  /// Determines which of several views takes a length other than its intrinsic one.
  private func breakTies() {
    guard distribution != .fillEqually else {
      for view in visible { place(view, nil) }
      return
    }
    // Views without a proportional share leave open which of them takes the rest.
    let withShare = Set(
      zip(visible, proportions).filter { $0.1 > 0 }.map { ObjectIdentifier($0.0) })
    // Positions among all views don't change when one of them is hidden.
    for (index, view) in arranged.enumerated() where !view.isHidden {
      let hasShare = withShare.contains(ObjectIdentifier(view))
      place(view, hasShare ? nil : StackPlace(axis: axis, index: index, count: arranged.count))
    }
  }

  /// Stores a view's position for breaking ties.
  private func place(_ view: UIView, _ place: StackPlace?) {
    guard let item = view.layoutItem, item.stackPlace != place else { return }
    item.stackPlace = place
    if let record = item.record { record.engine?.naturalSizeDidChange(of: record) }
  }
}

extension UIView {
  /// The stack that arranges this view.
  var arrangingStack: UIStackView? { layoutItem?.stack }
}
