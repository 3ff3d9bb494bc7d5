import Foundation

// Linux's Foundation declares these as unavailable; of two declarations that fit, the compiler takes the one that
// isn't.

extension NSPredicate {
  /// Creates a predicate from its format. What isn't one is reported, and true for nothing.
  ///
  /// - Parameter args: Values for the placeholders, of any type: Linux's dates, arrays and objects are no `CVarArg`.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from its format, with values for the placeholders.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let tree = ParsedPredicate(predicateFormat, arguments ?? [])
    self.init { tree.evaluate($0, $1) }
  }
}

/// A predicate as the block of a `NSPredicate`, which has to be sendable; it doesn't change.
private struct ParsedPredicate: @unchecked Sendable {
  private let tree: PredicateTree

  /// - Parameters:
  ///   - format: The text of the predicate.
  ///   - arguments: The values of its placeholders.
  init(_ format: String, _ arguments: [Any]) {
    if let tree = PredicateParser.tree(format, arguments) {
      self.tree = tree
      return
    }
    tree = .always(false)
    let issue = SimulationIssue(
      where: "NSPredicate", what: "Unable to parse the format string \"\(format)\"",
      advice: "Pass a predicate in Foundation's format, and as many values as it has placeholders; "
        + "the predicate is true for nothing.")
    _ = onMainQueue { SimulationHost.current.report(issue) }
  }

  func evaluate(_ object: Any?, _ variables: [String: Any]?) -> Bool {
    tree.evaluate(object, variables ?? [:])
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of a key path, or the objects themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: KeyedOrder.compare)
  }

  /// Creates a descriptor that compares the values of a key path by one of the string methods that the system's lists
  /// use; by their order for other methods.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.name
    self.init(key: key, ascending: ascending) { left, right in
      guard let name, let left = left as? String, let right = right as? String else {
        return KeyedOrder.compare(left, right)
      }
      switch name {
      case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
      case "localizedCompare:": return left.localizedCompare(right)
      case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
      case "localizedStandardCompare:": return left.localizedStandardCompare(right)
      default: return KeyedOrder.compare(left, right)
      }
    }
  }

  /// Creates a descriptor that compares the values of a key path by a closure.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      guard let key else { return cmptr(left, right) }
      let first = KeyValueCoding.value(ofAny: left, key)
      let second = KeyValueCoding.value(ofAny: right, key)
      switch (first, second) {
      case (let first?, let second?): return cmptr(first, second)
      // Nothing is before everything.
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      }
    }
  }
}

private enum KeyedOrder {
  static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    PredicateValue.order(left, right) ?? .orderedSame
  }
}
