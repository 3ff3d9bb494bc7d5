import Foundation

/// Converts one of UIKit's attributes between attribute containers and dictionaries.
private struct AttributeBridge {
  let key: NSAttributedString.Key
  /// Returns the attribute of a container as a dictionary value.
  let read: (AttributeContainer) -> Any?
  /// Sets the attribute of a container from a dictionary value.
  let write: (inout AttributeContainer, Any) -> Void

  init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self] }
    write = { if let value = $1 as? Key.Value { $0[Key.self] = value } }
  }

  /// Converts lengths, which are any kind of number in dictionaries.
  init<Key: AttributedStringKey>(length type: Key.Type) where Key.Value == CGFloat {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self] }
    write = { container, value in
      switch value {
      case let value as CGFloat: container[Key.self] = value
      case let value as Double: container[Key.self] = CGFloat(value)
      case let value as Int: container[Key.self] = CGFloat(value)
      case let value as NSNumber: container[Key.self] = CGFloat(value.doubleValue)
      default: break
      }
    }
  }

  /// Converts lines, which are raw values in dictionaries.
  init<Key: AttributedStringKey>(line type: Key.Type) where Key.Value == NSUnderlineStyle {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self]?.rawValue }
    write = { if let value = $1 as? Int { $0[Key.self] = NSUnderlineStyle(rawValue: value) } }
  }

  private typealias Attributes = AttributeScopes.UIKitAttributes

  static var all: [AttributeBridge] {
    [
      AttributeBridge(Attributes.FontAttribute.self),
      AttributeBridge(Attributes.ParagraphStyleAttribute.self),
      AttributeBridge(Attributes.ForegroundColorAttribute.self),
      AttributeBridge(Attributes.BackgroundColorAttribute.self),
      AttributeBridge(length: Attributes.KernAttribute.self),
      AttributeBridge(length: Attributes.TrackingAttribute.self),
      AttributeBridge(line: Attributes.StrikethroughStyleAttribute.self),
      AttributeBridge(line: Attributes.UnderlineStyleAttribute.self),
      AttributeBridge(Attributes.UnderlineColorAttribute.self),
      AttributeBridge(Attributes.StrikethroughColorAttribute.self),
      AttributeBridge(length: Attributes.BaselineOffsetAttribute.self),
      AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ]
  }
}

extension AttributeContainer {
  /// Creates a container from the attributes of a dictionary that UIKit knows; others are omitted.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = dictionary[bridge.key] { bridge.write(&self, value) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary from the attributes of a container that UIKit knows; others are omitted.
  public init(_ container: AttributeContainer) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = bridge.read(container) { self[bridge.key] = value }
    }
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes that UIKit knows; others are omitted.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]),
          attributes: [NSAttributedString.Key: Any](run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a text with the attributes that UIKit knows; others are omitted.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}
