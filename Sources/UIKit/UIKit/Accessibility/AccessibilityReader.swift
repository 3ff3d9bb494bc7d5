import Foundation

/// Reads the elements that assistive technologies find in views, in order.
@MainActor
struct AccessibilityReader {
  typealias Tree = AccessibilityTree
  typealias Placed = AccessibilityTree.Placed

  /// The view whose coordinates the tree uses: a window or another view.
  let root: UIView
  private let fromScreen: CGAffineTransform
  private let isRightToLeft: Bool
  private let tolerance: CGFloat

  init(_ root: UIView) {
    self.root = root
    fromScreen = root.transformToScreen.inverted()
    isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    tolerance = Tree.rowTolerance(root.traitCollection.userInterfaceIdiom)
  }

  func read() -> Tree { Tree(children: sorted(nodes(of: root, .init()))) }

  /// The context provided by ancestors.
  struct Surroundings {
    /// Whether a scroll view could bring content outside of the root into it.
    var isScrolled = false
    /// Whether labels are section titles.
    var isHeader = false
    /// The data table that contains the elements.
    var table: (any UIAccessibilityContainerDataTable)?
  }

  func sorted(_ nodes: [Placed]) -> [Tree.Node] {
    Tree.sorted(nodes, isRightToLeft: isRightToLeft, tolerance: tolerance).map(\.node)
  }

  // MARK: Objects

  /// Returns the elements of an object: itself, the ones it lists, or its subviews'.
  func nodes(of object: NSObject, _ surroundings: Surroundings) -> [Placed] {
    let read = ReadObject(object)
    guard !read.hidesElements else { return [] }
    let view = object as? UIView
    // An invisible view isn't read, regardless of its accessibility properties.
    if let view, view !== root, view.isHidden || view.alpha <= 0 || view.frame.size == .zero {
      return []
    }
    if read.isElement {
      guard !read.isSilent else { return [] }
      return placed(element(read, surroundings), surroundings).map {
        var placed = $0
        placed.priority = read.sortPriority
        return placed
      }
    }
    var surroundings = surroundings
    if read.containerType == .dataTable, surroundings.table == nil {
      surroundings.table = object as? any UIAccessibilityContainerDataTable
    }
    let found: [Placed]
    if let named = read.elements {
      let parts = named.compactMap { $0 as? NSObject }
      let nodes = parts.flatMap { self.nodes(of: $0, surroundings) }
      return [group(read, nodes, isOrdered: true)]
    } else if let view {
      found = self.nodes(in: view, surroundings)
    } else {
      return []
    }
    guard let view, !found.isEmpty else { return found }
    if read.containerType != .none || view.shouldGroupAccessibilityChildren
      || view.groupsElements || read.traits.contains(.tabBar)
    {
      return [group(read, found, isOrdered: false)]
    }
    return found
  }

  /// Returns an element, unless it is out of sight and can't be scrolled into view.
  func placed(_ element: Tree.Element, _ surroundings: Surroundings) -> [Placed] {
    guard surroundings.isScrolled || element.frame.overlaps(root.bounds) else { return [] }
    return [Placed(node: .element(element), frame: element.frame)]
  }

  private func nodes(in view: UIView, _ surroundings: Surroundings) -> [Placed] {
    var surroundings = surroundings
    if view is UIScrollView { surroundings.isScrolled = true }
    if let header = view as? UITableViewHeaderFooterView {
      surroundings.isHeader = !header.isFooter
    }
    if let parts = view.accessibilityParts(self, surroundings) { return parts }
    let subviews = view.subviews
    if let modal = subviews.last(where: \.isReadAlone) {
      return nodes(of: modal, surroundings)
    }
    return subviews.flatMap { nodes(of: $0, surroundings) }
  }

  // MARK: Groups

  private func group(_ object: ReadObject, _ nodes: [Placed], isOrdered: Bool) -> Placed {
    let kind: Tree.Group.Kind =
      switch object.containerType {
      case .none: .plain
      case .dataTable: .dataTable
      case .list: .list
      case .landmark: .landmark
      case .semanticGroup: .semanticGroup
      }
    var children = isOrdered ? nodes.map(\.node) : sorted(nodes)
    switch kind {
    case .list: Self.mark(&children, first: .listStart, last: .listEnd)
    case .landmark: Self.mark(&children, first: .landmarkStart, last: .landmarkEnd)
    case .plain, .semanticGroup, .dataTable: break
    }
    if object.traits.contains(.tabBar) {
      // Everything inside is a tab, whatever it is otherwise, and however deep (recorded on
      // iOS 17.5, 18.5 and 26.2).
      let count = Tree(children: children).elements.count
      Self.change(&children) { $0.contexts = [.tab(index: $1 + 1, count: count)] }
    }
    let frame = nodes.reduce(CGRect.null) { $0.union($1.frame) }
    return Placed(
      node: .group(
        Tree.Group(
          kind: kind, label: object.label, value: object.value,
          identifier: object.identifier, children: children)),
      frame: place(of: object.object) ?? (frame.isNull ? .zero : frame),
      priority: object.sortPriority)
  }

  /// The rectangle that orders a scroll view or a bar among its siblings: the part that nothing
  /// covers, so that scrolled-away content doesn't come before the bar above it (this project's
  /// rule; low).
  private func place(of object: NSObject) -> CGRect? {
    guard let view = object as? UIView, view.groupsElements else { return nil }
    var rect = view.bounds
    if let scroll = view as? UIScrollView { rect = rect.inset(by: scroll.adjustedContentInset) }
    return frame(UIAccessibility.convertToScreenCoordinates(rect, in: view))
  }

  /// Marks the first and the last element with their contexts; a single one is the first.
  private static func mark(
    _ nodes: inout [Tree.Node], first: Tree.Context, last: Tree.Context
  ) {
    let count = Tree(children: nodes).elements.count
    change(&nodes) { element, index in
      if index == 0 {
        element.contexts.append(first)
      } else if index == count - 1 {
        element.contexts.append(last)
      }
    }
  }

  private static func change(
    _ nodes: inout [Tree.Node], _ body: (inout Tree.Element, Int) -> Void
  ) {
    var index = 0
    func change(_ nodes: inout [Tree.Node]) {
      for place in nodes.indices {
        switch nodes[place] {
        case .element(var element):
          body(&element, index)
          index += 1
          nodes[place] = .element(element)
        case .group(var group):
          change(&group.children)
          nodes[place] = .group(group)
        }
      }
    }
    change(&nodes)
  }

  // MARK: Elements

  /// Converts a rectangle of the screen to the root's coordinates.
  func frame(_ rect: CGRect) -> CGRect { rect.applying(fromScreen) }

  func element(_ view: UIView, _ surroundings: Surroundings) -> Tree.Element {
    element(ReadObject(view), surroundings)
  }

  private func element(_ object: ReadObject, _ surroundings: Surroundings) -> Tree.Element {
    let screenFrame = object.frame
    var element = Tree.Element(
      label: object.label, value: object.value, hint: object.hint, traits: object.traits,
      frame: frame(screenFrame))
    if surroundings.isHeader, object.object is UILabel { element.traits.insert(.header) }
    element.cell = surroundings.table.flatMap { cell(object.object, in: $0) }
    element.contents = object.contents
    element.actions = object.customActions.map(\.name)
    element.rotors = object.customRotors.map(\.name)
    element.identifier = object.shownIdentifier
    element.language = object.language
    if let path = object.path {
      let copy = UIBezierPath(cgPath: path.cgPath)
      copy.apply(fromScreen)
      element.outline = copy.cgPath
    }
    let point = object.activationPoint
    if point != screenFrame.middle { element.activationPoint = point.applying(fromScreen) }
    return element
  }

  /// Returns an element for a part of a view that isn't an object itself.
  func element(
    _ label: String?, value: String? = nil, hint: String? = nil,
    traits: UIAccessibilityTraits, in rect: CGRect, of view: UIView
  ) -> Tree.Element {
    Tree.Element(
      label: label, value: value, hint: hint, traits: traits,
      frame: frame(UIAccessibility.convertToScreenCoordinates(rect, in: view)))
  }
}

extension AccessibilityTree {
  /// Reads the elements in a view, including the view itself.
  @MainActor
  package init(of view: UIView) { self = AccessibilityReader(view).read() }
}
