/// A picture that lies in a bundle as a file of its own.
///
/// Its name tells when it applies: `name@2x~ipad.png` (Apple, *Resource Programming Guide*,
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

  /// The modifiers of devices, such as `~ipad`.
  private static let devices: [(modifier: String, idiom: AssetIdiom)] = [
    ("~iphone", .phone), ("~ipad", .pad),
  ]

  /// Returns the name by which a picture file is found, without modifiers and `.png`; nil for a file
  /// of another kind.
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

  /// Returns the scale that a file's name states; 1 if none.
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

  /// Returns the file for a name in the first folder that has one: the screen's scale first, then the
  /// larger ones, then the smaller; of each, the device's own before the one for all.
  ///
  /// - Parameters:
  ///   - name: The name, with an ending or without; without one only PNG is looked for
  ///     (`UIImage(named:)`: *for PNG images, you may omit the filename extension*).
  ///   - folders: Paths of folders.
  ///   - traits: Scale and idiom count.
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
