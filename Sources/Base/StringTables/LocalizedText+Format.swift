extension LocalizedText {
  /// The maximum nesting of variables.
  static let depthLimit = 8

  /// Returns the format for some arguments: without variables, and with a position in each
  /// specifier, for any function that formats.
  ///
  /// Plural numbers select the texts, by the rules of the context's language. A text without
  /// variables that varies by a number depends on its first integer argument.
  ///
  /// - Parameter arguments: The arguments of the format, in order; missing ones count as no number.
  /// - Returns: `nil` if the table has no text for the context.
  package func format(arguments: [StringArgument], in context: StringContext) -> String? {
    let number = variables.isEmpty ? firstNumber(in: context, arguments) : nil
    guard
      let text = variation.text(
        in: context, number: number.flatMap { arguments[safe: $0 - 1]?.operands })
    else { return nil }
    var filler = Filler(variables: variables, arguments: arguments, context: context)
    return filler.fill(text, counted: number.map { ($0, "lld") }, depth: 0)
  }

  /// The kind of an argument, which determines how it is read from an argument list.
  package enum ArgumentKind: Sendable, Hashable {
    case integer, floating, object
  }

  /// Returns the kinds of the arguments that select texts, and of those before them, in order;
  /// arguments that no text of the context uses count as integers.
  ///
  /// Arguments after the last selecting one aren't read: only the texts indicate that they exist.
  package func argumentKinds(in context: StringContext) -> [ArgumentKind] {
    var kinds: [Int: ArgumentKind] = [:]
    var choosing: Set<Int> = []
    let number = variables.isEmpty ? firstNumber(in: context, []) : nil
    for text in variation.texts(in: context) {
      var filler = Filler(variables: variables, arguments: [], context: context)
      filler.followsAll = true
      _ = filler.fill(text, counted: number.map { ($0, "lld") }, depth: 0)
      kinds.merge(filler.kinds) { first, _ in first }
      choosing.formUnion(filler.choosing)
    }
    if let number, variation.hasPlural, FormatText.positions.contains(number) {
      kinds[number] = kinds[number] ?? .integer
      choosing.insert(number)
    }
    return (0..<(choosing.max() ?? 0)).map { kinds[$0 + 1] ?? .integer }
  }

  /// Whether the text can only be selected once its arguments are known.
  package var dependsOnNumbers: Bool { !variables.isEmpty || variation.hasPlural }

  /// Returns the text for a context, as the table has it; `nil` if it depends on numbers.
  package func resolved(in context: StringContext) -> String? {
    dependsOnNumbers ? nil : variation.text(in: context, number: nil)
  }

  /// The position of the argument that a text without variables varies by: the first integer in the
  /// text, or else, if no text contains one, in the key.
  private func firstNumber(in context: StringContext, _ arguments: [StringArgument]) -> Int? {
    for text in variation.texts(in: context) + [key].compactMap(\.self) {
      var next = 1
      for part in FormatText(text).parts {
        guard case .argument(let argument) = part else { continue }
        let position = argument.position ?? next + argument.starCount
        if argument.position == nil { next = position + 1 }
        if argument.isInteger { return position }
      }
    }
    return arguments.firstIndex { if case .object = $0 { false } else { true } }.map { $0 + 1 }
  }

  /// Assembles a format from its texts.
  private struct Filler {
    let variables: [String: Variable]
    let arguments: [StringArgument]
    let context: StringContext
    /// The position of the next argument without an explicit one.
    var next = 1
    /// The kinds of the arguments so far, by position.
    var kinds: [Int: ArgumentKind] = [:]
    /// The positions of the arguments that variables vary by.
    var choosing: Set<Int> = []
    /// Whether to follow all texts of variables, to find all arguments.
    var followsAll = false

    private mutating func place(_ argument: FormatText.Argument, at position: Int) -> String {
      kinds[position] = argument.isFloating ? .floating : argument.isInteger ? .integer : .object
      return argument.text(at: position)
    }

    mutating func fill(
      _ text: String, counted: (position: Int, specifier: String)?, depth: Int
    ) -> String {
      var result = ""
      // In a variable's text, the first specifier without a position is the variable's number.
      var own = depth > 0 ? counted?.position : nil
      for part in FormatText(text).parts {
        switch part {
        case .text(let text): result += text
        case .counted:
          if let counted {
            result += "%\(counted.position)$\(counted.specifier)"
          } else {
            result += "%%arg"
          }
        case .argument(let argument):
          if let position = argument.position {
            result += place(argument, at: position)
          } else if let position = own, argument.starCount == 0 {
            result += place(argument, at: position)
            own = nil
          } else {
            next += argument.starCount
            result += place(argument, at: next)
            next += 1
          }
        case .variable(let name, let position):
          result += fill(variable: name, at: position, counted: counted, depth: depth)
        }
      }
      return result
    }

    private mutating func fill(
      variable name: String, at stated: Int?, counted: (position: Int, specifier: String)?,
      depth: Int
    ) -> String {
      guard let variable = variables[name], depth < LocalizedText.depthLimit else {
        return "%%#@\(name)@"
      }
      let position: Int
      if let known = stated ?? variable.argument {
        position = known
      } else {
        position = next
        next += 1
      }
      let specifier = FormatText("%" + variable.specifier).parts.first
      if case .argument(let argument)? = specifier, kinds[position] == nil {
        kinds[position] = argument.isFloating ? .floating : argument.isInteger ? .integer : .object
      }
      if FormatText.positions.contains(position) { choosing.insert(position) }
      if followsAll {
        let start = next
        for text in variable.variation.texts(in: context) {
          next = start
          _ = fill(text, counted: (position, variable.specifier), depth: depth + 1)
        }
        return ""
      }
      guard
        let text = variable.variation.text(
          in: context, number: arguments[safe: position - 1]?.operands)
      else { return "" }
      return fill(text, counted: (position, variable.specifier), depth: depth + 1)
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
