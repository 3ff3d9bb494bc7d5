import Graphics
import Typography

/// The style of a part of a text, before it's resolved.
struct TextStyling {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits = false
  var design: Font.Design?
  var foreground: AnyShapeStyle?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  var background: Color?
  var link: URL?

  /// Applies a text's changes, so that inner ones win.
  func applying(_ changes: [Text.Change]) -> TextStyling {
    var style = self
    for change in changes.reversed() {
      switch change {
      case .font(let font): style.font = font ?? style.font
      case .weight(let weight): style.weight = weight ?? style.weight
      case .bold(let isActive): style.isBold = isActive
      case .italic(let isActive): style.isItalic = isActive
      case .monospaced(let isActive): style.isMonospaced = isActive
      case .monospacedDigit: style.hasMonospacedDigits = true
      case .design(let design): style.design = design ?? style.design
      case .foreground(let foreground):
        style.foreground = foreground.style ?? style.foreground
      case .underline(let line): style.underline = line
      case .strikethrough(let line): style.strikethrough = line
      case .kerning(let kerning): style.kerning = kerning
      case .tracking(let tracking): style.tracking = tracking
      case .baselineOffset(let offset): style.baselineOffset = offset
      case .scale(let scale): style.scale = scale
      case .label: break
      }
    }
    return style
  }
}

/// Turns a text into runs for Typography.
struct TextResolver {
  let environment: EnvironmentValues
  private(set) var string = ""
  private(set) var runs: [StyledText.Run] = []
  /// The images in the text, by their position in UTF-16 units.
  private(set) var images: [Int: ImageContent] = [:]
  /// The paint of all runs if it isn't a single colour.
  private(set) var paint: Paint?
  private(set) var links: [TextContent.Link] = []
  /// The text as assistive technologies read it, if that differs.
  private(set) var spoken: String?

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The share of a text's size for secondary text (facts: layout §1.15, high).
  private static let secondaryScale: CGFloat = 0.8
  private static let imageCharacter = "\u{FFFC}"

  mutating func add(_ text: Text, _ outer: TextStyling) {
    let label = text.changes.lazy.compactMap {
      if case .label(let label) = $0 { label } else { nil }
    }.first
    guard let label else {
      let start = string.endIndex
      let spokenBefore = spoken
      addParts(of: text, outer)
      if spokenBefore != nil, spoken == spokenBefore { spoken? += string[start...] }
      return
    }
    let before = spoken ?? string
    addParts(of: text, outer)
    spoken = before + label.content(in: environment).spokenString
  }

  private mutating func addParts(of text: Text, _ outer: TextStyling) {
    let style = outer.applying(text.changes)
    switch text.source {
    case .verbatim(let string): append(string, style)
    case .key(let key, let table, let bundle): append(key, table, bundle, style)
    case .attributed(let text): append(text, style)
    case .formatted(let text): append(text.text(environment), style)
    case .image(let image): append(image, style)
    case .parts(let parts): for part in parts { add(part, style) }
    }
  }

  // MARK: Parts

  private mutating func append(_ text: String, _ style: TextStyling) {
    let text = environment.textCase.map { $0.apply(to: text, environment.locale) } ?? text
    if text.isEmpty { return }
    if let link = style.link {
      let start = string.utf16.count
      links.append(TextContent.Link(range: start..<start + text.utf16.count, url: link))
    }
    string += text
    runs.append(StyledText.Run(length: text.utf16.count, attributes: attributes(style)))
  }

  private mutating func append(_ image: Image, _ style: TextStyling) {
    var environment = environment
    environment.font = style.font ?? environment.font
    let content = image.content(in: environment)
    let size = content.size
    var attributes = attributes(style)
    attributes.attachment = CGRect(
      x: 0, y: -content.descent, width: size.width, height: size.height)
    images[string.utf16.count] = content
    string += Self.imageCharacter
    runs.append(StyledText.Run(length: 1, attributes: attributes))
  }

  private mutating func append(_ text: AttributedString, _ style: TextStyling) {
    for run in text.runs {
      var inner = style
      let scope = run.swiftUI
      if let font = scope.font { inner.font = font }
      if let color = scope.foregroundColor { inner.foreground = AnyShapeStyle(color) }
      if let color = scope.backgroundColor { inner.background = color }
      if let line = scope.underlineStyle { inner.underline = line }
      if let line = scope.strikethroughStyle { inner.strikethrough = line }
      if let kern = scope.kern { inner.kerning = kern }
      if let tracking = scope.tracking { inner.tracking = tracking }
      if let offset = scope.baselineOffset { inner.baselineOffset = offset }
      if let intent = run.inlinePresentationIntent { inner.add(intent) }
      if let link = run.link { inner.setLink(link) }
      append(String(text[run.range].characters), inner)
    }
  }

  /// Adds a key's text: localized, with Markdown, and with its arguments.
  private mutating func append(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ style: TextStyling
  ) {
    let format =
      environment.contentResources.localizedFormat(
        key.key, table: table, bundle: bundle, arguments: key.arguments.map(\.value), environment)
      ?? key.key
    let pieces = key.isFormat ? FormatPieces(format) : FormatPieces(literal: format)
    for run in InlineMarkdown.runs(pieces.text) {
      let inner = style.applying(run)
      var text = ""
      for character in run.text {
        guard let specifier = pieces.specifier(of: character) else {
          text.append(character)
          continue
        }
        guard key.arguments.indices.contains(specifier.argument) else { continue }
        switch key.arguments[specifier.argument] {
        case .text(let argument):
          append(text, inner)
          text = ""
          add(argument, inner)
        case .attributed(let argument):
          append(text, inner)
          text = ""
          append(argument, inner)
        case let argument:
          text += specifier.format(argument, environment.locale)
        }
      }
      append(text, inner)
    }
  }

  // MARK: Attributes

  private mutating func attributes(_ style: TextStyling) -> TextAttributes {
    let environment = environment
    var font = style.font ?? environment.font ?? .body
    if let weight = style.weight ?? environment.fontWeight { font = font.weight(weight) }
    if style.isBold ?? environment.isBold { font = font.bold() }
    if style.isItalic ?? environment.isItalic { font = font.italic() }
    if style.isMonospaced ?? environment.isMonospaced { font = font.monospaced() }
    if style.hasMonospacedDigits || environment.hasMonospacedDigits {
      font = font.monospacedDigit()
    }
    var descriptor = font.descriptor(in: environment)
    if let design = style.design ?? environment.fontDesign,
      descriptor.family == .system || design != .default
    {
      descriptor.family = design.family
    }
    if style.scale?.isSecondary ?? environment.textScale.isSecondary {
      // Lines stay as high as they were.
      let metrics = FontLibrary.shared.metrics(descriptor)
      descriptor.linePitch = descriptor.linePitch ?? metrics.lineHeight
      descriptor.size *= Self.secondaryScale
    }
    var attributes = TextAttributes(font: descriptor, color: color(style))
    attributes.kern = style.kerning ?? environment.kerning
    attributes.tracking = style.tracking ?? environment.tracking ?? 0
    attributes.baselineOffset = style.baselineOffset ?? environment.baselineOffset
    attributes.underline = line(style.underline ?? environment.underline)
    attributes.strikethrough = line(style.strikethrough ?? environment.strikethrough)
    attributes.background = style.background.map { CGColor($0.rgba(in: environment)) }
    return attributes
  }

  private mutating func color(_ style: TextStyling) -> CGColor {
    let paint: Paint
    if let foreground = style.foreground {
      paint = foreground.paint(in: environment)
    } else if style.link != nil {
      paint = environment.tintPaint
    } else {
      paint = environment.foregroundPaint()
    }
    if case .color(let color) = paint { return CGColor(color) }
    self.paint = paint
    return CGColor(paint.solidColor ?? .black)
  }

  private func line(_ style: Text.LineStyle?) -> TextAttributes.Line? {
    style.map {
      TextAttributes.Line(color: $0.color.map { CGColor($0.rgba(in: environment)) })
    }
  }
}

extension TextStyling {
  func applying(_ run: MarkdownRun) -> TextStyling {
    var style = self
    if run.isStrong { style.isBold = true }
    if run.isEmphasized { style.isItalic = true }
    if run.isCode { style.isMonospaced = true }
    if run.isStruckThrough { style.strikethrough = .single }
    if let link = run.link { style.setLink(link) }
    return style
  }

  /// Links have the tint unless they have a colour of their own.
  mutating func setLink(_ url: URL) {
    link = url
  }

  mutating func add(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }
}

extension Text.Case {
  func apply(to text: String, _ locale: Locale) -> String {
    switch self {
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    }
  }
}
