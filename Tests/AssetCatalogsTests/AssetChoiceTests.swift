import Testing

@testable import AssetCatalogs

@Suite struct AssetChoiceTests {
  private func best(_ conditions: [AssetCondition], _ traits: AssetTraits) -> Int? {
    let variants = conditions.enumerated().map {
      ImageSet.Variant(path: "\($0.offset)", condition: $0.element)
    }
    return variants.best(for: traits).flatMap { Int($0.path) }
  }

  @Test("the screen's scale comes first, then larger, then smaller; a vector suits every screen")
  func scales() {
    let three = [1, 2, 3].map { AssetCondition(scale: $0) }
    #expect(best(three, AssetTraits(scale: 1)) == 0)
    #expect(best(three, AssetTraits(scale: 2)) == 1)
    #expect(best(three, AssetTraits(scale: 3)) == 2)
    #expect(best([three[0], three[2]], AssetTraits(scale: 2)) == 1)
    #expect(best([three[0], three[1]], AssetTraits(scale: 3)) == 1)
    #expect(best([three[0], AssetCondition()], AssetTraits(scale: 3)) == 1)
    #expect(best([three[0]], AssetTraits(scale: 3)) == 0)
    #expect(AssetScale.order(screen: 2) == [2, 3, 1])
  }

  @Test("a variant for the device wins over a universal one, whatever its scale")
  func idioms() {
    let variants = [
      AssetCondition(scale: 3), AssetCondition(idiom: .pad, scale: 1),
      AssetCondition(idiom: .phone, scale: 2),
    ]
    #expect(best(variants, AssetTraits(idiom: .phone, scale: 3)) == 2)
    #expect(best(variants, AssetTraits(idiom: .pad, scale: 3)) == 1)
    #expect(best(variants, AssetTraits(idiom: .tv, scale: 3)) == 0)
    #expect(best(variants, AssetTraits(scale: 3)) == 0)
    #expect(best([variants[1]], AssetTraits(idiom: .phone)) == nil)
  }

  @Test("appearances: the matching one, otherwise the one for any; never another's")
  func appearances() {
    let any = AssetCondition()
    let dark = AssetCondition(luminosity: .dark)
    let light = AssetCondition(luminosity: .light)
    let high = AssetCondition(isHighContrast: true)
    let darkHigh = AssetCondition(luminosity: .dark, isHighContrast: true)
    let all = [any, dark, high, darkHigh]
    func traits(_ luminosity: AssetLuminosity?, high: Bool = false) -> AssetTraits {
      AssetTraits(luminosity: luminosity, isHighContrast: high)
    }
    #expect(best(all, traits(.light)) == 0)
    #expect(best(all, traits(nil)) == 0)
    #expect(best(all, traits(.dark)) == 1)
    #expect(best(all, traits(.light, high: true)) == 2)
    #expect(best(all, traits(.dark, high: true)) == 3)
    #expect(best([any, high], traits(.dark)) == 0)
    #expect(best([any, dark], traits(.dark, high: true)) == 1)
    #expect(best([any, light], traits(.light)) == 1)
    #expect(best([any, light], traits(nil)) == 1)
    #expect(best([any, light], traits(.dark)) == 0)
    #expect(best([dark], traits(.light)) == nil)
  }

  @Test("size classes, direction, gamut and language are matched when they are known")
  func others() {
    let any = AssetCondition()
    let compact = AssetCondition(heightClass: .compact)
    #expect(best([any, compact], AssetTraits(heightClass: .compact)) == 1)
    #expect(best([any, compact], AssetTraits(heightClass: .regular)) == 0)
    #expect(best([any, compact], AssetTraits()) == 0)
    let both = AssetCondition(widthClass: .compact, heightClass: .compact)
    let traits = AssetTraits(widthClass: .compact, heightClass: .compact)
    #expect(best([compact, both, any], traits) == 1)
    let right = AssetCondition(direction: .rightToLeft)
    #expect(best([any, right], AssetTraits(direction: .rightToLeft)) == 1)
    #expect(best([any, right], AssetTraits(direction: .leftToRight)) == 0)
    let wide = AssetCondition(gamut: .displayP3)
    let narrow = AssetCondition(gamut: .sRGB)
    #expect(best([narrow, wide, any], AssetTraits(gamut: .displayP3)) == 1)
    #expect(best([narrow, wide, any], AssetTraits(gamut: .sRGB)) == 0)
    #expect(best([wide], AssetTraits(gamut: .sRGB)) == nil)
    let german = AssetCondition(language: "de")
    let french = AssetCondition(language: "fr")
    #expect(best([any, german, french], AssetTraits(languages: ["fr", "de"])) == 2)
    #expect(best([any, german], AssetTraits(languages: ["fr", "de"])) == 1)
    #expect(best([any, german], AssetTraits(languages: ["en"])) == 0)
  }

  @Test("of variants that match equally well, the first is used")
  func ties() {
    #expect(best([AssetCondition(), AssetCondition()], AssetTraits()) == 0)
    #expect(best([], AssetTraits()) == nil)
  }
}
