import Foundation

/// The program that makes holes in files, with its requests and answers.
///
/// It's the dialect's rewriter (`Sources/Holes`), which already contains the compiler's own parser.
struct HoleProgram {
  struct Message: Codable, Hashable {
    var line: Int
    var column: Int
    var text: String
  }

  struct File: Codable {
    /// The file to read.
    var path: String
    /// The file to write; `nil` to only look for uses of names.
    var output: String?
    /// The file's name in messages.
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

  struct Answer: Codable {
    var holes: [Hole] = []
    var uses: [String: NameUse] = [:]
  }

  let program: String
  /// The working folder.
  let folder: String

  /// Makes holes for messages.
  ///
  /// - Parameters:
  ///   - least: The smallest unit that may become a hole, from a statement (0) to the file (4).
  ///   - isLate: Whether a body that already has a hole becomes one as a whole.
  func makeHoles(
    in files: [File], least: Int, isLate: Bool
  ) throws(AdoptingError) -> [Hole] {
    try ask(Request(files: files, least: least, isLate: isLate, names: [])).holes
  }

  /// Returns how files use names.
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

/// How an app's files use an undeclared name.
struct NameUse: Codable, Hashable {
  /// The number of generic arguments.
  var generics = 0
  /// Whether it's the first type that a class inherits from.
  var isSuperclass = false
  /// Whether a type other than a class inherits from it, or a class after its superclass.
  var isInherited = false
  /// Whether it follows `any`, `some` or the colon of a generic parameter.
  var isConstraint = false
  /// The argument labels of calls that create one.
  var calls: [[String]] = []
  /// Static members, with the argument labels of the ones that are called.
  var statics: [String: [[String]]] = [:]
  /// Nested types.
  var types: [String] = []
  /// The modules that the files import, with the number of files.
  var imports: [String: Int] = [:]
  /// Methods and properties that subclasses override.
  var overridden: [String] = []
}
