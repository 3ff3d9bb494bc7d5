import Foundation

extension UIButton.Configuration {
  /// The colours of the look in the button's state, where none are set.
  func resolved(for button: UIButton) -> Self {
    var copy = self
    let tint: UIColor = button.tintColor
    copy.baseForegroundColor = foreground(tint, button.state)
    if background.backgroundColor == nil {
      copy.background.backgroundColor = backgroundColor(tint, button.state)
    }
    return copy
  }

  private var isPressable: Bool { look != .plain && look != .borderless }

  /// Disabled content is grey; a touched one without a background fades (recalled; medium).
  private func foreground(_ tint: UIColor, _ state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let standard: UIColor = look.isProminent ? .white : look.isGlass ? .label : tint
    let color = baseForegroundColor ?? standard
    return state.contains(.highlighted) && !isPressable ? color.faded(0.75) : color
  }

  /// Opacities: grey a system fill (pixels of iOS 26; high); a selected button's 0.18 of the tint
  /// (the same; high), taken for the tinted look as well (low). Disabled ones are a grey fill, and
  /// touched ones fade to three quarters (recalled; low).
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

  /// Without its blur: white at 0.31, and in the dark (44, 44, 46) at 0.75 (a fit to pixels of
  /// iOS 26; medium).
  private static let glassFill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 0.75)
      : UIColor(white: 1, alpha: 0.31)
  }

  /// The radius of the background's corners (frame dumps of iOS 26.1; high).
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

  /// The title with its attributes.
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
    standard.foregroundColor = baseForegroundColor
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
