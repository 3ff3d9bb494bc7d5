import Foundation

extension UIButton.Configuration {
  /// The colours of a style in a state. They are kept separate from colours that were set, so that
  /// a configuration that is set again follows the next state.
  struct StateColors: Hashable {
    var foreground: UIColor
    var background: UIColor
  }

  /// Returns the configuration with its style's colours in a state.
  func resolved(tint: UIColor, state: UIControl.State) -> Self {
    var copy = self
    copy.stateColors = StateColors(
      foreground: foreground(tint, state), background: backgroundColor(tint, state))
    return copy
  }

  /// The background as shown: with the state's colour, unless one is set.
  var shownBackground: UIBackgroundConfiguration {
    var shown = background
    if shown.backgroundColor == nil { shown.backgroundColor = stateColors?.background }
    return shown
  }

  /// The colour of the content as shown; `nil` before the state is known.
  var shownForeground: UIColor? { stateColors?.foreground ?? baseForegroundColor }

  private var isPressable: Bool { look != .plain && look != .borderless }

  /// Disabled content is grey; highlighted content without a background fades (recalled; medium).
  private func foreground(_ tint: UIColor, _ state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let standard: UIColor = look.isProminent ? .white : look.isGlass ? .label : tint
    let color = baseForegroundColor ?? standard
    return state.contains(.highlighted) && !isPressable ? color.faded(0.75) : color
  }

  /// Returns the background colour. Opacities: grey a system fill (pixels of iOS 26; high); a
  /// selected button's 0.18 of the tint (the same; high), assumed for the tinted style as well
  /// (low). Disabled ones are a grey fill, and highlighted ones fade to three quarters (recalled;
  /// low).
  private func backgroundColor(_ tint: UIColor, _ state: UIControl.State) -> UIColor {
    if state.contains(.disabled) {
      return isPressable ? .tertiarySystemFill : .clear
    }
    let base = baseBackgroundColor ?? tint
    var color: UIColor
    switch look {
    case .plain, .borderless: color = .clear
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted: color = base.faded(0.18)
    case .filled, .prominent, .prominentGlass, .prominentClearGlass: color = base
    case .glass, .clearGlass: color = baseBackgroundColor ?? Self.glassFill
    }
    if state.contains(.selected), automaticallyUpdateForSelection { color = base.faded(0.18) }
    return state.contains(.highlighted) && isPressable ? color.faded(0.75) : color
  }

  /// Glass without its blur: white at 0.31, and in the dark (44, 44, 46) at 0.75 (a fit to pixels
  /// of iOS 26; medium).
  private static let glassFill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 0.75)
      : UIColor(white: 1, alpha: 0.31)
  }

  /// Returns the radius of the background's corners (frame dumps of iOS 26.1; high).
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: min(height / 2, background.cornerRadius)
    case .small: 0.125 * height
    case .medium: 0.175 * height
    case .large: 0.25 * height
    case .capsule: height / 2
    }
  }

  // MARK: Texts

  /// Returns the title with its attributes.
  func titleText(for traits: UITraitCollection) -> NSAttributedString? {
    attributedTitle.map {
      text($0, buttonSize.titleStyle, titleTextAttributesTransformer, titleLineBreakMode, traits)
    }
  }

  func subtitleText(for traits: UITraitCollection) -> NSAttributedString? {
    attributedSubtitle.map {
      text(
        $0, buttonSize.subtitleStyle, subtitleTextAttributesTransformer, subtitleLineBreakMode,
        traits)
    }
  }

  private func text(
    _ text: AttributedString, _ style: UIFont.TextStyle,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ lineBreak: NSLineBreakMode,
    _ traits: UITraitCollection
  ) -> NSAttributedString {
    var standard = AttributeContainer()
    standard.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
    standard.foregroundColor = shownForeground
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes = standard
      attributes.merge(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      var values = [NSAttributedString.Key: Any](attributes)
      if values[.paragraphStyle] == nil {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineBreakMode = lineBreak
        values[.paragraphStyle] = paragraph
      }
      result.append(
        NSAttributedString(string: String(text.characters[run.range]), attributes: values))
    }
    return result
  }
}
