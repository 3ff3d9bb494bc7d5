/// A view that displays one or more lines of read-only text.
public nonisolated struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  /// The type of truncation to apply to a line of text when it's too long to fit in the available space.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A scheme for transforming the capitalization of characters within text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// A description of the line style.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern that the line has.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    var pattern: Pattern
    var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// Draws a single solid line.
    public static let single = LineStyle()
  }

  /// Defines text scales.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// Defines default text scale.
    public static let `default` = Scale(isSecondary: false)
    /// Defines secondary text scale.
    public static let secondary = Scale(isSecondary: true)
  }

  indirect enum Source: Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case formatted(FormattedText)
    case image(Image)
    case parts([Text])
  }

  indirect enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case design(Font.Design?)
    case foreground(TextForeground)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Scale)
    /// What assistive technologies read instead.
    case label(Text)
  }

  /// A style; two are equal if they paint alike.
  struct TextForeground: Equatable, Sendable {
    var style: AnyShapeStyle?

    static func == (a: TextForeground, b: TextForeground) -> Bool {
      a.style?.paint(in: EnvironmentValues()) == b.style?.paint(in: EnvironmentValues())
    }
  }

  var source: Source
  /// The innermost first.
  var changes: [Change] = []

  init(_ source: Source) {
    self.source = source
  }

  public static func == (a: Text, b: Text) -> Bool {
    a.changes == b.changes && a.source == b.source
  }

  // MARK: Creation

  /// Creates a text view that displays localized content identified by a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  /// Creates a text view that displays a string literal without localization.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Creates a text view that displays a stored string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Creates a text view that displays styled attributed content.
  // Disfavored, because a literal could also be an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Creates an instance that wraps an image, suitable for concatenating with other text.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Creates a text view that displays the formatted representation of a nonstring type.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedText { format.locale($0.locale).format(input) }))
  }

  /// Creates a text view that displays the formatted representation of a nonstring type.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  /// Creates a text view that displays the formatted representation of a reference-convertible value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Creates a text view that displays the formatted representation of a Foundation object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Creates an instance that displays localized dates and times using a specific style.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(FormattedText { style.text(of: date, in: $0) }))
  }

  /// Creates an instance that displays a localized range between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .formatted(
        FormattedText { environment in
          let style = Date.IntervalFormatStyle(
            date: .abbreviated, time: .shortened, locale: environment.locale,
            calendar: environment.calendar, timeZone: environment.timeZone)
          return style.format(dates.lowerBound..<dates.upperBound)
        }))
  }

  /// Creates an instance that displays a localized time interval.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  // MARK: Concatenation

  /// Concatenates the text in two text views in a new text view.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if lhs.changes.isEmpty, case .parts(let parts) = lhs.source {
      return Text(.parts(parts + [rhs]))
    }
    return Text(.parts([lhs, rhs]))
  }
}

extension Text.Source: Equatable {
  static func == (a: Text.Source, b: Text.Source) -> Bool {
    switch (a, b) {
    case (.verbatim(let x), .verbatim(let y)): x == y
    case (.key(let x, let xTable, let xBundle), .key(let y, let yTable, let yBundle)):
      x == y && xTable == yTable && xBundle == yBundle
    case (.attributed(let x), .attributed(let y)): x == y
    case (.image(let x), .image(let y)): x == y
    case (.parts(let x), .parts(let y)): x == y
    case (.formatted(let x), .formatted(let y)):
      x.text(EnvironmentValues()) == y.text(EnvironmentValues())
    default: false
    }
  }
}

/// A text that depends on the locale, calendar and time zone.
struct FormattedText: @unchecked Sendable {
  let text: (EnvironmentValues) -> String

  init(_ text: @escaping (EnvironmentValues) -> String) {
    self.text = text
  }
}
