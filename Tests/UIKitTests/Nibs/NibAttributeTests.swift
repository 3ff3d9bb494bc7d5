import Foundation
import NibDocuments
import Testing
import UIKit

@testable import NibDocuments
@testable import UIKit

/// Each attribute that Interface Builder writes is applied, or a note reports that it isn't.
@Suite("Nib attributes")
@MainActor
struct NibAttributeTests {
  /// Elements of missing classes: an issue reports each as a whole. Others have separate suites.
  private static let otherElements: Set<String> = [
    "adBannerView", "arscnView", "arskView", "avPlayerViewController", "backgroundConfiguration",
    "buttonConfiguration", "colorWell", "datePicker", "glkView", "glkViewController", "mapView",
    "mtkView", "pickerView", "sceneKitView", "sceneView", "searchDisplayController", "skView",
    "slider", "stepper", "textView", "webView", "wkPreferences", "wkWebView",
    "wkWebViewConfiguration",
  ]

  /// Attributes that repeat other parts of the document, or choose between them.
  private static let repeated: Set<String> = [
    "backgroundImageCatalog", "collectionClass", "colorLabel", "colorMatched", "configurationType",
    "dataMode", "highlightedImageCatalog", "localeIdentifier", "selectedImageCatalog",
    "splitViewControllerTargetIndex", "tableViewCell", "timeIntervalSinceReferenceDate",
    "usesAttributedText",
  ]

  /// Attributes whose names the code composes.
  private static let composed: Set<String> = [
    "horizontalCompressionResistancePriority", "horizontalHuggingPriority",
    "verticalCompressionResistancePriority", "verticalHuggingPriority",
  ]

  private static var sources: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
  }

  /// The quoted names in the code that reads documents.
  private static func mentioned() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["UIKit/UIKit/Nibs", "Base/NibDocuments"] {
      let folder = sources.appendingPathComponent(folder)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") && !file.hasPrefix("NibVocabulary") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        names.formUnion(text.split(separator: "\"").map(String.init))
      }
    }
    return names
  }

  @Test("an attribute that nothing reads has a note, and one with a note isn't read")
  func none() throws {
    let mentioned = try Self.mentioned().union(Self.composed).union(Self.repeated)
    var silent: [String] = []
    for (element, kind) in NibVocabulary.kinds where !Self.otherElements.contains(element) {
      for (name, type) in kind.attributes where type != .editor {
        // The set-like elements are read as a whole, and names of parts by their parents.
        if kind.role == .editor || element == "dataDetectorType" || element == "dataDetectorTypes" {
          continue
        }
        if type == .flag, Self.sets.contains(element) { continue }
        if !mentioned.contains(name), !NibVocabulary.isUnused(name, of: element) {
          silent.append("\(element) \(name)")
        }
      }
    }
    #expect(silent.sorted() == [])
    let unused = NibVocabulary.kinds.values.flatMap(\.attributes.keys).filter {
      NibVocabulary.isUnused($0, of: "view")
    }
    #expect(Set(unused).intersection(mentioned).sorted() == [])
    #expect(unused.count > 20)
  }

  /// Elements that are a set of names.
  private static let sets: Set<String> = [
    "accessibilityTraits", "audiovisualMediaTypes", "autoresizingMask", "extendedEdge",
    "popoverArrowDirection",
  ]

  @Test("attributes without effect are one line of the log, and no issue")
  func log() throws {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let objects = NibSamples.objects(
      """
      <button springLoaded="YES" role="cancel" id="a"/><button role="normal" id="b"/><view glitter="YES" id="c"/>
      """)
    #expect(objects.count == 3)
    let issues = host.takeIssues()
    #expect(issues.count == 1 && issues.allSatisfy(\.isLogged))
    #expect(
      issues.first?.problem
        == "These attributes have no effect here: button role, button springLoaded, view glitter.")
    _ = NibSamples.objects(#"<label text="a" id="l"/>"#)
    #expect(host.takeIssues() == [])
  }
}
