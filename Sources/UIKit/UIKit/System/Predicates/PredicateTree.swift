import Foundation

/// A parsed predicate, which is evaluated by key-value coding.
indirect enum PredicateTree {
  case always(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateComparison)

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .always(let value): value
    case .not(let tree): !tree.evaluate(object, variables)
    case .all(let trees): trees.allSatisfy { $0.evaluate(object, variables) }
    case .any(let trees): trees.contains { $0.evaluate(object, variables) }
    case .comparison(let comparison): comparison.evaluate(object, variables)
    }
  }
}

/// A value in a predicate.
indirect enum PredicateExpression {
  case constant(Any?)
  case object
  case variable(String)
  /// Keys of another value, such as `name.length`.
  case keyPath(of: PredicateExpression, String)
  case list([PredicateExpression])
  case sum(PredicateExpression, Operator, PredicateExpression)
  /// An element of a list: a number, `FIRST`, `LAST` or `SIZE`.
  case element(of: PredicateExpression, PredicateExpression)
  case edge(of: PredicateExpression, Edge)
  case subquery(PredicateExpression, variable: String, PredicateTree)

  enum Operator: String {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case power = "**"
  }

  enum Edge: String { case first = "FIRST", last = "LAST", size = "SIZE" }

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .object: return object
    case .variable(let name): return variables[name]
    case .keyPath(let owner, let path):
      let value = owner.value(object, variables)
      return KeyValueCoding.value(ofAny: PredicateValue.elements(of: value) ?? value, path)
    case .list(let items): return items.map { $0.value(object, variables) ?? NSNull() }
    case .sum(let left, let sign, let right):
      return Self.sum(left.value(object, variables), sign, right.value(object, variables))
    case .element(let list, let index):
      let value = list.value(object, variables)
      let key = index.value(object, variables)
      if let name = key as? String, let owner = value {
        return KeyValueCoding.value(ofAny: owner, name)
      }
      guard let items = PredicateValue.elements(of: value),
        let place = key.flatMap(BoxedValue.boxedNumber)?.intValue, items.indices.contains(place)
      else { return nil }
      return items[place]
    case .edge(let list, let edge):
      let items = PredicateValue.elements(of: list.value(object, variables)) ?? []
      return edge == .size ? items.count : edge == .first ? items.first : items.last
    case .subquery(let list, let variable, let tree):
      return PredicateValue.elements(of: list.value(object, variables))?.filter { element in
        tree.evaluate(object, variables.merging([variable: element]) { $1 })
      }
    }
  }

  private static func sum(_ left: Any?, _ sign: Operator, _ right: Any?) -> Any? {
    guard let left = left.flatMap(BoxedValue.boxedNumber)?.doubleValue,
      let right = right.flatMap(BoxedValue.boxedNumber)?.doubleValue
    else { return nil }
    switch sign {
    case .plus: return left + right
    case .minus: return left - right
    case .times: return left * right
    case .over: return left / right
    case .power: return pow(left, right)
    }
  }
}

/// The comparison of two values.
struct PredicateComparison {
  enum Operator: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case contains = "CONTAINS"
    case isIn = "IN"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
  }

  /// Which elements of the left value's list have to meet the comparison.
  enum Quantifier: String { case any = "ANY", some = "SOME", all = "ALL", none = "NONE" }

  let left: PredicateExpression
  let sign: Operator
  let right: PredicateExpression
  /// `c` without case, `d` without diacritics.
  let options: Set<Character>
  let quantifier: Quantifier?

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let first = BoxedValue.plain(left.value(object, variables))
    let second = BoxedValue.plain(right.value(object, variables))
    guard let quantifier else { return holds(first, second) }
    let elements = PredicateValue.elements(of: first) ?? first.map { [$0] } ?? []
    switch quantifier {
    case .any, .some: return elements.contains { holds($0, second) }
    case .all: return elements.allSatisfy { holds($0, second) }
    case .none: return !elements.contains { holds($0, second) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch sign {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right).map { $0 == .orderedAscending } ?? false
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right).map { $0 == .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let limits = PredicateValue.elements(of: right), limits.count == 2,
        let low = order(left, limits[0]), let high = order(left, limits[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .contains: return contains(left, right)
    case .isIn: return contains(right, left)
    case .begins, .ends, .like, .matches:
      guard let text = self.text(left), let pattern = self.text(right) else { return false }
      return matches(text, pattern)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    switch sign {
    case .begins: return text.hasPrefix(pattern)
    case .ends: return text.hasSuffix(pattern)
    case .like: return Wildcards.match(Array(text)[...], Array(pattern)[...])
    default:
      let options: NSRegularExpression.Options = options.contains("c") ? .caseInsensitive : []
      guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
      else { return false }
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: whole)?.range == whole
    }
  }

  /// Whether a list has an equal element, or a text contains another.
  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = PredicateValue.elements(of: whole) {
      return elements.contains { isEqual($0, part) }
    }
    guard let text = self.text(whole), let part = self.text(part) else { return false }
    return !part.isEmpty && text.contains(part)
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = text(left), let right = text(right) { return left == right }
    return PredicateValue.areEqual(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right, !(left is NSNull), !(right is NSNull) else { return nil }
    if let left = text(left), let right = text(right) { return PredicateValue.order(left, right) }
    return PredicateValue.order(left, right)
  }

  /// Returns a text without what the options ignore; nil for other values.
  private func text(_ value: Any?) -> String? {
    guard let text = value as? String else { return nil }
    // The pattern of a regular expression has escapes, whose case counts.
    guard sign != .matches else { return text }
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }
}

/// Patterns of `LIKE`: `?` is any character, `*` any number of them; a backslash makes the next one plain.
private enum Wildcards {
  static func match(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var text = text
    var pattern = pattern
    // Where the last `*` continues if what follows it doesn't match.
    var again: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while true {
      if let sign = pattern.first, sign == "*" {
        pattern = pattern.dropFirst()
        again = (text, pattern)
        continue
      }
      if let character = text.first, let sign = pattern.first {
        let isEscape = sign == "\\" && pattern.count > 1
        let wanted = isEscape ? pattern.dropFirst().first : sign
        if wanted == character || !isEscape && sign == "?" {
          text = text.dropFirst()
          pattern = pattern.dropFirst(isEscape ? 2 : 1)
          continue
        }
      } else if text.isEmpty, pattern.isEmpty {
        return true
      }
      guard let last = again, !last.text.isEmpty else { return false }
      text = last.text.dropFirst()
      pattern = last.pattern
      again = (text, pattern)
    }
  }
}
