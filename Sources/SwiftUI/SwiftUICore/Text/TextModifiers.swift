extension View {
  /// Sets the default font for text in this view.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the font weight of the text in this view.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Sets the font width of the text in this view. Only one width of the system font is available.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the font design of the text in this view.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Applies a bold font weight to the text in this view.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.isBold, isActive)
  }

  /// Applies italics to the text in this view.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Modifies the fonts of all child views to use the fixed-width variant of the current font, if possible.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.isMonospaced, isActive)
  }

  /// Modifies the fonts of all child views to use fixed-width digits, if possible.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.hasMonospacedDigits, true)
  }

  /// Applies an underline to the text in this view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Applies a strikethrough to the text in this view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the spacing, or kerning, between characters for the text in this view.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.kerning, kerning)
  }

  /// Sets the tracking for the text in this view.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }

  /// Sets the vertical offset for the text relative to its baseline in this view.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }

  /// Applies a text scale to text in the view.
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View {
    modifier(EnvironmentModifier { if isEnabled { $0.textScale = scale } })
  }

  /// Sets a transform for the case of the text contained in this view when displayed.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  // MARK: Lines

  /// Sets the maximum number of lines that text can occupy in this view.
  public nonisolated func lineLimit(_ number: Int?) -> some View { lines(0, number) }

  /// Sets to a partial range the number of lines that text can occupy in this view.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }

  /// Sets to a partial range the number of lines that text can occupy in this view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(0, limit.upperBound)
  }

  /// Sets to a closed range the number of lines that text can occupy in this view.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }

  /// Sets a limit for the number of lines text can occupy in this view.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : 0, limit)
  }

  private nonisolated func lines(
    _ least: Int, _ most: Int?
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier {
        $0.leastLines = least
        $0.lineLimit = most
      })
  }

  /// Sets the alignment of a text view that contains multiple lines of text.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the truncation mode for lines of text that are too long to fit in the available space.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the minimum amount that text in this view scales down to fit in the available space.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether text in this view can compress the space between characters when necessary.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the amount of space between lines of text in this view.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  // MARK: What a still picture doesn't show

  /// Controls whether people can select text within this view.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// A type that describes the ability to select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// A selectability type that enables text selection by the person using your app.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// A selectability type that disables text selection by the person using your app.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
