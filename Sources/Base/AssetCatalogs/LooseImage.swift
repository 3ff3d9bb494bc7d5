/// A picture in a bundle that isn't part of a catalog.
///
/// Its name specifies when it applies: `name@2x~ipad.png` (Apple, *Resource Programming Guide*,
/// *iOS supports device-specific resources*, and *Drawing and Printing Guide*, `@2x`).
package struct LooseImage: Hashable, Sendable {
  /// The file's path.
  package var path: String
  /// Pixels per point.
  package var scale: Int

  package init(path: String, scale: Int) {
    self.path = path
    self.scale = scale
  }

  /// The device modifiers, such as `~ipad`.
  private static let devices: [(modifier: String, idiom: AssetIdiom)] = [
    ("~iphone", .phone), ("~ipad", .pad),
  ]

  /// Returns the name that finds a picture file, without modifiers and `.png`; `nil` for a file of
  /// another type.
  package static func name(ofFile file: String) -> String? {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
    let ending = file[dot...]
    guard [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".webp"].contains(ending.lowercased()) else {
      return nil
    }
    var stem = file[..<dot]
    for device in devices where stem.hasSuffix(device.modifier) {
      stem = stem.dropLast(device.modifier.count)
    }
    for modifier in ["@2x", "@3x"] where stem.hasSuffix(modifier) { stem = stem.dropLast(3) }
    return ending.lowercased() == ".png" ? String(stem) : "\(stem)\(ending)"
  }

  /// Returns the scale in a file's name; 1 if there is none.
  package static func scale(ofFile path: String) -> Int {
    var stem = path[...]
    if let slash = stem.lastIndex(of: "/") { stem = stem[stem.index(after: slash)...] }
    if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    for device in devices where stem.hasSuffix(device.modifier) {
      stem = stem.dropLast(device.modifier.count)
    }
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return scale }
    return 1
  }

  /// Returns the file for a name in the first folder that has one: the screen's scale first, then
  /// larger ones, then smaller ones; for each scale, the device-specific file before the general
  /// one.
  ///
  /// - Parameters:
  ///   - name: The name, with or without an extension; without one, only PNG files are searched for
  ///     (`UIImage(named:)`: *for PNG images, you may omit the filename extension*).
  ///   - folders: The paths of folders.
  ///   - traits: The scale and idiom to match.
  ///   - exists: Whether there is a file at a path.
  package static func find(
    named name: String, in folders: [String], traits: AssetTraits, exists: (String) -> Bool
  ) -> LooseImage? {
    guard !name.isEmpty else { return nil }
    let base = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    var stem = name[...]
    var ending: Substring = ".png"
    if let dot = name[base...].lastIndex(of: "."), dot > base {
      ending = name[dot...]
      stem = name[..<dot]
    }
    let device = devices.first { $0.idiom == traits.idiom }?.modifier
    for folder in folders {
      for scale in AssetScale.order(screen: traits.scale) {
        for modifier in [device, ""].compactMap({ $0 }) {
          let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x")\(modifier)\(ending)"
          if exists(path) {
            return LooseImage(path: path, scale: scale == 1 ? self.scale(ofFile: path) : scale)
          }
        }
      }
    }
    return nil
  }
}
