/// A pointer to an object that somebody else owns, which Swift's library has with Objective-C only.
///
/// It refers to memory that lasts as long as the call that it is given to.
@frozen
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  init(_ pointer: UnsafeMutablePointer<Pointee>) {
    self.pointer = pointer
  }

  /// What the pointer refers to.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }

  /// What lies at a distance from what the pointer refers to.
  public subscript(i: Int) -> Pointee {
    get { pointer[i] }
    nonmutating set { pointer[i] = newValue }
  }
}
