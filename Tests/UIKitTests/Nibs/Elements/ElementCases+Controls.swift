import UIKit

@testable import UIKit

extension ElementCase {
  static let controls = [
    ElementCase(
      "button", "button state inset color string attributedString fragment",
      box(
        """
        <button buttonType="system" contentHorizontalAlignment="right" lineBreakMode="middleTruncation" id="b"><rect key="frame" x="0" y="0" width="100" height="40"/><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><state key="normal"><string key="title">Two
        lines</string><color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state><state key="disabled"><attributedString key="attributedTitle"><fragment content="Off"/></attributedString></state></button>
        """),
      expected: ["Two\nlines", "true", "2,1,4,3", "Off", "1"]
    ) { probe in
      let button = probe.get("b", UIButton.self)
      return [
        line(button?.title(for: .normal)),
        line(button?.titleColor(for: .normal) == UIColor(white: 1, alpha: 1)),
        line(button?.contentEdgeInsets), line(button?.attributedTitle(for: .disabled)?.string),
        line(button?.buttonType.rawValue),
      ]
    },
    ElementCase(
      "button's images", "state imageReference preferredSymbolConfiguration",
      box(
        """
        <button id="b"><rect key="frame" x="0" y="0" width="100" height="40"/><state key="normal"><imageReference key="image" image="trash" catalog="system" symbolScale="large"/><preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="24" weight="semibold"/></state></button>
        """),
      expected: ["true", "true"]
    ) { probe in
      let button = probe.get("b", UIButton.self)
      let wanted = UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold)
      return [
        line(button?.image(for: .normal)?.isSymbolImage ?? false),
        line(button?.preferredSymbolConfigurationForImage(in: .normal) == wanted),
      ]
    },
    ElementCase(
      "button with a configuration", "buttonConfiguration",
      box(
        """
        <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="100" height="40"/><state key="normal" title="Old"/><buttonConfiguration key="configuration" style="plain" title="New"/></button>
        """),
      expected: ["New"]
    ) { probe in
      let button = probe.get("b", UIButton.self)
      return [line(button?.titleLabel?.text ?? button?.title(for: .normal))]
    },
    ElementCase(
      "text field", "textField textInputTraits fontDescription",
      silent: "nil",
      box(
        """
        <textField text="me" placeholder="Name" borderStyle="roundedRect" clearButtonMode="always" minimumFontSize="12" id="t"><rect key="frame" x="0" y="0" width="100" height="34"/><nil key="textColor"/><fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES" spellCheckingType="no" textContentType="email"/></textField>
        """),
      expected: ["me Name", "3 3", "7 9 true", "1", "email", "14"]
    ) { probe in
      let field = probe.get("t", UITextField.self)
      return [
        line(field?.text, field?.placeholder),
        line(field?.borderStyle.rawValue, field?.clearButtonMode.rawValue),
        line(field?.keyboardType.rawValue, field?.returnKeyType.rawValue, field?.isSecureTextEntry),
        line(field?.spellCheckingType.rawValue), line(field?.textContentType?.rawValue),
        line(field?.font?.pointSize),
      ]
    },
    ElementCase(
      "switch", "switch color",
      box(
        """
        <switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s"><color key="onTintColor" systemColor="systemRedColor"/></switch>
        """,
        more:
          """
          <constraints><constraint firstItem="s" firstAttribute="top" secondItem="box" secondAttribute="top" constant="10" id="k1"/><constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="20" id="k2"/></constraints>
          """),
      // The last two points of the frame are outside the alignment rectangle.
      expected: ["true true", "231 10 51 31"]
    ) { probe in
      let view = probe.get("s", UISwitch.self)
      return [line(view?.isOn, view?.onTintColor == .systemRed), probe.frame("s")]
    },
    ElementCase(
      "segmented control", "segmentedControl segments segment",
      box(
        """
        <segmentedControl selectedSegmentIndex="1" id="s"><rect key="frame" x="0" y="0" width="200" height="32"/><segments><segment title="A"/><segment title="B" width="60" enabled="NO"/></segments></segmentedControl>
        """),
      expected: ["A B", "1", "60 false"]
    ) { probe in
      let view = probe.get("s", UISegmentedControl.self)
      guard let view, view.numberOfSegments == 2 else { return ["-"] }
      return [
        line(view.titleForSegment(at: 0), view.titleForSegment(at: 1)),
        line(view.selectedSegmentIndex),
        line(view.widthForSegment(at: 1), view.isEnabledForSegment(at: 1)),
      ]
    },
    ElementCase(
      "activity indicator", "activityIndicatorView color",
      box(
        """
        <activityIndicatorView animating="YES" hidesWhenStopped="YES" style="large" translatesAutoresizingMaskIntoConstraints="NO" id="a"><color key="color" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></activityIndicatorView>
        """),
      expected: ["true", "true", "37×37"]
    ) { probe in
      let view = probe.get("a", UIActivityIndicatorView.self)
      return [
        line(view?.isAnimating), line(view?.color == UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
        line(view?.intrinsicContentSize),
      ]
    },
    ElementCase(
      "progress view", "progressView color",
      box(
        """
        <progressView progressViewStyle="bar" progress="0.25" id="p"><rect key="frame" x="0" y="0" width="100" height="2"/><color key="trackTintColor" systemColor="systemBlueColor"/></progressView>
        """),
      expected: ["0.25 1", "true"]
    ) { probe in
      let view = probe.get("p", UIProgressView.self)
      return [
        line(view?.progress, view?.progressViewStyle.rawValue),
        line(view?.trackTintColor == .systemBlue),
      ]
    },
    ElementCase(
      "search bar", "searchBar",
      box(
        """
        <searchBar placeholder="Find" text="a" showsCancelButton="YES" searchBarStyle="minimal" id="s"><rect key="frame" x="0" y="0" width="300" height="56"/></searchBar>
        """),
      expected: ["Find a true 2"]
    ) { probe in
      let bar = probe.get("s", UISearchBar.self)
      return [
        line(bar?.placeholder, bar?.text, bar?.showsCancelButton, bar?.searchBarStyle.rawValue)
      ]
    },
    ElementCase(
      "action", "action connections placeholder",
      nib(
        """
        <button id="b"><rect key="frame" x="0" y="0" width="100" height="40"/><connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="x"/></connections></button>
        """),
      expected: ["1"]
    ) { probe in
      probe.get("b", UIButton.self)?.sendActions(for: .touchUpInside)
      return [line(probe.owner.taps)]
    },
  ]
}
