/// Colours with a fixed value. The values are from UIKit's documentation.
extension UIColor {
  private enum Fixed {
    static let black = UIColor(source: .gray(0, alpha: 1))
    static let darkGray = UIColor(source: .gray(1 / 3, alpha: 1))
    static let lightGray = UIColor(source: .gray(2 / 3, alpha: 1))
    static let white = UIColor(source: .gray(1, alpha: 1))
    static let gray = UIColor(source: .gray(0.5, alpha: 1))
    static let red = UIColor(source: .rgb(1, 0, 0, alpha: 1))
    static let green = UIColor(source: .rgb(0, 1, 0, alpha: 1))
    static let blue = UIColor(source: .rgb(0, 0, 1, alpha: 1))
    static let cyan = UIColor(source: .rgb(0, 1, 1, alpha: 1))
    static let yellow = UIColor(source: .rgb(1, 1, 0, alpha: 1))
    static let magenta = UIColor(source: .rgb(1, 0, 1, alpha: 1))
    static let orange = UIColor(source: .rgb(1, 0.5, 0, alpha: 1))
    static let purple = UIColor(source: .rgb(0.5, 0, 0.5, alpha: 1))
    static let brown = UIColor(source: .rgb(0.6, 0.4, 0.2, alpha: 1))
    static let clear = UIColor(source: .gray(0, alpha: 0))
    static let lightText = UIColor(source: .gray(1, alpha: 0.6))
    static let darkText = UIColor(source: .gray(0, alpha: 1))
  }

  /// White 0.
  public class var black: UIColor { Fixed.black }
  /// White 1/3.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// White 2/3.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// White 1.
  public class var white: UIColor { Fixed.white }
  /// White 0.5.
  public class var gray: UIColor { Fixed.gray }
  /// RGB 1, 0, 0.
  public class var red: UIColor { Fixed.red }
  /// RGB 0, 1, 0.
  public class var green: UIColor { Fixed.green }
  /// RGB 0, 0, 1.
  public class var blue: UIColor { Fixed.blue }
  /// RGB 0, 1, 1.
  public class var cyan: UIColor { Fixed.cyan }
  /// RGB 1, 1, 0.
  public class var yellow: UIColor { Fixed.yellow }
  /// RGB 1, 0, 1.
  public class var magenta: UIColor { Fixed.magenta }
  /// RGB 1, 0.5, 0.
  public class var orange: UIColor { Fixed.orange }
  /// RGB 0.5, 0, 0.5.
  public class var purple: UIColor { Fixed.purple }
  /// RGB 0.6, 0.4, 0.2.
  public class var brown: UIColor { Fixed.brown }
  /// Transparent black.
  public class var clear: UIColor { Fixed.clear }
  /// Text on a dark background: white with alpha 0.6.
  public class var lightText: UIColor { Fixed.lightText }
  /// Text on a light background: black.
  public class var darkText: UIColor { Fixed.darkText }
}
