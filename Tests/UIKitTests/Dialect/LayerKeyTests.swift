import Testing
import UIKit

@testable import UIKit

/// The rewriter's output for a layer with custom properties.
final class GaugeLayer: CALayer {
  var level = 0.0 { didSet { _dialectDidChange(self, "level", from: oldValue, to: level) } }
  var holder: NSObject?

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.observable("level", \GaugeLayer.level)
      members.key("holder", \GaugeLayer.holder)
    }
  }
}

/// An app's subclasses of layers belong to no actor, so their initializers call methods.
final class NotedLayer: CALayer {
  private(set) var notes = 0

  override init() {
    super.init()
    note()
  }

  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func note() { notes += 1 }

  nonisolated static func noted() -> Int { NotedLayer().notes }
}

@Suite("Layer keys")
@MainActor
struct LayerKeyTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  private func problems() -> [String] { host.takeIssues().map(\.problem) }

  @Test("a subclass of a layer belongs to no actor")
  func isolation() {
    #expect(NotedLayer.noted() == 1)
  }

  @Test("animatable properties and their components are set and read by key paths")
  func animatable() {
    let layer = CALayer()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(NSNumber(value: 30), forKeyPath: "bounds.size.width")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    #expect(layer.opacity == 0.5)
    #expect(layer.bounds.width == 30)
    #expect(layer.position == CGPoint(x: 7, y: 2))
    #expect(layer.transform.m11 == 2)
    #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 2)
    #expect((layer.value(forKey: "opacity") as? NSNumber)?.doubleValue == 0.5)
    #expect(problems().isEmpty)
  }

  @Test("properties that can't be animated are found in tables, also within a key path")
  func listed() {
    let (layer, parent) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    layer.setValue("a", forKey: "name")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue("b", forKeyPath: "superlayer.name")
    layer.setValue(3, forKeyPath: "superlayer.cornerRadius")
    #expect(layer.name == "a")
    #expect(layer.masksToBounds)
    #expect(parent.name == "b")
    #expect(parent.cornerRadius == 3)
    #expect(layer.value(forKeyPath: "superlayer.name") as? String == "b")
    #expect((layer.value(forKeyPath: "superlayer.sublayers.@count") as? NSNumber)?.intValue == 1)
    let view = UIView()
    view.layer.addSublayer(parent)
    #expect(layer.value(forKeyPath: "superlayer.superlayer.delegate") as? UIView === view)
    #expect(problems().isEmpty)
  }

  @Test("any other key stores its value, in addition to the tables and until it is nil")
  func attached() {
    let layer = GaugeLayer()
    layer.setValue("x", forKey: "tag")
    layer.setValue(4, forKeyPath: "deep.key")
    layer.setValue(0.25, forKey: "level")
    #expect(layer.value(forKey: "tag") as? String == "x")
    #expect(layer.value(forKeyPath: "deep.key") as? Int == 4)
    #expect(layer.level == 0.25)
    #expect(layer.value(forKey: "level") as? Double == 0.25)
    layer.setValue(nil, forKey: "tag")
    #expect(layer.value(forKey: "tag") == nil)
    let owner = Track()
    layer.holder = owner
    layer.setValue(9, forKeyPath: "holder.count")
    #expect(owner.count == 9)
    #expect(layer.value(forKeyPath: "holder.count") as? Int == 9)
    #expect(problems().isEmpty)
  }

  @Test("nil clears what can be nil; for others, and for other types, it is an issue")
  func clearing() {
    let layer = CALayer()
    layer.backgroundColor = UIColor.red.cgColor
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    layer.name = "a"
    for key in ["backgroundColor", "shadowPath", "name"] { layer.setValue(nil, forKey: key) }
    #expect(layer.backgroundColor == nil)
    #expect(layer.shadowPath == nil)
    #expect(layer.name == nil)
    #expect(problems().isEmpty)
    layer.setValue(nil, forKey: "opacity")
    #expect(layer.opacity == 1)
    layer.setValue("much", forKey: "cornerRadius")
    #expect(layer.cornerRadius == 0)
    let told = problems()
    #expect(told.count == 2)
    #expect(told.first?.hasSuffix("could not set nil as the value for the key opacity.") == true)
    #expect(told.last?.contains("can't be set for the key cornerRadius") == true)
  }

  @Test("layers report changes: to their own, an app's and stored values")
  func observed() {
    let layer = GaugeLayer()
    var heard: [String] = []
    let observations = [
      layer.observe(\.bounds, options: [.old, .new]) { _, change in
        heard.append("\(change.oldValue?.width ?? -1) to \(change.newValue?.width ?? -1)")
      },
      layer.observe(\.level, options: .new) { _, change in
        heard.append("level \(change.newValue ?? -1)")
      },
    ]
    let attached = KeyPathWatch(layer, "tag", [.old, .new]) { change in
      heard.append("tag \(change.old ?? "nil") \(change.new ?? "nil")")
    }
    layer.bounds.size.width = 5
    layer.setValue(6, forKeyPath: "bounds.size.width")
    layer.level = 1
    layer.setValue(2, forKey: "level")
    layer.setValue("x", forKey: "tag")
    layer.setValue(nil, forKey: "tag")
    #expect(
      heard == ["0.0 to 5.0", "5.0 to 6.0", "level 1.0", "level 2.0", "tag nil x", "tag x nil"])
    attached.end()
    withExtendedLifetime(observations) {}
    #expect(problems().isEmpty)
  }
}
