import Devices
import Testing

@testable import UIKit

@MainActor
struct DuoSheetTests {
  private func present(
    _ posture: Device.Posture, _ placement: UISheetPresentationController.Placement = .automatic
  ) -> (host: SimulationHost, sheet: UIViewController) {
    let root = UIViewController()
    let host = duo(posture, .landscapeRight, root: root)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.preferredPlacement = placement
    root.present(sheet, animated: false)
    host.settle()
    return (host, sheet)
  }

  private func frame(_ sheet: UIViewController) -> CGRect {
    sheet.view.convert(sheet.view.bounds, to: nil)
  }

  @Test("flat: 653 wide in the centre, or at an edge")
  func flat() {
    #expect(frame(present(.open).sheet) == CGRect(x: 149, y: 8, width: 653, height: 653))
    #expect(frame(present(.open, .leading).sheet).minX == 8)
    #expect(frame(present(.open, .trailing).sheet).maxX == 943)
    #expect(frame(present(.open, .center).sheet).midX == 475.5)
  }

  @Test("half open: next to the fold, and centred again once it is flat")
  func halfOpen() {
    let (host, sheet) = present(.halfOpen)
    #expect(frame(sheet).minX == 8 && abs(frame(sheet).maxX - 467.5) < 0.5)
    host.fold(to: .open)
    #expect(frame(sheet).minX == 149)
    host.fold(to: .halfOpen)
    #expect(frame(sheet).minX == 8)
    let trailing = present(.halfOpen, .trailing).sheet
    #expect(abs(frame(trailing).minX - 483.5) < 0.5 && frame(trailing).maxX == 943)
  }

  @Test("a fold in place notifies a sheet's contents of its new size, and nothing else")
  func told() {
    let log = CallbackLog()
    let root = LoggingController("root", log)
    let host = duo(.open, .landscapeRight, root: root)
    let sheet = LoggingController("sheet", log)
    let inner = LoggingController("inner", log)
    sheet.load = {
      $0.addChild(inner)
      inner.view.frame = $0.view.bounds
      inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      $0.view.addSubview(inner.view)
    }
    root.present(sheet, animated: false)
    host.settle()
    _ = log.take()
    let before = host.time
    host.fold(to: .halfOpen)
    let heard = log.take().filter { !$0.contains("ayout") }
    #expect(
      heard == [
        "sheet.viewWillTransition(to: 459x653)", "inner.viewWillTransition(to: 459x653)",
        "inner.alongside(459x653)", "sheet.alongside(459x653)", "inner.completion",
        "sheet.completion",
      ])
    #expect(host.time == before + 0.4)
    host.fold(to: .halfOpen(degrees: 60))
    #expect(log.take() == [] && host.time == before + 0.4)
    host.fold(to: .open)
    #expect(sheet.view.bounds.size == CGSize(width: 653, height: 653))
    #expect(log.take().contains("sheet.viewWillTransition(to: 653x653)"))
    #expect(host.takeIssues().isEmpty)
  }
}
