/// How assistive technologies describe an element. The raw values are UIKit's: recalled, except for
/// the ones with a source.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The value is AccessibilitySnapshot's (medium).
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A switch (iOS 17); before, a trait of the system's own switches with the same value
  /// (AccessibilitySnapshot; a container that copies a switch's traits is read as one; high).
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // Traits of the system's own views, which have no public names. An element that copies a view's
  // traits is read like the view. The values are AccessibilitySnapshot's (medium).

  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// A button of a tab bar.
  package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// A text of several lines that can be edited.
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
