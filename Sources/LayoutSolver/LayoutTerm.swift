/// A variable times a number.
public struct LayoutTerm: Hashable, Sendable {
  public var variable: LayoutVariable
  public var coefficient: Double

  public init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
