import Foundation
import Testing
import UIKit

@testable import UIKit

/// Segues between the controllers of a storyboard, performed by code and by controls.
@Suite("Segues")
@MainActor
struct SegueTests {
  private typealias Samples = StoryboardSamples

  let host = SimulationHost(device: .iPhone8, os: "15.0")

  /// A stack whose first controller, A, has some segues; B and C have none.
  private func stack(
    _ contents: String = "", connections: String = "", more: String = "", b: String = "",
    c: String = "", loose: String = ""
  ) throws -> UINavigationController {
    let storyboard = try Samples.storyboard(
      Samples.scene(
        """
        <navigationController id="n" sceneMemberID="viewController"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """)
        + Samples.controller(
          "a", contents, connections: connections, attributes: #"title="A""#, more: more,
          loose: loose)
        + Samples.controller(
          "b", b, attributes: #"title="B""#, loose: #"<exit id="ex" sceneMemberID="exit"/>"#)
        + Samples.controller("c", connections: c, attributes: #"title="C""#), initial: "n")
    let stack: UINavigationController = try #require(storyboard.instantiateInitialViewController())
    Samples.show(stack, host)
    _ = StoryLog.take()
    return stack
  }

  private func top(_ stack: UINavigationController) throws -> StoryController {
    try #require(stack.topViewController as? StoryController)
  }

  @Test("code performs a segue by its identifier, without calling shouldPerformSegue")
  func byIdentifier() throws {
    _ = StoryLog.take()
    let stack = try stack(
      connections: #"<segue destination="b" kind="show" identifier="go" id="s1"/>"#)
    try top(stack).performSegue(withIdentifier: "go", sender: "me")
    host.settle()
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    #expect(
      StoryLog.take() == ["B init", "B awake  false", "A prepare go B String", "B loaded - 0"])
    #expect(host.takeIssues() == [])
  }

  @Test("an unknown identifier is UIKit's exception, with similar names")
  func unknown() throws {
    let stack = try stack(
      connections: #"<segue destination="b" kind="show" identifier="showDetail" id="s1"/>"#)
    try top(stack).performSegue(withIdentifier: "showDetial", sender: nil)
    let issues = host.takeIssues()
    #expect(
      issues.map(\.problem) == [
        "Receiver (<StoryController>) has no segue with identifier 'showDetial'."
      ])
    #expect(issues.first?.advice == "Did you mean 'showDetail'?")
    #expect(stack.viewControllers.count == 1)
  }

  @Test("buttons, items and recognizers trigger segues, if the controller lets them")
  func controls() throws {
    _ = StoryLog.take()
    let stack = try stack(
      """
      <subviews><button id="b1"><connections><segue destination="b" kind="show" identifier="button" id="s1"/></connections></button></subviews>
      <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x"/></connections>
      """,
      more: """
        <navigationItem key="navigationItem" title="A" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i"><connections><segue destination="b" kind="push" identifier="item" id="s2"/></connections></barButtonItem></navigationItem>
        """,
      loose: """
        <tapGestureRecognizer id="g"><connections><segue destination="b" kind="show" identifier="tap" id="s3"/></connections></tapGestureRecognizer>
        """)
    let first = try top(stack)
    let button = try #require(first.view.subviews.first as? UIButton)
    first.allowsSegues = false
    button.sendActions(for: .touchUpInside)
    #expect(StoryLog.take() == ["A should button"])
    first.allowsSegues = true
    func taken(_ start: () -> Void) -> [String] {
      start()
      host.settle()
      let log = StoryLog.take().filter { $0.hasPrefix("A") }
      #expect(stack.viewControllers.map(\.title) == ["A", "B"])
      stack.popViewController(animated: false)
      host.settle()
      return log
    }
    #expect(
      taken { button.sendActions(for: .touchUpInside) } == [
        "A should button", "A prepare button B UIButton",
      ])
    #expect(
      taken { first.navigationItem.rightBarButtonItem?.trigger() } == [
        "A should item", "A prepare item B UIBarButtonItem",
      ])
    #expect(
      taken { first.view.gestureRecognizers?.first?.state = .ended } == [
        "A should tap", "A prepare tap B UITapGestureRecognizer",
      ])
    #expect(host.takeIssues() == [])
  }

  @Test("presenting segues have their styles before they are prepared")
  func presenting() throws {
    let stack = try stack(
      """
      <subviews><view id="anchor"><rect key="frame" x="10" y="10" width="30" height="30"/></view></subviews>
      """,
      connections: """
        <segue destination="b" kind="presentation" identifier="modal" modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" animates="NO" id="s1"/>
        <segue destination="c" kind="popoverPresentation" identifier="popover" popoverAnchorView="anchor" id="s2"><popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
        """)
    let first = try top(stack)
    first.performSegue(withIdentifier: "modal", sender: nil)
    host.settle()
    let presented = try #require(stack.presentedViewController)
    #expect(presented.title == "B" && presented.modalPresentationStyle == .overFullScreen)
    #expect(presented.modalTransitionStyle == .crossDissolve)
    presented.dismiss(animated: false)
    host.settle()
    first.performSegue(withIdentifier: "popover", sender: nil)
    let popover = try #require(first.prepared.last?.destination.popoverPresentationController)
    #expect(popover.sourceView === first.view.subviews.first)
    #expect(popover.permittedArrowDirections == [.up, .down])
    host.settle()
    #expect(stack.presentedViewController?.title == "C")
    #expect(host.takeIssues() == [])
  }

  @Test("custom segues are instances of their class; without perform() they are an issue")
  func custom() throws {
    _ = StoryLog.take()
    let stack = try stack(
      connections: """
        <segue destination="b" kind="show" identifier="fade" customClass="StoryFade" customModule="UIKitTests" id="s1"/>
        <segue destination="b" kind="custom" identifier="jump" customClass="StoryJump" customModule="UIKitTests" id="s2"/>
        <segue destination="b" kind="custom" identifier="none" id="s3"/>
        """)
    let first = try top(stack)
    first.performSegue(withIdentifier: "fade", sender: nil)
    host.settle()
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    #expect(StoryLog.take().contains("fade fade"))
    stack.popViewController(animated: false)
    host.settle()
    first.performSegue(withIdentifier: "none", sender: nil)
    #expect(
      host.takeIssues().map(\.problem) == [
        "-[UIStoryboardSegue perform]: Subclasses of UIStoryboardSegue must override -perform."
      ])
    first.performSegue(withIdentifier: "jump", sender: nil)
    host.settle()
    #expect(stack.viewControllers.map(\.title) == ["B"])
    #expect(host.takeIssues() == [])
  }

  @Test("an @IBSegueAction method creates the destination")
  func segueActions() throws {
    let stack = try stack(
      connections: """
        <segue destination="b" kind="show" identifier="go" destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s1"/>
        """)
    try top(stack).performSegue(withIdentifier: "go", sender: nil)
    host.settle()
    #expect(try top(stack).made == "go" && top(stack).title == "B")
    #expect(host.takeIssues() == [])
  }

  @Test("a push without a navigation controller is UIKit's exception")
  func pushing() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a", connections: #"<segue destination="b" kind="push" identifier="go" id="s1"/>"#)
        + Samples.controller("b"), initial: "a")
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(host.takeIssues().first?.problem.hasPrefix("Push segues can only be used when") == true)
  }

  // MARK: Embedding

  @Test("embedded controllers are prepared and added before viewDidLoad")
  func embedding() throws {
    _ = StoryLog.take()
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a",
        """
        <subviews><containerView id="box"><rect key="frame" x="10" y="20" width="200" height="100"/>
        <connections><segue destination="b" kind="embed" identifier="in" id="s1"/></connections></containerView></subviews>
        """, attributes: #"title="A""#)
        + Samples.controller("b", attributes: #"title="B""#), initial: "a")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? StoryController)
    _ = StoryLog.take()
    controller.loadViewIfNeeded()
    #expect(
      StoryLog.take() == [
        "A should in", "B init", "B awake  false", "A prepare in B nil", "B loaded - 0",
        "A loaded - 1",
      ])
    let child = try #require(controller.children.first)
    #expect(child.parent === controller && child.view.superview === controller.view.subviews[0])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(host.takeIssues() == [])
    let other = try #require(
      storyboard.instantiateInitialViewController() as? StoryController)
    other.allowsSegues = false
    other.loadViewIfNeeded()
    #expect(other.children.isEmpty)
  }

  // MARK: Unwinding

  @Test("unwinding goes back to the nearest controller with the method, across a presentation")
  func unwinding() throws {
    _ = StoryLog.take()
    let stack = try stack(
      connections: """
        <segue destination="c" kind="show" identifier="c" id="s1"/>
        """,
      b: """
        <subviews><button id="bb"><connections><segue destination="ex" kind="unwind" identifier="home" unwindAction="back:" animates="NO" id="u"/></connections></button></subviews>
        """,
      c: """
        <segue destination="b" kind="presentation" identifier="b" modalPresentationStyle="fullScreen" animates="NO" id="s2"/>
        """)
    let first = try top(stack)
    first.performSegue(withIdentifier: "c", sender: nil)
    host.settle()
    // C is nearer than A, and both have the method.
    let second = try top(stack)
    #expect(second.title == "C")
    second.performSegue(withIdentifier: "b", sender: nil)
    host.settle()
    let presented = try #require(stack.presentedViewController as? StoryController)
    _ = StoryLog.take()
    (presented.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    host.settle()
    #expect(StoryLog.take() == ["B should home", "B prepare home C UIButton", "C back from B"])
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers.map(\.title) == ["A", "C"])
    #expect(host.takeIssues() == [])
  }

  @Test("a stack pops to the controller that handles the action")
  func poppingBack() throws {
    _ = StoryLog.take()
    let storyboard = try Samples.storyboard(
      Samples.scene(
        """
        <navigationController id="n" sceneMemberID="viewController"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """)
        + Samples.controller(
          "a", connections: #"<segue destination="m" kind="show" identifier="m" id="s1"/>"#,
          attributes: #"title="A""#)
        + Samples.scene(
          """
          <viewController title="M" id="m" customClass="StoryLeaf" customModule="UIKitTests" sceneMemberID="viewController"><connections><segue destination="b" kind="show" identifier="b" id="s2"/></connections></viewController>
          """)
        + Samples.controller(
          "b",
          connections:
            #"<segue destination="ex" kind="unwind" identifier="home" unwindAction="back:" animates="NO" id="u"/>"#,
          attributes: #"title="B""#, loose: #"<exit id="ex" sceneMemberID="exit"/>"#), initial: "n")
    let stack: UINavigationController = try #require(storyboard.instantiateInitialViewController())
    Samples.show(stack, host)
    for identifier in ["m", "b"] {
      stack.topViewController?.performSegue(withIdentifier: identifier, sender: nil)
      host.settle()
    }
    #expect(stack.viewControllers.map(\.title) == ["A", "M", "B"])
    let last = try #require(stack.topViewController)
    _ = StoryLog.take()
    last.performSegue(withIdentifier: "home", sender: nil)
    host.settle()
    #expect(StoryLog.take() == ["B prepare home A nil", "A back from B"])
    #expect(stack.viewControllers.map(\.title) == ["A"])
    #expect(host.takeIssues() == [])
  }

  @Test("segues created in code run their handlers")
  func madeInCode() {
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: "x", source: UIViewController(), destination: UIViewController()
    ) { count += 1 }
    segue.perform()
    #expect(count == 1 && segue.identifier == "x")
  }
}
