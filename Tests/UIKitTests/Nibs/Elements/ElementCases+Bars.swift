import UIKit

@testable import UIKit

extension ElementCase {
  private static func stack(_ bar: String, _ controller: String) -> String {
    StoryboardSamples.text(
      StoryboardSamples.scene(
        """
        <navigationController id="c" sceneMemberID="viewController">\(bar)<connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """)
        + StoryboardSamples.scene(
          """
          <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"/>\(controller)</viewController>
          """), initial: "c")
  }

  static let bars = [
    ElementCase(
      "navigation item", "navigationItem barButtonItem rightBarButtonItems view color",
      stack(
        "",
        """
        <navigationItem key="navigationItem" title="Title" prompt="Prompt" largeTitleDisplayMode="never" id="ni"><barButtonItem key="leftBarButtonItem" systemItem="add" id="i1"/><rightBarButtonItems><barButtonItem title="One" style="done" id="i2"><color key="tintColor" systemColor="systemRedColor"/></barButtonItem><barButtonItem title="Two" enabled="NO" tag="4" id="i3"/></rightBarButtonItems><view key="titleView" tag="11" id="tv"><rect key="frame" x="0" y="0" width="50" height="30"/></view></navigationItem>
        """),
      expected: ["Title Prompt 2", "1 2", "One true true", "Two false 4", "11"]
    ) { probe in
      let item = (probe.root as? UINavigationController)?.topViewController?.navigationItem
      let first = item?.rightBarButtonItems?.first
      let second = item?.rightBarButtonItems?.last
      return [
        line(item?.title, item?.prompt, item?.largeTitleDisplayMode.rawValue),
        line(item?.leftBarButtonItems?.count, item?.rightBarButtonItems?.count),
        line(first?.title, first?.style == .done, first?.tintColor == .systemRed),
        line(second?.title, second?.isEnabled, second?.tag), line(item?.titleView?.tag),
      ]
    },
    ElementCase(
      "navigation bar",
      "navigationBar textAttributes color fontDescription navigationBarAppearance",
      stack(
        """
        <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" id="nb"><color key="barTintColor" systemColor="systemYellowColor"/><textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/><fontDescription key="fontDescription" type="system" pointSize="11"/></textAttributes><navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemGreenColor"/></navigationBarAppearance></navigationBar>
        """, ""),
      expected: ["true false true", "true true", "true"]
    ) { probe in
      let bar = (probe.root as? UINavigationController)?.navigationBar
      let attributes = bar?.titleTextAttributes
      return [
        line(bar?.prefersLargeTitles, bar?.isTranslucent, bar?.barTintColor == .systemYellow),
        line(
          attributes?[.foregroundColor] as? UIColor == .systemRed,
          attributes?[.font] as? UIFont == .systemFont(ofSize: 11)),
        line(bar?.standardAppearance.backgroundColor == .systemGreen),
      ]
    },
    ElementCase(
      "toolbar items of a controller", "toolbarItems barButtonItem",
      stack(
        "",
        """
        <toolbarItems><barButtonItem title="A" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/></toolbarItems>
        """),
      expected: ["2 A"]
    ) { probe in
      let items = (probe.root as? UINavigationController)?.topViewController?.toolbarItems
      return [line(items?.count, items?.first?.title)]
    },
    ElementCase(
      "loose bars",
      "toolbar tabBar navigationBar items barButtonItem tabBarItem navigationItem toolbarAppearance color",
      box(
        """
        <navigationBar id="n"><rect key="frame" x="0" y="0" width="300" height="44"/><items><navigationItem title="Loose" id="ni"/></items></navigationBar>
        <toolbar id="t"><rect key="frame" x="0" y="50" width="300" height="44"/><items><barButtonItem title="Go" width="40" id="b"/></items><toolbarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemRedColor"/></toolbarAppearance></toolbar>
        <tabBar id="u"><rect key="frame" x="0" y="100" width="300" height="49"/><items><tabBarItem title="Tab" tag="2" id="ti"/></items></tabBar>
        """),
      expected: ["Loose", "Go 40", "true", "Tab 2", "0 100 300 49"]
    ) { probe in
      let navigation = probe.get("n", UINavigationBar.self)
      let toolbar = probe.get("t", UIToolbar.self)
      let tabs = probe.get("u", UITabBar.self)
      return [
        line(navigation?.topItem?.title),
        line(toolbar?.items?.first?.title, toolbar?.items?.first?.width),
        line(toolbar?.standardAppearance.backgroundColor == .systemRed),
        line(tabs?.items?.first?.title, tabs?.items?.first?.tag), probe.frame("u"),
      ]
    },
  ]
}
