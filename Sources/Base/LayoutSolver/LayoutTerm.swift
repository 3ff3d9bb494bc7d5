/// A variable times a number.
package struct LayoutTerm: Hashable, Sendable {
  package var variable: LayoutVariable
  package var coefficient: Double

  package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
