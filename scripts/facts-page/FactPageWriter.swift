import SystemFacts

/// Prints the page of facts; `scripts/facts` puts it into `docs`.
@main
enum FactPageWriter {
  static func main() {
    print(FactPage.text, terminator: "")
  }
}
