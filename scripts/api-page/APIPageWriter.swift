import Foundation

/// Prints the page of declared API; `scripts/api` extracts the symbol graphs and puts the page into
/// `docs`.
@main
enum APIPageWriter {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: APIPageWriter GRAPHS CENSUS\n".utf8))
      exit(2)
    }
    var page = APIPage(
      declared: try DeclaredAPI(folder: arguments[0]), census: try Census(contentsOf: arguments[1]))
    print(page.text, terminator: "")
  }
}
