import Tateyoko
import Testing
import UIKit

/// Resizable windows and builds, as users of the simulator see them.
@MainActor
struct ResizingSimulatorTests {
  @Test("a picture shows the window at its size")
  func picture() throws {
    let simulator = Simulator(.iPadPro11_M5, os: "27.0")
    let root = UIViewController()
    root.view.backgroundColor = .red
    simulator.launch(root)
    let end = simulator.resize(to: CGSize(width: 500, height: 700), steps: 2)
    #expect(end == CGSize(width: 500, height: 700))
    #expect(simulator.multitasking == .window(end))
    let picture = try simulator.capture()
    #expect(picture.width == 1000 && picture.height == 1400)
    simulator.setMultitasking(.fullScreen)
    #expect(root.view.bounds.size == CGSize(width: 834, height: 1210))
    #expect(simulator.issues.isEmpty)
  }

  @Test("the SDK and an iPhone app on an iPad can be chosen")
  func builds() {
    let duo = Simulator(.iPhoneDuo, builtWith: "26")
    duo.launch(UIViewController())
    #expect(duo.window.bounds.size == CGSize(width: 375, height: 667))
    let pad = Simulator(.iPadPro11_M5, os: "27.0", runsPhoneApp: true)
    pad.launch(UIViewController())
    #expect(pad.window.bounds.size == CGSize(width: 417, height: 1210))
    #expect(pad.window.traitCollection.userInterfaceIdiom == .phone)
    let wrong = Simulator(.iPhone17, os: "27.0", runsPhoneApp: true)
    #expect(wrong.issues.joined().contains("runsPhoneApp"))
  }
}
