/// An alignment position for text along the horizontal axis.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension EnvironmentValues {
  private enum TextOptionsKey: EnvironmentKey {
    static var defaultValue: TextOptions { TextOptions() }
  }

  /// What modifiers set for texts, in one value, because every text reads all of it.
  private struct TextOptions: Sendable {
    var alignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var lineSpacing: CGFloat = 0
    var allowsTightening = false
    var lineLimit: Int?
    var leastLines = 0
    var minimumScaleFactor: CGFloat = 1
    var textCase: Text.Case?
    var fontWeight: Font.Weight?
    var fontDesign: Font.Design?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat = 0
    var textScale = Text.Scale.default
  }

  private var textOptions: TextOptions {
    get { self[TextOptionsKey.self] }
    set { self[TextOptionsKey.self] = newValue }
  }

  /// How a text view aligns its lines when it contains more than one line.
  public var multilineTextAlignment: TextAlignment {
    get { textOptions.alignment }
    set { textOptions.alignment = newValue }
  }

  /// How the layout truncates the last line of text to fit into the available space.
  public var truncationMode: Text.TruncationMode {
    get { textOptions.truncationMode }
    set { textOptions.truncationMode = newValue }
  }

  /// The distance in points between the bottom of one line fragment and the top of the next.
  public var lineSpacing: CGFloat {
    get { textOptions.lineSpacing }
    set { textOptions.lineSpacing = newValue }
  }

  /// Whether inter-character spacing should tighten to fit the text into the available space.
  public var allowsTightening: Bool {
    get { textOptions.allowsTightening }
    set { textOptions.allowsTightening = newValue }
  }

  /// The maximum number of lines that text can occupy in a view.
  public var lineLimit: Int? {
    get { textOptions.lineLimit }
    set { textOptions.lineLimit = newValue }
  }

  /// The number of lines for which a text reserves space.
  package var leastLines: Int {
    get { textOptions.leastLines }
    set { textOptions.leastLines = newValue }
  }

  /// The minimum permissible proportion to shrink the font size to fit the text into the available space.
  public var minimumScaleFactor: CGFloat {
    get { textOptions.minimumScaleFactor }
    set { textOptions.minimumScaleFactor = newValue }
  }

  /// A stylistic override to transform the case of text when displayed.
  public var textCase: Text.Case? {
    get { textOptions.textCase }
    set { textOptions.textCase = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { textOptions.fontWeight }
    set { textOptions.fontWeight = newValue }
  }

  package var fontDesign: Font.Design? {
    get { textOptions.fontDesign }
    set { textOptions.fontDesign = newValue }
  }

  package var isBold: Bool {
    get { textOptions.isBold }
    set { textOptions.isBold = newValue }
  }

  package var isItalic: Bool {
    get { textOptions.isItalic }
    set { textOptions.isItalic = newValue }
  }

  package var isMonospaced: Bool {
    get { textOptions.isMonospaced }
    set { textOptions.isMonospaced = newValue }
  }

  package var hasMonospacedDigits: Bool {
    get { textOptions.hasMonospacedDigits }
    set { textOptions.hasMonospacedDigits = newValue }
  }

  package var underline: Text.LineStyle? {
    get { textOptions.underline }
    set { textOptions.underline = newValue }
  }

  package var strikethrough: Text.LineStyle? {
    get { textOptions.strikethrough }
    set { textOptions.strikethrough = newValue }
  }

  package var kerning: CGFloat? {
    get { textOptions.kerning }
    set { textOptions.kerning = newValue }
  }

  package var tracking: CGFloat? {
    get { textOptions.tracking }
    set { textOptions.tracking = newValue }
  }

  package var baselineOffset: CGFloat {
    get { textOptions.baselineOffset }
    set { textOptions.baselineOffset = newValue }
  }

  package var textScale: Text.Scale {
    get { textOptions.textScale }
    set { textOptions.textScale = newValue }
  }
}
