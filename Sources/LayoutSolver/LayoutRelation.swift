/// How a sum of terms compares with a constraint's constant.
package enum LayoutRelation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
