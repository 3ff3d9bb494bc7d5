import Foundation
import UIKit

@testable import NibDocuments
@testable import UIKit

extension ElementCase {
  static let resources = [
    ElementCase(
      "colours", "resources namedColor systemColor color",
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/><color key="backgroundColor" name="Brand"/><color key="tintColor" systemColor="somethingNewColor"/></view>
        """
      ).replacingOccurrences(
        of: "</document>",
        with: """
          <resources><namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor><systemColor name="somethingNewColor"><color white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources></document>
          """),
      expected: ["true", "true"]
    ) { probe in
      let view = probe.view("v")
      return [
        line(view?.backgroundColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)),
        line(view?.tintColor == UIColor(white: 0.5, alpha: 1)),
      ]
    },
    ElementCase(
      "images, fonts and the oldest system",
      "resources image customFonts array string mutableArray dependencies deployment",
      nib(#"<view id="v"/>"#).replacingOccurrences(
        of: "<objects>",
        with: """
          <dependencies><deployment identifier="iOS" version="2304"/></dependencies><customFonts key="customFonts"><array key="One.ttf"><string>One-Bold</string></array><mutableArray key="Two.ttf"><string>Two</string></mutableArray></customFonts><objects>
          """
      ).replacingOccurrences(
        of: "</document>",
        with: #"<resources><image name="photo" width="30" height="20"/></resources></document>"#),
      expected: ["30×20", "One-Bold Two", "2304"]
    ) { probe in
      let resources = probe.document.resources
      let fonts = resources.fonts.sorted { $0.key < $1.key }.flatMap(\.value)
      return [
        line(resources.images["photo"]), fonts.joined(separator: " "),
        line(probe.document.deploymentTarget),
      ]
    },
  ]
}
