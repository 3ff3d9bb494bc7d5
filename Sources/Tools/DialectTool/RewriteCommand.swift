import Foundation

/// `tateyoko-dialect rewrite`: rewrites texts from standard input to standard output.
enum RewriteCommand {
  struct Request: Codable {
    struct File: Codable {
      var path: String
      var text: String
    }

    struct Options: Codable {
      var moduleName: String
      var emitsTables: Bool?
      var runtimeModule: String?
      var definitions: [String]?
    }

    var options: Options
    var files: [File]
  }

  struct Answer: Codable {
    struct File: Codable {
      var path: String
      /// The rewritten text; absent if the file is unchanged.
      var text: String?
    }

    var files: [File]
    var notes: [DialectNote]
  }

  static func run() throws -> Int32 {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let request: Request
    do {
      request = try JSONDecoder().decode(Request.self, from: input)
    } catch {
      throw ToolError("the request is not the expected JSON: \(error)")
    }
    let module = ModuleRewriter(
      DialectOptions(
        moduleName: request.options.moduleName, emitsTables: request.options.emitsTables ?? true,
        runtimeModule: request.options.runtimeModule ?? "UIKit",
        definitions: request.options.definitions ?? [])
    ).rewrite(request.files.map { SourceInput(path: $0.path, bytes: Array($0.text.utf8)) })
    let answer = Answer(
      files: module.files.map { path, result in
        guard case .rewritten(let bytes) = result else { return Answer.File(path: path) }
        return Answer.File(path: path, text: String(decoding: bytes, as: UTF8.self))
      }, notes: module.notes)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(answer))
    return 0
  }
}
