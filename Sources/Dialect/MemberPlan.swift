/// What happens to a member that takes part in overriding through extensions.
enum MemberPlan: Hashable, Sendable {
  /// Nothing.
  case keep
  /// It gets another name, and its class a member of the old one that calls it.
  case moveIntoClass(target: String)
  /// A member that the module adds to a class of another one, and overrides: it gets another name, and
  /// beside it stands one of the old name that calls the override of the object's class.
  case dispatch(target: String, overrides: [DispatchedOverride])
  /// An override of such a member; `super` calls that of the class above.
  case dispatched(target: String, above: String)
  /// It overrides what only Objective-C's NSObject has.
  case rootMethod
  /// An extension overrides what the module can't see: it gets another name, and is never called.
  case neverCalled(target: String)
}

struct DispatchedOverride: Hashable, Sendable {
  var className: String
  var target: String
}

/// A declaration that is put into a class.
struct ForwardingMember: Hashable, Sendable {
  var text: String
  var condition: String?
}

/// How a class's table is found.
enum TableKind: Hashable, Sendable {
  /// It is a type in the class.
  case named
  /// The class is private or generic, so that no name leads to it: the module lists its table.
  case unnamed
}

/// What a module's own table lists.
struct ModuleTable: Hashable, Sendable {
  /// The classes with a name of their own in Objective-C.
  var classes: [ForwardingMember] = []
  /// The tables of private and generic classes.
  var unnamed: [ForwardingMember] = []

  var isEmpty: Bool { classes.isEmpty && unnamed.isEmpty }
}
