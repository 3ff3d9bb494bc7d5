/// The name of a method in Objective-C, and with it the way to call that method.
///
/// There is no Objective-C run time that finds methods by their names. A selector made by `#selector`
/// (see `docs/dialect.md`) carries a closure that calls the method, so that overrides count and
/// private methods can be called; one that is a name only is looked up in the tables of the target's
/// class. Two selectors of one name are equal.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Calls the method of a target with at least as many arguments as it has parameters.
  typealias Call = @MainActor @Sendable (AnyObject, [Any?]) throws(SelectorFailure) -> Any?

  /// The name in Objective-C, such as `save:`.
  package let name: String
  /// Absent where a name is all that is known.
  let call: Call?
  /// Whether an object is of the class whose method ``call`` calls.
  let accepts: @Sendable (AnyObject) -> Bool

  /// Makes a selector of a name in Objective-C, which a target's class may have a method for.
  public init(_ str: String) {
    name = str
    call = nil
    accepts = { _ in false }
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a selector that calls a closure with the target and the sender.
  ///
  /// UIKit has nothing like it: it serves code that is not written in the Objective-C dialect.
  public init(
    _ name: String,
    _ call: @escaping @MainActor @Sendable (_ target: AnyObject?, _ sender: Any?) -> Void
  ) {
    self.init(name: name, accepts: { _ in true }) {
      (target, arguments) throws(SelectorFailure) in
      call(target, arguments.first ?? nil)
      return nil
    }
  }

  init(
    name: String, accepts: @escaping @Sendable (AnyObject) -> Bool, call: @escaping Call
  ) {
    self.name = name
    self.accepts = accepts
    self.call = call
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

/// Returns the selector of a name in Objective-C.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns a selector's name in Objective-C.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
