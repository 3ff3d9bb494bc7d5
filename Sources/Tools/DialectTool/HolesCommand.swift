import Foundation

/// `tateyoko-dialect holes`: makes holes for compiler messages, as specified by a JSON request.
enum HolesCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.count == 2, arguments[0] == "--request" else {
      throw ToolError("holes needs --request with a file\n\(DialectTool.usage)")
    }
    let request: HoleRequest
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
      request = try JSONDecoder().decode(HoleRequest.self, from: data)
    } catch {
      throw ToolError("the request is not the expected JSON: \(error)")
    }
    var answer = HoleAnswer()
    let names = Set(request.names)
    for file in request.files { try take(file, request, names, &answer) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(answer))
    return 0
  }

  private static func take(
    _ file: HoleRequest.File, _ request: HoleRequest, _ names: Set<String>,
    _ answer: inout HoleAnswer
  ) throws {
    let bytes: [UInt8]
    do throws(SourceFailure) {
      bytes = try FileReader.read(file.path)
      if let failure = SourceText.refusal(of: bytes) { throw failure }
    } catch {
      answer.unreadable.append(HoleAnswer.Unreadable(path: file.path, reason: error.reason))
      // What can't be parsed becomes a hole as a whole, as the file would be refused in each round.
      if let output = file.output {
        try Data().write(to: URL(fileURLWithPath: output))
        answer.holes.append(
          HoleAnswer.Hole(file: file.name, line: 1, unit: .file, reason: error.reason, owner: ""))
      }
      return
    }
    if !names.isEmpty {
      let tree = SourceText(bytes: bytes).parsed()
      for (name, use) in NameUseFinder.uses(of: names, in: tree) {
        answer.uses[name, default: NameUse()].merge(use)
      }
    }
    guard let output = file.output, !file.messages.isEmpty else { return }
    let made = HoleMaker.make(file, bytes: bytes, least: request.least, isLate: request.isLate)
    try Data(made.bytes).write(to: URL(fileURLWithPath: output))
    answer.holes += made.holes
  }
}
