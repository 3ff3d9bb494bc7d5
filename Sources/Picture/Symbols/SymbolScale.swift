/// The size of a symbol relative to text with its point size.
package enum SymbolScale: Int, Hashable, Sendable {
  case small = 1
  case medium, large
}
