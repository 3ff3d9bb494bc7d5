import Testing

@testable import AssetCatalogs

@Suite struct ColorSetTests {
  private let catalog: Catalog

  init() throws {
    catalog = try Catalog()
  }

  private func components(_ red: String, alpha: String = "\"1.000\"") throws -> AssetColor? {
    try catalog.color(
      """
      {"color-space": "srgb", "components": {"red": \(red), "green": "0.250", "blue": "0x80",
       "alpha": \(alpha)}}
      """)
  }

  @Test(
    "a component is a fraction, an integer up to 255, a hexadecimal number or a JSON number",
    arguments: [
      ("\"0.533\"", 0.533), ("\"1.000\"", 1), ("\"136\"", 136.0 / 255), ("\"1\"", 1.0 / 255),
      ("\"0\"", 0), ("\"255\"", 1), ("\"0xFF\"", 1), ("\"0x0a\"", 10.0 / 255), ("0.5", 0.5),
      ("1", 1),
      ("\"-0.25\"", -0.25), ("\"1.25\"", 1.25), ("\" 0.5 \"", 0.5),
    ] as [(String, Double)])
  func spellings(text: String, expected: Double) throws {
    #expect(
      try components(text)
        == .rgb(.sRGB, red: expected, green: 0.25, blue: 128.0 / 255, alpha: 1))
  }

  @Test(
    "alpha is a fraction, even as an integer",
    arguments: [
      ("\"0.500\"", 0.5), ("\"1\"", 1), ("1", 1), ("\"0\"", 0), ("\"0x80\"", 128.0 / 255),
    ]
      as [(String, Double)])
  func alpha(text: String, expected: Double) throws {
    guard case .rgb(_, _, _, _, let alpha)? = try components("\"0\"", alpha: text) else {
      Issue.record("no colour of three components")
      return
    }
    #expect(alpha == expected)
  }

  @Test("colour spaces, greys and system colours")
  func spaces() throws {
    for space in [
      AssetColor.Space.sRGB, .extendedSRGB, .extendedLinearSRGB, .displayP3,
    ] {
      let color = try catalog.color(
        """
        {"color-space": "\(space.rawValue)", "components": {"red": "0.1", "green": "0.2",
         "blue": "0.3"}}
        """)
      #expect(color == .rgb(space, red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    }
    for space in [AssetColor.Space.gray, .extendedGray] {
      let color = try catalog.color(
        """
        {"color-space": "\(space.rawValue)", "components": {"white": "51", "alpha": "0.5"}}
        """)
      #expect(color == .gray(space, white: 0.2, alpha: 0.5))
    }
    #expect(
      try catalog.color("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}")
        == .system(name: "systemBlueColor"))
    #expect(
      try catalog.color("{\"color-space\": \"srgb\", \"components\": {\"white\": \"1.0\"}}")
        == .rgb(.sRGB, red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test("variants have conditions, and an empty slot isn't a variant")
  func variants() throws {
    try catalog.add(
      "V.colorset",
      """
      {"colors": [{"idiom": "universal"}, {"idiom": "universal", "color": {"reference": "labelColor"}},
       {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"reference": "linkColor"}}]}
      """)
    let set = try AssetReader.colorSet(at: "\(catalog.path)/V.colorset")
    #expect(set.variants.count == 2)
    #expect(
      set.variants.best(for: AssetTraits(luminosity: .dark))?.color == .system(name: "linkColor"))
    #expect(
      set.variants.best(for: AssetTraits(luminosity: .light))?.color == .system(name: "labelColor"))
  }

  @Test(
    "an invalid colour is reported with its path",
    arguments: [
      ("{\"color-space\": \"cmyk\", \"components\": {}}", "colors[0].color.color-space"),
      ("{\"components\": {\"red\": \"1\", \"green\": \"1\"}}", "the key blue is missing"),
      ("{\"components\": {\"red\": \"0x1FFFF\"}}", "colors[0].color.components.red"),
      ("{\"components\": {\"red\": \"nan\"}}", "“nan” is not a component of a colour"),
      ("{\"components\": {\"red\": \"much\"}}", "“much” is not a component of a colour"),
      ("{\"components\": {\"red\": []}}", "colors[0].color.components.red"),
    ])
  func problems(color: String, words: String) {
    do {
      _ = try catalog.color(color)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
    }
  }
}
