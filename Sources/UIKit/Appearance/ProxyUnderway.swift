import CWorlds

/// A proxy's object that an initialiser is making, which may be the app's and ask for the same proxy.
@MainActor
final class ProxyUnderway {
  private static var all: [ProxyUnderway] = []
  /// Initialisers in one another that ask for their own proxy before there is an object to answer
  /// with; those that ask once, or once a run, stay far below.
  private static let limit = 16

  private let scope: AppearanceScope
  private let host: SimulationHost
  /// The object, as soon as its initialiser has reached UIKit's.
  private var object: NSObject?

  private init(_ scope: AppearanceScope, on host: SimulationHost) {
    self.scope = scope
    self.host = host
  }

  /// The object that is being made for a scope.
  static func object(for scope: AppearanceScope, on host: SimulationHost) -> NSObject? {
    all.last { $0.host === host && $0.scope.isSame(as: scope) }?.object
  }

  /// UIKit's initialisers call it: app code that they return to finds the object.
  static func note(_ object: NSObject) {
    guard let last = all.last, last.object == nil, type(of: object) == last.scope.type else {
      return
    }
    last.object = object
  }

  /// Makes a proxy for a scope.
  static func make(for scope: AppearanceScope, on host: SimulationHost) -> AppearanceProxy {
    let depth = all.count { $0.host === host && $0.scope.isSame(as: scope) }
    precondition(
      depth < limit,
      "\(scope.type): its initialiser asks for the class's own appearance() before super.init, "
        + "each time without end. Ask after super.init, or outside of the initialiser.")
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

  /// Says what to do if the class lacks the initialiser, after Swift has named both and before it
  /// stops the program; another class that lacks one meanwhile is not meant.
  private static func advising<Result>(about type: NSObject.Type, _ body: () -> Result) -> Result {
    let advice =
      "\(type).appearance() makes an object of the class with that initialiser. Override it in "
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

  /// A class's name as the compiler has it in the message: with the module, but without the types
  /// that it is nested in and without generic arguments.
  private static func nameInMessages(of type: AnyClass) -> String {
    let module = String(reflecting: type).prefix { $0 != "." }
    let name = String(describing: type).prefix { $0 != "<" }
    return "\(module).\(name)"
  }
}
