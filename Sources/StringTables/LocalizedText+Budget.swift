extension LocalizedText {
  /// Texts that one comes to with its variables at most: real ones come to some dozens.
  static let textLimit = 10_000

  /// How many texts this one comes to where each variable is followed to each of its texts; no more than
  /// the limit and one.
  ///
  /// Variables that name one another twice would double it with each.
  var textCount: Int {
    var known: [String: Int] = [:]
    func count(_ variation: StringVariation, depth: Int) -> Int {
      var total = 0
      for text in variation.allTexts {
        total += 1
        for part in FormatText(text).parts {
          guard case .variable(let name, _) = part, depth < Self.depthLimit,
            let variable = variables[name]
          else { continue }
          let key = "\(depth) \(name)"
          let more = known[key] ?? count(variable.variation, depth: depth + 1)
          known[key] = more
          total += more
          if total > Self.textLimit { return Self.textLimit + 1 }
        }
      }
      return total
    }
    return count(variation, depth: 0)
  }

  /// What keeps the text from being used, in words; nil if nothing does.
  var excess: String? {
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
      if let position = variable.argument, !FormatText.positions.contains(position) {
        return "argNum of “\(name.prefix(60))” is \(position); a number from 1 to "
          + "\(FormatText.positions.upperBound) is expected"
      }
    }
    return variables.isEmpty || textCount <= Self.textLimit
      ? nil
      : "its variables name one another so often that they come to more than \(Self.textLimit) texts"
  }
}

extension StringVariation {
  /// The texts of each device, width and number.
  fileprivate var allTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let variants): variants.values.flatMap(\.allTexts)
    case .device(let variants): variants.values.flatMap(\.allTexts)
    case .width(let variants): variants.values.flatMap(\.allTexts)
    }
  }
}
