// The selectors that the rewriter generates for `#selector` (see `docs/dialect.md`), for methods
// with zero to four parameters. `T` is the class that declares the method, or a subclass; the
// closures call the method as Swift does, so that overrides apply.

/// Returns the selector with a name, if nothing more is known about it.
public func _dialectSelector(_ name: String) -> Selector { Selector(name) }

// MARK: No parameters

public func _dialectSelector<T, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T) -> R,
  as type: (() -> R).Type = (() -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 0) { (target, _) throws(SelectorFailure) in
    call(target)
  }
}

public func _dialectSelector<T, R>(
  _ name: String, of target: @autoclosure () -> T,
  _ call: @escaping @MainActor (T) -> R, as type: (() -> R).Type = (() -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

@preconcurrency public func _dialectSelector<T, R>(
  _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R,
  as type: (() -> R).Type = (() -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 0) { (target, _) throws(SelectorFailure) in
    method(target)()
  }
}

// MARK: One parameter

public func _dialectSelector<T, A, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A) -> R,
  as type: ((A) -> R).Type = ((A) -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 1) { (target, arguments) throws(SelectorFailure) in
    call(target, try argument(0, in: arguments))
  }
}

public func _dialectSelector<T, A, R>(
  _ name: String, of target: @autoclosure () -> T,
  _ call: @escaping @MainActor (T, A) -> R, as type: ((A) -> R).Type = ((A) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

@preconcurrency public func _dialectSelector<T, A, R>(
  _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R,
  as type: ((A) -> R).Type = ((A) -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 1) { (target, arguments) throws(SelectorFailure) in
    method(target)(try argument(0, in: arguments))
  }
}

// MARK: Two parameters

public func _dialectSelector<T, A, B, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A, B) -> R,
  as type: ((A, B) -> R).Type = ((A, B) -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 2) { (target, arguments) throws(SelectorFailure) in
    call(target, try argument(0, in: arguments), try argument(1, in: arguments))
  }
}

public func _dialectSelector<T, A, B, R>(
  _ name: String, of target: @autoclosure () -> T,
  _ call: @escaping @MainActor (T, A, B) -> R, as type: ((A, B) -> R).Type = ((A, B) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

@preconcurrency public func _dialectSelector<T, A, B, R>(
  _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R,
  as type: ((A, B) -> R).Type = ((A, B) -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 2) { (target, arguments) throws(SelectorFailure) in
    method(target)(try argument(0, in: arguments), try argument(1, in: arguments))
  }
}

// MARK: Three parameters

public func _dialectSelector<T, A, B, C, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A, B, C) -> R,
  as type: ((A, B, C) -> R).Type = ((A, B, C) -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 3) { (target, arguments) throws(SelectorFailure) in
    call(
      target, try argument(0, in: arguments), try argument(1, in: arguments),
      try argument(2, in: arguments))
  }
}

public func _dialectSelector<T, A, B, C, R>(
  _ name: String, of target: @autoclosure () -> T,
  _ call: @escaping @MainActor (T, A, B, C) -> R,
  as type: ((A, B, C) -> R).Type = ((A, B, C) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

// MARK: Four parameters

public func _dialectSelector<T, A, B, C, D, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A, B, C, D) -> R,
  as type: ((A, B, C, D) -> R).Type = ((A, B, C, D) -> R).self
) -> Selector {
  Selector(name: name, of: T.self, arity: 4) { (target, arguments) throws(SelectorFailure) in
    call(
      target, try argument(0, in: arguments), try argument(1, in: arguments),
      try argument(2, in: arguments), try argument(3, in: arguments))
  }
}

public func _dialectSelector<T, A, B, C, D, R>(
  _ name: String, of target: @autoclosure () -> T,
  _ call: @escaping @MainActor (T, A, B, C, D) -> R,
  as type: ((A, B, C, D) -> R).Type = ((A, B, C, D) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

/// Returns an argument as its parameter's type; a missing one is nil.
private func argument<A>(_ index: Int, in arguments: [Any?]) throws(SelectorFailure) -> A {
  let value = index < arguments.count ? arguments[index] : nil
  if let value = BoxedValue.converted(value, to: A.self) { return value }
  throw .argument(index, expected: "\(A.self)")
}

extension Selector {
  /// Creates a selector for a method of a type.
  ///
  /// - Parameters:
  ///   - name: The name, without colons if the labels aren't known: one is added for each
  ///     parameter.
  ///   - type: The type that targets must have, possibly an optional of it.
  fileprivate init<T, R>(
    name: String, of type: T.Type, arity: Int,
    call: @escaping @MainActor @Sendable (T, [Any?]) throws(SelectorFailure) -> R
  ) {
    let missing = arity - name.count { $0 == ":" }
    self.init(
      name: name + String(repeating: ":", count: max(0, missing)), accepts: { $0 is T }
    ) { (target, arguments) throws(SelectorFailure) in
      guard let target = target as? T else { throw .otherClass }
      let result = try call(target, arguments)
      return result is Void ? nil : BoxedValue.unwrapped(result)
    }
  }
}
