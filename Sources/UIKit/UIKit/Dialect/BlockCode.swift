import Synchronization

/// The closures that code has pointers to, as Objective-C's run time has for method
/// implementations.
///
/// A pointer is the address of an object that contains the closure. Other pointers are
/// distinguished by value alone, as they may be invalid.
enum BlockCode {
  private final class Holder: @unchecked Sendable {
    let block: Any

    init(_ block: Any) { self.block = block }
  }

  private static let kept = Mutex<[UInt: Holder]>([:])

  static func keep(_ block: Any) -> IMP {
    let holder = Holder(block)
    let pointer = OpaquePointer(Unmanaged.passUnretained(holder).toOpaque())
    kept.withLock { $0[UInt(bitPattern: pointer)] = holder }
    return pointer
  }

  /// Returns the closure for a pointer; nil if it isn't one of these.
  static func block(_ pointer: IMP) -> Any? {
    kept.withLock { $0[UInt(bitPattern: pointer)] }?.block
  }

  /// Releases a closure; returns false if the pointer isn't one of these.
  static func remove(_ pointer: IMP) -> Bool {
    kept.withLock { $0.removeValue(forKey: UInt(bitPattern: pointer)) } != nil
  }
}
