import Foundation
import NibDocuments

/// Constraints, key-value attributes, outlets and actions.
extension NibBuilder {
  func addConstraints(of objects: [(element: NibElement, object: AnyObject)]) {
    var constraints: [NSLayoutConstraint] = []
    for (element, object) in objects where object is UIView {
      for value in document.constraints(of: element, for: traits) {
        guard let first = self.object(value.first.item) else { continue }
        var second: AnyObject?
        if let side = value.second {
          // Objects that aren't installed have no constraints.
          guard let item = self.object(side.item) else { continue }
          second = item
        }
        let constraint = NSLayoutConstraint(
          item: first, attribute: Self.attribute(value.first.attribute),
          relatedBy: Self.relation(value.relation), toItem: second,
          attribute: value.second.map { Self.attribute($0.attribute) } ?? .notAnAttribute,
          multiplier: CGFloat(value.multiplier), constant: CGFloat(value.constant))
        constraint.priority = UILayoutPriority(Float(value.priority))
        constraint.identifier = value.identifier
        if let id = value.id { place(constraint, at: id) }
        constraints.append(constraint)
      }
    }
    NSLayoutConstraint.activate(constraints)
  }

  private static func relation(_ value: NibConstraint.Relation) -> NSLayoutConstraint.Relation {
    switch value {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  private static func attribute(_ value: NibConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch value {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }

  // MARK: Properties

  func setRuntimeAttributes(_ element: NibElement, _ object: AnyObject) {
    guard !element.runtimeAttributes.isEmpty else { return }
    NibGaps.connecting {
      for attribute in element.runtimeAttributes {
        KeyValueCoding.set(
          value(attribute.value), of: object, forKeyPath: attribute.keyPath)
      }
    }
  }

  private func value(_ value: NibRuntimeAttribute.Value) -> Any? {
    switch value {
    case .flag(let flag): flag
    case .integer(let number): number
    case .number(let number): number
    case .text(let text): text
    case .localizedText(let key): bundle.localizedString(forKey: key, value: nil, table: nil)
    case .color(let color): self.color(color)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .range(let range): range
    case .image(let image): self.image(image)
    case .null: nil
    }
  }

  // MARK: Outlets and actions

  /// Connects an object to existing objects; connections to its controller's view are deferred.
  func connect(_ element: NibElement, _ object: AnyObject) {
    let rest = connect(connections(of: element), of: object)
    guard !rest.isEmpty, let scene = surroundings.scene, !scene.hasLoadedView else { return }
    scene.wait(for: Waiting(element: element, object: object, connections: rest))
  }

  /// Returns an element's connections, without outlets if its class is missing.
  private func connections(of element: NibElement) -> [NibConnection] {
    let all = document.connections(of: element)
    guard !all.isEmpty, lacksClass(element) else { return all }
    return all.filter { connection in
      switch connection {
      // UIKit's own.
      case .outlet(let property, _): property == "view"
      case .outletCollection: false
      case .action, .segue: true
      }
    }
  }

  /// Connects an object.
  ///
  /// - Returns: The connections to objects that don't exist yet.
  func connect(_ connections: [NibConnection], of object: AnyObject) -> [NibConnection] {
    var rest: [NibConnection] = []
    var collections: [(property: String, appends: Bool, values: [AnyObject])] = []
    // The elements of an outlet collection are set together.
    let late = Set(connections.compactMap(lateCollection))
    for connection in connections {
      if case .segue(let segue) = connection {
        attach(segue, to: object)
        continue
      }
      let destination = self.object(connection.destination)
      if destination == nil, !document.isFirstResponder(connection.destination) {
        rest.append(connection)
        continue
      }
      switch connection {
      case .outlet(let property, _):
        guard let destination else { continue }
        if property == "view", let controller = object as? UIViewController {
          // Setting it by key would read the old value, and so load the view.
          controller.view = destination as? UIView
        } else {
          NibGaps.connecting { RootMethods.set(destination, of: object, forKey: property) }
          if let view = destination as? UIView, view.outletName == nil {
            view.outletName = property
          }
        }
      case .outletCollection(let property, _, let appends):
        guard let destination else { continue }
        if late.contains(property) {
          rest.append(connection)
        } else if property == "gestureRecognizers", let view = object as? UIView,
          let recognizer = destination as? UIGestureRecognizer
        {
          view.addGestureRecognizer(recognizer)
        } else if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].values.append(destination)
        } else {
          collections.append((property, appends, [destination]))
        }
      case .action(let selector, _, let event):
        addAction(Selector(selector), of: object, to: destination, event: event)
      case .segue: break
      }
    }
    for (property, appends, values) in collections {
      let before =
        appends ? RootMethods.value(of: object, forKey: property) as? [AnyObject] ?? [] : []
      NibGaps.connecting { RootMethods.set(before + values, of: object, forKey: property) }
    }
    return rest
  }

  /// Returns the property of an outlet collection if one of its elements is in the controller's
  /// view, which isn't loaded yet.
  private func lateCollection(_ connection: NibConnection) -> String? {
    guard case .outletCollection(let property, let destination, _) = connection,
      object(destination) == nil, property != "gestureRecognizers",
      surroundings.scene?.hasLoadedView == false
    else { return nil }
    return property
  }

  /// - Parameter destination: Nil for the first responder.
  private func addAction(
    _ action: Selector, of object: AnyObject, to destination: AnyObject?, event: String?
  ) {
    switch object {
    case let control as UIControl:
      let events = event.flatMap { NibNames.event($0) } ?? .primaryActionTriggered
      control.addTarget(destination, action: action, for: events)
    case let item as UIBarButtonItem:
      item.target = destination
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let destination { recognizer.addTarget(destination, action: action) }
    default: break
    }
  }
}
