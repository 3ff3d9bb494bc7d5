import Foundation
import Testing
import UIKit

@testable import UIKit

@Suite("Button configurations in nibs")
@MainActor
struct NibConfigurationTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  @Test("a button's configuration")
  func configurations() throws {
    let button = try #require(
      NibSamples.view(
        """
        <button buttonType="system" id="v"><state key="normal" title="State"/><buttonConfiguration key="configuration" style="tinted" title="Go" subtitle="On" cornerStyle="capsule" buttonSize="large" imagePlacement="trailing" imagePadding="4" titleAlignment="leading"><directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/><color key="baseForegroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></buttonConfiguration></button>
        """, as: UIButton.self))
    let made = try #require(button.configuration)
    #expect(made.title == "Go" && made.subtitle == "On" && made.cornerStyle == .capsule)
    #expect(made.buttonSize == .large && made.imagePlacement == .trailing)
    #expect(made.imagePadding == 4 && made.titleAlignment == .leading)
    #expect(
      made.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(made.baseForegroundColor == UIColor(white: 1, alpha: 1))
  }
}
