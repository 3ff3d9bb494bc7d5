/// How an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Doesn't keep the value alive; it becomes nil when Apple's run time would leave a dangling
  /// reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retains the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Retains a copy of the value, if it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retains the value; every access is atomic here, so this is the same as the nonatomic policy.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Retains a copy of the value; every access is atomic here, so this is the same as the nonatomic
  /// policy.
  case OBJC_ASSOCIATION_COPY = 0o1403
}
