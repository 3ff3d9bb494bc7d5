import UIKit

@testable import UIKit

extension ElementCase {
  static let recognizers = [
    ElementCase(
      "recognizers",
      """
      tapGestureRecognizer swipeGestureRecognizer panGestureRecognizer pongPressGestureRecognizer \
      outletCollection connections
      """,
      silent: "gestureRecognizers",
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><gestureRecognizers/><connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="x1"/><outletCollection property="gestureRecognizers" destination="s" appends="YES" id="x2"/><outletCollection property="gestureRecognizers" destination="p" appends="YES" id="x3"/><outletCollection property="gestureRecognizers" destination="l" appends="YES" id="x4"/></connections></view>
        <tapGestureRecognizer numberOfTapsRequired="2" enabled="NO" id="t"/>
        <swipeGestureRecognizer direction="up" numberOfTouchesRequired="3" id="s"/>
        <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" id="p"/>
        <pongPressGestureRecognizer minimumPressDuration="1.5" allowableMovement="20" id="l"/>
        """),
      expected: ["4", "2 false", "true 3", "2 4", "1.5 20"]
    ) { probe in
      let tap = probe.get("t", UITapGestureRecognizer.self)
      let swipe = probe.get("s", UISwipeGestureRecognizer.self)
      let pan = probe.get("p", UIPanGestureRecognizer.self)
      let press = probe.get("l", UILongPressGestureRecognizer.self)
      return [
        line(probe.view("v")?.gestureRecognizers?.count),
        line(tap?.numberOfTapsRequired, tap?.isEnabled),
        line(swipe?.direction == .up, swipe?.numberOfTouchesRequired),
        line(pan?.minimumNumberOfTouches, pan?.maximumNumberOfTouches),
        line(press?.minimumPressDuration, press?.allowableMovement),
      ]
    }
  ]
}
