import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Controllers of storyboards: their creation, its order, and their issues.
@Suite("Storyboards")
@MainActor
struct StoryboardTests {
  private typealias Samples = StoryboardSamples

  let host = SimulationHost(device: .iPhone8, os: "15.0")

  private let label = #"<subviews><label text="Hello" id="l"/></subviews>"#
  private let outlet = #"<outlet property="nameLabel" destination="l" id="o1"/>"#

  @Test("a controller is created, connected and awakened, and loads its view on demand")
  func order() throws {
    _ = StoryLog.take()
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a", label, connections: outlet, attributes: #"title="A" storyboardIdentifier="First""#,
        more: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="caption" value="cap"/></userDefinedRuntimeAttributes>
          """),
      initial: "a")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? StoryController)
    #expect(StoryLog.take() == ["A init", "A awake cap false"])
    #expect(!controller.isViewLoaded && controller.nameLabel == nil)
    #expect(controller.storyboard === storyboard)
    controller.loadViewIfNeeded()
    #expect(StoryLog.take() == ["A loaded Hello 0"])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    Samples.show(controller, host)
    let named = storyboard.instantiateViewController(withIdentifier: "First")
    #expect(named is StoryController && named !== controller)
    #expect(host.takeIssues() == [])
  }

  @Test("a controller and its view are deallocated with the last reference")
  func lifetime() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a",
        """
        <subviews><button id="b"><connections><action selector="tapped:" destination="a" eventType="touchUpInside" id="x1"/><segue destination="a" kind="show" id="x2"/></connections></button><label id="l"/></subviews>
        """, connections: outlet), initial: "a")
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = storyboard.instantiateInitialViewController()
      made?.loadViewIfNeeded()
      controller = made
      view = made?.view
      #expect(controller != nil && view != nil)
      // A controller whose view is never loaded has pending outlets.
      _ = storyboard.instantiateInitialViewController()
    }
    #expect(controller == nil && view == nil)
  }

  @Test("a controller's properties, items and edges")
  func properties() throws {
    let storyboard = try Samples.storyboard(
      Samples.scene(
        """
        <viewController title="T" hidesBottomBarWhenPushed="YES" definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" modalInPresentation="YES" id="a" sceneMemberID="viewController">
        <extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>
        <size key="preferredContentSize" width="300" height="200"/>
        <navigationItem key="navigationItem" title="N" prompt="P" largeTitleDisplayMode="never" backButtonTitle="B" id="ni">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i1"/>
        <rightBarButtonItems><barButtonItem title="One" style="done" id="i2"/><barButtonItem systemItem="add" id="i3" customClass="StoryItem" customModule="UIKitTests"/></rightBarButtonItems>
        <barButtonItem key="backBarButtonItem" title="Home" id="i4"/>
        <view key="titleView" tag="7" id="tv"><rect key="frame" x="0" y="0" width="40" height="20"/></view>
        </navigationItem>
        <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" tag="2" id="ti"/>
        <toolbarItems><barButtonItem systemItem="flexibleSpace" id="i5"/><barButtonItem title="Tool" id="i6"/></toolbarItems>
        </viewController>
        """), initial: "a")
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.title == "T" && controller.hidesBottomBarWhenPushed)
    #expect(controller.definesPresentationContext && controller.isModalInPresentation)
    #expect(controller.providesPresentationContextTransitionStyle)
    #expect(!controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.modalPresentationStyle == .formSheet)
    #expect(controller.modalTransitionStyle == .crossDissolve)
    #expect(controller.edgesForExtendedLayout == [.top, .bottom])
    #expect(controller.preferredContentSize == CGSize(width: 300, height: 200))
    let item = controller.navigationItem
    #expect(item.title == "N" && item.prompt == "P" && item.backButtonTitle == "B")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.leftBarButtonItem?.systemItem == .cancel)
    #expect(item.leftBarButtonItem?.title == "Cancel")
    #expect(item.rightBarButtonItems?.map(\.title) == ["One", nil])
    #expect(item.rightBarButtonItems?.first?.style == .done)
    let own = item.rightBarButtonItems?.last
    #expect(own is StoryItem && own?.systemItem == .add)
    #expect(item.backBarButtonItem?.title == "Home")
    #expect(item.titleView?.tag == 7)
    #expect(controller.tabBarItem.title == "Tab" && controller.tabBarItem.badgeValue == "3")
    #expect(controller.tabBarItem.tag == 2)
    #expect(controller.toolbarItems?.map(\.isSpace) == [true, false])
    // Without a view in the document the controller has a plain one.
    #expect(controller.view.subviews.isEmpty)
    #expect(host.takeIssues() == [])
  }

  @Test("outlets to items are set at once, those to views with the view, including actions")
  func connections() throws {
    _ = StoryLog.take()
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a",
        """
        <subviews><label text="1" id="l"/><label text="2" id="m"/><button id="b"><connections><action selector="tapped:" destination="a" eventType="touchUpInside" id="x1"/></connections></button></subviews>
        <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x2"/></connections>
        """,
        connections: """
          \(outlet)<outlet property="addItem" destination="i" id="o2"/>
          <outletCollection property="labels" destination="m" id="o3"/><outletCollection property="labels" destination="l" id="o4"/>
          """, attributes: #"title="A""#,
        more: """
          <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i"><connections><action selector="tapped:" destination="a" id="x3"/></connections></barButtonItem></navigationItem>
          """,
        loose: """
          <tapGestureRecognizer numberOfTapsRequired="3" id="g" customClass="StoryTap" customModule="UIKitTests"><connections><action selector="tapped:" destination="a" id="x4"/></connections></tapGestureRecognizer>
          """), initial: "a")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? StoryController)
    #expect(controller.addItem === controller.navigationItem.rightBarButtonItem)
    #expect(controller.addItem != nil && controller.labels.isEmpty)
    controller.addItem?.trigger()
    controller.loadViewIfNeeded()
    #expect(controller.labels.map(\.text) == ["2", "1"])
    (controller.view.subviews[2] as? UIButton)?.sendActions(for: .touchUpInside)
    let tap = try #require(controller.view.gestureRecognizers?.first as? StoryTap)
    #expect(tap.numberOfTapsRequired == 3)
    Samples.show(controller, host)
    tap.state = .ended
    host.settle()
    let taps = StoryLog.take().filter { $0.hasSuffix("tapped") }
    #expect(taps == ["A tapped", "A tapped", "A tapped"])
    #expect(host.takeIssues() == [])
  }

  @Test("constraints to a controller's layout guides and to the safe area")
  func guides() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a",
        """
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="x"/><view translatesAutoresizingMaskIntoConstraints="NO" id="y"/></subviews>
        <viewLayoutGuide key="safeArea" id="s"/>
        <constraints>
        <constraint firstItem="x" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="3" id="c1"/>
        <constraint firstItem="x" firstAttribute="leading" secondItem="a-v" secondAttribute="leading" constant="5" id="c2"/>
        <constraint firstItem="bg" firstAttribute="top" secondItem="x" secondAttribute="bottom" constant="7" id="c3"/>
        <constraint firstItem="x" firstAttribute="width" constant="50" id="c4"/>
        <constraint firstItem="y" firstAttribute="top" secondItem="s" secondAttribute="top" id="c5"/>
        <constraint firstItem="y" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c6"/>
        <constraint firstItem="y" firstAttribute="width" secondItem="y" secondAttribute="height" multiplier="2:1" id="c7"/>
        <constraint firstItem="y" firstAttribute="height" constant="20" id="c8"/>
        </constraints>
        """,
        more: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
          """), initial: "a")
    let controller = try #require(storyboard.instantiateInitialViewController())
    Samples.show(controller, host)
    let views = controller.view.subviews
    // A status bar of 20 points, and nothing at the bottom.
    #expect(views[0].frame == CGRect(x: 5, y: 23, width: 50, height: 667 - 23 - 7))
    #expect(views[1].frame == CGRect(x: 375 - 40, y: 20, width: 40, height: 20))
    #expect(host.takeIssues() == [])
  }

  // MARK: Containers

  private func segue(_ id: String, _ relationship: String) -> String {
    """
    <segue destination="\(id)" kind="relationship" relationship="\(relationship)" id="r-\(id)"/>
    """
  }

  private func container(
    _ element: String, _ attributes: String, _ contents: String = "", _ segues: String
  ) -> String {
    Samples.scene(
      """
      <\(element) \(attributes) sceneMemberID="viewController">\(contents)<connections>\(segues)</connections></\(element)>
      """)
  }

  @Test("tabs and stacks have their controllers, created after them and awakened with them")
  func tabsAndStacks() throws {
    _ = StoryLog.take()
    let storyboard = try Samples.storyboard(
      container(
        "tabBarController", #"id="t" selectedIndex="1""#,
        """
        <tabBar key="tabBar" contentMode="scaleToFill" id="tb"><rect key="frame" x="0" y="0" width="320" height="49"/><color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></tabBar>
        """, segue("n", "viewControllers") + segue("b", "viewControllers"))
        + container(
          "navigationController", #"navigationBarHidden="NO" toolbarHidden="NO" id="n""#,
          """
          <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb"/><toolbar key="toolbar" id="tl"/>
          """, segue("a", "rootViewController"))
        + Samples.controller("a", attributes: #"title="A""#)
        + Samples.controller("b", attributes: #"title="B""#), initial: "t")
    let tabs: UITabBarController = try #require(storyboard.instantiateInitialViewController())
    #expect(StoryLog.take() == ["A init", "B init", "A awake  false", "B awake  false"])
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 1)
    #expect(tabs.tabBar.barTintColor != nil)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["A"])
    #expect(stack.navigationBar.prefersLargeTitles && !stack.isToolbarHidden)
    #expect(stack.storyboard === storyboard && stack.topViewController?.storyboard === storyboard)
    Samples.show(tabs, host)
    #expect(StoryLog.take() == ["B loaded - 0"])
    #expect(tabs.tabBar.frame.maxY == 667)
    #expect(host.takeIssues() == [])
  }

  @Test("splits have their columns, and pages their style")
  func splitsAndPages() throws {
    let scenes =
      Samples.controller("a", attributes: #"title="A""#)
      + Samples.controller("b", attributes: #"title="B""#)
      + Samples.controller("c", attributes: #"title="C""#)
    let columns =
      segue("a", "masterViewController") + segue("b", "detailViewController")
      + segue("c", "supplementaryViewController")
    let classic = try Samples.storyboard(
      container(
        "splitViewController", #"id="s""#,
        segue("a", "masterViewController") + segue("b", "detailViewController"))
        + scenes, initial: "s")
    let split: UISplitViewController = try #require(classic.instantiateInitialViewController())
    #expect(split.style == .unspecified)
    #expect(split.children.map(\.title) == ["A", "B"])
    let triple = try Samples.storyboard(
      container(
        "splitViewController",
        #"style="tripleColumn" preferredDisplayMode="twoBesideSecondary" behavior="tile" id="s""#,
        columns) + scenes, initial: "s")
    let other: UISplitViewController = try #require(triple.instantiateInitialViewController())
    #expect(other.style == .tripleColumn && other.preferredDisplayMode == .twoBesideSecondary)
    #expect(other.preferredSplitBehavior == .tile)
    #expect(other.viewController(for: .primary)?.title == "A")
    #expect(other.viewController(for: .supplementary)?.title == "C")
    #expect(other.viewController(for: .secondary)?.title == "B")
    let paged = try Samples.storyboard(
      container(
        "pageViewController",
        #"transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="8" id="p""#, ""),
      initial: "p")
    let pages: UIPageViewController = try #require(paged.instantiateInitialViewController())
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(host.takeIssues() == [])
  }

  // MARK: Creators, references, mistakes

  @Test("a creator creates the controller with the coder")
  func creators() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller("a", label, connections: outlet, attributes: #"storyboardIdentifier="A""#),
      initial: "a")
    let made = storyboard.instantiateViewController(identifier: "A") { coder in
      StoryController(coder: coder, made: "by hand")
    }
    made.loadViewIfNeeded()
    #expect(made.made == "by hand" && made.nameLabel?.text == "Hello")
    let initial: StoryController? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(initial?.made == "")
    #expect(host.takeIssues() == [])
    _ = storyboard.instantiateInitialViewController { _ in UIViewController() }
    #expect(
      host.takeIssues().map(\.problem) == [
        "The creator made <UIViewController> without the coder it received."
      ])
  }

  @Test("an unknown identifier leaves the controller to the creator")
  func creatorsOfNothing() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller("a", attributes: #"storyboardIdentifier="Settings""#))
    let made = storyboard.instantiateViewController(identifier: "Setings") { coder in
      StoryInjected(coder: coder, name: "by hand")
    }
    #expect(made.name == "by hand" && made.view != nil)
    let issues = host.takeIssues()
    #expect(
      issues.map(\.problem) == [
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'Setings'."
      ])
    #expect(issues.first?.advice == "Did you mean 'Settings'?")

    let missing = UIStoryboard(name: "NoSuchStoryboard", bundle: nil)
    let other = missing.instantiateViewController(identifier: "A") { coder in
      StoryInjected(coder: coder, name: "too")
    }
    #expect(other.name == "too")
    #expect(host.takeIssues().count == 1)
  }

  @Test("unknown identifiers and other classes are issues with advice")
  func mistakes() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller("a", attributes: #"storyboardIdentifier="Settings""#))
    let plain = storyboard.instantiateViewController(withIdentifier: "Setings")
    #expect(type(of: plain) == UIViewController.self)
    var issues = host.takeIssues()
    #expect(
      issues.map(\.problem) == [
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'Setings'."
      ])
    #expect(issues.first?.advice == "Did you mean 'Settings'?")
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(
      host.takeIssues().map(\.problem) == ["The storyboard has no initial view controller."])
    let table: UITableViewController = storyboard.instantiateViewController(identifier: "Settings")
    #expect(type(of: table) == UITableViewController.self)
    #expect(
      host.takeIssues().map(\.problem) == [
        "The view controller is a StoryController, not a UITableViewController."
      ])
    _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController()
    issues = host.takeIssues()
    #expect(issues.count == 1)
    #expect(issues.first?.problem.hasPrefix("Could not find a storyboard named 'Nowhere'") == true)
  }

  @Test("references lead to other storyboards, and never in circles")
  func references() throws {
    let folder = try TemporaryFolder()
    func reference(_ id: String, _ name: String, _ identifier: String = "") -> String {
      Samples.scene(
        """
        <viewControllerPlaceholder storyboardName="\(name)" \(identifier) id="\(id)" sceneMemberID="viewController"/>
        """)
    }
    try folder.write(
      Data(
        Samples.text(
          container("navigationController", #"id="n""#, segue("p", "rootViewController"))
            + reference("p", "Other", #"referencedIdentifier="Inner""#), initial: "n"
        ).utf8),
      "Main.storyboard")
    try folder.write(
      Data(
        Samples.text(
          Samples.controller("a", attributes: #"title="Inner" storyboardIdentifier="Inner""#)
            + container("navigationController", #"id="n""#, segue("p", "rootViewController"))
            + reference("p", "Loop"), initial: "n"
        ).utf8),
      "Other.storyboard")
    try folder.write(
      Data(
        Samples.text(
          container("navigationController", #"id="n""#, segue("p", "rootViewController"))
            + reference("p", "Other"), initial: "n"
        ).utf8),
      "Loop.storyboard")
    let bundle = try #require(Bundle(path: folder.path("")))
    let main = UIStoryboard(name: "Main", bundle: bundle)
    let stack: UINavigationController = try #require(main.instantiateInitialViewController())
    #expect(stack.topViewController?.title == "Inner")
    #expect(stack.topViewController?.storyboard !== main)
    #expect(host.takeIssues() == [])
    let loop = UIStoryboard(name: "Loop", bundle: bundle).instantiateInitialViewController()
    #expect(loop is UINavigationController)
    #expect(host.takeIssues().count == 1)
  }

  @Test("a changed file is read again, with its device's variant first")
  func files() throws {
    let folder = try TemporaryFolder()
    let bundle = try #require(Bundle(path: folder.path("")))
    func title(_ written: String, _ name: String) throws -> String? {
      try folder.write(
        Data(
          Samples.text(Samples.controller("a", attributes: "title=\"\(written)\""), initial: "a")
            .utf8),
        name)
      return UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.title
    }
    #expect(try title("One", "Main.storyboard") == "One")
    #expect(try title("Three", "Main.storyboard") == "Three")
    #expect(try title("Phone", "Main~iphone.storyboard") == "Phone")
    #expect(try title("Pad", "Main~ipad.storyboard") == "Phone")
  }

  @Test("missing classes are UIKit's, with an issue")
  func missingClasses() throws {
    let storyboard = try Samples.storyboard(
      container("hostingController", #"id="h""#, ""), initial: "h")
    #expect(storyboard.instantiateInitialViewController() != nil)
    #expect(
      host.takeIssues().map(\.problem) == [
        "UIHostingController is not implemented; a plain view controller is used instead."
      ])
    let own = try Samples.storyboard(
      container("tableViewController", #"id="h" customClass="Gone" customModule="App""#, ""),
      initial: "h")
    #expect(own.instantiateInitialViewController() is UITableViewController)
    #expect(
      host.takeIssues().map(\.problem) == ["Unknown class Gone in Interface Builder file."])
  }
}

extension StoryboardTests {
  private func container(_ element: String, _ attributes: String, _ segues: String) -> String {
    container(element, attributes, "", segues)
  }
}
