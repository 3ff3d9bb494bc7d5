import Foundation
import Testing

@testable import Adopting
@testable import XcodeProjects

/// The screens of an app's storyboards that tests picture.
@Suite struct StoryboardScreensTests {
  private static let installed = try? InstalledModules(root: SampleApp.checkout)

  private func survey(_ storyboard: String, _ code: String) throws -> AppSurvey {
    let sample = try SampleApp([
      "App/Code.swift": "import UIKit\n" + code,
      "App/Base.lproj/Main.storyboard": storyboard,
      "App/de.lproj/Main.storyboard": storyboard,
    ])
    return Surveyor.survey(
      try AppReader.read(sample.root), installed: try #require(Self.installed)
    ).survey
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="A">
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ element: String) -> String {
    "<scene sceneID=\"s\"><objects>\(element)</objects></scene>\n"
  }

  private static let navigation = scene(
    """
    <navigationController id="A" sceneMemberID="viewController"><connections>\
    <segue destination="B" kind="relationship" relationship="rootViewController" id="r"/>\
    </connections></navigationController>
    """)
  private static let list = scene(
    """
    <tableViewController id="B" customClass="List" sceneMemberID="viewController"><connections>\
    <segue destination="C" kind="show" id="g"/></connections></tableViewController>
    """)
  private static let profile = scene(
    """
    <viewController storyboardIdentifier="Pro&quot;file" id="C" customClass="Profile" \
    sceneMemberID="viewController"><view key="view" id="V"><subviews>\
    <view id="W" customClass="Face"/></subviews></view></viewController>
    """)
  private static let hidden = scene(
    "<viewController id=\"D\" customClass=\"Hidden\" sceneMemberID=\"viewController\"/>")
  private static let code = """
    class List: UITableViewController {}
    class Profile: UIViewController {}
    class Face: UIView {}
    class Hidden: UIViewController {}
    class Plain: UIViewController {}

    """

  /// What the app passes to a static method of the controller's, which makes it from the storyboard.
  @Test func scenesThatAStaticMethodMakes() throws {
    let code = """
      class List: UITableViewController {
        private var title_: String!
        static func create(with title: String) -> List { List() }
      }
      class Profile: UIViewController {
        private var model: Int!
        static func create() -> Profile { Profile() }
      }
      class Face: UIView {}
      class Plain: UIViewController {
        private var model: Int!
        static func make(model: Int) -> Self { Self() }
      }

      """
    let survey = try survey(Self.storyboard(Self.navigation + Self.list + Self.profile), code)
    let list = try #require(survey.controllers.first { $0.name == "Main.List.B" })
    #expect(list.expression == "List.create(with: \"Text\")")
    #expect(
      list.plainExpression?.hasSuffix(".instantiateViewController(withObjectID: \"B\")") == true)
    #expect(!list.isScene)
    let profile = try #require(survey.controllers.first { $0.name == "Main.Pro\"file" })
    #expect(profile.isScene && profile.plainExpression == nil)
    let plain = try #require(survey.controllers.first { $0.name == "Plain" })
    #expect(plain.expression == "Plain.make(model: 1)" && plain.plainExpression == "Plain()")
  }

  private static let titled = scene(
    """
    <viewController id="E" sceneMemberID="viewController"><navigationItem key="navigationItem" \
    title="About us" id="i"/></viewController>
    """)
  private static let elsewhere = scene(
    "<viewControllerPlaceholder storyboardName=\"Other\" id=\"F\" sceneMemberID=\"viewController\"/>"
  )

  @Test(
    "a storyboard creates every scene: the initial one, those with identifiers, the others by object ID"
  )
  func screens() throws {
    let all =
      Self.navigation + Self.list + Self.profile + Self.hidden + Self.titled + Self.elsewhere
    let survey = try survey(Self.storyboard(all), Self.code)
    #expect(
      survey.controllers.map(\.expression) == [
        #"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()"#
          + " ?? UIViewController()",
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withObjectID: "B")"#,
        #"UIStoryboard(name: "Main", bundle: nil)"#
          + #".instantiateViewController(withIdentifier: "Pro\"file")"#,
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withObjectID: "D")"#,
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withObjectID: "E")"#,
        "Plain()",
      ])
    #expect(
      survey.controllers.map(\.name) == [
        "Main", "Main.List.B", "Main.Pro\"file", "Main.Hidden.D", "Main.About us.E", "Plain",
      ])
    #expect(survey.controllers.first?.place.hasSuffix("Main.storyboard:3") == true)
    #expect(survey.notPictured.isEmpty)
  }

  @Test(
    "a scene says which class of it, of a view or of a contained controller is missing")
  func missingClasses() throws {
    let all = Self.storyboard(Self.navigation + Self.list + Self.profile)
    for (missing, name) in [("Face", "Main.Pro\"file"), ("List", "Main")] {
      let code = Self.code.split(separator: "\n").filter { !$0.contains("class \(missing):") }
      let survey = try survey(all, code.joined(separator: "\n"))
      let screen = try #require(survey.controllers.first { $0.name == name })
      #expect(screen.missing == [missing])
    }
  }

  @Test("a launch screen isn't a screen of the app")
  func launchScreen() throws {
    let text = Self.storyboard(Self.navigation + Self.list)
      .replacing(" useAutolayout", with: " launchScreen=\"YES\" useAutolayout")
    #expect(try survey(text, Self.code).controllers.allSatisfy { !$0.name.hasPrefix("Main") })
  }

  @Test("a damaged storyboard is reported, and the others are still surveyed")
  func damaged() throws {
    let survey = try survey("<document", "class Plain: UIViewController {}\n")
    #expect(survey.controllers.map(\.name) == ["Plain"])
    #expect(survey.notPictured.map(\.name) == ["Main.storyboard"])
  }
}
