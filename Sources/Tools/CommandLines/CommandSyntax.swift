/// The arguments of a command, and its help.
///
/// Implemented without swift-argument-parser, because test programs have commands with it: an app's
/// package may depend on that library itself (decision 26).
package struct CommandSyntax: Sendable {
  /// An option, or a flag if `value` is `nil`.
  package struct Option: Sendable {
    /// The names including hyphens, the long one last.
    package var names: [String]
    /// The placeholder for its value in the help; `nil` for a flag.
    package var value: String?
    package var help: String
    /// The allowed values; `nil` for any.
    package var choices: [String]?
    /// Whether it may be repeated.
    package var isRepeated = false
    /// The default, for the help.
    package var standard: String?

    package init(
      names: [String], value: String? = nil, help: String, choices: [String]? = nil,
      isRepeated: Bool = false, standard: String? = nil
    ) {
      self.names = names
      self.value = value
      self.help = help
      self.choices = choices
      self.isRepeated = isRepeated
      self.standard = standard
    }

    package var name: String { names.last ?? "" }
  }

  /// A positional argument.
  package struct Operand: Sendable {
    package var name: String
    package var help: String
    package var isRequired = false
    package var isRepeated = false
    package var standard: String?

    package init(
      name: String, help: String, isRequired: Bool = false, isRepeated: Bool = false,
      standard: String? = nil
    ) {
      self.name = name
      self.help = help
      self.isRequired = isRequired
      self.isRepeated = isRepeated
      self.standard = standard
    }
  }

  package var name: String
  package var abstract: String
  package var discussion: String
  package var operand: Operand?
  package var options: [Option]

  package init(
    name: String, abstract: String, discussion: String, operand: Operand? = nil,
    options: [Option]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operand = operand
    self.options = options
  }

  /// Parses a command line without the command's own name.
  package func parse(_ arguments: [String]) throws(UsageError) -> CommandWords {
    var words = CommandWords()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isLong = word.hasPrefix("--")
      let name = isLong ? String(parts[0]) : word
      if ["-h", "--help"].contains(name) {
        words.asksForHelp = true
        return words
      }
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        throw UsageError("Unknown option '\(name)'")
      }
      guard let kind = option.value else {
        guard !isLong || parts.count == 1 else {
          throw UsageError("The option '\(name)' doesn't take a value")
        }
        words.values[option.name] = [""]
        continue
      }
      let given = isLong && parts.count == 2 ? String(parts[1]) : rest.popFirst()
      guard let given else { throw UsageError("Missing value for '\(name) <\(kind)>'") }
      if let choices = option.choices, !choices.contains(given) {
        throw UsageError(
          "The value '\(given)' is invalid for '\(name) <\(kind)>'. Valid values: "
            + choices.joined(separator: ", "))
      }
      if option.isRepeated {
        words.values[option.name, default: []].append(given)
      } else {
        words.values[option.name] = [given]
      }
    }
    if let operand {
      if operand.isRequired, words.operands.isEmpty {
        throw UsageError("Missing expected argument '<\(operand.name)>'")
      }
      if !operand.isRepeated, words.operands.count > 1 {
        throw UsageError("Unexpected argument '\(words.operands[1])'")
      }
    } else if let extra = words.operands.first {
      throw UsageError("Unexpected argument '\(extra)'")
    }
    return words
  }

  // MARK: Help

  private static let column = 26
  private static let width = 80

  package func usage(_ tool: String) -> String {
    var parts = [tool, name]
    if let operand {
      let word = "<\(operand.name)>" + (operand.isRepeated ? " ..." : "")
      parts.append(operand.isRequired ? word : "[\(word)]")
    }
    parts += options.map { option in
      "[\(option.name)" + (option.value.map { " <\($0)>" } ?? "") + "]"
        + (option.isRepeated ? " ..." : "")
    }
    return parts.joined(separator: " ")
  }

  package func help(_ tool: String) -> String {
    var lines = Self.wrapped("OVERVIEW: \(abstract)", indent: 0) + [""]
    lines += Self.wrapped(discussion, indent: 0) + [""]
    let usage = Self.wrapped("USAGE: \(usage(tool))", indent: 2)
    lines += usage.prefix(1).map { String($0.dropFirst(2)) } + usage.dropFirst()
    func entry(_ head: String, _ help: String) {
      let words = Self.wrapped(help, indent: Self.column)
      if head.count + 3 > Self.column {
        lines.append("  " + head)
        lines += words
      } else {
        let first = words.first?.dropFirst(Self.column) ?? ""
        lines.append(
          "  " + head + String(repeating: " ", count: Self.column - 2 - head.count) + first)
        lines += words.dropFirst()
      }
    }
    if let operand {
      lines += ["", "ARGUMENTS:"]
      entry(
        "<\(operand.name)>", operand.help + (operand.standard.map { " (default: \($0))" } ?? ""))
    }
    lines += ["", "OPTIONS:"]
    for option in options {
      let names = option.names.joined(separator: ", ")
      entry(
        names + (option.value.map { " <\($0)>" } ?? ""),
        option.help + (option.standard.map { " (default: \($0))" } ?? ""))
    }
    entry("-h, --help", "Show help information.")
    return lines.joined(separator: "\n")
  }

  /// Wraps words in lines with a margin of `indent` spaces.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = margin
      for word in paragraph.split(separator: " ") {
        if line.count > indent, line.count + word.count + 1 > width {
          lines.append(line)
          line = margin
        }
        line += (line.count > indent ? " " : "") + word
      }
      lines.append(line)
    }
    return lines
  }
}
