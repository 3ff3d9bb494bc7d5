/// The name of a method in Objective-C, and with it the way to call that method.
///
/// No Objective-C run time is available to find methods by name. A selector made by `#selector`
/// (see `docs/dialect.md`) contains a closure that calls the method, so that overrides apply and
/// private methods can be called; one with only a name is looked up in the tables of the target's
/// class. Two selectors with the same name are equal.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Calls the method of a target, given at least as many arguments as it has parameters.
  typealias Call = @MainActor @Sendable (AnyObject, [Any?]) throws(SelectorFailure) -> Any?

  /// The Objective-C name, such as `save:`.
  package let name: String
  /// Nil if only the name is known.
  let call: Call?
  /// Whether an object is an instance of the class whose method ``call`` calls.
  let accepts: @Sendable (AnyObject) -> Bool

  /// Creates a selector with an Objective-C name, for a method that a target's class may have.
  public init(_ str: String) {
    name = str
    call = nil
    accepts = { _ in false }
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector that calls a closure with the target and the sender.
  ///
  /// UIKit has no equivalent: this serves code that isn't written in the Objective-C dialect.
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

/// Returns the selector with an Objective-C name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns a selector's Objective-C name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
