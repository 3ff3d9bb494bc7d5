/// Views in their initial state, by the class of the views they're compared with.
@MainActor
final class FreshViews {
  /// UIKit gives tables and their cells a background that depends on the table's style.
  private struct ViewKind: Hashable {
    let type: ObjectIdentifier
    let tableStyle: UITableView.Style
  }

  private var views: [ViewKind: UIView] = [:]

  /// Returns a fresh view of the UIKit class that a view is an instance of.
  func view(like view: UIView) -> UIView {
    let style =
      (view as? UITableView)?.style ?? (view as? UITableViewCell)?.tableView?.style ?? .plain
    let kind = ViewKind(type: ObjectIdentifier(type(of: view)), tableStyle: style)
    if let found = views[kind] { return found }
    // Views that only UIKit makes have their superclass's defaults, and initializers of their own.
    let entries = ClassEntry.chain(of: type(of: view))
    let known: AnyClass =
      entries.first { $0.role == .app || $0.role == .closed }?.type ?? UIView.self
    let made = (known as? UIView.Type).map { Self.make($0, style: style) } ?? UIView()
    views[kind] = made
    return made
  }

  private static func make(_ type: UIView.Type, style: UITableView.Style) -> UIView {
    type.classEntry.fresh?(style) ?? make(type)
  }

  /// Makes a view of a class that is known at run time only, by the initializer that UIKit uses for
  /// its kind.
  static func make(_ type: UIView.Type) -> UIView {
    for entry in ClassEntry.chain(of: type) {
      if let make = entry.make { return make(type) }
    }
    return RuntimeClass.makeView(type)
  }
}
