import SystemFacts

/// System colours, resolved by style, contrast, level and release (`SystemColor`).
extension UIColor {
  private enum System {
    static let all: [SystemColor: UIColor] = {
      var colors: [SystemColor: UIColor] = [:]
      for name in SystemColor.allCases {
        colors[name] = UIColor(source: .system(name, alpha: nil))
      }
      return colors
    }()
  }

  /// Returns the colour for a name in the table.
  package static func system(_ name: SystemColor) -> UIColor {
    System.all[name] ?? UIColor(source: .system(name, alpha: nil))
  }

  /// Returns the colour that a fact specifies.
  static func fact(_ color: FactColor) -> UIColor {
    switch color {
    case .system(let name): system(name)
    case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue):
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
  }

  /// The window's tint (iOS 15); the tint of a nearer view isn't followed.
  public class var tintColor: UIColor {
    UIColor { traits in
      let tint = onMainQueue { SimulationHost.current.window.tintColor ?? .systemBlue }
      return (tint ?? .systemBlue).resolvedColor(with: traits)
    }
  }

  /// The system's red.
  public class var systemRed: UIColor { system(.systemRed) }
  /// The system's orange.
  public class var systemOrange: UIColor { system(.systemOrange) }
  /// The system's yellow.
  public class var systemYellow: UIColor { system(.systemYellow) }
  /// The system's green.
  public class var systemGreen: UIColor { system(.systemGreen) }
  /// The system's mint.
  public class var systemMint: UIColor { system(.systemMint) }
  /// The system's teal.
  public class var systemTeal: UIColor { system(.systemTeal) }
  /// The system's cyan.
  public class var systemCyan: UIColor { system(.systemCyan) }
  /// The system's blue.
  public class var systemBlue: UIColor { system(.systemBlue) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { system(.systemIndigo) }
  /// The system's purple.
  public class var systemPurple: UIColor { system(.systemPurple) }
  /// The system's pink.
  public class var systemPink: UIColor { system(.systemPink) }
  /// The system's brown.
  public class var systemBrown: UIColor { system(.systemBrown) }
  /// The system's grey.
  public class var systemGray: UIColor { system(.systemGray) }
  /// The system's grey2.
  public class var systemGray2: UIColor { system(.systemGray2) }
  /// The system's grey3.
  public class var systemGray3: UIColor { system(.systemGray3) }
  /// The system's grey4.
  public class var systemGray4: UIColor { system(.systemGray4) }
  /// The system's grey5.
  public class var systemGray5: UIColor { system(.systemGray5) }
  /// The system's grey6.
  public class var systemGray6: UIColor { system(.systemGray6) }

  /// Primary text.
  public class var label: UIColor { system(.label) }
  /// Secondary text.
  public class var secondaryLabel: UIColor { system(.secondaryLabel) }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor { system(.tertiaryLabel) }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor { system(.quaternaryLabel) }
  /// Placeholder text in an empty control.
  public class var placeholderText: UIColor { system(.placeholderText) }
  /// Thin lines that show some of the content underneath.
  public class var separator: UIColor { system(.separator) }
  /// Thin opaque lines.
  public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }
  /// Links.
  public class var link: UIColor { system(.link) }
  /// Fill of thin and small shapes.
  public class var systemFill: UIColor { system(.systemFill) }
  /// Fill of medium shapes.
  public class var secondarySystemFill: UIColor { system(.secondarySystemFill) }
  /// Fill of large shapes.
  public class var tertiarySystemFill: UIColor { system(.tertiarySystemFill) }
  /// Fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { system(.quaternarySystemFill) }
  /// Background of the main view.
  public class var systemBackground: UIColor { system(.systemBackground) }
  /// Background of content on the main background.
  public class var secondarySystemBackground: UIColor { system(.secondarySystemBackground) }
  /// Background of content on the second background.
  public class var tertiarySystemBackground: UIColor { system(.tertiarySystemBackground) }
  /// Background of grouped interfaces.
  public class var systemGroupedBackground: UIColor { system(.systemGroupedBackground) }
  /// Background of content on a grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    system(.secondarySystemGroupedBackground)
  }
  /// Background of content on the second grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    system(.tertiarySystemGroupedBackground)
  }
  /// Background of grouped tables up to iOS 12; later the same as the grouped background.
  public class var groupTableViewBackground: UIColor { system(.groupTableViewBackground) }
}
