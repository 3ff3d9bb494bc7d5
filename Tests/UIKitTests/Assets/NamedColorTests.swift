import Foundation
import Testing
import UIKit

@Suite(.serialized) @MainActor struct NamedColorTests {
  private let assets: AssetBundle

  init() throws {
    assets = try AssetBundle()
  }

  private func color(_ name: String) -> UIColor? {
    UIColor(named: name, in: assets.bundle, compatibleWith: nil)
  }

  private func components(
    _ color: UIColor?, _ traits: UITraitCollection = UITraitCollection()
  ) -> [Int]? {
    color?.resolvedColor(with: traits).cgColor.components.map { components in
      components.map { Int(($0 * 255).rounded()) }
    }
  }

  /// Code uses Xcode's constants to name a catalog's colours and images.
  @Test func aResourceIsTheAssetOfItsName() throws {
    try assets.addColors(
      "Brand",
      """
      {"color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0",
       "alpha": "1"}}}
      """)
    let brand = ColorResource(name: "Brand", bundle: assets.bundle)
    #expect(
      UIColor(resource: brand) == UIColor(named: "Brand", in: assets.bundle, compatibleWith: nil))
    #expect(
      UIColor(resource: ColorResource(name: "None", bundle: assets.bundle)).cgColor.alpha == 0)
    #expect(UIImage(resource: ImageResource(name: "None", bundle: assets.bundle)).size == .zero)
    #expect(brand == ColorResource(name: "Brand", bundle: assets.bundle))
  }

  @Test("a colour resolves for the traits it is shown with")
  func traits() throws {
    try assets.addColors(
      "C",
      """
      {"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0", "blue": "51",
       "alpha": "1.000"}}},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space":
       "srgb", "components": {"red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "0.5"}}},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast",
       "value": "high"}], "color": {"platform": "ios", "reference": "systemRedColor"}}
      """)
    let color = try #require(self.color("C"))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(components(color) == [255, 0, 51, 255])
    #expect(components(color, dark) == [51, 102, 153, 128])
    let high = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(components(color, high) == components(.systemRed, high))
    #expect(color == self.color("C"))
    #expect(components(color.withAlphaComponent(0.2), dark) == [51, 102, 153, 51])
  }

  @Test("spaces are converted to sRGB; unknown ones are nil")
  func spaces() throws {
    func add(_ name: String, _ color: String) throws {
      try assets.addColors(name, "{\"color\": \(color)}")
    }
    try add(
      "P3",
      """
      {"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}
      """)
    try add(
      "Linear",
      """
      {"color-space": "extended-linear-srgb", "components": {"red": "0.2158605", "green": "0.0",
       "blue": "1.0"}}
      """)
    try add(
      "Gray", "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.400\"}}")
    try add("Label", "{\"platform\": \"ios\", \"reference\": \"labelColor\"}")
    try add("Mac", "{\"platform\": \"osx\", \"reference\": \"controlAccentColor\"}")
    try assets.addColors("Empty", "{\"idiom\": \"universal\"}")
    let p3 = try #require(self.color("P3")).resolvedColor(with: UITraitCollection())
    #expect(p3 == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(components(color("Linear")) == [128, 0, 255, 255])
    #expect(components(color("Gray")) == [102, 255])
    #expect(components(color("Label")) == components(.label))
    for name in ["Mac", "Empty", "Nothing", ""] { #expect(color(name) == nil, "\(name)") }
    #expect(UIColor(named: "P3") == nil)
  }
}
