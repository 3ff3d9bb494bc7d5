import Foundation
import Testing
import UIKit

@testable import Tateyoko

@MainActor
@Suite struct SimulatorTests {
  @Test func aScreenIsSettledAfterLaunchAndAfterATurn() {
    let simulator = Simulator(.iPhoneX, os: "11.2")
    let controller = UIViewController()
    simulator.launch(controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.orientation == .landscapeRight)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test func withoutAVersionItIsTheNewestTheDeviceRuns() {
    #expect(Simulator(.iPhoneX).os == "16.7")
    #expect(Simulator(.iPhone5).os == "10.3")
  }

  @Test func aCaptureHasTheDevicesPixels() throws {
    let simulator = Simulator(.iPhone8Plus, orientation: .landscapeRight)
    simulator.launch(UIViewController())
    let bitmap = try simulator.capture()
    #expect((bitmap.width, bitmap.height) == (2208, 1242))
  }

  @Test func simulatorsLiveSideBySide() throws {
    let phone = Simulator(.iPhoneX, os: "11.2")
    let pad = Simulator(.iPadPro11)
    phone.launch(UIViewController())
    pad.launch(UIViewController())
    #expect(phone.window.bounds.width == 375)
    #expect(UIScreen.main.bounds.width == 375)
    #expect(pad.window.bounds.width == 834)
    #expect(UIScreen.main.bounds.width == 834)
    phone.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 812)
    #expect(pad.window.bounds.width == 834)
  }

  @Test func darkTraitsReachTheViews() throws {
    let simulator = Simulator(.iPhone15, userInterfaceStyle: .dark)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    simulator.launch(controller)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(try simulator.capture()[500, 1000] == BitmapPixel(red: 0, green: 0, blue: 0))
  }

  @Test func chromeIsDrawnOverTheAppAndNeverPartOfItsLayout() throws {
    func capture(_ chrome: ScreenChrome, _ orientation: UIInterfaceOrientation) throws
      -> (Bitmap, LayoutTree)
    {
      let simulator = Simulator(.iPhoneX, os: "11.2", orientation: orientation, chrome: chrome)
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      simulator.launch(controller)
      return (try simulator.capture(), simulator.tree)
    }
    let black = BitmapPixel(red: 0, green: 0, blue: 0)
    let white = BitmapPixel(red: 255, green: 255, blue: 255)
    let (plain, plainTree) = try capture([], .portrait)
    let (upright, uprightTree) = try capture(.all, .portrait)
    #expect(plainTree == uprightTree)
    #expect(plain[562, 30] == white)
    #expect(upright[562, 30] == black, "the notch")
    #expect(upright[0, 0] == black, "a corner")
    #expect(upright[562, 2436 - 30] == black, "the home indicator")
    let (left, _) = try capture(.housing, .landscapeRight)
    #expect(left[30, 562] == black, "the notch is where the upper edge points to")
    #expect(left[2436 - 30, 562] == white)
    let (right, _) = try capture(.housing, .landscapeLeft)
    #expect(right[30, 562] == white)
    #expect(right[2436 - 30, 562] == black)
  }

  @Test func overlaysTintWhatIsOutsideTheSafeArea() throws {
    let simulator = Simulator(
      .iPhoneX, os: "11.2", orientation: .landscapeRight, overlays: .safeArea)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    simulator.launch(controller)
    let bitmap = try simulator.capture()
    #expect(bitmap[60, 500].green < 230, "the left band")
    #expect(bitmap[2436 - 60, 500].green < 230, "the right band")
    #expect(bitmap[1200, 500] == BitmapPixel(red: 255, green: 255, blue: 255))
  }

  @Test func theSamePictureTwiceHasTheSameBytes() throws {
    func data() throws -> Data {
      let simulator = Simulator(.iPhoneX, os: "11.2", chrome: .all, overlays: .all)
      let table = UITableViewController(style: .grouped)
      simulator.launch(table)
      return try simulator.capture().pngData()
    }
    #expect(try data() == data())
  }
}
