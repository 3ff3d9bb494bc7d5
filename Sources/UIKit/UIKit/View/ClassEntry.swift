/// What UIKit knows about one of its own classes that instances don't say themselves.
///
/// A class that apps make overrides `classEntry`, and so does a private one that may contain an app's views; other
/// private classes count as parts. A longer entry is in the class's `+Entry` file.
@MainActor
struct ClassEntry {
  /// Who makes views of a class, and whose the views inside them are.
  enum Role {
    /// Apps make the views and fill them.
    case app
    /// Apps make the views, whose parts are UIKit's.
    case closed
    /// UIKit makes the views, which may contain an app's.
    case wrapper
    /// UIKit makes the views and everything in them.
    case part
  }

  let type: AnyClass
  var role = Role.app
  /// Whether instances decide themselves where touches reach them.
  var shapesTouches = false
  /// Whether the class's `init(coder:)` applies what a nib says about every view, after its defaults.
  var appliesNibLater = false
  /// Applies a nib's element to a view that another view made; nil applies what all views have.
  var nib: (@MainActor (NibCoder, UIView) -> Void)?
  /// Lists the properties that have names in Objective-C.
  ///
  /// Key paths are equal only if they have the same root, so they are made for a class that is or
  /// inherits from `type`.
  var keys: (@MainActor (AnyClass, inout _DialectMembers) -> Void)?
  /// Makes a view of a class that is known at run time only, by the initializer that UIKit uses.
  var make: (@MainActor (UIView.Type) -> UIView)?
  /// Makes a view on which nothing has been set, in a table of a style; nil calls `make`.
  var fresh: (@MainActor (UITableView.Style) -> UIView)?
  /// The properties that appearance proxies apply, in addition to the settings of bars
  /// (`ProxiedBar`): the ones marked in Apple's headers, and others that apps set all the same.
  var appearance: [AppearanceProperty] = []

  init(
    _ type: AnyClass, role: Role = .app, shapesTouches: Bool = false,
    appliesNibLater: Bool = false,
    nib: (@MainActor (NibCoder, UIView) -> Void)? = nil,
    keys: (@MainActor (AnyClass, inout _DialectMembers) -> Void)? = nil,
    make: (@MainActor (UIView.Type) -> UIView)? = nil,
    fresh: (@MainActor (UITableView.Style) -> UIView)? = nil,
    appearance: [AppearanceProperty] = []
  ) {
    self.type = type
    self.role = role
    self.shapesTouches = shapesTouches
    self.appliesNibLater = appliesNibLater
    self.nib = nib
    self.keys = keys
    self.make = make
    self.fresh = fresh
    self.appearance = appearance
  }
}

/// A class of UIKit's that has an entry.
///
/// The protocol itself isn't isolated: apps' subclasses of layers would be, too.
protocol ClassDescribing: AnyObject {
  @MainActor static var classEntry: ClassEntry { get }
}

extension UIView: ClassDescribing {}
extension UIViewController: ClassDescribing {}
extension UIBarItem: ClassDescribing {}
extension UINavigationItem: ClassDescribing {}
extension NSLayoutConstraint: ClassDescribing {}
extension CALayer: ClassDescribing {}

extension ClassEntry {
  /// The entry of a class of UIKit's; nil for other classes, subclasses included.
  static func own(of type: AnyClass) -> ClassEntry? {
    guard let entry = (type as? any ClassDescribing.Type)?.classEntry, entry.type == type else {
      return nil
    }
    return entry
  }

  /// The entries of a class and of its superclasses, the nearest first.
  static func chain(of type: AnyClass) -> [ClassEntry] {
    var entries: [ClassEntry] = []
    var next: AnyClass? = type
    while let current = next, let entry = (current as? any ClassDescribing.Type)?.classEntry {
      entries.append(entry)
      next = _getSuperclass(entry.type)
    }
    return entries
  }
}
