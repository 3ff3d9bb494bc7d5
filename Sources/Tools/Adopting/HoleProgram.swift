import Foundation

/// The program that makes holes in files, with its requests and answers.
///
/// It's the dialect's rewriter (`Sources/Tools/Holes`), which already contains the compiler's own parser.
struct HoleProgram {
  let program: String
  /// The working folder.
  let folder: String

  /// Makes holes for messages.
  ///
  /// - Parameters:
  ///   - least: The smallest unit that may become a hole.
  ///   - isLate: Whether a body that already has a hole becomes one as a whole.
  func makeHoles(
    in files: [HoleRequest.File], least: HoleUnit, isLate: Bool
  ) throws(AdoptingError) -> [HoleAnswer.Hole] {
    try ask(HoleRequest(files: files, least: least, isLate: isLate, names: [])).holes
  }

  /// Returns how files use names.
  func uses(of names: Set<String>, in files: [String]) throws(AdoptingError) -> [String: NameUse] {
    guard !names.isEmpty else { return [:] }
    let files = files.map { HoleRequest.File(path: $0, output: nil, name: $0) }
    return try ask(
      HoleRequest(files: files, least: .statement, isLate: false, names: names.sorted())
    ).uses
  }

  private func ask(_ request: HoleRequest) throws(AdoptingError) -> HoleAnswer {
    let path = "\(folder)/holes.json"
    do {
      try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .compiler("\(path) can't be written: \(error.localizedDescription)")
    }
    let run = try ToolProcess([program, "holes", "--request", path], in: folder)
    guard run.status == 0,
      let answer = try? JSONDecoder().decode(HoleAnswer.self, from: Data(run.output.utf8))
    else { throw .compiler("holes can't be made: \(run.messages.suffix(500))") }
    return answer
  }
}
