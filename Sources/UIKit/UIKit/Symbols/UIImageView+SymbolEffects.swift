@_exported import Symbols

/// What a symbol effect's completion handler gets (iOS 17).
public struct UISymbolEffectCompletionContext {
  /// Whether the effect has run to its end, which it has here.
  public let isFinished: Bool
  public private(set) weak var sender: AnyObject?
  public let effect: any SymbolEffect
}

/// Called when a symbol effect has ended; here at once.
public typealias UISymbolEffectCompletion = (_ context: UISymbolEffectCompletionContext) -> Void

/// Symbol effects (iOS 17): a picture shows the symbol at rest.
extension UIImageView {
  /// Runs an effect once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    finish(effect, completion)
  }

  /// Runs an effect until it's removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    finish(effect, completion)
  }

  /// Runs an effect, once or until it's removed by its options.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    finish(effect, completion)
  }

  /// Removes the effects of a type.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    finish(effect, completion)
  }

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    finish(.automatic, completion)
  }

  /// Sets the image; the transition between the two is not shown.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    finish(contentTransition, completion)
  }

  private func finish(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
  }
}
