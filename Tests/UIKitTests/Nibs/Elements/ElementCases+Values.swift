import Foundation
import UIKit

@testable import UIKit

extension ElementCase {
  static let values = [
    ElementCase(
      "attributed text",
      """
      attributedString fragment attributes color font paragraphStyle real integer mutableString
      """,
      box(
        """
        <label usesAttributedText="YES" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/><attributedString key="attributedText"><fragment content="ab"><attributes><color key="NSColor" systemColor="systemRedColor"/><font key="NSFont" metaFont="systemBold" size="13"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/><real key="NSKern" value="2.5"/><integer key="NSUnderline" value="1"/></attributes></fragment><fragment><mutableString key="content">cd</mutableString></fragment></attributedString></label>
        """),
      expected: ["abcd", "true", "true", "1 4", "2.5", "1"]
    ) { probe in
      let text = probe.get("l", UILabel.self)?.attributedText
      guard let text, text.length > 0 else { return ["-"] }
      let values = text.attributes(at: 0, effectiveRange: nil)
      let style = values[.paragraphStyle] as? NSParagraphStyle
      return [
        line(text.string), line(values[.foregroundColor] as? UIColor == .systemRed),
        line(values[.font] as? UIFont == .systemFont(ofSize: 13, weight: .bold)),
        line(style?.alignment.rawValue, style?.lineSpacing), line(values[.kern]),
        line(values[.underlineStyle]),
      ]
    },
    ElementCase(
      "runtime attributes",
      """
      userDefinedRuntimeAttributes userDefinedRuntimeAttribute integer real string color point size \
      rect
      """,
      nib(
        """
        <view customClass="NibPanel" customModule="UIKitTests" id="v"><rect key="frame" x="0" y="0" width="30" height="20"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="amount"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="caption"><string key="value">Words</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="point" keyPath="center"><point key="value" x="50" y="60"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="bounds"><rect key="value" x="1" y="2" width="8" height="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="3" height="5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """),
      expected: ["4 2.50 Words", "true", "50 60", "1 2 8×6", "3×5"]
    ) { probe in
      let view = probe.get("v", NibPanel.self)
      return [
        line(view?.amount, view?.layer.cornerRadius, view?.caption),
        line(view?.backgroundColor == .systemRed), line(view?.center.x, view?.center.y),
        line(view?.bounds.minX, view?.bounds.minY, view?.bounds.size),
        line(view?.layer.shadowOffset),
      ]
    },
    ElementCase(
      "a size of a controller", "value",
      StoryboardSamples.text(
        StoryboardSamples.scene(
          """
          <viewController id="c" sceneMemberID="viewController"><value key="contentSizeForViewInPopover" type="size" width="300" height="250"/><view key="view" id="v"/></viewController>
          """), initial: "c"),
      expected: ["300×250"]
    ) { probe in [line(probe.root?.preferredContentSize)] },
    ElementCase(
      "outlets", "outlet outletCollection connections customObject placeholder",
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></view><button id="b"/><customObject customClass="NibOwner" customModule="UIKitTests" id="o"><connections><outlet property="root" destination="v" id="x4"/></connections></customObject>
        """,
        owner:
          """
          <outlet property="root" destination="v" id="x1"/><outlet property="button" destination="b" id="x2"/><outletCollection property="views" destination="v" id="x3"/><outletCollection property="views" destination="b" id="x5"/>
          """),
      expected: ["true true 2", "true"]
    ) { probe in
      let owner = probe.owner
      let view = probe.view("v")
      return [
        line(
          owner.root === view && view != nil, owner.button === probe.object("b"), owner.views.count),
        line(view != nil && probe.get("o", NibOwner.self)?.root === view),
      ]
    },
    ElementCase(
      "what says nothing", "label", silent: "nil frame mutableData",
      box(
        """
        <label text="Plain" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/><frame key="frameInset" minX="15" width="345" height="43.5"/><nil key="textColor"/><nil key="highlightedColor"/><mutableData key="archive">AA</mutableData></label>
        """),
      expected: ["Plain true"]
    ) { probe in
      let label = probe.get("l", UILabel.self)
      return [line(label?.text, label?.textColor == UILabel().textColor)]
    },
  ]
}
