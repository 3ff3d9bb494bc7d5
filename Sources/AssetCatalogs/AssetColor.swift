/// A colour of a catalog.
package enum AssetColor: Hashable, Sendable {
  /// Components in a space, 0…1; extended spaces have others too.
  case rgb(Space, red: Double, green: Double, blue: Double, alpha: Double)
  case gray(Space, white: Double, alpha: Double)
  /// A colour of the system, such as `systemBlueColor`.
  case system(name: String)

  /// What the components mean; the raw values are those of `color-space`.
  package enum Space: String, Sendable, Hashable, CaseIterable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"
  }
}
