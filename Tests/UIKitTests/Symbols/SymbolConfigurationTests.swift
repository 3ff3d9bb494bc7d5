import Testing
import UIKit

@Suite struct SymbolConfigurationTests {
  typealias Configuration = UIImage.SymbolConfiguration

  @Test("a configuration adopts another one's values, and keeps the rest")
  func algebra() {
    let large = Configuration(pointSize: 30, weight: .bold, scale: .large)
    #expect(
      large.applying(Configuration(weight: .thin))
        == Configuration(pointSize: 30, weight: .thin, scale: .large))
    #expect(large.applying(nil) == large && large.applying(Configuration.unspecified) == large)
    #expect(Configuration.unspecified.applying(large) == large)
    #expect(
      Configuration(pointSize: 30).applying(Configuration(textStyle: .title1))
        == Configuration(textStyle: .title1))
    #expect(
      Configuration(textStyle: .title1).applying(Configuration(pointSize: 30))
        == Configuration(pointSize: 30))
    let colored = Configuration(paletteColors: [.red, .blue])
    #expect(large.applying(colored).applying(large) == large.applying(colored))
    #expect(colored.applying(Configuration.preferringMonochrome()) == .preferringMonochrome())
    // The static type is kept.
    let kept: Configuration = large.applying(UIImage.Configuration(traitCollection: nil))
    #expect(kept == large)
  }

  @Test("equality")
  func equality() {
    #expect(Configuration(pointSize: 20) == Configuration(pointSize: 20))
    #expect(Configuration(pointSize: 20) != Configuration(pointSize: 21))
    #expect(Configuration(scale: .small) != Configuration(scale: .large))
    #expect(Configuration(hierarchicalColor: .red) != Configuration(paletteColors: [.red]))
    #expect(Configuration.unspecified.isEqual(to: Configuration()))
    #expect(!Configuration.unspecified.isEqual(to: nil))
    let traits = UITraitCollection(displayScale: 2)
    #expect(
      Configuration(scale: .small).withTraitCollection(traits) != Configuration(scale: .small))
    #expect(Configuration(scale: .small).withTraitCollection(traits).traitCollection == traits)
    #expect(Configuration() != UIImage.Configuration(traitCollection: nil))
  }

  @Test("parts are removed")
  func parts() {
    let all = Configuration(pointSize: 30, weight: .bold, scale: .large)
    #expect(all.configurationWithoutScale() == Configuration(pointSize: 30, weight: .bold))
    #expect(all.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
    #expect(
      all.configurationWithoutWeight().configurationWithoutScale() == Configuration(pointSize: 30))
    #expect(Configuration(textStyle: .body).configurationWithoutTextStyle() == .unspecified)
  }

  @Test("font weights and symbol weights convert to each other")
  func weights() {
    #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
    #expect(UIFont.Weight.black.symbolWeight() == .black)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    #expect(
      Configuration(font: .systemFont(ofSize: 20, weight: .heavy))
        == Configuration(pointSize: 20, weight: .heavy))
  }
}
