// Each of these exists for `View` as well; on a text they return a text, so that texts can be concatenated.
extension Text {
  private func adding(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// Sets the default font for text in the view.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  /// Sets the font width of the text.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets the font design of the text.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

  /// Applies a bold or emphasized treatment to the text.
  public func bold() -> Text { adding(.bold(true)) }

  /// Applies a bold or emphasized treatment to the text.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

  /// Applies italics to the text.
  public func italic() -> Text { adding(.italic(true)) }

  /// Applies italics to the text.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

  /// Modifies the font of the text to use the fixed-width variant of the current font, if possible.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

  /// Modifies the text view's font to use fixed-width digits.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }

  /// Sets the color of the text displayed by this view.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.foreground(TextForeground(style: color.map { AnyShapeStyle($0) })))
  }

  /// Sets the style of the text displayed by this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground(TextForeground(style: AnyShapeStyle(style))))
  }

  /// Applies an underline to the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Applies a strikethrough to the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the spacing, or kerning, between characters.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// Sets the tracking for the text.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// Sets the vertical offset for the text relative to its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }

  /// Applies a text scale to the text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale)) : self
  }

  // MARK: What isn't drawn

  /// Sets an alternative spoken or braille label.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.label(label)) }
  /// Sets an alternative spoken or braille label.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text {
    adding(.label(Text(label)))
  }
  /// Sets an alternative spoken or braille label.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    adding(.label(Text(label)))
  }
  /// Sets the accessibility level of this heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// Sets whether VoiceOver should always speak all punctuation in the text view.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Sets whether VoiceOver should speak the contents of the text view character by character.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
