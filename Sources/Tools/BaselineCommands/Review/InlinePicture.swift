import Foundation
import Pixels

/// How a terminal shows pictures.
enum InlinePicture: String, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty, WezTerm and Konsole also support.
  case kitty
  /// The inline images of iTerm2, which WezTerm and others also support.
  case iterm
  /// Two pixels per character, in 24-bit colours.
  case blocks
  /// Two pixels per character, in the 256 colours of older terminals.
  case blocks256
  /// No pictures.
  case none

  /// The environment variable that overrides terminal detection.
  static let variable = "TATEYOKO_PICTURES"

  static func of(environment: [String: String]) -> InlinePicture {
    if let name = environment[variable], let way = InlinePicture(rawValue: name) { return way }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    // A multiplexer supports neither, unless it's configured to pass them through.
    let isMultiplexed =
      environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux")
    if !isMultiplexed {
      if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty"
        || ["ghostty", "WezTerm"].contains(program)
      {
        return .kitty
      }
      if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" { return .iterm }
    }
    if ["", "dumb"].contains(term) { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .blocks }
    return term.contains("256color") ? .blocks256 : .none
  }

  /// Returns the largest useful size in pixels for a number of columns and rows.
  func size(columns: Int, rows: Int) -> (width: Int, height: Int) {
    switch self {
    case .kitty, .iterm: (columns * 10, rows * 20)
    case .blocks, .blocks256: (columns, rows * 2)
    case .none: (0, 0)
    }
  }

  /// Returns a text that the terminal displays as the picture.
  func text(_ bitmap: Bitmap) throws -> String {
    switch self {
    case .kitty: try Self.kittyText(bitmap)
    case .iterm: try Self.itermText(bitmap)
    case .blocks: Self.blockText(bitmap, color: Self.trueColor)
    case .blocks256: Self.blockText(bitmap, color: Self.paletteColor)
    case .none: ""
    }
  }

  private static func kittyText(_ bitmap: Bitmap) throws -> String {
    let data = try bitmap.pngData().base64EncodedString()
    var result = ""
    var rest = data[...]
    var isFirst = true
    // The protocol accepts at most 4096 characters at a time.
    while !rest.isEmpty {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(part.count)
      let keys = isFirst ? "a=T,f=100,q=2,m=\(rest.isEmpty ? 0 : 1)" : "m=\(rest.isEmpty ? 0 : 1)"
      result += "\u{1B}_G\(keys);\(part)\u{1B}\\"
      isFirst = false
    }
    return result + "\n"
  }

  private static func itermText(_ bitmap: Bitmap) throws -> String {
    let data = try bitmap.pngData()
    return "\u{1B}]1337;File=inline=1;size=\(data.count);width=\(bitmap.width)px:"
      + "\(data.base64EncodedString())\u{07}\n"
  }

  /// Returns rows of “upper half blocks”: the text colour is the upper pixel, the background the
  /// lower one.
  private static func blockText(_ bitmap: Bitmap, color: (BitmapPixel, Bool) -> String) -> String {
    var result = ""
    for row in stride(from: 0, to: bitmap.height, by: 2) {
      var last = ""
      for column in 0..<bitmap.width {
        let upper = bitmap[column, row]
        let lower = row + 1 < bitmap.height ? bitmap[column, row + 1] : .transparent
        let colors = color(upper, true) + color(lower, false)
        if colors != last { result += colors }
        last = colors
        result += upper.alpha == 0 && lower.alpha == 0 ? " " : "▀"
      }
      result += "\u{1B}[0m\n"
    }
    return result
  }

  private static func trueColor(_ pixel: BitmapPixel, isText: Bool) -> String {
    guard pixel.alpha > 0 else { return isText ? "\u{1B}[39m" : "\u{1B}[49m" }
    return "\u{1B}[\(isText ? 38 : 48);2;\(pixel.red);\(pixel.green);\(pixel.blue)m"
  }

  private static func paletteColor(_ pixel: BitmapPixel, isText: Bool) -> String {
    guard pixel.alpha > 0 else { return isText ? "\u{1B}[39m" : "\u{1B}[49m" }
    func level(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
    let isGrey = pixel.red == pixel.green && pixel.green == pixel.blue
    let number =
      isGrey && (8...247).contains(pixel.red)
      ? 232 + min(23, (Int(pixel.red) - 8) / 10)
      : 16 + 36 * level(pixel.red) + 6 * level(pixel.green) + level(pixel.blue)
    return "\u{1B}[\(isText ? 38 : 48);5;\(number)m"
  }
}
