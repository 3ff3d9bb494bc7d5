import Devices
import Testing

@testable import UIKit

@MainActor
struct ReservedRegionTests {
  private let host = SimulationHost(device: .iPhone15, os: "26.0")
  private let root = UIViewController()

  init() {
    host.setRoot(root)
    host.surroundings.regions = [
      ScreenRegion(
        name: "fold", kind: .division, frame: CGRect(x: 0, y: 400, width: 393, height: 40),
        margins: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0), isActive: false),
      ScreenRegion(
        name: "camera", kind: .occlusion, frame: CGRect(x: 100, y: 0, width: 100, height: 50)),
    ]
  }

  @Test("regions are in the requesting view's coordinates, unclipped, if they overlap it")
  func coordinates() throws {
    let view = UIView(frame: CGRect(x: 150, y: 20, width: 100, height: 100))
    root.view.addSubview(view)
    let region = try #require(view.reservedRegions(kind: .occlusion).first)
    #expect(region.frame == CGRect(x: -50, y: -20, width: 100, height: 50))
    #expect(region.isActive && region.kind == .occlusion && region.margins == .zero)
    view.bounds.origin = CGPoint(x: 0, y: 10)
    #expect(view.reservedRegions(kind: .occlusion).first?.frame.minY == -10)
    view.frame.origin.y = 50
    #expect(view.reservedRegions(kind: .occlusion).isEmpty, "it only touches")
    view.removeFromSuperview()
    #expect(view.reservedRegions(kind: .occlusion).isEmpty)
  }

  @Test("inactive regions are left out unless requested; the identity survives a change")
  func inactive() throws {
    let view: UIView = root.view
    #expect(view.reservedRegions(kind: .division).isEmpty)
    let region = try #require(
      view.reservedRegions(kind: .division, options: .includeInactive).first)
    #expect(!region.isActive && region.margins.top == 20)
    host.surroundings.regions[0].isActive = true
    let active = try #require(view.reservedRegions(kind: .division).first)
    #expect(active.id == region.id && active != region)
  }

  @Test("a view that queries in its layout is laid out again when the answer changes, no other one")
  func tracking() {
    final class Reader: UIView {
      var layouts = 0
      var asks = true
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if asks { _ = reservedRegions(kind: .division) }
      }
    }
    let reader = Reader(frame: root.view.bounds)
    let other = Reader(frame: root.view.bounds)
    other.asks = false
    root.view.addSubview(reader)
    root.view.addSubview(other)
    host.settle()
    #expect(reader.layouts == 1 && other.layouts == 1)
    host.settle()
    #expect(reader.layouts == 1)
    host.surroundings.regions[0].isActive = true
    host.settle()
    #expect(reader.layouts == 2 && other.layouts == 1)
    host.surroundings.regions[1].isActive = false
    host.settle()
    #expect(reader.layouts == 2, "it asked for divisions only")
    reader.asks = false
    reader.setNeedsLayout()
    host.settle()
    host.surroundings.regions[0].isActive = false
    host.settle()
    #expect(reader.layouts == 3, "its last layout did not ask")
  }

  @Test("querying outside layout registers nothing")
  func outsideLayout() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counter(frame: root.view.bounds)
    root.view.addSubview(view)
    host.settle()
    _ = view.reservedRegions(kind: .occlusion)
    host.surroundings.regions[1].isActive = false
    host.settle()
    #expect(view.layouts == 1)
  }

  @Test("a layout that moves its own view away from a region settles")
  func movesAway() {
    final class Mover: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if let region = reservedRegions(kind: .occlusion).first {
          frame.origin.y += region.frame.maxY - bounds.minY
        }
      }
    }
    let view = Mover(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    root.view.addSubview(view)
    host.settle()
    #expect(view.frame.minY == 50)
    #expect(host.takeIssues().isEmpty)
  }
}
