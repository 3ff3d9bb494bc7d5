import Foundation

/// The program that makes holes in files, and what it is asked and answers.
///
/// It is the dialect's rewriter (`Sources/Holes`), as it has the compiler's own parser.
struct HoleProgram {
  struct Message: Codable, Hashable {
    var line: Int
    var column: Int
    var text: String
  }

  struct File: Codable {
    /// The file to read.
    var path: String
    /// The file to write; nil to only look for uses of names.
    var output: String?
    /// How the file is told of.
    var name: String
    var messages: [Message] = []
  }

  private struct Request: Codable {
    var files: [File]
    var least: Int
    var isLate: Bool
    var names: [String]
  }

  struct Hole: Codable, Hashable {
    var file: String
    var line: Int
    var unit: Int
    var reason: String
    var owner: String
  }

  private struct Unreadable: Codable {
    var path: String
    var reason: String
  }

  struct Answer: Codable {
    var holes: [Hole] = []
    var uses: [String: NameUse] = [:]
  }

  let program: String
  /// A folder to work in.
  let folder: String

  /// Makes holes where messages are.
  ///
  /// - Parameters:
  ///   - least: The least unit that may become a hole, from a statement (0) to the file (4).
  ///   - isLate: Whether a body that has a hole already becomes one as a whole.
  func makeHoles(
    in files: [File], least: Int, isLate: Bool
  ) throws(AdoptingError) -> [Hole] {
    try ask(Request(files: files, least: least, isLate: isLate, names: [])).holes
  }

  /// How files use names.
  func uses(of names: Set<String>, in files: [String]) throws(AdoptingError) -> [String: NameUse] {
    guard !names.isEmpty else { return [:] }
    let files = files.map { File(path: $0, output: nil, name: $0) }
    return try ask(Request(files: files, least: 0, isLate: false, names: names.sorted())).uses
  }

  private func ask(_ request: Request) throws(AdoptingError) -> Answer {
    let path = "\(folder)/holes.json"
    do {
      try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .compiler("\(path) can't be written: \(error.localizedDescription)")
    }
    let run = try ToolProcess([program, "holes", "--request", path], in: folder)
    guard run.status == 0,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    else { throw .compiler("holes can't be made: \(run.output.suffix(500))") }
    return answer
  }
}

/// How an app's files use a name of which nobody knows what it is.
struct NameUse: Codable, Hashable {
  /// Generic arguments that it is given.
  var generics = 0
  /// Whether it is the first that a class inherits from.
  var isSuperclass = false
  /// Whether a type other than a class, or a class after its superclass, inherits from it.
  var isInherited = false
  /// Whether it follows `any`, `some` or the colon of a generic parameter.
  var isConstraint = false
  /// The labels of calls that make one.
  var calls: [[String]] = []
  /// Members of the type itself, with the labels of those that are called.
  var statics: [String: [[String]]] = [:]
  /// Types in it.
  var types: [String] = []
  /// Modules that the files import, with the number of files.
  var imports: [String: Int] = [:]
  /// Methods and properties that subclasses override.
  var overridden: [String] = []
}
