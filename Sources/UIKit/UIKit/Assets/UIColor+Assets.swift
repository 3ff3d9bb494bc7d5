import AssetCatalogs
import Foundation
import SystemFacts

extension UIColor {
  /// Creates the colour with a name in an asset catalog of the main bundle; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour with a name in an asset catalog of a bundle; nil if there is none.
  ///
  /// The colour is resolved when it's shown, by the traits there.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let path = AssetStore.index(of: bundle).path(of: .color, named: name) else {
      ResourceNotes.tellMissing(color: name, in: bundle)
      return nil
    }
    guard let color = AssetStore.color(at: path) else { return nil }
    self.init(source: color.source)
  }

  /// The app's accent colour: the set with Xcode's default name for it; nil if there is none or it's empty.
  package static var appAccent: UIColor? {
    AssetStore.index(of: nil).path(of: .color, named: "AccentColor").flatMap(AssetStore.color)
  }

  /// Creates a colour that resolves to a set's variant for the traits it is shown with; nil if no
  /// variant of the set is known here.
  convenience init?(_ set: ColorSet) {
    var colors: [Int: UIColor] = [:]
    var variants: [ColorSet.Variant] = []
    for variant in set.variants {
      guard let color = UIColor(variant.color) else { continue }
      colors[variants.count] = color
      variants.append(variant)
    }
    guard !variants.isEmpty else { return nil }
    let known = variants.enumerated().map { Numbered(number: $0.offset, variant: $0.element) }
    let fallback = colors[0] ?? .clear
    self.init(
      source: .dynamic(
        Provider { traits in
          let best = known.best(for: traits)
          return best.flatMap { colors[$0.number] } ?? fallback
        }, alpha: nil))
  }

  private struct Numbered: AssetVariant {
    var number: Int
    var variant: ColorSet.Variant
    var condition: AssetCondition { variant.condition }
  }

  /// Creates a colour from a catalog; nil for a system colour that isn't known here.
  private convenience init?(_ color: AssetColor) {
    switch color {
    case .system(let name):
      guard let known = Self.system(named: name) else { return nil }
      self.init(source: known.source)
    case .gray(_, let white, let alpha):
      self.init(white: white, alpha: alpha)
    case .rgb(.displayP3, let red, let green, let blue, let alpha):
      self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .rgb(.extendedLinearSRGB, let red, let green, let blue, let alpha):
      let (red, green, blue) = ColorMath.sRGB(fromLinear: (red, green, blue))
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .rgb(_, let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Returns a colour by the name that Xcode's menu of system colours writes, such as
  /// `systemBlueColor`.
  private static func system(named name: String) -> UIColor? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    if let known = SystemColor(rawValue: plain) {
      return UIColor(source: .system(known, alpha: nil))
    }
    switch plain {
    case "darkText": return .darkText
    case "lightText": return .lightText
    default: return nil
    }
  }
}
