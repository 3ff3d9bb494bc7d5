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

  @Test("a foldable device's corners, camera and fold are those of the display in use")
  func chromeOfAFoldableDevice() throws {
    let black = BitmapPixel(red: 0, green: 0, blue: 0)
    let white = BitmapPixel(red: 255, green: 255, blue: 255)
    let simulator = Simulator(.iPhoneDuo, chrome: .all)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    simulator.launch(controller)
    func at(_ x: CGFloat, _ y: CGFloat, of bitmap: Bitmap) -> BitmapPixel {
      bitmap[Int(x * 3), Int(y * 3)]
    }
    func hasInk(_ rect: CGRect, of bitmap: Bitmap) -> Bool {
      stride(from: rect.minX, to: rect.maxX, by: 1).contains { x in
        stride(from: rect.minY, to: rect.maxY, by: 1).contains { y in
          at(x, y, of: bitmap) != white
        }
      }
    }
    let closed = try simulator.capture()
    #expect(at(6, 6, of: closed) == white, "the corner at the hinge is nearly square")
    #expect(at(460, 6, of: closed) == black, "the other one is round")
    #expect(at(418, 48, of: closed) == black, "the camera")
    #expect(hasInk(CGRect(x: 390, y: 80, width: 70, height: 80), of: closed), "the status")
    #expect(!hasInk(CGRect(x: 60, y: 10, width: 300, height: 60), of: closed), "no bar at the top")

    simulator.rotate(to: .landscapeLeft)
    simulator.fold(to: .open)
    #expect(simulator.orientation == .portrait)
    simulator.rotate(to: .portrait)
    #expect(simulator.orientation.isLandscape)
    let open = try simulator.capture()
    #expect(open.width == 2853 && open.height == 2007)
    #expect(at(475.5, 300, of: open) != white, "the line of the fold")
    #expect(at(460, 300, of: open) == white)
    #expect(hasInk(CGRect(x: 880, y: 30, width: 60, height: 80), of: open), "the status")
    simulator.fold(to: .halfOpen)
    let halfOpen = try simulator.capture()
    #expect(at(460, 300, of: halfOpen) != white, "the strip is shaded")
    #expect(at(450, 300, of: halfOpen) == white)
    #expect(at(500, 300, of: halfOpen) == white)
    simulator.chrome = [.housing, .statusBar]
    #expect(try at(475.5, 300, of: simulator.capture()) == white)
  }

  @Test func reservedRegionsAreAnOverlay() throws {
    let white = BitmapPixel(red: 255, green: 255, blue: 255)
    let simulator = Simulator(
      .iPhoneDuo, orientation: .landscapeRight, posture: .open, overlays: .reservedRegions)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    simulator.launch(controller)
    let open = try simulator.capture()
    #expect(open[900 * 3, 60 * 3].blue < 230, "the status is reserved")
    #expect(open[475 * 3, 900] == white, "the fold is not, while the display is flat")
    simulator.fold(to: .halfOpen)
    #expect(try simulator.capture()[475 * 3, 900].blue < 230)
  }

  @Test(
    "names of chrome and overlays that others can't have aren't stored with their pictures")
  func aDeviceWithoutAHingeSaysNothingOfFolds() throws {
    func facts(_ device: Device) -> [String] {
      let simulator = Simulator(device, chrome: .all, overlays: .all)
      simulator.launch(UIViewController())
      return simulator.source().origin.map { "\($0.name): \($0.value)" }
    }
    let plain = facts(.iPhoneX)
    #expect(plain.contains("chrome: statusBar housing homeIndicator roundedCorners"))
    #expect(plain.contains("overlays: safeArea layoutMargins readableGuide frames"))
    #expect(!plain.contains { $0.hasPrefix("posture") })
    let foldable = facts(.iPhoneDuo)
    #expect(foldable.contains("chrome: statusBar housing homeIndicator roundedCorners fold"))
    #expect(foldable.contains("posture: closed"))
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
