import Foundation
import NibDocuments
import TestSupport
import Testing

/// Damaged documents: whatever they contain, reading ends with a document or a problem.
@Suite struct MutationTests {
  private static func outcome(_ data: Data, _ file: String) -> Result<NibDocument, NibProblem> {
    Result { () throws(NibProblem) in try NibDocument(data: data, file: file) }
  }

  /// Reads everything from a document, and checks the invariants.
  private static func use(_ document: NibDocument) {
    let traits = [
      NibTraits(width: .compact, height: .regular), NibTraits(width: .regular, height: .compact),
    ]
    document.root.visit { element in
      for name in element.attributes.keys {
        _ = (element.flag(name), element.number(name), element.integer(name), element.text(name))
        #expect((element.length(name) ?? 0).magnitude <= 1e7)
      }
      for key in element.children.compactMap(\.key) {
        _ = (element.rect(key), element.size(key), element.point(key), element.insets(key))
        _ = (element.color(key), element.font(key), element.image(key), element.names(key))
        _ = (element.attributedText(key), element.offset(key))
      }
      _ = (element.runtimeAttributes, element.accessibility)
      for connection in document.connections(of: element) {
        #expect(document.element(connection.destination) != nil)
      }
      for traits in traits {
        for constraint in document.constraints(of: element, for: traits) {
          #expect(document.element(constraint.first.item) != nil)
          #expect(constraint.multiplier.isFinite && constraint.constant.isFinite)
          #expect((1...1000).contains(constraint.priority))
        }
      }
    }
    _ = (document.initialScene, document.filesOwner, document.tintColor)
  }

  /// Whether the chain of controllers that create one another ends.
  private static func relationsEnd(_ document: NibDocument) -> Bool {
    var states: [String: Bool] = [:]
    func ends(_ id: String) -> Bool {
      if let state = states[id] { return state }
      states[id] = false
      var result = true
      document.element(id)?.visit { element in
        // Elements inside another controller belong to that one.
        for connection in document.connections(of: element) {
          guard case .segue(let segue) = connection, segue.isPartOfSource else { continue }
          if !ends(segue.destination) { result = false }
        }
      }
      states[id] = result
      return result
    }
    return document.scenes.compactMap(\.controller?.id).allSatisfy(ends)
  }

  @Test(arguments: 0..<8)
  func damagedDocumentsAreReadOrRefused(_ seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var read = 0
    for index in 0..<125 {
      let sample = SampleDocuments.all[index % SampleDocuments.all.count]
      let data = DamagedText.made(of: sample.text, &numbers)
      let lines = data.count { $0 == UInt8(ascii: "\n") } + 1
      switch Self.outcome(data, sample.name) {
      case .success(let document):
        read += 1
        Self.use(document)
        #expect(Self.relationsEnd(document), "seed \(seed), document \(index)")
        #expect(document.problems.allSatisfy { $0.severity != .failure })
        #expect(document.problems.allSatisfy { (1...lines).contains($0.line) })
      case .failure(let problem):
        #expect(problem.severity == .failure)
        #expect((0...lines).contains(problem.line))
        #expect(problem.file == sample.name)
        #expect(!problem.message.isEmpty)
      }
    }
    #expect(read > 5, "some damage leaves a document")
  }

  @Test func readingIsTheSameEachTime() throws {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let data = DamagedText.made(of: SampleDocuments.controllers, &numbers)
      let problems = (0..<2).map { _ in
        switch Self.outcome(data, "A") {
        case .success(let document): document.problems
        case .failure(let problem): [problem]
        }
      }
      #expect(problems[0] == problems[1])
    }
  }
}
