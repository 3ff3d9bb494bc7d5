import Graphics

/// The content of a screen that has nothing to show: an image, texts, and buttons (iOS 17).
///
/// Fonts and distances of the standard ones are recalled (low).
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignment of the parts. Values: UIKit's.
  public enum Alignment: Int, Sendable {
    /// All parts are centred.
    case center = 0
    /// All parts are at the leading edge.
    case natural = 1
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// Takes precedence over the plain text. Never mutated once set, so that values can be compared
  /// anywhere.
  public nonisolated(unsafe) var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  /// Takes precedence over the plain secondary text. Never mutated once set.
  public nonisolated(unsafe) var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The primary button, shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The secondary button, shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  public var alignment = Alignment.center
  /// The axes along which the superview's margins apply if they are larger.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background behind the parts.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator replaces the image.
  var showsWheel = false
  /// Whether the title includes the search text.
  var tellsSearch = false

  private init(text: TextProperties, secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  // MARK: Standard ones

  private static func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: SimulationHost.current.predictedTraits)
  }

  /// Returns an empty configuration to be filled: an image, a bold title and a grey text.
  public static func empty() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(
      text: TextProperties(
        font: .systemFont(ofSize: font(.title2).pointSize, weight: .bold), color: .label),
      secondary: TextProperties(font: font(.subheadline), color: .secondaryLabel))
    made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    made.imageProperties.tintColor = .secondaryLabel
    return made
  }

  /// Returns a configuration with an activity indicator above “Loading…”.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(
      text: TextProperties(font: font(.subheadline), color: .secondaryLabel),
      secondary: TextProperties(font: font(.subheadline), color: .secondaryLabel))
    made.text = "Loading…"
    made.showsWheel = true
    return made
  }

  /// Returns a configuration with a magnifying glass above “No Results”; in a search, with the
  /// search text.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = empty()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    made.tellsSearch = true
    return made
  }

  // MARK: For UIContentConfiguration

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns a copy whose title includes the search text, unless the standard title was changed.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard tellsSearch, text == Self.search().text,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var copy = self
    copy.text = "No Results for “\(searched)”"
    return copy
  }
}
