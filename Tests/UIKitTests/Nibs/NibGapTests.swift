import NibDocuments
import Testing
import UIKit

@testable import UIKit

/// Storyboards of apps that don't compile as a whole: their layout is shown, and what is missing is listed.
@Suite("Gaps of nibs")
@MainActor
struct NibGapTests {
  private typealias Samples = StoryboardSamples

  let host = SimulationHost(device: .iPhone8, os: "15.0")

  private static let missing = """
    <viewController id="a" customClass="Gone" customModule="App" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><label text="Hello" id="l"/><button id="b"><connections>\
    <action selector="send:" destination="a" eventType="touchUpInside" id="c"/></connections></button></subviews>
    </view><connections><outlet property="title1" destination="l" id="o1"/>\
    <outlet property="title2" destination="l" id="o2"/></connections></viewController>
    """

  /// Tolerates gaps until the end of the test, and returns the ones of its code.
  private func gaps<R>(_ body: () throws -> R) rethrows -> (R, [String]) {
    let before = Set(NibGaps.all)
    NibGaps.areTolerated = true
    defer { NibGaps.areTolerated = false }
    let result = try body()
    return (result, NibGaps.all.filter { !before.contains($0) })
  }

  @Test("a missing class gives way to its superclass, and its outlets and actions are listed")
  func missingClass() throws {
    let storyboard = try Samples.storyboard(
      Samples.scene(Self.missing), initial: "a", file: "Missing.storyboard")
    let (controller, found) = try gaps {
      let controller = try #require(storyboard.instantiateInitialViewController())
      Samples.show(controller, host)
      return controller
    }
    #expect((controller.view.subviews.first as? UILabel)?.text == "Hello")
    #expect(
      found == [
        "Missing.storyboard:3: the class Gone is missing; its superclass in UIKit is shown, "
          + "without the outlets title1, title2, without the actions send:"
      ])
    #expect(host.takeIssues() == [])
    _ = storyboard.instantiateInitialViewController()
    #expect(host.takeIssues().first?.problem == "Unknown class Gone in Interface Builder file.")
  }

  @Test("outlets that a class lacks, and values of other types, are listed")
  func missingOutlets() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a", #"<subviews><label text="Hello" id="l"/><view id="w"/></subviews>"#,
        connections: #"<outlet property="gone" destination="l" id="o1"/>"#
          + #"<outlet property="nameLabel" destination="w" id="o2"/>"#), initial: "a")
    let (_, found) = try gaps {
      Samples.show(try #require(storyboard.instantiateInitialViewController()), host)
    }
    #expect(found.count == 2, "\(found)")
    #expect(found.contains { $0.contains("for the key gone") })
    #expect(found.contains { $0.contains("can't be set for the key nameLabel") })
    #expect(host.takeIssues() == [])
  }

  @Test("a delegate that doesn't declare the conformance is none, as Objective-C doesn't check it")
  func delegates() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller(
        "a",
        #"<subviews><scrollView id="s"><connections><outlet property="delegate" destination="a" id="o"/></connections></scrollView></subviews>"#
      ), initial: "a")
    let (controller, found) = try gaps {
      let controller = try #require(storyboard.instantiateInitialViewController())
      Samples.show(controller, host)
      return controller
    }
    let scroll = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(scroll.delegate == nil && found == [])
    _ = storyboard.instantiateInitialViewController()?.view
    #expect(host.takeIssues() == [])
  }

  @Test("a scene without a Storyboard ID is created by its object ID")
  func objectIDs() throws {
    let storyboard = try Samples.storyboard(
      Samples.controller("a", attributes: #"title="One""#)
        + Samples.controller("b", attributes: #"title="Two""#))
    #expect(storyboard.makeController(objectID: "b").title == "Two")
    #expect(host.takeIssues() == [])
    #expect(storyboard.makeController(objectID: "c").title == nil)
    #expect(
      host.takeIssues().map(\.problem)
        == ["The storyboard has no view controller with the object ID 'c'."])
  }
}
