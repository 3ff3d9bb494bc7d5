import Foundation
import Testing
import UIKit

@testable import UIKit

/// Views of nibs: their properties, their constraints, and their results in UIKit's classes.
@Suite("Views in nibs")
@MainActor
struct NibViewTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  @Test("a view has its element's attributes")
  func common() throws {
    let view = try #require(
      NibSamples.view(
        """
        <view opaque="NO" alpha="0.5" hidden="YES" tag="7" clipsSubviews="YES" userInteractionEnabled="NO" contentMode="center" semanticContentAttribute="forceRightToLeft" insetsLayoutMarginsFromSafeArea="NO" horizontalHuggingPriority="300" verticalCompressionResistancePriority="900" id="v">
        <rect key="frame" x="1" y="2" width="30" height="40.5"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinX="YES"/>
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <color key="tintColor" systemColor="systemGreenColor"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <accessibility key="accessibilityConfiguration" identifier="box" label="Box"><accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
        </view>
        """, as: UIView.self))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40.5))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleLeftMargin])
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.isOpaque && view.alpha == 0.5 && view.isHidden && view.tag == 7)
    #expect(view.clipsToBounds && !view.isUserInteractionEnabled)
    #expect(view.contentMode == .center)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 300)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 900)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "Box")
    #expect(view.accessibilityTraits == .button && view.isAccessibilityElement)
    var green: CGFloat = 0
    view.backgroundColor?.getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect((green * 255).rounded() == 0x26, "Generic RGB is converted")
    #expect(view.tintColor == .systemGreen)
    #expect(host.takeIssues() == [])
  }

  @Test("a label has Interface Builder's defaults, and explicit attributes")
  func labels() throws {
    let bare = try #require(NibSamples.view(#"<label id="v"/>"#, as: UILabel.self))
    #expect(bare.textAlignment == .left)
    #expect(bare.adjustsFontSizeToFitWidth)
    #expect(bare.isUserInteractionEnabled)
    #expect(bare.contentHuggingPriority(for: .vertical).rawValue == 250)
    let label = try #require(
      NibSamples.view(
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="one&#10;two" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        </label>
        """, as: UILabel.self))
    #expect(label.text == "one\ntwo" && label.numberOfLines == 0)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
    #expect(label.textColor == .secondaryLabel)
    #expect(!label.isUserInteractionEnabled && !label.adjustsFontSizeToFitWidth)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    #expect(label.contentMode == .redraw, "what labels say of their content mode means nothing")
  }

  @Test("attributed texts have their runs")
  func attributedTexts() throws {
    let label = try #require(
      NibSamples.view(
        """
        <label usesAttributedText="YES" id="v"><attributedString key="attributedText">
        <fragment content="a"><attributes><real key="NSKern" value="2"/><font key="NSFont" metaFont="systemBold" size="13"/></attributes></fragment>
        <fragment content="b"/></attributedString></label>
        """, as: UILabel.self))
    let text = try #require(label.attributedText)
    #expect(text.string == "ab")
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 13, weight: .bold))
    #expect(text.attribute(.kern, at: 1, effectiveRange: nil) == nil)
  }

  @Test("buttons have their states")
  func buttons() throws {
    let button = try #require(
      NibSamples.view(
        """
        <button opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="top" buttonType="system" lineBreakMode="middleTruncation" id="v">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Save"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
        <state key="highlighted" title="Saving"/>
        </button>
        """, as: UIButton.self))
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Save" && button.title(for: .highlighted) == "Saving")
    #expect(button.titleColor(for: .normal) == UIColor(white: 1, alpha: 1))
    #expect(button.contentHorizontalAlignment == .left)
    #expect(button.contentVerticalAlignment == .top)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .body))
    let custom = try #require(NibSamples.view(#"<button id="v"/>"#, as: UIButton.self))
    #expect(custom.buttonType == .custom)
  }

  @Test("controls have their values")
  func controls() throws {
    let toggle = try #require(NibSamples.view(#"<switch on="YES" id="v"/>"#, as: UISwitch.self))
    #expect(toggle.isOn)
    let segments = try #require(
      NibSamples.view(
        """
        <segmentedControl selectedSegmentIndex="1" id="v"><segments><segment title="A"/><segment title="B" width="60"/></segments></segmentedControl>
        """, as: UISegmentedControl.self))
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "B")
    let spinner = try #require(
      NibSamples.view(
        #"<activityIndicatorView animating="YES" hidesWhenStopped="YES" style="large" id="v"/>"#,
        as: UIActivityIndicatorView.self))
    #expect(spinner.isAnimating && spinner.hidesWhenStopped && spinner.style == .large)
    let still = try #require(
      NibSamples.view(#"<activityIndicatorView id="v"/>"#, as: UIActivityIndicatorView.self))
    #expect(!still.hidesWhenStopped, "Interface Builder's default is another than code's")
    let bar = try #require(
      NibSamples.view(#"<progressView progress="0.25" id="v"/>"#, as: UIProgressView.self))
    #expect(bar.progress == 0.25)
    let field = try #require(
      NibSamples.view(
        """
        <textField text="a" placeholder="b" borderStyle="roundedRect" minimumFontSize="12" clearButtonMode="always" id="v"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
        """, as: UITextField.self))
    #expect(field.text == "a" && field.placeholder == "b" && field.isSecureTextEntry)
    #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .always)
    #expect(field.textAlignment == .left && field.minimumFontSize == 12)
    let scroll = try #require(
      NibSamples.view(#"<scrollView pagingEnabled="YES" id="v"/>"#, as: UIScrollView.self))
    #expect(scroll.isPagingEnabled && !scroll.clipsToBounds)
  }

  @Test("value and date controls have theirs")
  func pickers() throws {
    let slider = try #require(
      NibSamples.view(
        #"<slider value="30" minValue="-10" maxValue="50" continuous="NO" id="v"/>"#,
        as: UISlider.self))
    #expect(slider.value == 30 && slider.minimumValue == -10 && slider.maximumValue == 50)
    #expect(!slider.isContinuous)
    let stepper = try #require(
      NibSamples.view(
        #"<stepper value="4" minimumValue="2" maximumValue="9" stepValue="0.5" wraps="YES" id="v"/>"#,
        as: UIStepper.self))
    #expect(stepper.value == 4 && stepper.minimumValue == 2 && stepper.maximumValue == 9)
    #expect(stepper.stepValue == 0.5 && stepper.wraps)
    _ = try #require(NibSamples.view(#"<pickerView id="v"/>"#, as: UIPickerView.self))
    let picker = try #require(
      NibSamples.view(
        """
        <datePicker datePickerMode="date" minuteInterval="5" style="inline" id="v"><date key="date" timeIntervalSinceReferenceDate="1000"/><date key="minimumDate" timeIntervalSinceReferenceDate="500"/><locale key="locale" localeIdentifier="de_DE"/></datePicker>
        """, as: UIDatePicker.self))
    #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .inline)
    #expect(picker.minuteInterval == 5 && picker.locale?.identifier == "de_DE")
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1000))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500))
  }

  @Test("stack views arrange their subviews")
  func stacks() throws {
    let stack = try #require(
      NibSamples.view(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="top" spacing="4" id="v">
        <rect key="frame" x="0" y="0" width="100" height="104"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </subviews></stackView>
        """, as: UIStackView.self))
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually)
    #expect(stack.alignment == .leading)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 54])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50])
  }

  @Test("constraints work in every encoding")
  func constraints() throws {
    let view = try #require(
      NibSamples.view(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="400"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </subviews>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1/3" id="c3"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="c4"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="5" id="c5"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" symbolic="YES" id="c6"/>
        <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="40" id="c7"/>
        <constraint firstItem="b" firstAttribute="width" constant="90" priority="750" identifier="Wide" id="c8"/>
        <constraint firstItem="b" firstAttribute="height" constant="12" id="c9"/>
        <constraint firstItem="b" firstAttribute="height" constant="99" placeholder="YES" id="c10"/>
        </constraints></view>
        """, as: UIView.self))
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.subviews[1].frame == CGRect(x: 255, y: 78, width: 40, height: 12))
    #expect(host.takeIssues() == [])
  }

  @Test("objects that aren't installed in a size class don't exist")
  func variations() throws {
    let view = try #require(
      NibSamples.view(
        """
        <view id="v"><subviews><view tag="1" id="a"/><view tag="2" id="b"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="widthClass=compact" hidden="YES"/>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
        </view>
        """, as: UIView.self))
    #expect(view.subviews.map(\.tag) == [1])
    #expect(view.isHidden)
  }

  @Test("an unknown element is a plain view and an issue")
  func unknown() throws {
    let view = try #require(
      NibSamples.view(
        """
        <view id="v"><subviews><hologram id="h"><rect key="frame" x="1" y="2" width="3" height="4"/></hologram></subviews></view>
        """, as: UIView.self))
    #expect(view.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    let issues = host.takeIssues()
    #expect(issues.map(\.problem) == ["<hologram> is unknown; a plain view is used instead."])
    #expect(issues.first?.location.hasPrefix("UINib:") == true)
  }
}
