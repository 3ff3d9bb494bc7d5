import Foundation
import Testing
import UIKit

@Suite("Foundation names that Linux lacks")
@MainActor
struct FoundationNamesTests {
  @Test("geometry is parsed as it is printed")
  func geometry() {
    let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: -3, right: 4)
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgVector(for: "{-1, 0.5}") == CGVector(dx: -1, dy: 0.5))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    // As logged on devices.
    let fractions = CGRect(x: 0.1, y: 0.5, width: 100.123, height: 100.951)
    #expect(
      NSCoder.string(for: fractions)
        == "{{0.10000000000000001, 0.5}, {100.123, 100.95099999999999}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: fractions)) == fractions)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
    #expect(NSCoder.string(for: turn) == "[0, 1, -1, 0, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    for text in ["", "{1}", "{1, 2, 3}", "{1, x}"] {
      #expect(NSCoder.cgPoint(for: text) == .zero)
    }
    #expect(NSCoder.cgAffineTransform(for: "?") == .identity)
  }

  // Apple's values: Foundation on Linux marks its names for them as deprecated.
  private let links: NSTextCheckingTypes = 1 << 5
  private let phoneNumbers: NSTextCheckingTypes = 1 << 11

  private func finds(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let whole = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, options: [], range: whole).map {
      "\($0.range.location) \($0.url?.absoluteString ?? $0.phoneNumber ?? "?")"
    }
  }

  @Test("links, mail addresses and telephone numbers are found, without trailing punctuation")
  func detector() throws {
    #expect(
      try finds("See https://example.com/a?b=1, or www.example.org.", links)
        == ["4 https://example.com/a?b=1", "34 http://www.example.org"])
    #expect(try finds("me@example.com", links) == ["0 mailto:me@example.com"])
    #expect(try finds("apple.com/iphone is a.b", links) == ["0 http://apple.com/iphone"])
    #expect(try finds("Call +1 (555) 010-9999 by 10", phoneNumbers) == ["5 +1 (555) 010-9999"])
    #expect(try finds("https://example.com/5550109999", links | phoneNumbers).count == 1)
    #expect(try finds("Nothing here.", links | phoneNumbers).isEmpty)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test("an enumeration of matches stops on request")
  func enumeration() throws {
    let text = "www.a.com www.b.com"
    let detector = try NSDataDetector(types: links)
    let whole = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.numberOfMatches(in: text, options: [], range: whole) == 2)
    var count = 0
    detector.enumerateMatches(in: text, options: [], range: whole) { _, _, stops in
      count += 1
      stops.pointee = true
    }
    #expect(count == 1)
    #expect(
      detector.rangeOfFirstMatch(in: text, options: [], range: whole)
        == NSRange(location: 0, length: 9))
  }

  @Test("the shared application is found by its selector, other class methods aren't")
  func classSelectors() {
    let host = SimulationHost()
    let shared = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: shared) && !UIView.responds(to: shared))
    #expect(!UIApplication.responds(to: NSSelectorFromString("sharedScreen")))
    let found = UIApplication.perform(shared)?.takeUnretainedValue()
    #expect(found === UIApplication.shared)
    #expect(UIView.perform(shared) == nil)
    withExtendedLifetime(host) {}
  }

  @Test("a class is described by its name")
  func description() {
    func name<T: UIView>(_ type: T.Type) -> String? {
      T.description().components(separatedBy: ".").last
    }
    #expect(name(UILabel.self) == "UILabel")
  }

  @Test("an app isn't on a Mac or in iCloud, and is in its app groups")
  func platform() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
    let files = FileManager.default
    let group = files.containerURL(forSecurityApplicationGroupIdentifier: "group.a/../b")
    #expect(group?.lastPathComponent == "group.a..b" && group?.isFileURL == true)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    #expect(files.ubiquityIdentityToken == nil)
  }

  @Test("an exception keeps its initial values")
  func exceptions() {
    let exception = NSException(
      name: .invalidArgumentException, reason: "No.", userInfo: ["key": 1])
    #expect(exception.name.rawValue == "NSInvalidArgumentException" && exception.reason == "No.")
    #expect(exception.userInfo?["key"] as? Int == 1)
  }
}
