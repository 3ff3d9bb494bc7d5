import CWorlds

/// A proxy's object whose initialiser is running; that may be the app's and request the same proxy.
@MainActor
final class ProxyUnderway {
  private static var all: [ProxyUnderway] = []
  /// The maximum nesting of initialisers that request their own proxy before there is an object to
  /// return; code that requests it once, or once per run, stays far below.
  private static let limit = 16

  private let scope: AppearanceScope
  private let host: SimulationHost
  /// The object, as soon as its initialiser has reached UIKit's.
  private var object: NSObject?

  private init(_ scope: AppearanceScope, on host: SimulationHost) {
    self.scope = scope
    self.host = host
  }

  /// Returns the object that is being created for a scope.
  static func object(for scope: AppearanceScope, on host: SimulationHost) -> NSObject? {
    all.last { $0.host === host && $0.scope.isSame(as: scope) }?.object
  }

  /// Called by UIKit's initialisers, so that app code they return to finds the object.
  static func note(_ object: NSObject) {
    guard let last = all.last, last.object == nil, type(of: object) == last.scope.type else {
      return
    }
    last.object = object
  }

  /// Creates a proxy for a scope.
  static func make(for scope: AppearanceScope, on host: SimulationHost) -> AppearanceProxy {
    let depth = all.count { $0.host === host && $0.scope.isSame(as: scope) }
    precondition(
      depth < limit,
      "\(scope.type): its initializer calls the class's own appearance() before super.init, "
        + "which never ends. Call it after super.init, or outside the initializer.")
    let underway = ProxyUnderway(scope, on: host)
    all.append(underway)
    defer { all.removeLast() }
    return advising(about: scope.type) {
      let made = scope.make()
      underway.object = made
      return AppearanceProxy(
        made, scope: scope, fresh: made is UIView ? scope.make() as? UIView : nil)
    }
  }

  /// Prints advice if the class lacks the initialiser, after Swift has printed both names and
  /// before it stops the program; it doesn't apply to another class that lacks one meanwhile.
  private static func advising<Result>(about type: NSObject.Type, _ body: () -> Result) -> Result {
    let advice =
      "\(type).appearance() creates an object with that initializer. Override it in "
      + "\(type), or set the appearance of its superclass."
    let classes = sequence(first: type as AnyClass) { _getSuperclass($0) }
    let names = classes.map { nameInMessages(of: $0) + "\n" }.joined()
    return names.withCString { names in
      advice.withCString { text in
        let before = worlds_advise_missing_initializer(
          worlds_advice(classes: names, text: text))
        defer { _ = worlds_advise_missing_initializer(before) }
        return body()
      }
    }
  }

  /// A class's name as in the compiler's message: with the module, but without enclosing types and
  /// generic arguments.
  private static func nameInMessages(of type: AnyClass) -> String {
    let module = String(reflecting: type).prefix { $0 != "." }
    let name = String(describing: type).prefix { $0 != "<" }
    return "\(module).\(name)"
  }
}
