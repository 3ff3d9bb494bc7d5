/// Why a toolset can't be built or used: what is wrong, and what to do.
package struct ToolsetProblem: Error, CustomStringConvertible, Equatable {
  package let description: String

  package init(_ description: String) { self.description = description }
}
