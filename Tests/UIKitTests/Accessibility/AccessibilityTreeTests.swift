import Foundation
import Testing

@testable import UIKit

/// The elements that a screen reader visits, and their order.
@Suite("The accessibility tree") @MainActor
struct AccessibilityTreeTests {
  private let host = SimulationHost(device: .iPhone8, os: "17.0")

  /// Elements named by letters at positions in a view of 300 by 300.
  private func canvas(_ places: [(String, CGFloat, CGFloat)]) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for (name, x, y) in places { view.addSubview(part(name, x, y)) }
    host.window.addSubview(view)
    return view
  }

  private func part(_ name: String, _ x: CGFloat, _ y: CGFloat) -> UIView {
    let part = UIView(frame: CGRect(x: x, y: y, width: 40, height: 20))
    part.isAccessibilityElement = true
    part.accessibilityLabel = name
    return part
  }

  private func order(_ view: UIView) -> String {
    AccessibilityTree(of: view).elements.map { $0.label ?? "-" }.joined()
  }

  // MARK: Order

  @Test("rows are read from the top, and each from its leading edge")
  func rows() {
    #expect(order(canvas([("d", 0, 50), ("b", 100, 0), ("a", 0, 0), ("c", 200, 0)])) == "abcd")
  }

  @Test("tops up to 8 points apart are one row on phones", arguments: [(8.0, "ba"), (8.5, "ab")])
  func tolerance(_ distance: Double, _ expected: String) {
    #expect(order(canvas([("a", 100, 0), ("b", 0, distance)])) == expected)
  }

  @Test("tops up to 13 points apart are one row on larger screens")
  func largeTolerance() {
    let pad = SimulationHost(device: .iPadPro11, os: "17.0")
    for (distance, expected) in [(13.0, "ba"), (14.0, "ab")] {
      let view = canvas([("a", 100, 0), ("b", 0, distance)])
      pad.window.addSubview(view)
      #expect(order(view) == expected)
    }
  }

  @Test("a row's tops are compared with its first, not with one another")
  func stairs() {
    #expect(order(canvas([("c", 0, 12), ("b", 50, 6), ("a", 100, 0)])) == "bac")
  }

  @Test("rows are read from the right in right-to-left interfaces")
  func rightToLeft() {
    let view = canvas([("b", 0, 0), ("a", 100, 0), ("c", 0, 50)])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(order(view) == "abc")
  }

  @Test("elements at the same position keep the order of their views")
  func samePlace() {
    #expect(order(canvas([("a", 0, 0), ("b", 0, 0), ("c", 0, 0)])) == "abc")
  }

  @Test("a grouped view's elements are read together, an ungrouped one's by rows")
  func grouping() {
    let view = canvas([("x", 200, 0), ("y", 200, 50)])
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.addSubview(part("a", 0, 0))
    inner.addSubview(part("b", 0, 50))
    view.addSubview(inner)
    #expect(order(view) == "axby")
    inner.shouldGroupAccessibilityChildren = true
    #expect(order(view) == "abxy")
  }

  @Test("explicit accessibility elements are read in the given order, whatever they are")
  func namedElements() {
    let view = canvas([("hidden", 0, 0)])
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "e"
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    let below = part("p", 0, 100)
    view.addSubview(below)
    view.accessibilityElements = [below, element]
    let tree = AccessibilityTree(of: view)
    #expect(tree.elements.map(\.label) == ["p", "e"])
    #expect(tree.elements[1].frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  // MARK: What is left out

  @Test("invisible and hidden views are left out")
  func hidden() {
    let view = canvas([("a", 0, 0), ("b", 50, 0), ("c", 100, 0), ("d", 150, 0), ("e", 900, 0)])
    view.subviews[0].isHidden = true
    view.subviews[1].alpha = 0
    view.subviews[2].accessibilityElementsHidden = true
    #expect(order(view) == "d")
    view.accessibilityElementsHidden = true
    #expect(order(view) == "")
  }

  @Test("an element hides its descendants")
  func nested() {
    let view = canvas([("a", 0, 0)])
    view.subviews[0].addSubview(part("b", 0, 0))
    #expect(order(view) == "a")
    view.subviews[0].isAccessibilityElement = false
    #expect(order(view) == "b")
  }

  @Test("of sibling views only a modal one is read, the last of several")
  func modal() {
    let view = canvas([("a", 0, 0), ("b", 50, 0), ("c", 100, 0)])
    view.subviews[0].accessibilityViewIsModal = true
    #expect(order(view) == "a")
    view.subviews[1].accessibilityViewIsModal = true
    #expect(order(view) == "b")
    view.subviews[1].isHidden = true
    #expect(order(view) == "a")
  }

  @Test("content that a scroll view can bring into view is read, after the bar above it")
  func scrolling() {
    let view = canvas([("x", 0, 20)])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset.top = 60
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.addSubview(part("a", 0, 0))
    scroll.addSubview(part("b", 0, 1500))
    view.insertSubview(scroll, at: 0)
    scroll.contentOffset.y = 500
    #expect(order(view) == "xab")
  }

  // MARK: Containers

  @Test("lists and landmarks announce where they begin and end")
  func contexts() {
    let view = canvas([("a", 0, 0), ("b", 50, 0), ("c", 100, 0)])
    view.accessibilityContainerType = .list
    view.accessibilityLabel = "Names"
    #expect(
      AccessibilityTree(of: view).description == """
        [list Names]
          1. a. List Start.
          2. b
          3. c. List End.
        """)
    view.accessibilityContainerType = .landmark
    view.accessibilityLabel = nil
    let landmark = AccessibilityTree(of: view)
    #expect(landmark.elements.map(\.contexts) == [[.landmarkStart], [], [.landmarkEnd]])
    view.accessibilityContainerType = .semanticGroup
    #expect(!AccessibilityTree(of: view).description.contains("["), "without a name")
  }

  /// Recorded on iOS 17.5, 18.5 and 26.2.
  @Test("in a view with the tab bar trait everything is a tab, however deep")
  func tabs() {
    let view = canvas([("a", 0, 0), ("d", 150, 0)])
    view.accessibilityTraits = .tabBar
    view.subviews[0].accessibilityTraits = .button
    view.subviews[1].accessibilityTraits = [.button, .notEnabled, .header]
    let inner = UIView(frame: CGRect(x: 50, y: 0, width: 90, height: 20))
    let element = UIAccessibilityElement(accessibilityContainer: inner)
    element.accessibilityLabel = "b"
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 30, height: 20)
    let label = UILabel(frame: CGRect(x: 40, y: 0, width: 30, height: 20))
    label.text = "c"
    inner.addSubview(label)
    inner.accessibilityElements = [element, label]
    view.addSubview(inner)
    let list = UIView(frame: CGRect(x: 200, y: 0, width: 90, height: 20))
    list.accessibilityContainerType = .list
    list.addSubview(part("e", 0, 0))
    view.addSubview(list)
    #expect(
      AccessibilityTree(of: view).elements.map { AccessibilitySpeech($0).text } == [
        "a. Tab. 1 of 5.", "b. Tab. 2 of 5.", "c. Tab. 3 of 5.",
        "d. Dimmed. Tab. Heading. 4 of 5.", "e. Tab. 5 of 5.",
      ])
    view.accessibilityElements = [view.subviews[1], element]
    #expect(
      AccessibilityTree(of: view).elements.map { AccessibilitySpeech($0).text }
        == ["d. Dimmed. Tab. Heading. 1 of 2.", "b. Tab. 2 of 2."])
  }

  // MARK: Elements

  @Test("an element keeps its assigned properties")
  func values() throws {
    let view = canvas([("a", 10, 20)])
    let part = view.subviews[0]
    part.accessibilityValue = "v"
    part.accessibilityHint = "h"
    part.accessibilityTraits = [.button, .selected]
    part.accessibilityIdentifier = "id"
    part.accessibilityLanguage = "fr"
    part.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true },
      UIAccessibilityCustomAction(name: "Archive") { _ in true },
    ]
    let plain = try #require(AccessibilityTree(of: view).elements.first)
    #expect(
      plain.activationPoint == nil && plain.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    part.accessibilityActivationPoint = CGPoint(x: 12, y: 22)
    #expect(
      AccessibilityTree(of: view).description == """
        1. Selected: a: v. Button.
           hint: h
           actions: Delete, Archive
           language: fr
           identifier: id
           activation point: 12, 22
        """)
  }

  @Test("frames are relative to the view that is read")
  func frames() throws {
    let view = canvas([("a", 10, 20)])
    view.frame.origin = CGPoint(x: 30, y: 60)
    let element = try #require(AccessibilityTree(of: view).elements.first)
    #expect(element.frame.origin == CGPoint(x: 10, y: 20))
    let outside = try #require(AccessibilityTree(of: host.window).elements.first)
    #expect(outside.frame.origin == CGPoint(x: 40, y: 80))
    view.subviews[0].accessibilityPath = UIBezierPath(
      rect: CGRect(x: 40, y: 80, width: 5, height: 5))
    let outlined = try #require(AccessibilityTree(of: view).elements.first)
    #expect(outlined.outline?.boundingBox == CGRect(x: 10, y: 20, width: 5, height: 5))
  }

  @Test("an empty view has no description")
  func empty() {
    #expect(AccessibilityTree(of: UIView()).description == "no elements")
  }
}
