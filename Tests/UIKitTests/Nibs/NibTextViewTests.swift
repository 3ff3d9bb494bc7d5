import Foundation
import Testing

@testable import UIKit

@Suite("Text views in nibs") @MainActor
struct NibTextViewTests {
  private let host = SimulationHost(device: .iPhone8, os: "15.0")

  @Test("a text view has its element's attributes")
  func textView() throws {
    let view = try #require(
      NibSamples.view(
        """
        <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" editable="NO" selectable="NO" textAlignment="center" showsVerticalScrollIndicator="NO" adjustsFontForContentSizeCategory="YES" id="v">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <string key="text">First
        second</string>
        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress"/>
        <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES" address="NO"/>
        </textView>
        """, as: UITextView.self))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.text.hasPrefix("First\n") && view.font == .systemFont(ofSize: 14))
    #expect(
      view.textAlignment == .center
        && view.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!view.isScrollEnabled && !view.isEditable && !view.isSelectable)
    #expect(!view.showsVerticalScrollIndicator && view.adjustsFontForContentSizeCategory)
    #expect(view.keyboardType == .emailAddress && view.autocapitalizationType == .words)
    #expect(view.dataDetectorTypes == [.link, .phoneNumber])
    #expect(host.takeIssues() == [])
  }

  @Test("an empty element is a text view with Interface Builder's defaults")
  func bare() throws {
    let view = try #require(NibSamples.view(#"<textView id="v"/>"#, as: UITextView.self))
    #expect(view.text == "" && view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.dataDetectorTypes == [])
  }

  @Test("an attributed text is used")
  func attributes() throws {
    let view = try #require(
      NibSamples.view(
        """
        <textView usesAttributedText="YES" id="v"><attributedString key="attributedText"><fragment content="Bold"><attributes><font key="NSFont" size="20" name="Helvetica-Bold"/><paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" baseWritingDirection="natural"/></attributes></fragment></attributedString></textView>
        """, as: UITextView.self))
    #expect(view.text == "Bold" && view.textAlignment == .right)
    #expect(view.font == UIFont(name: "Helvetica-Bold", size: 20))
  }
}
