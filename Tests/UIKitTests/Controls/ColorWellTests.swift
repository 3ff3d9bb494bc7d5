import Foundation
import Testing

@testable import UIKit

@Suite("Colour wells")
@MainActor
struct ColorWellTests {
  @Test("a well has its natural size, and sends no event when its colour is set in code")
  func values() {
    final class Ear: NSObject {
      var calls = 0
      static let heard = Selector("heard:") { target, _ in (target as? Ear)?.calls += 1 }
    }
    let ear = Ear()
    let well = UIColorWell()
    #expect(well.frame.size == CGSize(width: 28, height: 28))
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    well.addTarget(ear, action: Ear.heard, for: .valueChanged)
    well.selectedColor = .red
    #expect(well.selectedColor == .red && ear.calls == 0)
    well.sendActions(for: .valueChanged)
    #expect(ear.calls == 1)
  }

  @Test(
    "a tap opens the system's picker with the well's title and colour", arguments: [true, false])
  func tap(isPad: Bool) throws {
    let bench = TouchBench(SimulationHost(device: isPad ? .iPadPro11 : .iPhone15, os: "26.1"))
    let well = UIColorWell(frame: CGRect(x: 100, y: 300, width: 28, height: 28))
    well.title = "Ink"
    well.selectedColor = .green
    bench.view.addSubview(well)
    bench.host.settle()
    bench.tap(114, 314)
    bench.host.settle()
    let picker = try #require(
      bench.controller.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Ink" && picker.selectedColor == .green)
    #expect((picker.modalPresentationStyle == .popover) == isPad)
    let label = try #require(picker.view.subviews.first as? UILabel)
    #expect(label.text == "Ink")
  }

  @Test("a disabled well ignores taps")
  func disabled() {
    let bench = TouchBench()
    let well = UIColorWell(frame: CGRect(x: 100, y: 300, width: 28, height: 28))
    well.isEnabled = false
    bench.view.addSubview(well)
    bench.tap(114, 314)
    bench.host.settle()
    #expect(bench.controller.presentedViewController == nil)
  }
}
