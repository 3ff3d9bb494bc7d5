import Foundation

/// The interpretation of a colour's components.
///
/// Everything is drawn in sRGB: a device RGB colour is treated as sRGB, as on iOS.
public final class CGColorSpace: Sendable, Hashable {
  public let model: CGColorSpaceModel
  package let spaceName: String

  private init(model: CGColorSpaceModel, name: String) {
    self.model = model
    spaceName = name
  }

  /// Creates a colour space by name; `nil` if the name isn't one of this type's constants.
  public init?(name: String) {
    switch name {
    case CGColorSpace.sRGB: model = .rgb
    case CGColorSpace.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    spaceName = name
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  package static let standardRGB = CGColorSpace(model: .rgb, name: sRGB)
  package static let standardGray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)

  public var name: String? { spaceName }

  /// The number of components, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs || lhs.spaceName == rhs.spaceName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(spaceName)
  }
}

/// Returns the RGB colour space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// Returns the grey colour space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
