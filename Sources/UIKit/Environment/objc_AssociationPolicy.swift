/// How an object holds a value that is attached to it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep an object alive; where Apple's run time would leave a dangling reference, there
  /// is nothing any more.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of the value, where it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeps the value; every access is atomic here, so this is the same as without.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Keeps a copy of the value; every access is atomic here, so this is the same as without.
  case OBJC_ASSOCIATION_COPY = 0o1403
}
