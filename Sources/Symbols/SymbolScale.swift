/// How large a symbol is beside text of its point size.
package enum SymbolScale: Int, Hashable, Sendable {
  case small = 1
  case medium, large
}
