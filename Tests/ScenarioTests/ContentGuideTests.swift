import Tateyoko
import Testing
import UIKit

@testable import Scenarios

/// E3 to E8: the pictures of ContentGuide in numbers, and on more devices.
@MainActor
@Suite struct ContentGuideTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var device: Device
    var os: OSVersion
    /// The free area of the screen in portrait and landscape, without bars and between them.
    var free: [CGRect]
    var freeInBars: [CGRect]

    var testDescription: String { "\(device.id) \(os)" }
  }

  private nonisolated static func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> CGRect
  {
    CGRect(x: x, y: y, width: w, height: h)
  }

  /// Portrait: bars of 44 and 49 points below the status bar and above the home indicator (the list of frames
  /// in the article). Landscape: iPhones hide the status bar; bars of 32 if both size classes are compact,
  /// tab bars from iOS 11 on only (53 on the X); a Plus keeps 44 and 49.
  nonisolated static let cases = [
    Case(
      device: .iPhoneSE, os: "11.2",
      free: [rect(0, 20, 320, 548), rect(0, 0, 568, 320)],
      freeInBars: [rect(0, 64, 320, 455), rect(0, 32, 568, 256)]),
    Case(
      device: .iPhone8, os: "11.2",
      free: [rect(0, 20, 375, 647), rect(0, 0, 667, 375)],
      freeInBars: [rect(0, 64, 375, 554), rect(0, 32, 667, 311)]),
    Case(
      device: .iPhone8Plus, os: "11.2",
      free: [rect(0, 20, 414, 716), rect(0, 0, 736, 414)],
      freeInBars: [rect(0, 64, 414, 623), rect(0, 44, 736, 321)]),
    Case(
      device: .iPhoneX, os: "11.2",
      free: [rect(0, 44, 375, 734), rect(44, 0, 724, 354)],
      freeInBars: [rect(0, 88, 375, 641), rect(44, 32, 724, 290)]),
    // Lays out with the old insets first during a rotation.
    Case(
      device: .iPhoneX, os: "11.0",
      free: [rect(0, 44, 375, 734), rect(44, 0, 724, 354)],
      freeInBars: [rect(0, 88, 375, 641), rect(44, 32, 724, 290)]),
    Case(
      device: .iPadPro9_7, os: "11.2",
      free: [rect(0, 20, 768, 1004), rect(0, 20, 1024, 748)],
      freeInBars: [rect(0, 64, 768, 911), rect(0, 64, 1024, 655)]),
    Case(
      device: .iPhoneSE, os: "10.3",
      free: [rect(0, 20, 320, 548), rect(0, 0, 568, 320)],
      freeInBars: [rect(0, 64, 320, 455), rect(0, 32, 568, 239)]),
    Case(
      device: .iPhone7, os: "10.3",
      free: [rect(0, 20, 375, 647), rect(0, 0, 667, 375)],
      freeInBars: [rect(0, 64, 375, 554), rect(0, 32, 667, 294)]),
    Case(
      device: .iPadPro9_7, os: "10.3",
      free: [rect(0, 20, 768, 1004), rect(0, 20, 1024, 748)],
      freeInBars: [rect(0, 64, 768, 911), rect(0, 64, 1024, 655)]),
  ]

  private func start(_ root: UIViewController, _ device: Device, _ os: OSVersion) -> Simulator {
    let simulator = Simulator(device, os: os)
    simulator.launch(root)
    return simulator
  }

  private func inBars(_ controller: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    return tabs
  }

  /// The content's frames in portrait, landscape, and portrait again.
  private func frames(
    _ simulator: Simulator, _ content: @autoclosure () -> CGRect
  ) -> [CGRect] {
    let upright = content()
    simulator.rotate(to: .landscapeLeft)
    let sideways = content()
    simulator.rotate(to: .portrait)
    #expect(content() == upright)
    #expect(simulator.issues.isEmpty)
    return [upright, sideways]
  }

  @Test("E6, E8: the content-fitting view and its button, without bars", arguments: cases)
  func fitted(_ the: Case) {
    let controller = FittedViewController()
    let simulator = start(controller, the.device, the.os)
    var buttons: [CGRect] = []
    let found = frames(
      simulator,
      {
        buttons.append(controller.addButton.frame)
        return controller.fittedContent.frame
      }())
    #expect(found == the.free)
    let corners = (the.free + [the.free[0]]).map {
      CGRect(x: $0.maxX - 50, y: $0.maxY - 50, width: 40, height: 40)
    }
    #expect(buttons == corners)
  }

  @Test("E6, E8: the content-fitting view and its button between bars", arguments: cases)
  func fittedInBars(_ the: Case) {
    let controller = FittedViewController()
    let simulator = start(inBars(controller), the.device, the.os)
    #expect(frames(simulator, controller.fittedContent.frame) == the.freeInBars)
    let free = the.freeInBars[0]
    #expect(
      controller.addButton.frame
        == CGRect(x: free.maxX - 50, y: free.maxY - 50, width: 40, height: 40))
  }

  @Test("E3, E4: constants from the safe area put the content between the bars", arguments: cases)
  func measured(_ the: Case) {
    let controller = MeasuredViewController()
    let simulator = start(inBars(controller), the.device, the.os)
    #expect(controller.insetsAtLoad == .zero)
    // These constants take no side insets into account, and know none before iOS 11.
    let size = simulator.window.bounds.size
    let expected = zip([size.width, size.height], the.freeInBars).map { width, free in
      CGRect(x: 0, y: free.minY, width: width, height: free.height)
    }
    if the.os.major < 11 {
      let whole = [size, CGSize(width: size.height, height: size.width)]
      #expect(
        frames(simulator, controller.content.frame) == whole.map { CGRect(origin: .zero, size: $0) }
      )
      return
    }
    #expect(frames(simulator, controller.content.frame) == expected)
  }

  @Test("E5: layout guides as constraint items give the same, on every system", arguments: cases)
  func guided(_ the: Case) {
    let controller = GuidedViewController()
    let simulator = start(inBars(controller), the.device, the.os)
    let found = frames(simulator, controller.content.frame)
    #expect(found.map(\.minY) == the.freeInBars.map(\.minY))
    #expect(found.map(\.height) == the.freeInBars.map(\.height))
    #expect(found.map(\.minX) == [0, 0])
    #expect(controller.topLayoutGuide.length == the.freeInBars[0].minY)
    #expect(
      controller.bottomLayoutGuide.length
        == simulator.window.bounds.height - the.freeInBars[0].maxY)
  }

  @Test("E6: the insets are read again 0.2 s after each layout, and not before")
  func delayed() {
    let controller = FittedViewController()
    let simulator = start(controller, .iPhoneX, "11.2")
    let content = controller.fittedContent
    _ = simulator.tree
    let read = content.readings
    simulator.advance(by: 0.199)
    #expect(content.readings == read)
    simulator.advance(by: 0.001)
    let again = content.readings
    #expect(again > read)
    simulator.advance(by: 10)
    #expect(content.readings == again)
    // A rotation takes 0.4 s, which includes the second reading.
    simulator.rotate(to: .landscapeLeft)
    let turned = content.readings
    #expect(turned >= again + 2)
  }

  @Test("E7: the content view is associated with its controller, one each, and ends with it")
  func attached() {
    weak var gone: ContentFittingView?
    do {
      let controller = FittedViewController()
      let simulator = start(controller, .iPhoneX, "11.2")
      #expect(controller.fittedContent === controller.fittedContent)
      #expect(controller.view.subviews.first === controller.fittedContent)
      #expect(FittedViewController().fittedContent !== controller.fittedContent)
      gone = controller.fittedContent
      simulator.launch(UIViewController())
      simulator.advance(by: 1)
    }
    #expect(gone == nil)
  }
}
