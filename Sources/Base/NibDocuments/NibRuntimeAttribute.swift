import Foundation

/// A property that is set by key path after the object is created.
package struct NibRuntimeAttribute: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    /// A key in the string table with the document's name.
    case localizedText(String)
    case color(NibColor)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case image(NibImage)
    case null
  }

  /// The key path, such as `layer.cornerRadius`.
  package var keyPath: String
  package var value: Value

  /// Reads a `userDefinedRuntimeAttribute`; `nil` for another element, or without a value of its
  /// type.
  package init?(_ element: NibElement) {
    guard element.name == "userDefinedRuntimeAttribute",
      let keyPath = element.attributes["keyPath"], !keyPath.isEmpty,
      let value = Value(element)
    else { return nil }
    self.keyPath = keyPath
    self.value = value
  }
}

extension NibRuntimeAttribute.Value {
  init?(_ element: NibElement) {
    let child = element.child(key: "value")
    let value: Self? =
      switch element.attributes["type"] {
      case "boolean": (element.flag("value") ?? child?.flag("value")).map { .flag($0) }
      case "number":
        child?.name == "integer"
          ? child?.integer("value").map { .integer($0) }
          : (child?.number("value") ?? element.number("value")).map { .number($0) }
      // An empty text is omitted.
      case "string": .text(element.text("value") ?? "")
      case "localizedString": .localizedText(element.text("value") ?? "")
      case "color": child.flatMap(NibColor.init).map { .color($0) }
      case "point": child?.ownPoint.map { .point($0) }
      case "size": child?.ownSize.map { .size($0) }
      case "rect": element.rect("value").map { .rect($0) }
      case "range":
        child.flatMap { child in
          guard let location = child.integer("location"), let length = child.integer("length"),
            location >= 0, length >= 0
          else { return nil }
          return .range(NSRange(location: location, length: length))
        }
      case "image": element.image("value").map { .image($0) }
      case "nil": .null
      default: nil
      }
    guard let value else { return nil }
    self = value
  }
}

extension NibElement {
  /// The properties that are set by key path, in order.
  package var runtimeAttributes: [NibRuntimeAttribute] {
    list("userDefinedRuntimeAttributes").compactMap(NibRuntimeAttribute.init)
  }
}
