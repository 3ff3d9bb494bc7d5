import Symbols

/// Prints the page of symbols; `scripts/symbol-page` puts it into `docs`.
@main
enum SymbolPageWriter {
  static func main() {
    print(SymbolPage.text, terminator: "")
  }
}
