// Functions of Objective-C's run time, under Apple's names (Objective-C Runtime reference). Classes
// can be found; methods can't, so code that adds or exchanges methods takes its path for a class
// without them. The rewriter reports such code (`docs/dialect.md`).

/// A method of a class; there are no values, since ``class_getInstanceMethod(_:_:)`` finds none.
public typealias Method = OpaquePointer

/// A method's implementation, or the result of ``imp_implementationWithBlock(_:)``.
public typealias IMP = OpaquePointer

// MARK: Classes

/// Returns the class with an Objective-C name; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
  _dialectClass(String(cString: name), file: "")
}

/// Returns the class of an object, or of a class; nil for other values.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj = BoxedValue.unwrapped(obj) else { return nil }
  if let type = obj as? AnyClass { return type }
  return type(of: obj) as? AnyClass
}

/// Returns a class's superclass.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns whether a class's instances have a method, as far as tables list it.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { ClassMembers.of($0).method(sel.name) != nil } ?? false
}

// MARK: Methods

/// Returns nil: no methods are found.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil: no methods are found.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil: no implementations are found.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns false: nothing is added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil: nothing is replaced, and there was no previous implementation.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Returns the argument; no caller has a method to pass.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Does nothing, and returns the argument; no caller has a method to pass.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Returns nil; no caller has a method to pass.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Does nothing; no caller has methods to pass.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Stores a closure until ``imp_removeBlock(_:)``; nothing calls it.
public func imp_implementationWithBlock(_ block: Any) -> IMP { BlockCode.keep(block) }

/// Returns the closure stored by ``imp_implementationWithBlock(_:)``; nil for any other pointer.
public func imp_getBlock(_ anImp: IMP) -> Any? { BlockCode.block(anImp) }

/// Releases the closure stored by ``imp_implementationWithBlock(_:)``; returns false for any other
/// pointer.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { BlockCode.remove(anImp) }

extension NSObjectProtocol {
  /// Returns nil, like ``class_getMethodImplementation(_:_:)``; use `responds(to:)` to find out
  /// whether there is a method.
  public func method(for aSelector: Selector!) -> IMP! { nil }
}
