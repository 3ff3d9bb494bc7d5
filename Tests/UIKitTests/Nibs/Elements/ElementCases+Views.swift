import UIKit

@testable import UIKit

extension ElementCase {
  static let views = [
    ElementCase(
      "view", "view rect autoresizingMask objects subviews",
      box(
        """
        <view tag="7" id="v"><rect key="frame" x="10" y="20" width="30" height="40"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
        """),
      expected: ["10 20 30 40", "7", "2", "10 20 130 40"]
    ) { probe in
      let view = probe.view("v")
      let before = [
        probe.frame("v"), line(view?.tag), line(view?.autoresizingMask.rawValue),
      ]
      probe.view("box")?.frame.size.width += 100
      return before + [probe.frame("v")]
    },
    ElementCase(
      "label", "label fontDescription color size",
      box(
        """
        <label text="Hello" textAlignment="right" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="l"><rect key="frame" x="10" y="10" width="100" height="30"/><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><size key="shadowOffset" width="2" height="3"/></label>
        """),
      expected: ["10 10 100 30", "Hello", "true", "true", "2×3"]
    ) { probe in
      let label = probe.get("l", UILabel.self)
      return [
        probe.frame("l"), line(label?.text),
        line(label?.font == .systemFont(ofSize: 20, weight: .bold)),
        line(label?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
        line(label?.shadowOffset),
      ]
    },
    ElementCase(
      "image view", "imageView imageReference preferredSymbolConfiguration",
      box(
        """
        <imageView contentMode="center" id="i"><rect key="frame" x="10" y="10" width="40" height="40"/><imageReference key="image" image="star.fill" catalog="system" renderingMode="template"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" scale="large" weight="bold"/></imageView>
        """),
      expected: ["true", "true", "2", "true"]
    ) { probe in
      let view = probe.get("i", UIImageView.self)
      let wanted = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
      return [
        line(view?.image != nil), line(view?.image?.isSymbolImage ?? false),
        line(view?.image?.renderingMode.rawValue),
        line(view?.preferredSymbolConfiguration == wanted),
      ]
    },
    ElementCase(
      "symbol configuration of a text style", "preferredSymbolConfiguration fontDescription",
      box(
        """
        <imageView image="star" catalog="system" id="i"><rect key="frame" x="10" y="10" width="40" height="40"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></preferredSymbolConfiguration></imageView>
        """),
      expected: ["true"]
    ) { probe in
      let wanted = UIImage.SymbolConfiguration(textStyle: .title1, scale: .small)
      return [line(probe.get("i", UIImageView.self)?.preferredSymbolConfiguration == wanted)]
    },
    ElementCase(
      "stack view", "stackView subviews",
      box(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="10" id="s"><rect key="frame" x="0" y="0" width="100" height="90"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints></view><view id="b"/></subviews></stackView>
        """),
      expected: ["35 0 30 40", "2", "10"]
    ) { probe in
      let stack = probe.get("s", UIStackView.self)
      return [
        probe.frame("a"), line(stack?.arrangedSubviews.count), line(stack?.spacing),
      ]
    },
    ElementCase(
      "visual effect view", "visualEffectView blurEffect vibrancyEffect view",
      box(
        """
        <visualEffectView id="e"><rect key="frame" x="0" y="0" width="100" height="50"/><view key="contentView" id="c"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews><label text="in" id="l"/></subviews></view><vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
        """),
      expected: ["UIVibrancyEffect", "true", "in"]
    ) { probe in
      let view = probe.get("e", UIVisualEffectView.self)
      let dark = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
      return [
        line(view?.effect.map { "\(type(of: $0))" }), line(view?.effect == dark),
        line((view?.contentView.subviews.first as? UILabel)?.text),
      ]
    },
    ElementCase(
      "scroll view", "scrollView viewLayoutGuide constraint constraints edgeInsets",
      box(
        """
        <scrollView pagingEnabled="YES" translatesAutoresizingMaskIntoConstraints="YES" keyboardDismissMode="onDrag" id="s"><rect key="frame" x="0" y="50" width="100" height="50"/><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"><constraints><constraint firstAttribute="width" constant="400" id="k1"/><constraint firstAttribute="height" constant="300" id="k2"/></constraints></view></subviews><constraints><constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="k3"/><constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="k4"/><constraint firstItem="c" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="k5"/><constraint firstItem="c" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="k6"/></constraints><viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="h"/></scrollView>
        """),
      expected: ["400×300", "true", "1", "1,2,3,4", "0 0 100 50"]
    ) { probe in
      let scroll = probe.get("s", UIScrollView.self)
      return [
        line(scroll?.contentSize), line(scroll?.isPagingEnabled),
        line(scroll?.keyboardDismissMode.rawValue), line(scroll?.layoutMargins), probe.frame("h"),
      ]
    },
    ElementCase(
      "a view with a fixed frame", "view rect",
      box(
        """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
        """),
      expected: ["10 20 30 40", "true"]
    ) { probe in
      [probe.frame("v"), line(probe.view("v")?.translatesAutoresizingMaskIntoConstraints)]
    },
    ElementCase(
      "views of classes of other modules", "mapView wkWebView",
      silent: "audiovisualMediaTypes wkPreferences wkWebViewConfiguration",
      box(
        """
        <mapView mapType="standard" id="m"><rect key="frame" x="0" y="0" width="100" height="50"/></mapView>
        <wkWebView id="w"><rect key="frame" x="0" y="50" width="100" height="50"/><wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/><wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
        """),
      expected: ["0 0 100 50", "0 50 100 50"]
    ) { probe in [probe.frame("m"), probe.frame("w")] },
    ElementCase(
      "a colour well", "colorWell color",
      box(
        """
        <colorWell title="Ink" supportsAlpha="NO" id="c"><rect key="frame" x="0" y="100" width="50" height="50"/><color key="selectedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></colorWell>
        """),
      expected: ["0 100 50 50", "Ink", "false", "true"]
    ) { probe in
      let well = probe.view("c") as? UIColorWell
      return [
        probe.frame("c"), line(well?.title), line(well?.supportsAlpha),
        line(well?.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      ]
    },
    ElementCase(
      "accessibility", "accessibility accessibilityTraits bool",
      box(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/><accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Opens"><accessibilityTraits key="traits" header="YES"/><bool key="isElement" value="YES"/></accessibility></view>
        """),
      expected: ["box Box Opens", "true", "true"]
    ) { probe in
      let view = probe.view("v")
      return [
        line(view?.accessibilityIdentifier, view?.accessibilityLabel, view?.accessibilityHint),
        line(view?.accessibilityTraits == .header), line(view?.isAccessibilityElement),
      ]
    },
  ]
}
