import UIKit

@testable import UIKit

extension ElementCase {
  /// Constraints that give a view 40 × 30 points at 10, 20 in the box.
  private static func placed(_ id: String, first: String = "box") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(first)" secondAttribute="leading" constant="10" id="\(id)1"/><constraint firstItem="\(id)" firstAttribute="top" secondItem="\(first)" secondAttribute="top" constant="20" id="\(id)2"/><constraint firstItem="\(id)" firstAttribute="width" constant="40" id="\(id)3"/><constraint firstItem="\(id)" firstAttribute="height" constant="30" id="\(id)4"/>
    """
  }

  private static let free = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#

  static let constraints = [
    ElementCase(
      "constraints", "constraint constraints",
      box(
        """
        \(free)<view translatesAutoresizingMaskIntoConstraints="NO" id="w"/>
        """,
        more:
          """
          <constraints>\(placed("v"))<constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="trailing" constant="8" id="k1"/><constraint firstItem="w" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="k2"/><constraint firstItem="w" firstAttribute="width" secondItem="w" secondAttribute="height" multiplier="3:1" id="k3"/><constraint firstItem="w" firstAttribute="height" secondItem="v" secondAttribute="height" multiplier="0.5" id="k4"/><constraint firstItem="w" firstAttribute="width" relation="lessThanOrEqual" constant="100" id="k5"/><constraint firstItem="w" firstAttribute="width" priority="250" constant="90" identifier="wish" id="k6"/><constraint firstItem="w" firstAttribute="width" constant="500" placeholder="YES" id="k7"/></constraints>
          """),
      expected: ["10 20 40 30", "58 27.50 45 15", "250 wish"]
    ) { probe in
      let wish = probe.get("k6", NSLayoutConstraint.self)
      return [
        probe.frame("v"), probe.frame("w"), line(wish?.priority.rawValue, wish?.identifier),
      ].map { $0.replacingOccurrences(of: ".0", with: "") }
    },
    ElementCase(
      "guides of views", "viewLayoutGuide userGuides userLayoutGuide",
      box(
        free,
        more:
          """
          <userGuides><userLayoutGuide id="ug"/></userGuides><viewLayoutGuide key="safeArea" id="sa"/>
          <constraints>\(placed("ug", first: "sa"))<constraint firstItem="v" firstAttribute="leading" secondItem="ug" secondAttribute="leading" id="k1"/><constraint firstItem="v" firstAttribute="trailing" secondItem="ug" secondAttribute="trailing" id="k2"/><constraint firstItem="v" firstAttribute="top" secondItem="ug" secondAttribute="bottom" id="k3"/><constraint firstItem="v" firstAttribute="height" constant="5" id="k4"/></constraints>
          """),
      // The status bar covers 20 points of the view at the screen's top.
      expected: ["10 40 40 30", "10 70 40 5"]
    ) { probe in [probe.frame("ug"), probe.frame("v")] },
    ElementCase(
      "keyboard", "keyboardLayoutGuide",
      box(
        free,
        more:
          """
          <keyboardLayoutGuide key="keyboard" id="kg"/><constraints><constraint firstItem="kg" firstAttribute="top" secondItem="v" secondAttribute="bottom" id="k1"/><constraint firstItem="v" firstAttribute="top" secondItem="box" secondAttribute="top" id="k2"/><constraint firstItem="v" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="k3"/><constraint firstItem="v" firstAttribute="width" constant="10" id="k4"/></constraints>
          """),
      expected: ["true"]
    ) { probe in
      let box = probe.view("box")
      return [line(probe.object("kg") === box?.keyboardLayoutGuide && probe.object("kg") != nil)]
    },
    ElementCase(
      "variations", "variation mask exclude include",
      box(
        """
        <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view><view id="b"><rect key="frame" x="0" y="0" width="10" height="10"/><variation key="widthClass=compact" hidden="YES"/></view><view id="d"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        """,
        more:
          """
          <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="d"/></mask></variation><variation key="heightClass=regular"><mask key="subviews"><include reference="d"/></mask></variation>
          """),
      expected: ["2", "false", "true", "true"]
    ) { probe in
      [
        line(probe.view("box")?.subviews.count), line(probe.object("a") != nil),
        line(probe.view("b")?.isHidden), line(probe.object("d") != nil),
      ]
    },
    ElementCase(
      "margins", "edgeInsets directionalEdgeInsets",
      box(
        """
        <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view><view id="b"><rect key="frame" x="100" y="100" width="50" height="50"/><directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/></view>
        """),
      expected: ["2 4", "5,6,7,8"]
    ) { probe in
      let margins = probe.view("a")?.layoutMargins
      return [line(margins?.left, margins?.right), line(probe.view("b")?.layoutMargins)]
    },
  ]
}
