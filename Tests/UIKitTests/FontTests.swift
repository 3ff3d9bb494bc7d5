import Testing
import UIKit

@Suite @MainActor struct FontTests {
  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: scale),
    ])
  }

  /// Measured on iOS 26.1; facts: layout §7.1.
  @Test func verticalMetricsAreTheDevices() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.2871) < 1e-4)
    #expect(abs(font.ascender - 16.1865) < 1e-4)
    #expect(abs(font.descender + 4.1006) < 1e-4)
    #expect(abs(font.capHeight - 11.978) < 1e-3)
    #expect(abs(font.xHeight - 8.948) < 1e-3)
    #expect(font.leading == 0)
    #expect(abs(UIFont.boldSystemFont(ofSize: 34).lineHeight - 40.574) < 1e-3)
  }

  /// Two dumps of iOS at the default size; fonts without a text style have none.
  @Test(
    arguments: [(.body, 1.713), (.callout, 1.906), (.caption1, 1.680), (.caption2, -0.127)]
      as [(UIFont.TextStyle, CGFloat)])
  func leadingIsWhatTheStyleLeavesBeyondTheLine(style: UIFont.TextStyle, leading: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.large))
    #expect(abs(font.leading - leading) < 5e-4)
    #expect(UIFont.systemFont(ofSize: font.pointSize).leading == 0)
    _ = SimulationHost(device: .iPhone15Pro)
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    for lines in 1...6 {
      label.text = Array(repeating: "Ag", count: lines).joined(separator: "\n")
      let height = CGFloat(lines) * font.lineHeight + CGFloat(lines - 1) * font.leading
      #expect(abs(label.intrinsicContentSize.height - (height * 3).rounded(.up) / 3) < 1e-6)
    }
  }

  /// Recorded: 19.55 at 17 points.
  @Test func aLineOfHelveticaIsHigherThanItsStandIns() throws {
    for size in [11, 17, 40] as [CGFloat] {
      let font = try #require(UIFont(name: "Helvetica", size: size))
      #expect(abs(font.lineHeight - 1.15 * size) < 1e-6)
      #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9 && font.leading == 0)
    }
    let arial = try #require(UIFont(name: "Arial", size: 17))
    #expect(arial.lineHeight < 19.1)
  }

  @Test func leadingIsMeasuredWhereItIsAskedFor() throws {
    let text = "a\nb\nc" as NSString
    let room = CGSize(width: 1000, height: 1000)
    let arial = try #require(UIFont(name: "Arial", size: 40))
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    for font in [arial, body] {
      func height(_ options: NSStringDrawingOptions) -> CGFloat {
        text.boundingRect(
          with: room, options: options, attributes: [.font: font], context: nil
        ).height
      }
      #expect(font.leading > 1)
      #expect(abs(height(.usesLineFragmentOrigin) - 3 * font.lineHeight) < 1e-6)
      let apart = height([.usesLineFragmentOrigin, .usesFontLeading])
      #expect(abs(apart - 3 * font.lineHeight - 2 * font.leading) < 1e-6)
    }
  }

  /// Facts: layout §7.4.
  @Test func textStylesHaveTheirSizeInEachCategory() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
      styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits(category)).pointSize
      }
    }
    #expect(sizes(.extraSmall) == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    #expect(sizes(.large) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(sizes(.accessibilityLarge) == [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24])
    #expect(
      sizes(.accessibilityExtraExtraExtraLarge) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
  }

  /// Facts: layout §7.6, recorded at 3x.
  @Test func metricsScaleAsTheLeadingOfTheStyle() {
    let large = UIFontMetrics(forTextStyle: .largeTitle)
    let xs = traits(.extraSmall)
    #expect(abs(large.scaledValue(for: 34, compatibleWith: xs) - 31.6667) < 1e-4)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(large.scaledFont(for: font, compatibleWith: xs).pointSize == 32)
    let body = UIFontMetrics.default
    #expect(
      abs(body.scaledValue(for: 40, compatibleWith: traits(.extraExtraExtraLarge)) - 52.6667)
        < 1e-4)
    #expect(body.scaledValue(for: 44, compatibleWith: traits(.accessibilityLarge)) == 80)
    for category in [UIContentSizeCategory.extraSmall, .small, .medium] {
      #expect(
        UIFontMetrics(forTextStyle: .caption2).scaledValue(
          for: 44, compatibleWith: traits(category)) == 44)
    }
    let limited = body.scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 24,
      compatibleWith: traits(.accessibilityLarge))
    #expect(limited.pointSize == 24)
    // Scaling a scaled font again would enlarge it twice; UIKit raises an exception.
    let host = SimulationHost()
    #expect(body.scaledFont(for: limited, compatibleWith: xs) == limited)
    #expect(body.scaledFont(for: limited) == limited)
    #expect(large.scaledFont(for: limited, maximumPointSize: 30) == limited)
    #expect(body.scaledFont(for: limited, maximumPointSize: 30, compatibleWith: xs) == limited)
    #expect(
      host.takeIssues().allSatisfy {
        $0.problem
          == "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
      })
    _ = body.scaledFont(for: limited)
    _ = body.scaledFont(for: limited.withSize(10))
    _ = body.scaledFont(for: .preferredFont(forTextStyle: .body))
    #expect(host.takeIssues().count == 1)
  }

  @Test func accessibilitySizesAreForBodyOnlyBeforeIOS11() {
    let host = SimulationHost(device: .iPhone7, os: "10.3")
    let styles: [UIFont.TextStyle] = [
      .body, .headline, .title1, .title2, .title3, .callout, .subheadline, .footnote, .caption1,
      .caption2,
    ]
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
      styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits(category)).pointSize
      }
    }
    let ends: [CGFloat] = [23, 34, 28, 26, 22, 21, 19, 18, 17]
    host.use {
      #expect(sizes(.extraExtraExtraLarge) == [23] + ends)
      #expect(sizes(.accessibilityMedium) == [28] + ends)
      #expect(sizes(.accessibilityExtraExtraExtraLarge) == [53] + ends)
      #expect(
        UIFontDescriptor.preferredFontDescriptor(
          withTextStyle: .headline, compatibleWith: traits(.accessibilityLarge)
        ).pointSize == 23)
    }
  }

  @Test func descriptorsChangeTheCut() throws {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.fontName == ".SFUI-Semibold" && font.pointSize == 17)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    #expect(font.adjusted(for: traits(.accessibilityLarge)).pointSize == 33)
    let mono = try #require(UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 0) == UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
    )
    let heavy = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).fontName == ".SFUI-Heavy")
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .medium))
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        != UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: -1).pointSize == 12)
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(40).pointSize == 40)
  }
}
