/// The page of symbols, `docs/reference/symbols.md`, written by `scripts/symbol-page`.
package enum SymbolPage {
  package static var text: String {
    let all = KnownSymbols.all
    let drawn = all.filter { $0.recipe != nil }
    let boxes = all.filter { $0.recipe == nil }
    var lines = introduction + coverage(all, drawn)
    lines += ["", "## Drawn", ""]
    lines += [
      "Frames: *measured*; *like* another symbol of the same shape, which was; from the *outline*.",
      "",
      "| symbol | iOS | drawn as | frame |", "|---|---|---|---|",
    ]
    for symbol in drawn {
      lines.append(
        "| `\(symbol.name)` | \(symbol.since) | \(words(for: symbol)) | \(frame(of: symbol)) |")
    }
    lines += ["", "## Boxes", ""]
    lines += [
      "These \(boxes.count) are boxes with round corners, of a circle's size where no other is known.",
      "",
    ]
    for release in Set(boxes.map(\.since)).sorted() {
      let names = boxes.filter { $0.since == release }.map { "`\($0.name)`" }
      lines += ["iOS \(release): \(names.joined(separator: " "))", ""]
    }
    lines.removeLast()
    return lines.joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    "# Symbols", "",
    "<!-- Written by scripts/symbol-page from Sources/Picture/Symbols. -->", "",
    "`UIImage(systemName:)` knows the names of Apple's SF Symbols and lays them out in their measured",
    "frames. None of Apple's outlines is here: a look-alike is drawn, an icon of",
    "[Bootstrap Icons](https://icons.getbootstrap.com) 1.10.3 (MIT) or an outline of this project's own, as it is",
    "or put together: in a shape, struck through, with a badge. Where nothing looks like a symbol, a box with",
    "round corners of the right size stands for it, and the layout tree tells its name.",
    "A name that the simulated release doesn't have is `nil`, as in UIKit.",
    "",
    "![Symbols that are drawn](../../snapshots/Symbols/gallery.iphone-15.ios-26.0.portrait.png)",
    "", "## Coverage", "",
  ]

  private static func coverage(_ all: [KnownSymbol], _ drawn: [KnownSymbol]) -> [String] {
    let used = SymbolUses.mostUsed
    let names = Set(drawn.map(\.name))
    let found = used.filter { names.contains($0.name) }
    let measured = all.filter { SymbolSizing.source(of: $0) == .measured }
    let alike = all.filter { if case .like = SymbolSizing.source(of: $0) { true } else { false } }
    let uses = found.reduce(0) { $0 + $1.count }
    let total = used.reduce(0) { $0 + $1.count }
    let missing = used.filter { !names.contains($0.name) }.map { "`\($0.name)`" }
    return [
      "| what | count |", "|---|---|",
      "| names known | \(all.count) |",
      "| of these with a look-alike | \(drawn.count) |",
      "| of these one icon or own outline as it is | \(drawn.count { $0.recipe?.changes == [] }) |",
      "| frames measured | \(measured.count) |",
      "| frames like those of a measured symbol | \(alike.count) |",
      "| look-alikes among the \(used.count) names that apps use most | \(found.count) |",
      "| share of these names' \(total) uses | \(percent(uses, of: total)) |",
      "",
      "Most used without a look-alike: \(missing.isEmpty ? "none" : missing.joined(separator: ", "))."
        + " The counts are of \(SymbolUses.total) uses of \(SymbolUses.nameCount) names in public repositories.",
    ]
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    let tenths = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func words(for symbol: KnownSymbol) -> String {
    guard let recipe = symbol.recipe else { return "box" }
    return ([source(recipe.source)] + recipe.changes.map(change)).joined(separator: ", ")
  }

  private static func source(_ source: SymbolRecipe.Source) -> String {
    switch source {
    case .bootstrap(let icon): "`\(icon)`"
    case .own(let name): "own `\(name)`"
    }
  }

  private static func change(_ change: SymbolRecipe.Change) -> String {
    switch change {
    case .enclosed(let enclosure):
      "in a \(enclosure.isFilled ? "filled " : "")\(enclosure.shape.rawValue)"
    case .slashed: "struck through"
    case .badge(let badge): "badge \(source(badge))"
    case .flipped: "mirrored"
    case .turned(let quarters): "turned by \(quarters * 90)°"
    }
  }

  private static func frame(of symbol: KnownSymbol) -> String {
    switch SymbolSizing.source(of: symbol) {
    case .measured: "measured"
    case .like(let name): "like `\(name)`"
    case .outline: "outline"
    case .unknown: "circle"
    }
  }
}
