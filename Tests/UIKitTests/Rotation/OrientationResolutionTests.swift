import Devices
import InfoPlists
import Testing
import UIKit

/// What may rotate an interface, as values: behaviours A1 to A10.
@MainActor
struct OrientationResolutionTests {
  private func question(
    _ device: Device = .iPhone8, _ os: OSVersion? = nil, plist: InfoPlist? = nil
  ) -> OrientationQuestion {
    OrientationQuestion(
      device: device, os: os ?? device.newestOS, app: AppOrientations(plist, on: device.idiom))
  }

  private nonisolated static let four: [ScreenOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// One row of the table from articles and documentation.
  struct Row: Sendable, CustomTestStringConvertible {
    var plain: [ScreenOrientation]?
    var pad: [ScreenOrientation]?
    var onPhone: UIInterfaceOrientationMask
    var onPad: UIInterfaceOrientationMask
    var testDescription: String {
      "\(plain?.map(\.rawValue) ?? ["–"]), \(pad?.map(\.rawValue) ?? ["–"])"
    }
  }

  @Test(
    "A1, A2: the truth table of the two keys",
    arguments: [
      Row(plain: nil, pad: nil, onPhone: .allButUpsideDown, onPad: .all),
      Row(plain: [], pad: [], onPhone: .allButUpsideDown, onPad: .all),
      Row(plain: [.portrait], pad: nil, onPhone: .portrait, onPad: .portrait),
      Row(
        plain: [.portrait], pad: [.landscapeLeft, .landscapeRight], onPhone: .portrait,
        onPad: .landscape),
      Row(plain: nil, pad: [.portrait], onPhone: .allButUpsideDown, onPad: .portrait),
      Row(plain: [.portrait], pad: [], onPhone: .portrait, onPad: .all),
      Row(plain: four, pad: nil, onPhone: .all, onPad: .all),
    ])
  func truthTable(row: Row) {
    let plist = InfoPlist(supportedOrientations: row.plain, onIPad: row.pad)
    #expect(AppOrientations(plist, on: .phone).mask == row.onPhone)
    #expect(AppOrientations(plist, on: .pad).mask == row.onPad)
    #expect(AppOrientations(nil, on: .phone).mask == .allButUpsideDown)
  }

  @Test("A4: four checked boxes leave an iPhone's controller its own default")
  func defaultController() {
    var question = question(plist: InfoPlist(supportedOrientations: Self.four))
    question.controller = OrientationQuestion.defaultMask(on: .iPhone8)
    question.held = .portraitUpsideDown
    #expect(OrientationResolution(question).target == .portrait)
    question.controller = .all
    #expect(OrientationResolution(question).target == .portraitUpsideDown)
    #expect(OrientationQuestion.defaultMask(on: .iPadPro11) == .all)
  }

  @Test("A6: the hardware's veto comes last, whatever allows it")
  func hardware() {
    var question = question(.iPhoneX, plist: InfoPlist(supportedOrientations: Self.four))
    question.controller = .all
    question.held = .portraitUpsideDown
    let resolution = OrientationResolution(question)
    #expect(resolution.allowed == .allButUpsideDown)
    #expect(resolution.target == .portrait)
    #expect(resolution.failure == nil)
  }

  @Test("A7: the three masks are intersected, and an empty intersection is UIKit's exception")
  func intersection() {
    var question = question(plist: InfoPlist(supportedOrientations: [.portrait, .landscapeLeft]))
    question.controller = .landscape
    question.held = .landscapeLeft
    #expect(OrientationResolution(question).allowed == .landscapeLeft)
    #expect(OrientationResolution(question).target == .portrait)
    question.held = .landscapeRight
    #expect(OrientationResolution(question).target == .landscapeLeft)
    question.controller = .portraitUpsideDown
    question.controllerName = "PlayerController"
    let failure = OrientationResolution(question).failure
    #expect(
      failure?.reason == "Supported orientations has no common orientation with the application, "
        + "and [PlayerController shouldAutorotate] is returning YES")
    #expect(failure?.isException == true)
    question.os = "8.0"
    #expect(
      OrientationResolution(question).failure?.reason
        == "Supported orientations has no common orientation with the application, and "
        + "shouldAutorotate is returning YES")
    question.shouldAutorotate = false
    #expect(OrientationResolution(question).failure == nil)
    question.os = "16.0"
    #expect(OrientationResolution(question).failure?.isException == true)
    question.controller = []
    #expect(OrientationResolution(question).failure?.isException == true)
  }

  @Test("A7: a conflict with the hardware alone isn't an exception, and the interface stays")
  func onlyHardware() {
    var question = question(.iPhoneX, plist: InfoPlist(supportedOrientations: Self.four))
    question.controller = .portraitUpsideDown
    let resolution = OrientationResolution(question)
    #expect(resolution.failure?.isException == false)
    #expect(resolution.target == .portrait)
  }

  @Test("A8: shouldAutorotate keeps the interface until iOS 15, and is ignored from iOS 16 on")
  func shouldAutorotate() {
    var question = question(.iPhone8, "15.0")
    question.controller = .all
    question.shouldAutorotate = false
    question.held = .landscapeLeft
    #expect(OrientationResolution(question).target == .portrait)
    question.os = "16.0"
    #expect(OrientationResolution(question).target == .landscapeRight)
  }

  @Test("A10: an iPad app with multitasking isn't queried")
  func multitasking() {
    var plist = InfoPlist(supportedOrientations: [.portrait], onIPad: Self.four)
    #expect(plist.sharesScreen(of: .iPadPro11, os: "17.0"))
    #expect(!plist.sharesScreen(of: .iPhone8, os: "12.0"))
    #expect(!plist.sharesScreen(of: .iPadAir2, os: "8.4"))
    plist.supportedOrientations.pad = [.portrait, .landscapeLeft, .landscapeRight]
    #expect(!plist.sharesScreen(of: .iPadPro11, os: "17.0"))
    plist.supportedOrientations.pad = Self.four
    plist.requiresFullScreen.base = true
    #expect(!plist.sharesScreen(of: .iPadPro11, os: "17.0"))
    plist.fullScreenIgnoredFrom.base = "16.0"
    #expect(plist.sharesScreen(of: .iPadPro11, os: "17.0"))

    var question = question(.iPadPro11, "15.0", plist: plist)
    question.controller = .portrait
    question.shouldAutorotate = false
    question.held = .landscapeLeft
    #expect(OrientationResolution(question).target == .portrait)
    question.isMultitasking = true
    #expect(OrientationResolution(question).target == .landscapeRight)
  }

  @Test("an iOS 26 lock keeps the interface, and isn't a failure")
  func locked() {
    var question = question(.iPhone15)
    question.controller = .all
    question.held = .landscapeLeft
    question.isLocked = true
    #expect(OrientationResolution(question).target == .portrait)
    question.controller = .portraitUpsideDown
    #expect(OrientationResolution(question).failure?.isException == true)
  }

  @Test("C5: a request prefers the device's orientation, then the present one")
  func requests() {
    var question = question(.iPhone8, "17.0")
    question.held = .portrait
    question.current = .landscapeRight
    question.occasion = .request(.allButUpsideDown)
    #expect(OrientationResolution(question).target == .portrait)
    question.occasion = .request(.landscape)
    #expect(OrientationResolution(question).target == .landscapeRight)
    question.occasion = .request(.landscapeLeft)
    #expect(OrientationResolution(question).target == .landscapeLeft)
    question.occasion = .request(.portraitUpsideDown)
    #expect(OrientationResolution(question).target == .landscapeRight)
  }

  @Test("without a device orientation, the app's order decides, then portrait")
  func fallbacks() {
    var question = question(
      plist: InfoPlist(supportedOrientations: [.landscapeLeft, .landscapeRight]))
    question.occasion = .newSpeaker
    #expect(OrientationResolution(question).target == .landscapeLeft)
    question.app = AppOrientations(nil, on: .phone)
    question.controller = .landscape
    #expect(OrientationResolution(question).target == .landscapeRight)
    question.held = .faceUp
    question.current = .landscapeLeft
    #expect(OrientationResolution(question).target == .landscapeLeft)
  }

  @Test("every combination of masks, device orientations and triggers gives an allowed one or none")
  func everyCombination() {
    let holds: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    for device in [Device.iPhone8, .iPhoneX, .iPadPro11] {
      for app in 0..<16 {
        for controller in 0..<16 {
          for held in holds {
            for current in UIInterfaceOrientation.all {
              for occasion in [
                OrientationOccasion.deviceTurn, .wishChange, .newSpeaker,
                .presentation(preferred: .landscapeLeft), .request(.landscape),
              ] {
                var question = question(device)
                question.app.mask = UIInterfaceOrientationMask(rawValue: UInt(app) << 1)
                question.controller = UIInterfaceOrientationMask(rawValue: UInt(controller) << 1)
                question.held = held
                question.current = current
                question.occasion = occasion
                let resolution = OrientationResolution(question)
                let isFine =
                  resolution.target == current
                  || resolution.allowed.contains(resolution.target.mask)
                if !isFine { Issue.record("\(question) \(resolution.target)") }
                if (resolution.allowed.isEmpty) != (resolution.failure != nil) {
                  Issue.record("\(question) \(String(describing: resolution.failure))")
                }
              }
            }
          }
        }
      }
    }
  }
}
