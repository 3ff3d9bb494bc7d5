import Foundation

/// The frames of all symbols: measured, or estimated from the shape.
package enum SymbolSizing {
  /// The source of a symbol's frame.
  package enum Source: Hashable, Sendable {
    /// Measured on the system.
    case measured
    /// The frame of another symbol in the same class of shapes.
    case like(String)
    /// Derived from the outline that is drawn.
    case outline
    /// The frame of a circle, because nothing else is known.
    case unknown
  }

  /// Returns a symbol's frame, without rounding.
  package static func frame(of symbol: KnownSymbol, _ size: SymbolSize) -> SymbolFrame {
    let source = source(of: symbol)
    switch source {
    case .measured: return row(symbol.name).frame(size)
    case .like(let name): return row(name).frame(size)
    case .unknown: return row("circle").frame(size)
    case .outline:
      // Icons fill their box as the system's circle fills its frame, with the same centre.
      let circle = row("circle").frame(size)
      let bounds = SymbolGlyph.make(symbol, weight: .regular)?.bounds ?? .zero
      let width = circle.width * max(bounds.width / BootstrapIcons.side, 0.1)
      let height = circle.height * max(bounds.height / BootstrapIcons.side, 0.1)
      return SymbolFrame(
        width: width, height: height, descent: height / 2 - circle.height / 2 + circle.descent)
    }
  }

  /// Returns the source of a symbol's frame.
  package static func source(of symbol: KnownSymbol) -> Source {
    if SymbolMeasurements.rows[symbol.name] != nil { return .measured }
    if let name = classes(of: symbol.name).first(where: { SymbolMeasurements.rows[$0] != nil }) {
      return .like(name)
    }
    return symbol.recipe == nil ? .unknown : .outline
  }

  private static func row(_ name: String) -> SymbolMeasurements.Row {
    // The circle is always there.
    SymbolMeasurements.rows[name] ?? SymbolMeasurements.rows["circle"]!
  }

  /// Returns names whose frames a symbol is likely to have, the likeliest first: in the
  /// measurements, a filled symbol has the frame of its outline, all circles have the same one, and
  /// so do pairs of directions.
  private static func classes(of name: String) -> [String] {
    let stem = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let enclosure = SymbolEnclosure(endOf: name) {
      switch enclosure.shape {
      case .circle: return ["circle"]
      case .square, .app: return ["square"]
      case .rectangle, .capsule: return ["rectangle"]
      case .portrait: return ["rectangle.portrait"]
      case .triangle: return ["triangle"]
      case .shield: return ["shield"]
      case .hexagon: return ["hexagon"]
      case .diamond, .seal, .octagon: return ["seal"]
      }
    }
    var names = [stem, mirrored(stem, ["forward": "right", "backward": "left"])]
    names += names.map { mirrored($0, ["left": "right", "right": "left"]) }
    if let badge = stem.range(of: ".badge") {
      names += classes(of: String(stem[..<badge.lowerBound]))
    }
    if stem.hasSuffix(".slash") {
      let plain = String(stem.dropLast(6))
      names += [plain] + classes(of: plain)
    }
    if let same = alike[stem] { names.append(same) }
    return names.filter { $0 != name }
  }

  private static func mirrored(_ name: String, _ words: [String: String]) -> String {
    name.split(separator: ".").map { words[String($0)] ?? String($0) }.joined(separator: ".")
  }

  /// Symbols with the same outline except for details (by eye).
  private static let alike = [
    "doc.text.magnifyingglass": "doc", "doc.plaintext": "doc", "doc.richtext": "doc",
    "doc.append": "doc", "document": "doc", "text.page": "doc", "text.document": "doc",
    "document.on.document": "doc.on.doc", "document.on.clipboard": "doc.on.clipboard",
    "person.3": "person.2", "lock.rotation": "arrow.clockwise", "tray.full": "tray",
    "bubble.right": "bubble.left", "text.bubble": "bubble.left", "quote.bubble": "bubble.left",
    "captions.bubble": "bubble.left", "exclamationmark.bubble": "bubble.left",
    "ellipsis.bubble": "bubble.left", "plus.bubble": "bubble.left", "timer": "circle",
    "gobackward": "arrow.counterclockwise", "goforward": "arrow.clockwise",
    "building.columns": "building.2", "icloud": "cloud", "moon.stars": "moon",
    "line.horizontal.3": "line.3.horizontal", "line.3.horizontal.decrease": "line.3.horizontal",
    "battery.0": "battery.100", "battery.25": "battery.100", "battery.50": "battery.100",
    "battery.75": "battery.100", "battery.100percent": "battery.100",
    "speaker": "speaker.slash", "speaker.wave.3": "speaker.wave.2", "multiply": "xmark",
    "list.dash": "list.bullet", "textformat.size": "textformat", "square.stack": "square",
    "arrow.up.left": "arrow.up.right", "arrow.down.right": "arrow.up.right",
    "arrow.up.forward": "arrow.up.right", "mail": "envelope", "sidebar.leading": "sidebar.left",
    "photo.on.rectangle": "photo", "photo.on.rectangle.angled": "photo",
    "rectangle.on.rectangle": "rectangle", "square.on.square": "square", "nosign": "circle",
    "video.slash": "video", "square.grid.3x3": "square", "arrow.left.to.line": "arrow.left",
    "arrow.right.to.line": "arrow.right", "record.circle": "circle", "eye.half.closed": "eye",
    "checkmark.shield": "shield", "arrow.triangle.2.circlepath": "arrow.clockwise",
    "hand.point.up": "hand.raised", "star.slash": "star", "heart.slash": "heart",
    "suit.heart": "heart", "arrow.up.right.square": "square", "arrowtriangle.right": "play.fill",
    "arrowtriangle.left": "play.fill", "play": "play.fill", "pause": "pause.fill",
    "stop": "square", "backward": "backward.fill", "forward": "forward.fill",
  ]
}
