import Testing
import UIKit

@testable import UIKit

/// The rewriter's output for a class that customises how its properties are observed.
class Invoice: NSObject {
  var net = 0 { didSet { _dialectDidChange(self, "net", from: oldValue, to: net) } }
  var rate = 0 { didSet { _dialectDidChange(self, "rate", from: oldValue, to: rate) } }
  var total: Int { net + rate }
  var double: Int { total * 2 }
  var quiet = 0 { didSet { _dialectDidChange(self, "quiet", from: oldValue, to: quiet) } }
  var next: Invoice? { didSet { _dialectDidChange(self, "next", from: oldValue, to: next) } }

  class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "double" ? ["total"] : []
  }
  class func keyPathsForValuesAffectingTotal() -> Set<String> { ["net", "rate"] }
  class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "quiet" }

  @MainActor enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.observable("net", \Invoice.net)
      members.observable("rate", \Invoice.rate)
      members.key("total", \Invoice.total)
      members.key("double", \Invoice.double)
      members.observable("quiet", \Invoice.quiet)
      members.observable("next", \Invoice.next)
      members.sources { Invoice.keyPathsForValuesAffectingValue(forKey: $0) }
      members.sources(of: "Total") { Invoice.keyPathsForValuesAffectingTotal() }
      members.automatic { Invoice.automaticallyNotifiesObservers(forKey: $0) }
    }
  }
}

/// Records its notifications, with the dictionary's keys in documentation order.
final class ChangeLog: UIResponder {
  var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let keys: [NSKeyValueChangeKey] = [.kindKey, .oldKey, .newKey, .notificationIsPriorKey]
    let values = keys.map { key in change?[key].map { "\($0)" } ?? "-" }
    heard.append("\(keyPath ?? "") \(values.joined(separator: " "))")
  }
}

@Suite("Observing properties")
@MainActor
struct ObservingTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  private func problems() -> [String] { host.takeIssues().map(\.problem) }

  @Test(
    "an observer's method receives what its options request",
    arguments: [
      ([], ["net 1 - - -"]),
      ([.new], ["net 1 - 4 -"]),
      ([.old, .new], ["net 1 0 4 -"]),
      ([.initial], ["net 1 - - -", "net 1 - - -"]),
      ([.initial, .old, .new], ["net 1 - 0 -", "net 1 0 4 -"]),
      ([.prior], ["net 1 - - true", "net 1 - - -"]),
      ([.prior, .old, .new], ["net 1 0 - true", "net 1 0 4 -"]),
    ] as [(NSKeyValueObservingOptions, [String])])
  func options(options: NSKeyValueObservingOptions, expected: [String]) {
    let (invoice, log) = (Invoice(), ChangeLog())
    invoice.addObserver(log, forKeyPath: "net", options: options, context: nil)
    invoice.net = 4
    #expect(log.heard == expected)
    invoice.removeObserver(log, forKeyPath: "net")
    invoice.net = 5
    #expect(log.heard == expected)
    #expect(problems().isEmpty)
  }

  @Test("an observation is removed by its object, key path and context, the latest first")
  func removal() {
    let (invoice, log, other) = (Invoice(), ChangeLog(), ChangeLog())
    let contexts = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    defer { contexts.deallocate() }
    invoice.addObserver(log, forKeyPath: "net", options: .old, context: contexts)
    invoice.addObserver(log, forKeyPath: "net", options: .new, context: contexts + 1)
    invoice.addObserver(other, forKeyPath: "net", options: [], context: contexts)
    invoice.removeObserver(log, forKeyPath: "net", context: contexts)
    invoice.net = 1
    #expect(log.heard == ["net 1 - 1 -"])
    #expect(other.heard.count == 1)
    invoice.addObserver(log, forKeyPath: "net", options: [.old, .new], context: nil)
    invoice.removeObserver(log, forKeyPath: "net")
    invoice.net = 2
    #expect(log.heard == ["net 1 - 1 -", "net 1 - 2 -"])
    invoice.removeObserver(log, forKeyPath: "net", context: contexts)
    #expect(problems().first?.hasPrefix("Cannot remove an observer <ChangeLog>") == true)
    invoice.removeObserver(log, forKeyPath: "rate")
    #expect(problems().first?.contains("for the key path \"rate\"") == true)
  }

  @Test("observers and observed objects aren't retained; an observation ends with its token")
  func lifetimes() {
    let invoice = Invoice()
    var log: ChangeLog? = ChangeLog()
    weak let endedLog = log
    invoice.addObserver(log!, forKeyPath: "net", options: [], context: nil)
    log = nil
    #expect(endedLog == nil)
    invoice.net = 1
    var observed: Invoice? = Invoice()
    weak let endedInvoice = observed
    var heard = 0
    var token: NSKeyValueObservation? = observed?.observe(\.net) { _, _ in heard += 1 }
    observed?.net = 1
    observed = nil
    #expect(endedInvoice == nil)
    token?.invalidate()
    token = invoice.observe(\.net) { _, _ in heard += 1 }
    invoice.net = 2
    #expect(heard == 2)
    token = nil
    invoice.net = 3
    #expect(heard == 2)
    #expect(problems().isEmpty)
    _ = token
  }

  @Test("an observation may be removed while it is being notified")
  func endingInside() {
    let invoice = Invoice()
    var heard: [String] = []
    var first: NSKeyValueObservation?
    var second: NSKeyValueObservation?
    first = invoice.observe(\.net) { _, _ in
      heard.append("first")
      second?.invalidate()
      first?.invalidate()
    }
    second = invoice.observe(\.net) { _, _ in heard.append("second") }
    invoice.net = 1
    invoice.net = 2
    #expect(heard == ["first"])
  }

  @Test("an announced change is reported once, with the values around the announcement")
  func announced() {
    let label = UILabel()
    var heard: [String] = []
    let observation = label.observe(\.text, options: [.old, .new, .prior]) { _, change in
      let old = (change.oldValue ?? nil) ?? "nil"
      heard.append(change.isPrior ? "prior \(old)" : "\(old) \((change.newValue ?? nil) ?? "nil")")
    }
    label.willChangeValue(for: \.text)
    label.text = "a"
    label.text = "b"
    label.didChangeValue(for: \.text)
    #expect(heard == ["prior nil", "nil b"])
    // Any change triggers a comparison of everything observed.
    label.alpha = 0.5
    #expect(heard.count == 2)
    label.setValue("c", forKey: "text")
    #expect(heard == ["prior nil", "nil b", "prior b", "b c"])
    observation.invalidate()
    #expect(problems().isEmpty)
  }

  @Test("setting a value by its key notifies for properties that don't notify themselves")
  func setByKey() {
    let track = Track()
    var heard: [String] = []
    let watch = KeyPathWatch(track, "size", [.old, .new, .prior]) { change in
      let new = (change.new as? CGSize).map { "\($0.width)" } ?? "-"
      heard.append("\((change.old as? CGSize)?.width ?? -1) \(new)")
    }
    track.size.width = 1
    #expect(heard.isEmpty)
    track.setValue(CGSize(width: 2, height: 0), forKey: "size")
    #expect(heard == ["1.0 -", "1.0 2.0"])
    watch.end()
  }

  @Test("properties are computed from others in classes that aren't responders, in two steps too")
  func sources() {
    let invoice = Invoice()
    var heard: [String] = []
    let observations = [
      invoice.observe(\.total, _dialectKey: "total", options: [.old, .new]) { _, change in
        heard.append("total \(change.oldValue ?? -1) \(change.newValue ?? -1)")
      },
      invoice.observe(\.double, _dialectKey: "double", options: .new) { _, change in
        heard.append("double \(change.newValue ?? -1)")
      },
      invoice.observe(\.quiet) { _, _ in heard.append("quiet") },
    ]
    invoice.net = 3
    #expect(heard == ["total 0 3", "double 6"])
    invoice.rate = 1
    #expect(heard.suffix(2) == ["total 3 4", "double 8"])
    heard = []
    invoice.quiet = 1
    #expect(heard.isEmpty)
    invoice.willChangeValue(for: \.quiet)
    invoice.didChangeValue(for: \.quiet)
    #expect(heard == ["quiet"])
    withExtendedLifetime(observations) {}
  }

  @Test("a computed property at a key path's end follows the objects along the path")
  func nestedSources() {
    let (a, b, c) = (Invoice(), Invoice(), Invoice())
    a.next = b
    var heard: [String] = []
    let watch = KeyPathWatch(a, "next.total", [.old, .new, .prior]) { change in
      heard.append("\(change.old ?? "nil") \(change.isPrior ? "prior" : "\(change.new ?? "nil")")")
    }
    b.net = 1
    c.rate = 5
    a.next = c
    b.net = 2
    c.net = 1
    a.next = nil
    #expect(
      heard == ["0 prior", "0 1", "1 prior", "1 5", "5 prior", "5 6", "6 prior", "6 nil"])
    watch.end()
  }

  @Test("values are set and read in dictionaries, nil as NSNull")
  func dictionaries() {
    let track = Track()
    track.setValuesForKeys(["count": 4, "next": Track(), "style": 2, "unknown": "x"])
    #expect(track.count == 4)
    #expect(track.next != nil)
    #expect(track.style == .right)
    #expect(track.undefined == ["unknown"])
    track.setValuesForKeys(["next": NSNull(), "zeta": 1, "alpha": 2])
    #expect(track.next == nil)
    #expect(track.undefined == ["unknown", "alpha", "zeta"])
    let values = track.dictionaryWithValues(forKeys: ["count", "next", "style"])
    #expect(values["count"] as? Int == 4)
    #expect(values["next"] is NSNull)
    #expect(values["style"] as? Int == 2)
    #expect(problems().isEmpty)
  }

  @Test("an unknown key is reported with the class, the key, and what to do")
  func undefinedKeys() {
    for object in [UILabel(), UIViewController(), NSObject()] {
      object.setValue(1, forKey: "size")
      #expect(object.value(forKey: "size") == nil)
      let issues = host.takeIssues()
      let type = "\(type(of: object))"
      #expect(
        issues.map(\.problem) == [
          "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
            + "the key size.",
          "[<\(type)> valueForUndefinedKey:]: this class is not key value coding-compliant for the "
            + "key size.",
        ])
      #expect(issues.allSatisfy { $0.advice.contains("@objc") })
    }
  }
}
