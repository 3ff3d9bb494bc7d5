/// The fallback fonts for characters missing in the text's own font, such as CJK and emoji, and their order.
enum FontCascade {
  /// The faces for a script, given by its ISO 15924 tag.
  static func files(for script: UInt32, isBold: Bool) -> [FontFile] {
    var files: [FontFile] = []
    switch script {
    case tag("Hang"): files.append(.cjk("KR", isBold: isBold))
    case tag("Hani"), tag("Hira"), tag("Kana"), tag("Bopo"):
      files.append(.cjk("JP", isBold: isBold))
    default:
      if let name = scripts[script] {
        files.append(.noto(name, isBold: isBold && !regularOnly.contains(name)))
      }
    }
    files += [
      .cjk("JP", isBold: isBold), .noto("SansSymbols2", isBold: false),
      .noto("SansSymbols", isBold: isBold), .noto("SansMath", isBold: false),
      .noto("Sans", isBold: isBold), .emoji,
    ]
    return files
  }

  /// Returns the language for shaping a script, for the forms that depend on it.
  static func language(of script: UInt32) -> String {
    switch script {
    case tag("Hang"): "ko"
    case tag("Hani"), tag("Hira"), tag("Kana"), tag("Bopo"): "ja"
    default: "en"
    }
  }

  static func tag(_ name: StaticString) -> UInt32 {
    let p = name.utf8Start
    return UInt32(p[0]) << 24 | UInt32(p[1]) << 16 | UInt32(p[2]) << 8 | UInt32(p[3])
  }

  private static let regularOnly: Set<String> = [
    "SansMongolian", "SansSyriac", "SansTifinagh", "SansYi",
    "SansNKo", "SansVai", "SansRunic", "SansOgham", "SansGothic", "SansCoptic",
    "SansEgyptianHieroglyphs", "SansCuneiform", "SansDeseret", "SansGlagolitic", "SansTaiLe",
  ]

  private static let scripts: [UInt32: String] = [
    tag("Arab"): "SansArabic", tag("Armn"): "SansArmenian", tag("Beng"): "SansBengali",
    tag("Cher"): "SansCherokee", tag("Deva"): "SansDevanagari", tag("Ethi"): "SansEthiopic",
    tag("Geor"): "SansGeorgian", tag("Gujr"): "SansGujarati", tag("Guru"): "SansGurmukhi",
    tag("Hebr"): "SansHebrew", tag("Knda"): "SansKannada", tag("Khmr"): "SansKhmer",
    tag("Laoo"): "SansLao", tag("Mlym"): "SansMalayalam", tag("Mong"): "SansMongolian",
    tag("Mymr"): "SansMyanmar", tag("Orya"): "SansOriya", tag("Sinh"): "SansSinhala",
    tag("Syrc"): "SansSyriac", tag("Taml"): "SansTamil", tag("Telu"): "SansTelugu",
    tag("Thaa"): "SansThaana", tag("Thai"): "SansThai", tag("Tibt"): "SerifTibetan",
    tag("Cans"): "SansCanadianAboriginal", tag("Tfng"): "SansTifinagh", tag("Yiii"): "SansYi",
    tag("Nkoo"): "SansNKo", tag("Vaii"): "SansVai", tag("Runr"): "SansRunic",
    tag("Ogam"): "SansOgham", tag("Goth"): "SansGothic", tag("Copt"): "SansCoptic",
    tag("Egyp"): "SansEgyptianHieroglyphs", tag("Xsux"): "SansCuneiform",
    tag("Dsrt"): "SansDeseret", tag("Glag"): "SansGlagolitic", tag("Tale"): "SansTaiLe",
  ]
}
