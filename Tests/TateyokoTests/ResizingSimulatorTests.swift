import Pixels
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

  @Test("a letterboxed app's chrome is that of the screen it sees")
  func letterboxedChrome() throws {
    func simulator(_ sdk: OSVersion, _ held: UIDeviceOrientation = .portrait) -> Simulator {
      let simulator = Simulator(.iPhoneDuo, held: held, chrome: .all, builtWith: sdk)
      let root = UIViewController()
      root.view.backgroundColor = .white
      simulator.launch(root)
      simulator.rotate(to: held)
      return simulator
    }
    let white = BitmapPixel(red: 255, green: 255, blue: 255)
    let old = try simulator("26").capture()
    #expect((old.width, old.height) == (1125, 2001))
    #expect(old[1, 1] == white, "no round corners")
    #expect(old[562, 1970] == white, "no home indicator")
    // The app ends at the status column: at its right, and in landscape at its left.
    let upright = try simulator("27.0").capture()
    #expect((upright.width, upright.height) == (1146, 2034))
    #expect(upright[1144, 1] == white && upright[1144, 2032] == white)
    #expect(upright[0, 0] != white && upright[0, 2033] != white)
    let side = try simulator("27.0", .landscapeLeft).capture()
    #expect((side.width, side.height) == (1782, 1398))
    #expect(side[1, 1] == white && side[143, 143] == white, "no camera")
    #expect(side[1780, 1] != white || side[1780, 1396] != white)
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
