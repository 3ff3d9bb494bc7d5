/// How a sum of terms compares with a constraint's constant.
public enum LayoutRelation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
