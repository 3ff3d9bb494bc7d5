import Devices
import Foundation
import Testing

@testable import UIKit

@Suite("The back button is tapped")
@MainActor
struct BackByHandTests {
  private let stack = UINavigationController(rootViewController: UIViewController())

  private func bench(_ os: OSVersion) -> TouchBench {
    let bench = TouchBench(SimulationHost(device: .iPhone15, os: os))
    stack.viewControllers[0].title = "Letters"
    let second = UIViewController()
    second.title = "Letter"
    stack.pushViewController(second, animated: false)
    bench.host.setRoot(stack)
    bench.host.settle()
    return bench
  }

  private func tap(_ view: UIView, _ bench: TouchBench) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    bench.tap(place.x, place.y)
    bench.host.settle()
  }

  @Test("a tap on the arrow goes back", arguments: ["17.0", "26.1"] as [OSVersion])
  func arrow(os: OSVersion) throws {
    let bench = bench(os)
    let arrow = try #require(
      bench.host.namedElements().first { $0.identifier == "BackButton" })
    #expect(arrow.label == "Back")
    tap(arrow.view, bench)
    #expect(stack.viewControllers.count == 1)
    #expect(!bench.host.namedElements().contains { $0.identifier == "BackButton" })
  }

  @Test("a tap on the words goes back; one next to them doesn't, nor does a touch that leaves")
  func words() throws {
    let bench = bench("17.0")
    let words = try #require(
      bench.host.namedElements().first { $0.texts == ["Letters"] }?.view)
    let frame = words.convert(words.bounds, to: nil)
    bench.tap(frame.maxX + 40, frame.midY)
    bench.host.settle()
    bench.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: 400), frames: 8)
    bench.host.settle()
    #expect(stack.viewControllers.count == 2)
    tap(words, bench)
    #expect(stack.viewControllers.count == 1)
  }

  @Test("an item's own action replaces going back")
  func action() throws {
    let bench = bench("26.1")
    var calls = 0
    stack.topViewController?.navigationItem.backAction = UIAction { _ in calls += 1 }
    bench.host.settle()
    let arrow = try #require(
      bench.host.namedElements().first { $0.identifier == "BackButton" }?.view)
    tap(arrow, bench)
    #expect(calls == 1 && stack.viewControllers.count == 2)
  }

  @Test("a standalone bar pops its item, if its delegate allows it")
  func ownBar() throws {
    final class Ear: NSObject, UINavigationBarDelegate {
      var allows = false
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        allows
      }
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
    }
    let bench = TouchBench(SimulationHost(device: .iPhone15, os: "17.0"))
    let ear = Ear()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    bar.delegate = ear
    bench.view.addSubview(bar)
    bench.host.settle()
    let arrow = try #require(
      bench.host.namedElements().first { $0.identifier == "BackButton" }?.view)
    tap(arrow, bench)
    #expect(bar.items?.count == 2)
    ear.allows = true
    tap(arrow, bench)
    #expect(bar.items?.count == 1)
  }
}
