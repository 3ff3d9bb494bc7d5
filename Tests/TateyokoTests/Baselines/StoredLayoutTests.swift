import Foundation
import LayoutTrees
import Pixels
import Testing

@testable import Tateyoko

/// The layouts stored in this project's own baselines stay readable, verbatim.
@Suite struct StoredLayoutTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("snapshots")

  private func layouts() throws -> [(file: String, text: String)] {
    let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "png" }
      .compactMap { file in
        try PNGCodec.readHead(from: file).text(for: PictureBaseline.layoutKeyword)
          .map { (file.lastPathComponent, $0) }
      }
  }

  @Test func everyNameOfAStoredLayoutIsKnown() throws {
    let layouts = try layouts()
    #expect(layouts.count > 200)
    var names: [String: String] = [:]
    for (file, text) in layouts {
      let tree = try LayoutTree(encoded: text)
      #expect(try tree.encoded() == text, "\(file) is written otherwise than it was read.")
      for fact in tree.screen { names["screen.\(fact.name)"] = file }
      func add(_ node: LayoutNode) {
        for attribute in node.attributes + node.inputs { names[attribute.name] = file }
        node.children.forEach(add)
      }
      add(tree.root)
    }
    for (name, file) in names {
      switch LayoutSubject(name: name) {
      case .property: break
      case .constraint(let constraint):
        if case .text = constraint.content {
          Issue.record("“\(name)” of \(file) can't be taken apart.")
        }
      case .unregistered: Issue.record("\(file) has \(name), which LayoutProperty does not have.")
      }
    }
  }
}
