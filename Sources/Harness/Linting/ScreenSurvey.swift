import Foundation
import Graphics
import ScreenFacts

/// A screen's views as a list, with properties that many rules need.
struct ScreenSurvey: Sendable {
  let screen: LaidOutScreen
  let views: [SurveyedView]
  /// The visible texts, images and controls of the app, without texts that something else covers.
  let pieces: [ContentPiece]
  /// The views whose texts something else covers.
  let covered: Set<Int>

  init(_ screen: LaidOutScreen) {
    self.screen = screen
    var gathering = Gathering()
    for (index, window) in screen.windows.enumerated() {
      // A presented screen is in a later window, or in a later child of the same one.
      let isBeneath = screen.windows[(index + 1)...].contains { later in
        !later.isHidden && later.children.contains { Self.isPresentation($0, over: window) }
      }
      gathering.add(window, Gathering.Place(isBeneath: isBeneath), 0, 1)
    }
    views = gathering.views
    let covered = Self.covered(gathering.views, in: screen.drawing)
    self.covered = covered
    pieces = ContentPiece.pieces(of: gathering.views).filter {
      $0.text == nil || !covered.contains($0.view)
    }
  }

  /// The screen's rectangle in its window.
  var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

  /// Whether one view is a descendant of another, or is the same view.
  func isView(_ view: Int, within other: Int) -> Bool {
    view >= other && view < views[other].end
  }

  /// Returns a view and its ancestors, up to its window.
  func chain(from view: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: view) { views[$0].parent }
  }

  /// The children of a view, back to front.
  func children(of view: Int) -> [Int] {
    var result: [Int] = []
    var next = view + 1
    while next < views[view].end {
      result.append(next)
      next = views[next].end
    }
    return result
  }

  /// Returns the nearest common ancestor.
  func commonView(of one: Int, _ other: Int) -> Int? {
    chain(from: one).first { isView(other, within: $0) }
  }

  /// Returns the child of `ancestor` that a descendant belongs to.
  func branch(of view: Int, below ancestor: Int) -> Int {
    chain(from: view).first { views[$0].parent == ancestor } ?? view
  }

  /// Whether a system view fills the window on top of another one, with a screen in it.
  fileprivate static func isPresentation(_ view: ViewFacts, over below: ViewFacts) -> Bool {
    !view.isHidden && view.opacity > 0 && view.kinds.contains(.system)
      && view.frame.insetBy(dx: -1, dy: -1).encloses(below.frame) && hasContent(view)
  }

  private static func hasContent(_ view: ViewFacts) -> Bool {
    if view.isHidden { return false }
    if view.text != nil || view.kinds.contains(.controllerRoot) { return true }
    return view.children.contains(where: hasContent)
  }
}

/// The traversal of the views.
private struct Gathering {
  struct Place {
    var parent: Int?
    var layer: Int?
    var isBeneath: Bool
    var scroll: Int?
    var cell: Int?
    var bar: Int?
    var control: Int?
    var owner: Int?
    var root: Int?
    var depth = 0
  }

  var views: [SurveyedView] = []

  /// No laid-out screen is deeper; a generated value may be, and threads have small stacks.
  private static let deepest = 200

  mutating func add(_ facts: ViewFacts, _ place: Place, _ sibling: Int, _ siblings: Int) {
    guard facts.frame.isFinite, place.depth < Self.deepest else { return }
    let number = views.count
    let kinds = facts.kinds
    let isWindowsChild = place.depth == 1
    let layer = place.layer ?? number
    let owner = kinds.contains(.system) ? place.owner : number
    let cell = kinds.contains(.cell) ? number : place.cell
    let bar = kinds.contains(.bar) ? number : place.bar
    let root = kinds.contains(.controllerRoot) ? number : place.root
    func view(end: Int) -> SurveyedView {
      SurveyedView(
        facts: facts, parent: place.parent, end: end, sibling: sibling, siblings: siblings,
        layer: isWindowsChild ? number : layer, isBeneath: place.isBeneath, scroll: place.scroll,
        cell: cell, bar: bar, control: place.control, owner: owner, root: root)
    }
    views.append(view(end: number + 1))
    var below = place
    below.parent = number
    below.layer = isWindowsChild || place.depth == 0 ? (isWindowsChild ? number : nil) : layer
    if let scrolling = facts.scrolling, scrolling.canScroll(in: facts.frame) {
      below.scroll = number
    }
    below.cell = cell
    below.bar = bar
    below.owner = owner
    below.root = root
    if kinds.isControl || (facts.isTouchable && !kinds.isContainer) { below.control = number }
    below.depth += 1

    var counts: [String: Int] = [:]
    for child in facts.children { counts[child.className, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for (index, child) in facts.children.enumerated() {
      if place.depth == 0, !place.isBeneath {
        below.isBeneath = facts.children[(index + 1)...].contains {
          ScreenSurvey.isPresentation($0, over: facts)
        }
      }
      let own = numbers[child.className, default: 0]
      numbers[child.className] = own + 1
      add(child, below, own, counts[child.className] ?? 1)
    }
    views[number] = view(end: views.count)
  }
}

extension ViewFacts.Kind {
  /// Whether users perceive the view as a single touch target.
  var isControl: Bool { !isDisjoint(with: [.control, .button, .textInput]) }

  /// Whether the view contains a screen or parts of it, so that a recognizer in it is for its
  /// contents.
  var isContainer: Bool {
    !isDisjoint(with: [.window, .controllerRoot, .scrollView, .list, .bar])
  }
}

extension ScrollFacts {
  /// Whether the user can move the content.
  func canScroll(in frame: CGRect) -> Bool {
    isEnabled && (range(in: frame).width > 0.5 || range(in: frame).height > 0.5)
  }

  /// Returns the distance that the content can be moved in both directions.
  func range(in frame: CGRect) -> CGSize {
    CGSize(
      width: max(0, contentSize.width + adjustedInset.left + adjustedInset.right - frame.width),
      height: max(0, contentSize.height + adjustedInset.top + adjustedInset.bottom - frame.height))
  }
}
