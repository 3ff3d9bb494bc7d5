/// How to rewrite a member that overrides or is overridden through extensions.
enum MemberPlan: Hashable, Sendable {
  /// No change.
  case keep
  /// Rename it, and add a member with the old name, which calls it, to its class.
  case moveIntoClass(target: String)
  /// Rename a member that the module adds to a class of another module, and overrides; a member
  /// with the old name next to it calls the override of the object's class.
  case dispatch(target: String, overrides: [DispatchedOverride])
  /// An override of such a member; `super` calls the superclass's.
  case dispatched(target: String, above: String)
  /// An override of a member that only Objective-C's NSObject has.
  case rootMethod
  /// An extension overrides something the module can't see: rename it; it's never called.
  case neverCalled(target: String)
}

struct DispatchedOverride: Hashable, Sendable {
  var className: String
  var target: String
}

/// A declaration to insert into a class.
struct ForwardingMember: Hashable, Sendable {
  var text: String
  var condition: String?
}

/// How a class's table is found.
enum TableKind: Hashable, Sendable {
  /// As a type in the class.
  case named
  /// Through the module's table, because the class is private or generic and can't be referred to
  /// by name.
  case unnamed
  /// Through the module's table, because the extension is of a class of UIKit's, which has its own.
  case system
}

/// The contents of a module's own table.
struct ModuleTable: Hashable, Sendable {
  /// The classes with a custom name in Objective-C.
  var classes: [ForwardingMember] = []
  /// The tables of private and generic classes, and of extensions of UIKit's classes.
  var unnamed: [ForwardingMember] = []

  var isEmpty: Bool { classes.isEmpty && unnamed.isEmpty }
}
