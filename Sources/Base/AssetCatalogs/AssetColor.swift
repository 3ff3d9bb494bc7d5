/// A colour in a catalog.
package enum AssetColor: Hashable, Sendable {
  /// Components in a colour space, 0…1; extended spaces also have other values.
  case rgb(Space, red: Double, green: Double, blue: Double, alpha: Double)
  case gray(Space, white: Double, alpha: Double)
  /// A system colour, such as `systemBlueColor`.
  case system(name: String)

  /// The meaning of the components; the raw values match `color-space`.
  package enum Space: String, Sendable, Hashable, CaseIterable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"
  }
}
