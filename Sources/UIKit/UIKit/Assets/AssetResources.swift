import Foundation

/// A colour of an asset catalog, for Xcode's syntax: `UIColor(resource: .brand)`.
///
/// A toolset's build generates a constant for each colour of a package's catalogs
/// (docs/install.md).
public struct ColorResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a reference to a colour of a bundle's catalogs.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image of an asset catalog, for Xcode's syntax: `UIImage(resource: .logo)`.
///
/// A toolset's build generates a constant for each image of a package's catalogs (docs/install.md).
public struct ImageResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a reference to an image of a bundle's catalogs.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates the colour from a catalog; a clear one if the catalog has none with that name.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(source: (color ?? .clear).source)
  }
}

extension UIImage {
  /// Creates the image from a catalog; an empty one if the catalog has none with that name.
  public convenience init(resource: ImageResource) {
    let values = NamedImages.values(named: resource.name, in: resource.bundle, traits: nil)
    if let values {
      self.init(values: values)
    } else {
      self.init()
    }
  }
}
