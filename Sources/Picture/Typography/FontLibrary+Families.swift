import CPango
import CXXHash
import Foundation

extension FontLibrary {
  /// The families with fonts that can be created by name, sorted: registered ones, and iOS's that
  /// have a substitute.
  package var families: [String] {
    registerAppFonts()
    let registered = state.withLock { $0.families.keys.map { $0 } }
    return Set(registered + FontFile.substitutedFamilies.map(\.family)).sorted()
  }

  /// Returns the PostScript names of a family's fonts; none if the family isn't available.
  package func fontNames(inFamily family: String) -> [String] {
    registerAppFonts()
    if let names = state.withLock({ $0.families[family] }) { return names }
    return FontFile.substitutedFamilies.first { $0.family == family }?.fonts ?? []
  }

  /// Returns the name of the family that has the font, which is named as in
  /// ``hasFont(named:)``.
  package func family(ofFontNamed name: String) -> String? {
    families.first { $0 == name || fontNames(inFamily: $0).contains(name) }
  }

  /// Returns whether a file's font is registered already.
  package func hasRegistered(path: String) -> Bool {
    state.withLock { state in state.registered.values.contains { $0.path == path } }
  }

  /// Returns the PostScript and the full name of a file's font, without registering it.
  package static func names(ofFontAt path: String) throws(FontError) -> (
    postScript: String?, full: String?
  ) {
    let face = try LoadedFace(FontFile(name: path, path: path, package: nil), at: path)
    return (
      face.name(Int32(HB_OT_NAME_ID_POSTSCRIPT_NAME)), face.name(Int32(HB_OT_NAME_ID_FULL_NAME))
    )
  }

  /// Returns a file with the bytes of a font, as faces are opened by path: one per content, in the
  /// folder for temporary files.
  package static func file(of data: Data) throws -> String {
    let digest = data.withUnsafeBytes { XXH3_64bits($0.baseAddress, $0.count) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tateyoko-fonts")
    let file = folder.appendingPathComponent("\(String(digest, radix: 16))-\(data.count).font")
    if (try? Data(contentsOf: file)) != data {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
    return file.path
  }
}

extension FontFile {
  /// The families of iOS that have substitutes, with their fonts' PostScript names (Apple's list of
  /// fonts in iOS; high).
  static let substitutedFamilies: [(family: String, fonts: [String])] = [
    ("Arial", ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"]),
    ("Courier", ["Courier", "Courier-Oblique", "Courier-Bold", "Courier-BoldOblique"]),
    (
      "Courier New",
      [
        "CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT",
        "CourierNewPS-BoldItalicMT",
      ]
    ),
    (
      "Helvetica",
      [
        "Helvetica", "Helvetica-Oblique", "Helvetica-Light", "Helvetica-LightOblique",
        "Helvetica-Bold", "Helvetica-BoldOblique",
      ]
    ),
    (
      "Helvetica Neue",
      [
        "HelveticaNeue", "HelveticaNeue-Italic", "HelveticaNeue-UltraLight",
        "HelveticaNeue-UltraLightItalic", "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic",
        "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue-Medium",
        "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic",
        "HelveticaNeue-CondensedBold", "HelveticaNeue-CondensedBlack",
      ]
    ),
    ("Menlo", ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"]),
    (
      "Times New Roman",
      [
        "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT",
        "TimesNewRomanPS-BoldItalicMT",
      ]
    ),
  ]
}
