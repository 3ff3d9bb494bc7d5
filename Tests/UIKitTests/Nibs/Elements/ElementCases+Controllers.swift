import UIKit

@testable import UIKit

extension ElementCase {
  private static func board(_ scenes: String...) -> String {
    StoryboardSamples.text(scenes.map(StoryboardSamples.scene).joined(), initial: "c")
  }

  private static func plain(_ id: String, _ more: String = "", view: String = "") -> String {
    """
    <viewController title="\(id)" id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="375" height="667"/>\(view)</view>\(more)</viewController>
    """
  }

  static let controllers = [
    ElementCase(
      "view controller",
      "viewController view document scenes scene extendedEdge size",
      board(
        """
        <viewController title="Home" modalPresentationStyle="pageSheet" id="c" sceneMemberID="viewController"><view key="view" tag="3" id="v"/><extendedEdge key="edgesForExtendedLayout" bottom="YES"/><size key="preferredContentSize" width="200" height="100"/></viewController>
        """),
      expected: ["Home 1", "3", "4", "200×100"]
    ) { probe in
      let controller = probe.root
      return [
        line(controller?.title, controller?.modalPresentationStyle.rawValue),
        line(controller?.view.tag), line(controller?.edgesForExtendedLayout.rawValue),
        line(controller?.preferredContentSize),
      ]
    },
    ElementCase(
      "navigation controller",
      "navigationController segue connections navigationBar toolbar",
      board(
        """
        <navigationController toolbarHidden="NO" id="c" sceneMemberID="viewController"><navigationBar key="navigationBar" tag="4" id="nb"/><toolbar key="toolbar" tag="6" id="tb"/><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """, plain("a")),
      expected: ["1 a", "4 6", "false"]
    ) { probe in
      let stack = probe.root as? UINavigationController
      return [
        line(stack?.viewControllers.count, stack?.topViewController?.title),
        line(stack?.navigationBar.tag, stack?.toolbar.tag), line(stack?.isToolbarHidden),
      ]
    },
    ElementCase(
      "tab bar controller", "tabBarController tabBar tabBarItem segue offsetWrapper",
      board(
        """
        <tabBarController selectedIndex="1" id="c" sceneMemberID="viewController"><tabBar key="tabBar" itemPositioning="centered" itemWidth="70" id="tb"/><connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/><segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
        """,
        plain(
          "a",
          """
          <tabBarItem key="tabBarItem" title="First" badgeValue="3" id="ti"><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/></tabBarItem>
          """), plain("b")),
      expected: ["2 1", "2 70", "First 3", "1 -4"]
    ) { probe in
      let tabs = probe.root as? UITabBarController
      let item = tabs?.viewControllers?.first?.tabBarItem
      return [
        line(tabs?.viewControllers?.count, tabs?.selectedIndex),
        line(tabs?.tabBar.itemPositioning.rawValue, tabs?.tabBar.itemWidth),
        line(item?.title, item?.badgeValue),
        line(item?.titlePositionAdjustment.horizontal, item?.titlePositionAdjustment.vertical),
      ]
    },
    ElementCase(
      "split view controller", "splitViewController segue",
      board(
        """
        <splitViewController style="doubleColumn" preferredPrimaryColumnWidth="250" preferredSupplementaryColumnWidth="210" id="c" sceneMemberID="viewController"><connections><segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/><segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/></connections></splitViewController>
        """, plain("a"), plain("b")),
      expected: ["a b", "250 210"]
    ) { probe in
      let split = probe.root as? UISplitViewController
      return [
        line(
          split?.viewController(for: .primary)?.title, split?.viewController(for: .secondary)?.title
        ),
        line(split?.preferredPrimaryColumnWidth, split?.preferredSupplementaryColumnWidth),
      ]
    },
    ElementCase(
      "page view controller", "pageViewController",
      board(
        """
        <pageViewController transitionStyle="scroll" navigationOrientation="vertical" doubleSided="YES" id="c" sceneMemberID="viewController"/>
        """),
      expected: ["1 1 true"]
    ) { probe in
      let pages = probe.root as? UIPageViewController
      return [
        line(
          pages?.transitionStyle.rawValue, pages?.navigationOrientation.rawValue,
          pages?.isDoubleSided)
      ]
    },
    ElementCase(
      "hosting controller", "hostingController",
      board(#"<hostingController title="S" id="c" sceneMemberID="viewController"/>"#),
      expected: [
        "S", "UIHostingController is not implemented; a plain view controller is used instead.",
      ]
    ) { probe in [line(probe.root?.title)] },
    ElementCase(
      "embedding", "containerView segue",
      board(
        plain(
          "c",
          view: """
            <subviews><containerView id="b"><rect key="frame" x="10" y="20" width="100" height="50"/><connections><segue destination="a" kind="embed" id="e"/></connections></containerView></subviews>
            """), plain("a")),
      expected: ["10 20 100 50", "a", "0 0 100 50"]
    ) { probe in
      [probe.frame("b"), line(probe.root?.children.first?.title), probe.frame("a-v")]
    },
    ElementCase(
      "a segue that is fired", "segue button popoverArrowDirection",
      board(
        plain(
          "c",
          view: """
            <subviews><button id="b"><rect key="frame" x="10" y="20" width="100" height="50"/><connections><segue destination="a" kind="popoverPresentation" popoverAnchorView="b" animates="NO" id="s"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></button></subviews>
            """), plain("a")),
      expected: ["a", "up"]
    ) { probe in
      let directions = probe.document.scenes.first?.segues.first?.popoverDirections ?? []
      probe.get("b", UIButton.self)?.sendActions(for: .touchUpInside)
      probe.host.settle()
      return [
        line(probe.root?.presentedViewController?.title), line(directions.joined(separator: " ")),
      ]
    },
    ElementCase(
      "unwinding", "exit segue",
      board(
        """
        <navigationController id="c" sceneMemberID="viewController"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """,
        """
        <viewController title="a" id="a" customClass="StoryController" customModule="UIKitTests" sceneMemberID="viewController"><view key="view" id="a-v"/><connections><segue destination="d" kind="show" identifier="go" animates="NO" id="g"/></connections></viewController>
        """,
        """
        <viewController title="d" id="d" sceneMemberID="viewController"><view key="view" id="d-v"><subviews><button id="b"><connections><segue destination="x" kind="unwind" unwindAction="back:" animates="NO" id="u"/></connections></button></subviews></view></viewController><exit id="x" sceneMemberID="exit"/>
        """),
      expected: ["d", "a"]
    ) { probe in
      let stack = probe.root as? UINavigationController
      if stack?.topViewController?.storyboardScene?.segues.contains(where: { $0.identifier == "go" }
      )
        == true
      {
        stack?.topViewController?.performSegue(withIdentifier: "go", sender: nil)
      }
      probe.host.settle()
      let before = line(stack?.topViewController?.title)
      probe.get("b", UIButton.self)?.sendActions(for: .touchUpInside)
      probe.host.settle()
      _ = StoryLog.take()
      return [before, line(stack?.topViewController?.title)]
    },
    ElementCase(
      "a controller of another storyboard", "viewControllerPlaceholder",
      board(
        """
        <viewControllerPlaceholder storyboardName="Elsewhere" referencedIdentifier="x" id="c" sceneMemberID="viewController"/>
        """),
      expected: [
        "-",
        "Could not find a storyboard named 'Elsewhere' in bundle \(Bundle.main.bundlePath).",
      ]
    ) { probe in [line(probe.root?.title)] },
    ElementCase(
      "layout guides of a controller",
      "layoutGuides viewControllerLayoutGuide constraint constraints",
      board(
        plain(
          "c",
          #"<layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>"#,
          view: """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints><constraint firstItem="v" firstAttribute="top" secondItem="tg" secondAttribute="bottom" id="k1"/><constraint firstItem="bg" firstAttribute="top" secondItem="v" secondAttribute="bottom" id="k2"/><constraint firstItem="v" firstAttribute="leading" secondItem="c-v" secondAttribute="leading" id="k3"/><constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="k4"/></constraints>
            """)),
      expected: ["0 20 375 647"]
    ) { probe in [probe.frame("v")] },
  ]
}
