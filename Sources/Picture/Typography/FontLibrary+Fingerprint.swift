import CPango
import Foundation

extension FontLibrary {
  /// The versions of the libraries that shape and draw text.
  package static let engineVersions: [(name: String, version: String)] = {
    var freetype: (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &freetype.0, &freetype.1, &freetype.2)
      FT_Done_FreeType(library)
    }
    // cairo uses it for compositing and depends on its library, but not its headers.
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    let pixman = dlsym(nil, "pixman_version_string")
      .flatMap { unsafeBitCast($0, to: Version.self)() }.map { String(cString: $0) }
    return [
      ("pango", String(cString: pango_version_string())),
      ("harfbuzz", String(cString: hb_version_string())),
      ("freetype", "\(freetype.0).\(freetype.1).\(freetype.2)"),
      ("cairo", String(cString: cairo_version_string())),
    ] + (pixman.map { [("pixman", $0)] } ?? [])
  }()

  /// The fingerprints of the fonts that almost every screen needs.
  package var fingerprint: [FontFingerprint] {
    Self.required.compactMap { face($0).map(\.fingerprint) }
  }

  /// Returns the fingerprints of the faces that a picture shows, in name order.
  package func fingerprint(of faces: some Sequence<FontFace>) -> [FontFingerprint] {
    var found: Set<FontFingerprint> = []
    for face in faces {
      if let loaded = loadedFace(path: face.path, index: face.index) {
        found.insert(loaded.fingerprint)
      }
    }
    return found.sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }
  }
}

extension LoadedFace {
  var fingerprint: FontFingerprint {
    FontFingerprint(
      name: name(Int32(HB_OT_NAME_ID_FULL_NAME)) ?? file.name,
      version: name(Int32(HB_OT_NAME_ID_VERSION_STRING)) ?? "", digest: tableDigest)
  }

  private var tableDigest: String {
    let blob = hb_face_reference_blob(hbFace)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return "" }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    func number(_ offset: Int, _ size: Int) -> Int {
      guard offset >= 0, offset + size <= bytes.count else { return 0 }
      return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | Int($1) }
    }
    let isCollection = number(0, 4) == 0x7474_6366  // "ttcf"
    let directory = isCollection ? number(12 + 4 * index, 4) : 0
    let end = min(directory + 12 + 16 * number(directory + 4, 2), bytes.count)
    // FNV-1a
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for offset in min(directory, end)..<end { mix(bytes[offset]) }
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { $0.forEach(mix) }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
