import Foundation

/// Whether a module without UIKit in its manifest imports it, as libraries for iOS do. The result
/// is stored with the dates of the files.
struct UIKitImports {
  private let folder: URL
  private var answer: URL { folder.appendingPathComponent("imports") }

  init(_ folder: URL) { self.folder = folder }

  func isImported(by files: [String]) throws -> Bool {
    var stamp = TextDigest()
    for file in files {
      stamp.add(file)
      stamp.add(TextDigest(ofFileAt: file)?.description ?? "")
    }
    let lines = (FileManager.default.contents(atPath: answer.path))
      .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
    if let lines, lines.count == 2, lines[0] == stamp.description { return lines[1] == "yes" }
    let isImported = files.contains { file in
      guard let bytes = try? FileReader.read(file) else { return false }
      let text = SourceText(bytes: bytes)
      return text.contains("import UIKit") || text.contains(" UIKit.")
    }
    try Files.create(folder)
    try Files.write([UInt8]("\(stamp)\n\(isImported ? "yes" : "no")\n".utf8), to: answer)
    return isImported
  }
}
