extension UICollectionViewLayout {
  /// Creates a context of the layout's context class.
  package func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else {
      report(
        "invalidationContextClass is \(Self.invalidationContextClass), which is not a "
          + "UICollectionViewLayoutInvalidationContext.",
        advice: "Return a subclass of it; a plain context is used.")
      return UICollectionViewLayoutInvalidationContext()
    }
    return .make(type)
  }

  /// Creates attributes of the layout's attributes class.
  package func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String? = nil, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let made = UICollectionViewLayoutAttributes.make(type)
    made.become(category, kind, path)
    return made
  }

  func invalidateAll() {
    // An override of invalidateLayout(with:) that calls this again would recurse forever.
    guard !isInvalidating else { return adoptInvalidation(makeContext()) }
    send(makeContext())
  }

  /// Calls ``invalidateLayout(with:)``, which subclasses override.
  func send(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isInvalidating else { return adoptInvalidation(context) }
    isInvalidating = true
    traced("invalidateLayout(with:)") { invalidateLayout(with: context) }
    isInvalidating = false
  }

  func adoptInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    storedCollectionView?.layoutWentStale(context)
  }

  /// Calls a method that subclasses override and records it in the trace if one is being recorded
  /// and the layout's class belongs to the app.
  func traced<Result>(
    _ name: String, _ arguments: @autoclosure () -> String = "", _ body: () -> Result
  ) -> Result {
    if let host = SimulationHost.tracing, OwnClasses.contains(type(of: self)) {
      let place = storedCollectionView?.tracePath ?? ""
      host.add("\(place) › \(type(of: self))", TracedCall(name, arguments()))
    }
    return body()
  }

  func registerDecoration(_ viewClass: AnyClass?, _ kind: String) {
    guard let viewClass else {
      decorationClasses[kind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return report(
        "\(viewClass) is registered for decoration views of kind '\(kind)', but is not a "
          + "UICollectionReusableView.",
        advice: "Register a UICollectionReusableView or a subclass of it.")
    }
    decorationClasses[kind] = type
  }
}
