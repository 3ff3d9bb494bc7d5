import Devices
import Foundation
import TestSupport
import Testing

/// The displays of folding devices, and values of other devices that differ from corner to corner.
@Suite struct DisplayTests {
  private let duo = Device.iPhoneDuo

  @Test func bothDisplaysOfTheDuo() {
    let (outer, inner) = (duo.displays[0], duo.displays[1])
    #expect(outer.size == CGSize(width: 466, height: 678))
    #expect(outer.panelPixelSize == CGSize(width: 1398, height: 2034))
    #expect(outer.nativeScale == 3)
    #expect(outer.orientations == [.portrait, .landscapeLeft, .landscapeRight])
    #expect(outer.nativeOrientation == .portrait && !outer.ignoresSupportedOrientations)
    #expect(inner.size == CGSize(width: 669, height: 951))
    #expect(inner.renderedPixelSize == CGSize(width: 2007, height: 2853))
    #expect(inner.panelPixelSize == CGSize(width: 1878, height: 2670))
    #expect(abs(inner.nativeScale - 2.807) < 0.001)
    #expect(inner.orientations == ScreenOrientation.allCases)
    #expect(inner.nativeOrientation == .landscapeLeft && inner.ignoresSupportedOrientations)
    #expect(inner.sensorHousing == .none && outer.sensorHousing.kind == "dynamicIsland")
    #expect(duo.portraitSize == outer.size && duo.displayCornerRadius == 59)
  }

  /// Posture, orientation, size, safe area, classes, occlusions and fold, as recorded on iOS 27.1.
  private typealias State = (
    posture: Device.Posture, orientation: ScreenOrientation, size: [CGFloat], insets: [CGFloat],
    classes: String, occlusions: [[CGFloat]], division: [CGFloat]
  )

  private static let states: [State] = [
    (.closed, .portrait, [466, 678], [0, 0, 34, 84], "cr", [[382, 0, 84, 170], camera], []),
    (
      .closed, .landscapeLeft, [678, 466], [0, 0, 34, 84], "cc",
      [[594, 384, 84, 82], [611.667, 399.667, 37, 37]], []
    ),
    (
      .closed, .landscapeRight, [678, 466], [0, 84, 34, 0], "cc",
      [[0, 0, 82, 84], [29.333, 29.333, 37, 37]], []
    ),
    (.open, .landscapeLeft, [951, 669], [0, 0, 34, 84], "rr", [[867, 0, 84, 120]], across),
    (.open, .landscapeRight, [951, 669], [0, 0, 34, 84], "rr", [[867, 0, 84, 120]], across),
    (.open, .portrait, [669, 951], [82, 0, 34, 0], "rr", [[587, 817, 82, 134]], along),
    (.open, .portraitUpsideDown, [669, 951], [82, 0, 34, 0], "rr", [[587, 817, 82, 134]], along),
    (.halfOpen, .landscapeLeft, [951, 669], [0, 0, 34, 84], "rr", [[867, 0, 84, 120]], across),
    (.halfOpen, .portrait, [669, 951], [82, 0, 34, 0], "rr", [[587, 817, 82, 134]], along),
  ]

  @Test(arguments: states.indices)
  func statesOfTheDuo(index: Int) throws {
    let (posture, orientation, size, insets, classes, occlusions, division) = Self.states[index]
    let screen = duo.screen(os: "27.1", orientation: orientation, posture: posture)
    #expect(screen.posture == posture)
    #expect([screen.size.width, screen.size.height] == size)
    let safe = try #require(screen.safeAreaInsets)
    #expect([safe.top, safe.left, safe.bottom, safe.right] == insets)
    let found = [screen.horizontalSizeClass, screen.verticalSizeClass]
    #expect(found.map { $0 == .compact ? "c" : "r" }.joined() == classes)
    #expect(screen.occlusions.count == occlusions.count)
    for (region, expected) in zip(screen.occlusions, occlusions) {
      #expect(region.isActive)
      #expect(zip(numbers(region.rect), expected).allSatisfy { isClose($0, $1) }, "\(region)")
    }
    #expect(screen.division.map { numbers($0.rect) } ?? [] == division)
    if let fold = screen.division {
      #expect(fold.isActive == (posture == .halfOpen))
      let isVertical = fold.rect.height > fold.rect.width
      #expect(fold.margins.left == (isVertical ? 20 : 0) && fold.margins.right == fold.margins.left)
      #expect(fold.margins.top == (isVertical ? 0 : 20) && fold.margins.bottom == fold.margins.top)
    }
  }

  /// The test above compares all of them.
  @Test func truth() {
    #expect(TruthSet["foldingStates"] == TruthTally(exact: Self.states.count))
  }

  private static let camera: [CGFloat] = [399.667, 29.333, 37, 37]
  private static let across: [CGFloat] = [455.5, 0, 40, 669]
  private static let along: [CGFloat] = [0, 455.5, 669, 40]

  private func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  @Test func cornersGoAlongWithTheScreen() {
    func radii(_ orientation: ScreenOrientation, _ posture: Device.Posture) -> [CGFloat] {
      let radii = duo.screen(os: "27.1", orientation: orientation, posture: posture).cornerRadii
      return [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
    }
    #expect(radii(.portrait, .closed) == [8, 59, 8, 59])
    // The hinge is at the bottom when the device is rotated to its left, and at the top otherwise.
    #expect(radii(.landscapeRight, .closed) == [59, 59, 8, 8])
    #expect(radii(.landscapeLeft, .closed) == [8, 8, 59, 59])
    #expect(radii(.landscapeLeft, .open) == [55, 55, 55, 55])
    let odd = Device.CornerRadii(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4)
    #expect(
      odd.rotated(to: .portraitUpsideDown)
        == Device.CornerRadii(topLeft: 4, topRight: 3, bottomLeft: 2, bottomRight: 1))
    #expect(odd.rotated(to: .landscapeRight).rotated(to: .landscapeLeft) == odd)
    #expect(odd.largest == 4)
  }

  @Test func theReportedRadiusMayDifferFromTheOutline() {
    let expected: [(Device, CGFloat, CGFloat)] = [
      (.iPhoneAir, 62, 64.8), (.iPadA16, 25, 22.1), (.iPadPro11_M5, 30, 30.1), (.iPhone17, 62, 62),
    ]
    for (device, reported, outline) in expected {
      #expect(device.displayCornerRadius == reported)
      #expect(device.displays[0].cornerRadii == Device.CornerRadii(outline))
    }
  }

  @Test func theSmallIslandOfThe18Pro() throws {
    for (device, width) in [(Device.iPhone18Pro, 402.0), (.iPhone18ProMax, 440)] {
      let frame = try #require(device.sensorHousing.cutOut?.frame(inWidth: width))
      #expect(isClose(frame.midX, width / 2) && isClose(frame.width, 94.67))
      #expect(frame.minY == 14 && isClose(frame.maxY, 50.67))
    }
  }
}
