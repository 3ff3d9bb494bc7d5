import Foundation

/// The weight of a symbol's lines, from 1 for ultra light to 9 for black; 4 is regular.
package enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight = 1
  case thin, light, regular, medium, semibold, bold, heavy, black

  /// The interpolation towards the measured bold symbol: 0 for regular, 1 for bold. Frames are
  /// assumed to change linearly (medium).
  var towardsBold: CGFloat {
    switch self {
    case .ultraLight: -0.5
    case .thin: -0.375
    case .light: -0.25
    case .regular: 0
    case .medium: 0.25
    case .semibold: 0.5
    case .bold: 1
    case .heavy: 1.4
    case .black: 1.8
    }
  }

  /// The width of the lines of the project's own outlines, relative to regular weight (by eye).
  var lineFactor: CGFloat { 1 + towardsBold * (towardsBold < 0 ? 1 : 0.55) }

  /// The width added to the lines of an icon, which has a single weight, in units of its box of 16
  /// (by eye). Nothing is removed for lighter ones.
  var growth: CGFloat { max(0, towardsBold) * 0.5 }
}
