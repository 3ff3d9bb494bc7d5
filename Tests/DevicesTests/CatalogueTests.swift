import Devices
import Foundation
import Testing

@Suite struct CatalogueTests {
  @Test func listsEveryDeviceOnceInTheRecordedOrder() {
    let recorded = RecordedTable(recordedCatalogue).rows.map { $0[0] }
    #expect(recorded.count == 95)
    #expect(Device.all.map(\.id) == recorded)
  }

  @Test func everyDeviceIsAsRecorded() throws {
    for row in RecordedTable(recordedCatalogue).rows { try expectDevice(row) }
  }

  @Test func noDeviceRunsWhatIsNoVersion() {
    let bad: OSVersion = "eleven"
    #expect(Device.all.allSatisfy { !$0.runs(bad) })
  }

  private func expectDevice(_ row: [String]) throws {
    let device = try #require(Device(id: row[0]), "no device \(row[0])")
    let name = Comment(rawValue: row[0])
    let portrait = numbers(row[3])
    let rendered = numbers(row[6])
    let panel = numbers(row[7])
    #expect(device.name == row[1], name)
    #expect(device.idiom.rawValue == row[2], name)
    #expect(device.family == (row[2] == "pad" ? .iPad : .iPhone), name)
    #expect(device.portraitSize == CGSize(width: portrait[0], height: portrait[1]), name)
    #expect(device.scale == numbers(row[4])[0], name)
    #expect(isClose(device.nativeScale, numbers(row[5])[0]), name)
    #expect(device.renderedPixelSize == CGSize(width: rendered[0], height: rendered[1]), name)
    #expect(device.panelPixelSize == CGSize(width: panel[0], height: panel[1]), name)
    #expect(device.displayCornerRadius == numbers(row[8])[0], name)
    #expect(device.sensorHousing.kind == row[9], name)
    #expect((device.sensorHousing.cutOut != nil) == (row[9] != "none"), name)
    #expect(device.hasHomeIndicator == (row[10] == "indicator"), name)
    #expect(device.firstOS == OSVersion(row[11]), name)
    #expect(device.lastOS == (row[12] == "-" ? nil : OSVersion(row[12])), name)
    #expect(mask(device.orientations) == Int(row[13]), name)
    #expect(device.modelIdentifiers == row[14].split(separator: " ").map(String.init), name)
    #expect(device.year == Int(row[15]), name)
    #expect(device.supportsSplitView == (row[16] == "split"), name)
  }

  @Test func findsDevicesByIDOnly() {
    #expect(Device(id: "iphone-x") == .iPhoneX)
    #expect(Device(id: "ipad-pro-11-1") == .iPadPro11)
    #expect(Device(id: "iPhone X") == nil)
    #expect(Device(id: "") == nil)
    #expect(Device.iPhoneX != .iPhoneXS)
    #expect(Device.iPhoneX.description == "iPhone X")
  }

  @Test func theDynamicIslandHangsInTheMiddleBelowTheEdge() throws {
    let cutOut = try #require(Device.iPhone15Pro.sensorHousing.cutOut)
    #expect(cutOut.frame(inWidth: 393) == CGRect(x: 134, y: 11, width: 125, height: 37))
  }

  @Test func runsTheVersionsItRan() {
    #expect(!Device.iPhoneX.runs("10.3"))
    #expect(Device.iPhoneX.runs("11"))
    #expect(Device.iPhoneX.runs("16.7"))
    #expect(Device.iPhoneX.runs("16.7.12"))
    #expect(!Device.iPhoneX.runs("17"))
    #expect(Device.iPhoneX.newestOS == "16.7")
    #expect(Device.iPhone15Pro.newestOS == "26.1")
    #expect(Device.iPhone15Pro.runs("26.5"))
    #expect(Device.iPhone15Pro.runs("26.6") && Device.iPhone15Pro.runs("27.2"))
    #expect(!Device.iPhone15Pro.runs("28"))
    #expect(Device.iPadPro11.runs("26.5"))
    #expect(!Device.iPadPro11.runs("27"))
    #expect(Device.iPadPro11.newestOS == .newestKnown)
    #expect(Device.iPhone18Pro.newestOS == "27.0")
    #expect(Device.iPhoneDuo.newestOS == "27.1")
    #expect(!Device.iPhoneDuo.runs("27"))
    #expect(!Device.iPadPro11.runs("12"))
    #expect(Device.iPadPro11.runs("12.1"))
    #expect(!Device.iPhone15Pro.runs("eighteen"))
  }

  @Test func saysWhyItDoesNotRunAVersion() {
    #expect(Device.iPhoneX.reasonNotToRun("11.2") == nil)
    #expect(
      Device.iPhoneX.reasonNotToRun("10.3") == "iPhone X runs OS 11.0 to 16.7, not 10.3.")
    #expect(
      Device.iPhone15Pro.reasonNotToRun("28") == "iPhone 15 Pro runs OS 17.0 to 27.2, not 28.0.")
    #expect(
      Device.iPhoneX.reasonNotToRun("eleven")
        == "“eleven” is not an OS version; use one such as “11.2”.")
  }

  private func mask(_ orientations: [ScreenOrientation]) -> Int {
    orientations.reduce(0) { sum, orientation in
      switch orientation {
      case .portrait: sum + 2
      case .portraitUpsideDown: sum + 4
      case .landscapeRight: sum + 8
      case .landscapeLeft: sum + 16
      }
    }
  }
}
