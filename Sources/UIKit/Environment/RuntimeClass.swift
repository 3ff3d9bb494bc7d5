/// Makes objects of classes that are known only at run time, such as an app's delegates.
///
/// Swift calls `init()` through a metatype only if it is `required`, which that of `NSObject` is not.
/// Every class does keep its initialisers in its method table, so the call is compiled for a twin
/// whose entry lies in the same place (decision 8).
@MainActor
enum RuntimeClass {
  /// Makes an object with `init()`; nil for a class that is no `NSObject`.
  @inline(never)
  static func make(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    let made: AnyObject = unsafeBitCast(type, to: _NSObjectTwin.Type.self).init()
    return unsafeDowncast(made, to: NSObject.self)
  }

  /// The class of a name as `Info.plist` has it, where `$(PRODUCT_MODULE_NAME)` stands for the
  /// module of the app's delegate.
  static func named(_ name: String, besideDelegate delegate: AnyObject?) -> AnyClass? {
    var name = name
    if let delegate {
      let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
      name = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      if !name.contains(".") { name = "\(module).\(name)" }
    }
    return NSClassFromString(name)
  }
}

/// Stands in for `NSObject` in a call through its method table; never made itself.
@_spi(MethodTables)
open class _NSObjectTwin: NSObject {
  public required override init() { super.init() }
}
