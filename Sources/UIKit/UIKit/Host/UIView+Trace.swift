extension UIView {
  /// The nearest controller's path and the views from its root view to this one.
  package var tracePath: String {
    var names: [String] = []
    var view = self
    while view.owningController == nil, let parent = view.storedSuperview {
      names.append(view.traceName(in: parent))
      view = parent
    }
    let start = view.owningController?.tracePath
    if start == nil { names.append(String(describing: type(of: view))) }
    if view === self, start != nil { names.append(String(describing: type(of: view))) }
    return ([start].compactMap { $0 } + names.reversed()).joined(separator: " › ")
  }

  private func traceName(in parent: UIView) -> String {
    let name = String(describing: type(of: self))
    if let identifier = layoutIdentifier { return "\(name) “\(identifier)”" }
    let alike = parent.storedSubviews.filter { type(of: $0) == type(of: self) }
    guard alike.count > 1, let index = alike.firstIndex(where: { $0 === self }) else {
      return name
    }
    return "\(name)[\(index)]"
  }
}

/// The classes that don't belong to this module.
@MainActor
enum OwnClasses {
  private static var answers: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = answers[key] { return known }
    let isOwn = !String(reflecting: type).hasPrefix("UIKit.")
    answers[key] = isOwn
    return isOwn
  }
}

/// The format of callback arguments in traces.
enum TraceText {
  static func size(_ size: CGSize) -> String {
    "\(size.width.shortText) × \(size.height.shortText)"
  }

  static func path(_ path: IndexPath) -> String {
    path.map(String.init).joined(separator: "-")
  }

  static func rotation(to orientation: UIInterfaceOrientation, _ duration: TimeInterval) -> String {
    "\(orientation) \(CGFloat(duration).shortText)"
  }

  static func point(_ point: CGPoint) -> String {
    "\(point.x.shortText), \(point.y.shortText)"
  }

  /// Returns the traits that differ, as `verticalSizeClass regular → compact`; all are new without
  /// old ones.
  static func traits(from old: UITraitCollection?, to new: UITraitCollection) -> String {
    guard let old else { return "previous: nil" }
    return new.values.differences(from: old.values).joined(separator: ", ")
  }

  static func insets(_ insets: UIEdgeInsets) -> String {
    "top \(insets.top.shortText) left \(insets.left.shortText) "
      + "bottom \(insets.bottom.shortText) right \(insets.right.shortText)"
  }
}
