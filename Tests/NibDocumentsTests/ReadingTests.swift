import Foundation
import NibDocuments
import Testing

/// Files that aren't documents, or damaged ones.
@Suite struct ReadingTests {
  private func problem(_ data: Data) -> NibProblem? {
    do {
      _ = try NibDocument(data: data, file: "A.xib")
      return nil
    } catch {
      return error
    }
  }

  private func problem(_ text: String) -> NibProblem? { problem(Data(text.utf8)) }

  private let good = SampleDocuments.nib(#"<view contentMode="scaleToFill" id="v"/>"#)

  @Test func goodDocumentsAreRead() {
    #expect(problem(good) == nil)
    #expect(problem("\u{FEFF}" + good) == nil)
    #expect(problem("<!-- a comment -->\n" + good.drop { $0 != "\n" }) == nil)
  }

  @Test func otherFormats() {
    #expect(problem(Data())?.message.hasPrefix("the file is empty. A .storyboard or .xib") == true)
    #expect(problem("bplist00…")?.kind == .foreign("this is a binary property list"))
    #expect(problem("NIBArchive…")?.kind == .foreign("this is a compiled nib"))
    #expect(problem("hello")?.kind == .foreign("the file is not XML"))
    #expect(
      problem(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#)?.kind
        == .foreign("this is a document of Xcode 3 or 4"))
    #expect(problem("<plist/>")?.kind == .foreign("the root element is <plist>"))
    #expect(problem("<document/>")?.kind == .foreign("the document's type is “”"))
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
  ])
  func otherPlatforms(_ type: String, _ name: String) {
    let found = problem(#"<document type="\#(type)"/>"#)
    #expect(found?.kind == .foreign("this is a document for \(name)"))
    #expect(found?.severity == .failure)
  }

  @Test func entitiesAndDocumentTypesAreRefused() {
    var bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"xxxxxxxxxx\">"
    for index in 1...9 {
      let earlier = index == 1 ? "a" : "a\(index - 1)"
      bomb += "<!ENTITY a\(index) \"\(String(repeating: "&\(earlier);", count: 10))\">"
    }
    bomb += "]><document>&a9;</document>"
    #expect(problem(bomb) == NibProblem.at(.documentType, line: 2))
    let outside = "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>"
    #expect(problem(outside) == NibProblem.at(.documentType, line: 1))
    let undeclared = good.replacing("<objects>", with: "<objects>&bomb;")
    #expect(problem(undeclared)?.kind == .syntax("an entity is not declared"))
    // After the root element has begun, XML has no document types.
    let late = good.replacing("<objects>", with: "<!DOCTYPE d><objects>")
    #expect(problem(late)?.severity == .failure)
  }

  @Test func depthAndSizeAreLimited() {
    func nested(_ depth: Int) -> String {
      SampleDocuments.nib(
        String(repeating: #"<view contentMode="scaleToFill"><subviews>"#, count: depth)
          + String(repeating: "</subviews></view>", count: depth))
    }
    #expect(problem(nested(120)) == nil)
    let deep = problem(nested(50_000))
    #expect(deep?.kind == .tooDeep(maximum: 256))
    #expect(deep?.line ?? 0 > 0)
    let large = Data(count: 17 << 20)
    #expect(problem(large)?.kind == .tooLarge(bytes: 17 << 20, maximum: 16 << 20))
  }

  @Test func truncatedFilesNameWhatIsOpen() throws {
    let cut = String(good.prefix(upTo: try #require(good.range(of: "</objects>")).lowerBound))
    let found = try #require(problem(cut))
    #expect(found.message.hasPrefix("the file ends within <objects> of line "))
    #expect(found.element == "objects")
    let lines = cut.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(found.line == lines)
    #expect(found.description.hasPrefix("A.xib:\(lines): <objects>: "))
    for length in stride(from: 1, to: good.utf8.count, by: 37) {
      #expect(problem(Data(good.utf8.prefix(length)))?.severity == .failure)
    }
  }

  @Test func malformedXMLNamesItsLine() {
    let tags = "<document>\n<a>\n</b>\n</document>"
    #expect(
      problem(tags)
        == NibProblem.at(
          .syntax("an end tag doesn't match its start tag"), line: 3, element: "a"))
    #expect(
      problem("<document a=\"1\" a=\"2\"/>")?.kind
        == .syntax("a tag has the same attribute twice"))
    #expect(problem("<document a=\"<\"/>")?.kind == .syntax("an attribute's value contains “<”"))
    #expect(problem("<document>&#0;</document>")?.severity == .failure)
    let second = problem("<document/>\n<document/>")?.kind
    #expect(second == .syntax("there is content after the root element"))
  }

  @Test func otherEncodingsAreRefused() {
    var bytes = Data(good.utf8)
    bytes.append(contentsOf: [0x0A, 0xFF, 0x0A])
    let lines = good.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(problem(bytes) == NibProblem.at(.notUTF8, line: lines + 1))
    #expect(problem(good.data(using: .utf16) ?? Data())?.kind == .notUTF8)
  }

  @Test func mergeConflictsAreNamed() {
    let conflict = good.replacing("<objects>", with: "\n<<<<<<< HEAD\n<objects>")
    #expect(problem(conflict)?.kind == .mergeConflict)
    #expect(problem("<<<<<<< HEAD\n" + good)?.line == 1)
  }

  @Test func missingFiles() {
    #expect(throws: NibProblem.self) {
      try NibDocument(contentsOf: URL(fileURLWithPath: "/nowhere/A.xib"))
    }
  }
}

extension NibProblem {
  /// A problem of the file that these tests read.
  fileprivate static func at(_ kind: Kind, line: Int, element: String? = nil) -> NibProblem {
    NibProblem(kind, file: "A.xib", line: line, element: element)
  }
}
