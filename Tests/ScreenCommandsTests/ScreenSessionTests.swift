import Foundation
import Pixels
import Tateyoko
import TestSupport
import Testing
import UIKit

@testable import ScreenCommands

/// Captures of screens that change in between, as after an edit.
@MainActor
@Suite struct ScreenSessionTests {
  /// The screen's current behaviour.
  private final class Code {
    var inset: CGFloat = 16
    var title = "Continue"
    var conflicts = false
    var fails = false
  }

  private struct NoModel: Error, CustomStringConvertible {
    var description: String { "the model is missing" }
  }

  private final class Form: UIViewController {
    let code: Code

    init(_ code: Code) {
      self.code = code
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let button = UIButton(type: .system)
      button.setTitle(code.title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.view.backgroundColor = .yellow }, for: .touchUpInside)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: code.inset),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        button.heightAnchor.constraint(equalToConstant: 50),
      ])
      if code.conflicts { button.heightAnchor.constraint(equalToConstant: 60).isActive = true }
    }
  }

  private let folder: TemporaryFolder
  private let code = Code()
  private let session: ScreenSession

  init() throws {
    folder = try TemporaryFolder()
    let code = code
    session = ScreenSession(folder: LookFolder(path: folder.path("looks"))) {
      [
        FoundScreen(id: "Form", kind: .controller) {
          if code.fails { throw NoModel() }
          return Form(code)
        },
        FoundScreen(id: "Main/list", title: "Another list", kind: .scene) { UIViewController() },
        FoundScreen(id: "Other/list", kind: .scene) { UIViewController() },
      ]
    }
  }

  private func see(_ steps: String...) throws -> SeenScreen {
    try session.see(ScreenRequest(screen: "Form", device: "iphone-x", os: "15.5", steps: steps))
      .seen
  }

  @Test func anEditIsToldWithWhatItMoved() throws {
    #expect(try see().changes == nil)
    #expect(try see().changes == ScreenChanges())
    code.inset = 40
    let changes = try #require(try see().changes)
    #expect(changes.causes.first?.contains("16 → 40") == true, "\(changes)")
    #expect(changes.picture?.contains("pixels differ") == true)
    #expect(changes.layout.contains { $0.contains("frame.x 16 → 40") }, "\(changes)")
    #expect(try see().changes == ScreenChanges())
    code.title = "Go on"
    #expect(try see().changes?.causes.contains { $0.contains("“Go on”") } == true)
  }

  @Test func aStepsEffectIsToldWithoutTheLayoutsHavingChanged() throws {
    let seen = try see("tap Continue")
    #expect(seen.effect?.causes == ["background colour of UIView: #FFFFFF → #FFFF00"])
    #expect(seen.steps == ["tap Continue"])
    // And one after another: the first call's changes aren't new to the second.
    let again = try session.act(["tap Continue"]).seen
    #expect(again.effect == ScreenChanges())
    #expect(again.steps == ["tap Continue", "tap Continue"])
    #expect(session.request?.steps == again.steps)
  }

  @Test func theKeyboardsWindowIsOneMoreAndNoOtherScreen() throws {
    let field = ScreenSession(folder: LookFolder(path: folder.path("fields"))) {
      [
        FoundScreen(id: "Field", kind: .controller) {
          let controller = UIViewController()
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
          field.placeholder = "Name"
          controller.view.addSubview(field)
          return controller
        }
      ]
    }
    _ = try field.see(ScreenRequest(screen: "Field", device: "iphone-x", os: "15.5"))
    let effect = try #require(try field.act(["type Ada into Name"]).seen.effect)
    #expect(!effect.layout.contains { $0.contains("class") }, "\(effect)")
    #expect(effect.causes.contains { $0.contains("editing") }, "\(effect)")
  }

  @Test func conflictsAreInTheLog() throws {
    #expect(try see().log.isEmpty)
    code.conflicts = true
    let seen = try see()
    #expect(seen.log.joined().contains("Unable to simultaneously satisfy constraints"))
    #expect(seen.problems.isEmpty)
    #expect(seen.lines.contains { $0.hasPrefix("log        ") })
  }

  @Test func whatTheCodeThrowsIsTold() throws {
    code.fails = true
    #expect {
      _ = try see()
    } throws: { "\($0)" == "the model is missing" }
    #expect(folder.names.isEmpty)
    #expect(session.request == nil)
  }

  @Test func screensAreFoundByTheirNamesAndTitles() throws {
    #expect(try session.see(ScreenRequest(screen: "FORM")).seen.screen == "Form")
    #expect(try session.see(ScreenRequest(screen: "another list")).seen.screen == "Main/list")
    #expect {
      _ = try session.see(ScreenRequest(screen: "list"))
    } throws: { "\($0)".contains("2 screens are called “list”: Main/list, Other/list") }
  }

  @Test func aLaterProgramGoesOnWhereAnEarlierOneWas() throws {
    _ = try see("tap Continue")
    let request = try #require(session.request)
    #expect(ScreenRequest(json: try #require(request.json)) == request)
    code.title = "Go on"
    #expect(session.resume(request)?.contains("Step 1, “tap Continue”") == true)
    code.title = "Continue"
    #expect(session.resume(request) == nil)
    #expect(try session.act(["turn landscape"]).seen.steps == ["tap Continue", "turn landscape"])
  }

  @Test func aPictureForAClientIsSmallEnough() throws {
    let result = try session.see(
      ScreenRequest(screen: "Form", device: "iphone-x"), scale: { $0.scale(longestSide: 1000) })
    let picture = try PNGCodec.decode(try #require(result.picture))
    #expect(picture.width == 375 && picture.height == 812)
    #expect(result.look.scale(longestSide: 2000) == 2)
    #expect(result.look.scale(longestSide: 10_000) == 3)
    #expect(result.look.scale(longestSide: 10) == 1)
  }
}
