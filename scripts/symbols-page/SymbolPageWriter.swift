import Symbols

/// Prints the page of symbols; `scripts/symbol-page` puts it into `.build/reference`.
@main
enum SymbolPageWriter {
  static func main() {
    print(SymbolPage.text, terminator: "")
  }
}
