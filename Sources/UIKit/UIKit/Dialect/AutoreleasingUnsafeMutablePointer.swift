/// A pointer to an object owned by someone else, which Swift's library provides only with
/// Objective-C.
///
/// It refers to memory that is valid for the duration of the call it's passed to.
@frozen
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  init(_ pointer: UnsafeMutablePointer<Pointee>) {
    self.pointer = pointer
  }

  /// The object that the pointer refers to.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }

  /// The object at an offset from the pointer.
  public subscript(i: Int) -> Pointee {
    get { pointer[i] }
    nonmutating set { pointer[i] = newValue }
  }
}
