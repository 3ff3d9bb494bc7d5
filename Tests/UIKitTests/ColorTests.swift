import Devices
import Testing
import UIKit

@Suite @MainActor struct ColorTests {
  init() {
    _ = SimulationHost(device: .iPhone15, os: "26.0")
  }

  private func components(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func semanticColoursFollowTheStyle() {
    _ = SimulationHost()
    #expect(components(UIColor.label.resolvedColor(with: light)) == [0, 0, 0, 255])
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
    #expect(components(UIColor.separator.resolvedColor(with: dark)) == [84, 84, 88, 153])
    #expect(
      components(UIColor.secondarySystemBackground.resolvedColor(with: light))
        == [242, 242, 247, 255])
  }

  @Test func darkBackgroundsAreAStepLighterWhenElevated() {
    _ = SimulationHost()
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
    #expect(
      components(UIColor.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 255])
    #expect(
      components(UIColor.tertiarySystemBackground.resolvedColor(with: elevated))
        == [58, 58, 60, 255])
  }

  @Test func accentsDependOnContrastAndRelease() {
    typealias Value = SystemColor.Value
    let plain = SystemColor.Look()
    #expect(
      SystemColor.systemBlue.value(in: plain, release: OSVersion(18).release) == Value(0, 122, 255))
    #expect(
      SystemColor.systemBlue.value(in: plain, release: OSVersion(26).release) == Value(0, 136, 255))
    #expect(
      SystemColor.systemBlue.value(
        in: SystemColor.Look(isDark: true, isHighContrast: true), release: OSVersion(17).release)
        == Value(64, 156, 255))
    #expect(
      SystemColor.systemTeal.value(in: plain, release: OSVersion(14).release) == Value(90, 200, 250)
    )
    #expect(
      SystemColor.systemTeal.value(in: plain, release: OSVersion(15).release) == Value(48, 176, 199)
    )
    #expect(
      SystemColor.systemRed.value(
        in: SystemColor.Look(isDark: true), release: OSVersion(26).release)
        == Value(255, 66, 69))
  }

  @Test func releasesWithoutADarkStyleStayLight() {
    let dark = SystemColor.Look(isDark: true)
    #expect(
      SystemColor.label.value(in: dark, release: OSVersion(12).release)
        == SystemColor.Value(white: 0))
    #expect(
      SystemColor.separator.value(in: dark, release: OSVersion(10).release)
        == SystemColor.Value(200, 199, 204))
    #expect(
      SystemColor.systemGreen.value(in: dark, release: OSVersion(11).release)
        == SystemColor.Value(76, 217, 100))
  }

  @Test func aProviderIsAskedWithTheTraits() {
    _ = SimulationHost()
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor.secondaryLabel : UIColor.red
    }
    #expect(color.resolvedColor(with: light) == UIColor.red)
    #expect(components(color.resolvedColor(with: dark)) == [235, 235, 245, 153])
    let faint = color.withAlphaComponent(0.2)
    #expect(components(faint.resolvedColor(with: light)) == [255, 0, 0, 51])
    #expect(components(faint.resolvedColor(with: dark)) == [235, 235, 245, 51])
  }

  @Test func theCoreGraphicsColourIsTheOneUnderTheCurrentTraits() {
    _ = SimulationHost()
    var alphas: [CGFloat] = []
    for traits in [light, dark] {
      traits.performAsCurrent { alphas.append(UIColor.quaternaryLabel.cgColor.alpha * 255) }
    }
    #expect(alphas.map { $0.rounded() } == [46, 41])
  }

  @Test func coloursConvertBetweenModels() {
    #expect(
      components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1))
        == [0, 128, 0, 255])
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 220.0 / 360) < 1e-9 && abs(saturation - 0.75) < 1e-9)
    #expect(brightness == 0.8 && alpha == 0.5)
    // The most saturated red of P3 is outside sRGB; grey is grey in both.
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(components(red)[0] == 279 && components(red)[1] == -58)
    #expect(
      components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        == [128, 128, 128, 255])
    var white: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && abs(white - 2.0 / 3) < 1e-9)
  }

  @Test func equalityIsOfModelAndComponents() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != UIColor.white)
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.black)
    #expect(UIColor(cgColor: UIColor.white.cgColor) == UIColor.white)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    let literal: UIColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(literal == UIColor.blue)
  }

  @Test func translucentColoursHaveTheSystemsAlpha() {
    func alpha(_ color: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.alpha
    }
    _ = SimulationHost(os: "17.0")
    #expect(alpha(.separator, .light) == 0.29)
    #expect(alpha(.tertiaryLabel, .light) == 0.3)
    #expect(alpha(.quaternaryLabel, .dark) == 0.16)
    #expect(alpha(.secondarySystemFill, .dark) == 0.32)
    #expect(alpha(.label, .light) == 1)
  }
}
