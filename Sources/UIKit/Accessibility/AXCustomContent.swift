import Foundation

/// A fact about an element in addition to its label and value, such as a size or date in a list of
/// photos. A snapshot by `.accessibilityElements` lists it.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  /// When the content is read. The raw values are Apple's.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default` = 0
    /// With the element.
    case high = 1
  }

  open var label: String { attributedLabel.string }
  public let attributedLabel: NSAttributedString
  open var value: String { attributedValue.string }
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  // MARK: Copying and coding

  /// Immutable but for the importance, which a copy keeps.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }

  open class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    guard let label = coder.decodeObject(of: NSString.self, forKey: "label"),
      let value = coder.decodeObject(of: NSString.self, forKey: "value")
    else { return nil }
    self.init(label: label as String, value: value as String)
    let stored = UInt(exactly: coder.decodeInteger(forKey: "importance"))
    importance = stored.flatMap(Importance.init) ?? .default
  }

  open func encode(with coder: NSCoder) {
    coder.encode(label as NSString, forKey: "label")
    coder.encode(value as NSString, forKey: "value")
    coder.encode(Int(importance.rawValue), forKey: "importance")
  }
}

/// A closure that returns an element's custom content.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element with custom content.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Preferred to the property (iOS 17); optional on a device.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}
