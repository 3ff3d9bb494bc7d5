import Foundation

/// Checks spelling: without a dictionary, no word is misspelled.
open class UITextChecker: NSObject {
  // Words that the app teaches outlive a checker on a device too, but not the app's process.
  private var ignored: [String] = []

  open class var availableLanguages: [String] { ["en_US"] }

  /// Returns a range without a location: nothing is misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) {
    if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
  }

  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Has no effect.
  open class func learnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Has no effect.
  open class func unlearnWord(_ word: String) {}
}

/// A language for typing.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The simulation's language and region, as in “en-US”.
  open var primaryLanguage: String? {
    SimulationHost.current.options.locale.identifier.replacingOccurrences(of: "_", with: "-")
  }

  /// One mode, for the preferred language.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Never posted here.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// A link, an attachment or a tagged range in a text view (iOS 17); no delegate receives one.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension UITextView {
  /// Has no effect: there is no keyboard with such glyphs (iOS 18).
  public var supportsAdaptiveImageGlyph: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension NSMutableAttributedString {
  /// Has no effect: fonts are replaced when text is shaped.
  public func fixAttributes(in range: NSRange) {}
}
