// What code asks Objective-C's run time for, under Apple's names (Objective-C Runtime reference). Classes are
// found; methods can't be, so that code which adds or exchanges methods goes its way for a class
// without them. The rewriter tells where that is (`docs/dialect.md`).

/// A method of a class; there is none, as ``class_getInstanceMethod(_:_:)`` finds none.
public typealias Method = OpaquePointer

/// A method's code, or what ``imp_implementationWithBlock(_:)`` made.
public typealias IMP = OpaquePointer

// MARK: Classes

/// The class of a name in Objective-C; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
  _dialectClass(String(cString: name), file: "")
}

/// The class of an object, or of a class; nil for other values.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj = BoxedValue.unwrapped(obj) else { return nil }
  if let type = obj as? AnyClass { return type }
  return type(of: obj) as? AnyClass
}

/// The class that a class inherits from.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Whether a class's objects have a method, as far as tables tell.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { ClassMembers.of($0).method(sel.name) != nil } ?? false
}

// MARK: Methods

/// Finds no method.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Finds no method.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Finds no method's code.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Adds nothing, and says so.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing; there was no code before.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Returns the argument; no call has a method to pass.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Sets nothing, and returns the argument; no call has a method to pass.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Has no answer; no call has a method to pass.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges nothing; no call has methods to pass.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Keeps a closure until ``imp_removeBlock(_:)``; nothing calls it.
public func imp_implementationWithBlock(_ block: Any) -> IMP { BlockCode.keep(block) }

/// The closure that ``imp_implementationWithBlock(_:)`` keeps; nil for any other pointer.
public func imp_getBlock(_ anImp: IMP) -> Any? { BlockCode.block(anImp) }

/// Lets go of the closure that ``imp_implementationWithBlock(_:)`` keeps; false for any other pointer.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { BlockCode.remove(anImp) }

extension NSObjectProtocol {
  /// Finds no method's code, as ``class_getMethodImplementation(_:_:)`` doesn't either; whether there is a
  /// method is what `responds(to:)` tells.
  public func method(for aSelector: Selector!) -> IMP! { nil }
}
