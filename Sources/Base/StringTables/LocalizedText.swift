/// A table's entry for a key.
package struct LocalizedText: Hashable, Sendable {
  /// The text; `%#@name@` refers to a variable.
  package var variation: StringVariation
  /// The variables by name.
  package var variables: [String: Variable]

  /// A part of a text that depends on an argument.
  package struct Variable: Hashable, Sendable {
    /// The position of the argument, starting at 1; `nil` for the next one.
    package var argument: Int?
    /// The end of the argument's format specifier, such as `d`, `ld` or `@`.
    package var specifier: String
    package var variation: StringVariation

    package init(argument: Int? = nil, specifier: String, variation: StringVariation) {
      self.argument = argument
      self.specifier = specifier
      self.variation = variation
    }
  }

  /// The key in a string catalog, whose specifiers determine the arguments if no text does.
  package var key: String?

  package init(
    variation: StringVariation, variables: [String: Variable] = [:], key: String? = nil
  ) {
    self.variation = variation
    self.variables = variables
    self.key = key
  }

  package init(_ text: String) {
    self.init(variation: .text(text))
  }

  /// The text if it is the same in every context.
  package var plain: String? {
    if case .text(let text) = variation, variables.isEmpty { text } else { nil }
  }
}
