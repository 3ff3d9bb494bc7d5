/// A connection from an object to another one.
package enum NibConnection: Hashable, Sendable {
  /// A property that stores the destination.
  case outlet(property: String, destination: String)
  /// An array that the destination is appended to; `appends` to the object's existing elements.
  case outletCollection(property: String, destination: String, appends: Bool)
  /// A message to the destination: on a control event, or without an event for recognizers and bar
  /// items.
  case action(selector: String, destination: String, event: String?)
  case segue(NibSegue)

  /// Reads an element of `connections`; `nil` for another element.
  package init?(_ element: NibElement) {
    let attributes = element.attributes
    if element.name == "segue" {
      guard let segue = NibSegue(element) else { return nil }
      self = .segue(segue)
      return
    }
    guard let destination = attributes["destination"] else { return nil }
    switch element.name {
    case "outlet":
      guard let property = attributes["property"] else { return nil }
      self = .outlet(property: property, destination: destination)
    case "outletCollection":
      guard let property = attributes["property"] else { return nil }
      self = .outletCollection(
        property: property, destination: destination, appends: element.flag("appends") ?? false)
    case "action":
      guard let selector = attributes["selector"] else { return nil }
      self = .action(
        selector: selector, destination: destination, event: attributes["eventType"])
    default: return nil
    }
  }

  package var destination: String {
    switch self {
    case .outlet(_, let id), .outletCollection(_, let id, _), .action(_, let id, _): id
    case .segue(let segue): segue.destination
    }
  }
}
