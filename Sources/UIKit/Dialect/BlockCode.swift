import Synchronization

/// The closures that code has pointers of, as Objective-C's run time has for methods' code.
///
/// A pointer is that of an object which holds the closure. Any other pointer is told from those by its
/// value alone, as it may point nowhere.
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

  /// The closure of a pointer; nil if it is none of these.
  static func block(_ pointer: IMP) -> Any? {
    kept.withLock { $0[UInt(bitPattern: pointer)] }?.block
  }

  /// Lets go of a closure; false if the pointer is none of these.
  static func remove(_ pointer: IMP) -> Bool {
    kept.withLock { $0.removeValue(forKey: UInt(bitPattern: pointer)) } != nil
  }
}
