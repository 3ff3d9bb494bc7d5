import CPango
import Synchronization

/// The fonts used to lay out text: named files, opened on first use.
///
/// There is no search through the machine's fonts and no fontconfig: a face is from one of the
/// files listed here, or from one passed to ``register(path:)``. Any thread may use a library.
package final class FontLibrary: Sendable {
  /// The library of the process; its fonts folder is TATEYOKO_FONTS if that is set.
  ///
  /// It also has the fonts of the app.
  package static let shared = FontLibrary(
    directory: ProcessInfo.processInfo.environment["TATEYOKO_FONTS"], app: .main)

  /// A folder that contains the files flat or as in /usr/share/fonts; nil means the latter.
  private let directory: String?
  /// The bundle whose fonts are registered before the first look-up by name.
  private let app: Bundle?
  let state = Mutex(State())
  private let fonts = BoundedCache<FontKey, FontResult>(limit: 512)
  // Limited by bytes: about a thousand recent short texts, so that long runs of many small pictures
  // remain small.
  let shapedTexts = BoundedCache<ShapedText.Key, ShapedText>(limit: 1 << 20)
  let layouts = BoundedCache<TextLayout.Key, TextLayout>(limit: 1 << 20)

  struct State {
    var faces: [FontFile: Result<LoadedFace, FontError>] = [:]
    var registered: [String: FontFile] = [:]
    /// The PostScript names of registered fonts by family, in the order of their registration.
    var families: [String: [String]] = [:]
    var hasAppFonts = false
    var fallbacks: [FallbackKey: Fallback] = [:]
  }

  /// The cascade's result for a character.
  struct Fallback: Sendable {
    /// The first face that contains it; nil if none does.
    var face: LoadedFace?
    /// The preceding faces that could not be opened, and might have contained it.
    var problems: [FontError]
  }

  struct FallbackKey: Hashable {
    var scalar: UInt32
    var script: UInt32
    var isBold: Bool
  }

  private struct FontKey: Hashable {
    enum Source: Hashable {
      case system(weight: CGFloat, isItalic: Bool, digits: Bool, SystemFontEdition)
      case monospaced(isBold: Bool, isItalic: Bool)
      case file(FontFile)
      case face(ObjectIdentifier)
    }
    var source: Source
    var size: CGFloat
  }

  private struct FontResult: Sendable { var font: ShapingFont? }

  /// - Parameters:
  ///   - directory: The folder that contains the files.
  ///   - app: The bundle of the app, whose fonts are registered when one is looked up by name.
  package init(directory: String? = nil, app: Bundle? = nil) {
    self.directory = directory.flatMap { $0.isEmpty ? nil : $0 }
    self.app = app
  }

  // MARK: Files

  /// The fonts that almost every screen needs.
  static let required: [FontFile] = [
    .system(weight: 0, isItalic: false, size: 17), .system(weight: 0, isItalic: false, size: 20),
    .cjk("JP", isBold: false), .emoji,
  ]

  /// Checks that the fonts that almost every screen needs are installed.
  package func verify() throws(FontError) {
    for file in Self.required { _ = try open(file).get() }
  }

  /// Registers the face of a font file under its PostScript name, its full name and, if the family has no regular
  /// face yet, its family's name.
  package func register(path: String) throws(FontError) -> [String] {
    let title = String(path.split(separator: "/").last ?? "font")
    let file = FontFile(name: title, path: path, package: nil)
    let face = try LoadedFace(file, at: path)
    let names = [
      HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_OT_NAME_ID_FULL_NAME,
    ].compactMap { face.name(Int32($0)) }
    let family =
      face.name(Int32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY))
      ?? face.name(
        Int32(HB_OT_NAME_ID_FONT_FAMILY))
    let style =
      face.name(Int32(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY))
      ?? face.name(
        Int32(HB_OT_NAME_ID_FONT_SUBFAMILY))
    state.withLock { state in
      state.faces[file] = .success(face)
      for name in names { state.registered[name] = file }
      guard let family else { return }
      if let name = names.first, state.families[family]?.contains(name) != true {
        state.families[family, default: []].append(name)
      }
      if style == "Regular" || state.registered[family] == nil { state.registered[family] = file }
    }
    return names
  }

  /// Registers the fonts that `UIAppFonts` of the app lists by their places in its bundle, as the system does when
  /// it launches one. Files that are missing or damaged are skipped, as there.
  func registerAppFonts() {
    guard let app, !state.withLock({ $0.hasAppFonts }) else { return }
    let places = app.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    for place in places { _ = try? register(path: "\(app.bundlePath)/\(place)") }
    state.withLock { $0.hasAppFonts = true }
  }

  /// Returns whether a font with the name is available for layout.
  package func hasFont(named name: String) -> Bool { file(named: name) != nil }

  private func file(named name: String) -> FontFile? {
    registerAppFonts()
    return state.withLock { $0.registered[name] } ?? FontFile.stand(inFor: name)
  }

  func path(of file: FontFile) -> String {
    if file.path.hasPrefix("/") { return file.path }
    guard let directory else { return "/usr/share/fonts/" + file.path }
    let flat = directory + "/" + file.path.split(separator: "/").last!
    return access(flat, R_OK) == 0 ? flat : directory + "/" + file.path
  }

  func open(_ file: FontFile) -> Result<LoadedFace, FontError> {
    state.withLock { state in
      if let known = state.faces[file] { return known }
      let path = path(of: file)
      var result: Result<LoadedFace, FontError>
      do throws(FontError) {
        result = .success(try LoadedFace(file, at: path))
      } catch {
        result = .failure(error)
      }
      state.faces[file] = result
      return result
    }
  }

  func loadedFace(path: String, index: Int) -> LoadedFace? {
    state.withLock { state in
      for case .success(let face) in state.faces.values
      where face.path == path && face.index == index {
        return face
      }
      return nil
    }
  }

  func face(_ file: FontFile) -> LoadedFace? { try? open(file).get() }

  // MARK: Metrics

  /// Returns the vertical metrics of a font.
  ///
  /// The system font's are the device's: 1950/2048 em up, 494/2048 em down, the same for all
  /// weights (measured, iOS 26.1 simulator; facts: layout §7.1).
  package func metrics(_ font: FontDescriptor) -> FontMetrics {
    let size = font.effectiveSize
    if case .named(let name) = font.family, let face = file(named: name).flatMap(face) {
      let extents = FontFile.extents(ofFontNamed: name) ?? face.extents()
      return FontMetrics(
        ascender: CGFloat(extents.ascender) * size, descender: CGFloat(extents.descender) * size,
        leading: CGFloat(extents.lineGap) * size,
        capHeight: CGFloat(face.metric(HB_OT_METRICS_TAG_CAP_HEIGHT, default: 0.7)) * size,
        xHeight: CGFloat(face.metric(HB_OT_METRICS_TAG_X_HEIGHT, default: 0.5)) * size,
        underlineOffset: CGFloat(
          -face.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, default: -0.1)) * size,
        underlineThickness: CGFloat(
          face.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, default: 0.05)) * size)
    }
    let em = CGFloat(SystemFontRule.unitsPerEm)
    let weight = font.family == .monospacedSystem ? 0 : font.weight
    let rule = SystemFontRule(size: Double(size), weight: Double(weight), edition: .current)
    return FontMetrics(
      ascender: CGFloat(SystemFontRule.ascender) / em * size,
      descender: CGFloat(SystemFontRule.descender) / em * size, leading: 0,
      capHeight: CGFloat(SystemFontRule.capHeight) / em * size,
      xHeight: CGFloat(rule.xHeight) / em * size,
      underlineOffset: Self.underlineOffset * size, underlineThickness: Self.underline(font) * size)
  }

  // Not recorded: Inter's own underline, 0.073 em thick at regular and 0.122 em below the baseline.
  private static let underlineOffset: CGFloat = 0.122

  private static func underline(_ font: FontDescriptor) -> CGFloat {
    0.073 * (1 + min(max(font.weight, -0.5), 0.62))
  }

  // MARK: Fonts to shape with

  func font(_ descriptor: FontDescriptor, edition: SystemFontEdition) -> ShapingFont? {
    let size = descriptor.effectiveSize
    let isBold = descriptor.weight >= 0.3
    switch descriptor.family {
    case .system:
      let source = FontKey.Source.system(
        weight: descriptor.weight, isItalic: descriptor.isItalic,
        digits: descriptor.hasMonospacedDigits, edition)
      return cached(FontKey(source: source, size: size)) {
        let file = FontFile.system(
          weight: descriptor.weight, isItalic: descriptor.isItalic, size: size)
        return face(file).map {
          ShapingFont(
            system: $0, regular: face(.system(weight: 0, isItalic: false, size: 17)) ?? $0,
            rule: SystemFontRule(
              size: Double(size), weight: Double(descriptor.weight),
              isItalic: descriptor.isItalic, edition: edition),
            hasMonospacedDigits: descriptor.hasMonospacedDigits)
        }
      }
    case .monospacedSystem:
      let source = FontKey.Source.monospaced(isBold: isBold, isItalic: descriptor.isItalic)
      return cached(FontKey(source: source, size: size)) {
        face(.monospaced(isBold: isBold)).map {
          ShapingFont(monospaced: $0, size: Double(size), isOblique: descriptor.isItalic)
        }
      }
    case .serifSystem:
      return font(.serif(isBold: isBold, isItalic: descriptor.isItalic), size: size)
    case .named(let name):
      guard let file = file(named: name) else { return nil }
      return font(file, size: size)
    }
  }

  private func font(_ file: FontFile, size: CGFloat) -> ShapingFont? {
    cached(FontKey(source: .file(file), size: size)) {
      face(file).map { ShapingFont($0, size: Double(size)) }
    }
  }

  func font(_ face: LoadedFace, size: CGFloat) -> ShapingFont? {
    cached(FontKey(source: .face(ObjectIdentifier(face)), size: size)) {
      ShapingFont(face, size: Double(size))
    }
  }

  private func cached(_ key: FontKey, _ make: () -> ShapingFont?) -> ShapingFont? {
    fonts.value(for: key) { FontResult(font: make()) }.font
  }

  /// Returns why a font can't be used for shaping; nil if it can.
  func problem(with descriptor: FontDescriptor) -> FontError? {
    let file: FontFile? =
      switch descriptor.family {
      case .system:
        .system(
          weight: descriptor.weight, isItalic: descriptor.isItalic, size: descriptor.effectiveSize)
      case .monospacedSystem: .monospaced(isBold: descriptor.weight >= 0.3)
      case .serifSystem:
        .serif(isBold: descriptor.weight >= 0.3, isItalic: descriptor.isItalic)
      case .named(let name): self.file(named: name)
      }
    return file.flatMap(problem)
  }

  func problem(_ file: FontFile) -> FontError? {
    guard case .failure(let error) = open(file) else { return nil }
    return error
  }

  func fallback(for scalar: UInt32, script: UInt32, isBold: Bool) -> Fallback {
    let key = FallbackKey(scalar: scalar, script: script, isBold: isBold)
    if let known = state.withLock({ $0.fallbacks[key] }) { return known }
    var found = Fallback(face: nil, problems: [])
    for file in FontCascade.files(for: script, isBold: isBold) {
      switch open(file) {
      case .success(let face) where face.covers(scalar): found.face = face
      case .success: continue
      case .failure(let error):
        found.problems.append(error)
        continue
      }
      break
    }
    state.withLock { state in
      if state.fallbacks.count > 8192 { state.fallbacks = [:] }
      state.fallbacks[key] = found
    }
    return found
  }
}
