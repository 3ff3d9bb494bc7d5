/// The relation between a sum of terms and a constraint's constant.
package enum LayoutRelation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
