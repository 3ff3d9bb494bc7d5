import Foundation

/// An element with a title and an image that can be chosen.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open internal(set) var title: String
  /// A second line below the title (iOS 15).
  open var subtitle: String?
  /// An identifier for tests; the one of the row that shows the element.
  open var accessibilityIdentifier: String?
  /// The image next to the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

extension UIMenuElement {
  /// Whether an element is selected.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen (iOS 16).
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
