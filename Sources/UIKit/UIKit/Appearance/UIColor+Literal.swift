extension UIColor: _ExpressibleByColorLiteral {}

// The class would need a required initialiser, which subclasses would have to repeat; an
// initialiser in a protocol extension avoids that. It has no body, as it can't delegate to the
// class's initialiser: a static method with the same calling convention implements it (decision 8).
extension _ExpressibleByColorLiteral where Self: UIColor {
  /// Creates a colour from a colour literal.
  @_silgen_name("tateyoko_UIColor_literal")
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)

  @_silgen_name("tateyoko_UIColor_literal")
  static func make(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) -> Self {
    let color = self.init()
    color.take(.rgb(CGFloat(red), CGFloat(green), CGFloat(blue), alpha: CGFloat(alpha)))
    return color
  }
}
