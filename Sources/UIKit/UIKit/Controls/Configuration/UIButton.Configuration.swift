import Foundation

extension UIButton {
  /// The title, subtitle, image and background of a button, as a value (iOS 15).
  @preconcurrency @MainActor
  public struct Configuration: Hashable {
    /// The size, which determines the font and the insets around the content. Values: UIKit's.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The alignment of title and subtitle relative to each other. Values: UIKit's.
    public enum TitleAlignment: Int, Sendable {
      /// Like the horizontal alignment of the button's content.
      case automatic
      case leading, center, trailing
    }

    /// The style of the background's corners. Values: UIKit's.
    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// The background's own radius, up to half of the height.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The style on a Mac; no effect here. Values: UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The menu indicator (iOS 16). Values: UIKit's.
    public enum Indicator: Int, Sendable {
      /// Shown for buttons whose menu changes their title.
      case automatic
      case none
      case popup
    }

    var look: ButtonLook
    /// The colours of the state that the configuration was updated for.
    var stateColors: StateColors?
    /// The background behind the content.
    public var background: UIBackgroundConfiguration
    /// The style of the background's corners. One other than ``CornerStyle/dynamic`` takes the
    /// background's radius from the style's to the system's default (iOS 26.1; high); a radius that
    /// was set stays (inferred; low).
    public var cornerStyle: CornerStyle {
      didSet {
        guard cornerStyle != .dynamic, background.cornerRadius == look.cornerRadius else { return }
        background.cornerRadius = ButtonLook.standardRadius
      }
    }
    /// The size of the button; setting it also sets the content insets.
    public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
    /// No effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// The colour of title, subtitle and image; `nil` means the style's.
    public var baseForegroundColor: UIColor?
    /// The colour that the background's is derived from; `nil` means the style's.
    public var baseBackgroundColor: UIColor?

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of a title that doesn't fit (iOS 16).
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of a subtitle that doesn't fit (iOS 16).
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The menu indicator (iOS 16).
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The insets around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The edge of the title that the image is placed at: one of the four.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The minimum width reserved for an image next to a title, in points (iOS 17).
    public var imageReservation: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic

    /// Whether the appearance changes for a selected button.
    public var automaticallyUpdateForSelection: Bool

    // MARK: Looks

    init(_ look: ButtonLook) {
      self.look = look
      background = .clear()
      // `nil` until the style is known for a state.
      background.backgroundColor = nil
      background.cornerRadius = look.cornerRadius
      cornerStyle = look.isGlass ? .capsule : .dynamic
      contentInsets = Size.medium.contentInsets
      automaticallyUpdateForSelection = look.updatesForSelection
    }

    /// Content in the tint, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Content in the tint on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Content in the tint on a background of the faded tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White content on a background of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }

    // On a Mac these four depend on its idiom setting; elsewhere they are equal to those above.

    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.prominent) }

    /// Content on glass (iOS 26).
    public static func glass() -> Configuration { Configuration(.glass) }
    /// Content on glass in the tint (iOS 26).
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    /// Content on clear glass (iOS 26).
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    /// Content on clear glass in the tint (iOS 26).
    public static func prominentClearGlass() -> Configuration {
      Configuration(.prominentClearGlass)
    }

    /// Resets the content insets to the defaults of the size.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.contentInsets }

    /// Returns the configuration with the colours of a button's state; explicitly set colours
    /// remain.
    public func updated(for button: UIButton) -> Configuration {
      resolved(tint: button.tintColor, state: button.state)
    }
  }
}
