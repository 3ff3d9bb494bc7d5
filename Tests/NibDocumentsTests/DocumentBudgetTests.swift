import Foundation
import Testing

@testable import NibDocuments

/// Documents that would never be read to their end are rejected, with the problem and its position.
@Suite struct DocumentBudgetTests {
  private func failure(_ text: String) -> String {
    do throws(NibProblem) {
      _ = try NibDocument(data: Data(text.utf8), file: "A.xib")
      return ""
    } catch {
      return error.description
    }
  }

  @Test func attributesOfAnElementAreCounted() {
    let many = (0..<300_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(
      failure("<?xml version=\"1.0\"?>\n<document \(many)/>")
        == "A.xib:2: an element has too many attributes; at most 1000 are read. Open the document "
        + "in Xcode to see if it is damaged.")
    // Text in quotes, comments or content doesn't count.
    let text =
      "<document type=\"\(String(repeating: "=", count: 5000))\"><!-- \(many) --><![CDATA[<\(many)>]]>"
    #expect(failure(text + "</document>").contains("the document's type is"))
  }

  @Test func elementsAreCounted() {
    let many = String(repeating: "<a/>\n", count: NibXML.elementLimit)
    #expect(
      failure("<document>\n\(many)</document>").hasPrefix("A.xib:200001: the document has too many")
    )
  }

  /// Thirty scenes that each embed the next one twice: 2³⁰ controllers.
  @Test func controllersThatEmbedOneAnotherAreCounted() throws {
    let scenes = (0..<30).map { number -> String in
      let segues = ["a", "b"].map { side in
        let view =
          number == 29
          ? ""
          : """
          <containerView id="v\(number)\(side)"><connections><segue destination="c\(number + 1)" \
          kind="embed" id="s\(number)\(side)"/></connections></containerView>
          """
        return view
      }
      return SampleDocuments.scene(
        "\(number)",
        """
        <viewController id="c\(number)" sceneMemberID="viewController"><view key="view" id="w\(number)">
        <subviews>\(segues.joined())</subviews></view></viewController>
        """)
    }
    let document = try SampleDocuments.read(
      SampleDocuments.storyboard(scenes.joined(), initial: "c0"), file: "A.storyboard")
    let problems = document.problems.filter {
      $0.description.contains("more than 5000 controllers")
    }
    #expect(!problems.isEmpty && problems.count == document.brokenSegues.count)
    func made(_ id: String) -> Int {
      let element = document.element(id)
      var count = 1
      element?.visit { child in
        for connection in document.connections(of: child) { count += made(connection.destination) }
      }
      return count
    }
    #expect(made("c0") <= 5001)
    // The shallow end is complete.
    #expect(made("c21") == 511)
  }
}
