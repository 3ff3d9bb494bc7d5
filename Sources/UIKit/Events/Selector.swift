/// The name of a method and the way to call it.
///
/// There is no Objective-C runtime to find a method by its name here, so a selector carries a
/// closure that calls it. APIs that take a target and a selector call it with the target.
public struct Selector: Hashable, Sendable {
  /// The method's name, such as `save(_:)`.
  public let name: String
  let call: @MainActor @Sendable (AnyObject?, Any?) -> Void

  /// Makes a selector that calls a closure with the target and the sender.
  public init(
    _ name: String,
    _ call: @escaping @MainActor @Sendable (_ target: AnyObject?, _ sender: Any?) -> Void
  ) {
    self.name = name
    self.call = call
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}
