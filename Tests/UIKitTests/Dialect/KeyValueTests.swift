import Testing
import UIKit

@testable import UIKit

/// The rewriter's output for a class with `@objc dynamic` properties.
class Track: NSObject {
  var count = 0 { didSet { _dialectDidChange(self, "count", from: oldValue, to: count) } }
  var next: Track? { didSet { _dialectDidChange(self, "next", from: oldValue, to: next) } }
  var size = CGSize.zero
  var style = NSTextAlignment.left
  var undefined: [String] = []

  func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }

  @MainActor enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.name("APTrack")
      members.observable("count", \Track.count)
      members.observable("next", \Track.next)
      members.key("size", \Track.size)
      members.key("style", \Track.style)
      members.method(
        _dialectSelector(
          "setValue:forUndefinedKey:", Track.self, { $0.setValue($1, forUndefinedKey: $2) },
          as: ((Any?, String) -> Void).self))
    }
  }
}

final class NameScreen: UIViewController {
  var first = "" { didSet { _dialectDidChange(self, "first", from: oldValue, to: first) } }
  var full: String { first + "!" }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "full" ? ["first"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.observable("first", \NameScreen.first)
      members.key("full", \NameScreen.full)
    }
  }
}

@Suite("Key-value coding and observing")
@MainActor
struct KeyValueTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  private func problems() -> [String] { host.takeIssues().map(\.problem) }

  @Test("values are converted to the property's type")
  func conversions() {
    let track = Track()
    track.setValue(NSNumber(value: 3.7), forKey: "count")
    track.setValue(NSValue(cgSize: CGSize(width: 1, height: 2)), forKey: "size")
    track.setValue(1, forKey: "style")
    #expect(track.count == 3)
    #expect(track.size == CGSize(width: 1, height: 2))
    #expect(track.style == .center)
    track.setValue("x", forKey: "nothing")
    #expect(track.undefined == ["nothing"])
    #expect(problems().isEmpty)
    track.setValue("three", forKey: "size")
    track.setValue(nil, forKey: "count")
    let told = problems()
    #expect(told.count == 2)
    #expect(told.last?.hasSuffix("could not set nil as the value for the key count.") == true)
    #expect(track.count == 3)
    #expect(track.value(forKey: "missing") == nil)
    #expect(
      problems() == [
        "[<Track> valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "missing."
      ])
    #expect(_dialectClassName(Track.self) == "APTrack")
  }

  @Test("UIKit's and Core Animation's properties have their Objective-C names")
  func systemKeys() {
    let label = UILabel()
    label.setValue("text", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(2.5, forKeyPath: "layer.borderWidth")
    label.layer.setValue(7, forKey: "own")
    #expect(label.text == "text")
    #expect(label.isHidden)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.layer.borderWidth == 2.5)
    #expect(label.layer.value(forKey: "own") as? Int == 7)
    #expect(label.layer.value(forKey: "other") == nil)
    #expect(problems().isEmpty)
    label.setValue(1, forKey: "titleTextColor")
    #expect(
      problems() == [
        "[<UILabel> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key titleTextColor."
      ])
  }

  @Test("properties that report their changes are observed, with old and new values")
  func reported() {
    let track = Track()
    var heard: [String] = []
    let observation = track.observe(\.count, options: [.old, .new, .initial, .prior]) {
      track, change in
      let old = change.oldValue.map(String.init) ?? "-"
      let new = change.newValue.map(String.init) ?? "-"
      heard.append("\(old) \(new)\(change.isPrior ? " prior" : "")")
    }
    track.count = 1
    track.setValue(2, forKey: "count")
    #expect(heard == ["- 0", "0 - prior", "0 1", "1 - prior", "1 2"])
    observation.invalidate()
    track.count = 3
    #expect(heard.count == 5)
    #expect(problems().isEmpty)
  }

  @Test("a key path's end is observed on the objects that it currently leads to")
  func nested() {
    let (a, b, c) = (Track(), Track(), Track())
    a.next = b
    var heard: [Int?] = []
    let observation = KeyPathWatch(a, "next.count", .new) { heard.append($0.new as? Int) }
    b.count = 1
    c.count = 5
    a.next = c
    b.count = 2
    c.count = 6
    a.next = nil
    c.count = 7
    #expect(heard == [1, 5, 6, nil])
    observation.end()
    a.next = b
    #expect(heard.count == 4)
  }

  @Test("UIKit's properties are observed by key paths, also in subclasses")
  func system() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heard: [String] = []
    let observations = [
      table.observe(\.contentOffset, options: [.old, .new]) { _, change in
        heard.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      },
      table.observe(\.frame) { table, _ in heard.append("frame \(table.frame.width)") },
      table.observe(\.layer.bounds) { _, _ in heard.append("layer") },
      table.observe(\.alpha) { _, _ in heard.append("alpha") },
    ]
    table.contentOffset.y = 20
    #expect(heard == ["layer", "offset 0.0 20.0"])
    heard = []
    table.contentOffset.y = 0
    heard = []
    table.frame.size.width = 50
    #expect(heard.filter { !$0.hasPrefix("offset") } == ["layer", "frame 50.0"])
    heard = []
    table.alpha = 0.5
    table.alpha = 0.5
    #expect(heard == ["alpha"])
    withExtendedLifetime(observations) {}
    let item = UINavigationItem(title: "a")
    let title = item.observe(\.title, options: .new) { _, change in
      heard.append((change.newValue ?? nil) ?? "nil")
    }
    item.title = "b"
    #expect(heard == ["alpha", "b"])
    title.invalidate()
    #expect(problems().isEmpty)
    _ = table.observe(\.description) { _, _ in }
    #expect(problems().count == 1)
  }

  @Test("an observer's method is called until it is removed; an unhandled change is an issue")
  func methods() {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        guard keyPath != "hidden" else {
          return super.observeValue(
            forKeyPath: keyPath, of: object, change: change, context: context)
        }
        heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
      }
    }
    let (screen, label) = (Screen(), UILabel())
    label.addObserver(screen, forKeyPath: "text", options: [.old, .new], context: nil)
    label.addObserver(screen, forKeyPath: "hidden", options: [], context: nil)
    label.text = "x"
    #expect(screen.heard == ["text <null> x"])
    label.isHidden = true
    #expect(problems().first?.contains("received but not handled. Key path: hidden.") == true)
    label.removeObserver(screen, forKeyPath: "text")
    label.text = "y"
    #expect(screen.heard.count == 1)
    label.removeObserver(screen, forKeyPath: "text")
    #expect(problems().first?.hasPrefix("Cannot remove an observer <Screen>") == true)
  }

  @Test("a property can be computed from others, and announced manually")
  func dependent() {
    let screen = NameScreen()
    var heard: [String] = []
    let observation = screen.observe(\.full, options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    screen.first = "a"
    screen.willChangeValue(forKey: "full")
    screen.didChangeValue(forKey: "full")
    #expect(heard == ["! a!", "a! a!"])
    observation.invalidate()
  }

  @Test("UIKit's responses to unimplemented methods are distinguished from others")
  func implemented() {
    #expect(_dialectImplemented(UIInterfaceOrientationMask.notImplemented) == nil)
    #expect(_dialectImplemented(UIInterfaceOrientationMask.all) == .all)
    #expect(_dialectImplemented(TableHeight.notImplemented) == nil)
    #expect(_dialectImplemented(CGFloat(4)) == 4)
    #expect(_dialectImplemented(NotImplemented.configuration) == nil)
    #expect(_dialectImplemented(true) == true)
  }
}
