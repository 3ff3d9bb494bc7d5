import Foundation
import Testing

@testable import PropertyLists

@Suite struct PropertyListGuardTests {
  private func problem(_ data: Data, maximum: Int = 1 << 20) -> PropertyListProblem? {
    do throws(PropertyListProblem) {
      _ = try PropertyListGuard.read(data, maximum: maximum)
      return nil
    } catch {
      return error
    }
  }

  @Test("XML and binary lists are read")
  func formats() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["a": [1, 2]], format: format, options: 0)
      let list = try PropertyListGuard.read(data, maximum: data.count) as? [String: [Int]]
      #expect(list == ["a": [1, 2]])
      #expect(
        problem(data, maximum: data.count - 1)
          == .tooLarge(bytes: data.count, maximum: data.count - 1))
    }
  }

  private func list(_ value: Any, _ format: PropertyListSerialization.PropertyListFormat) throws
    -> Data
  {
    try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
  }

  @Test("lists may nest up to the limit, in both formats")
  func depth() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      var value: Any = ["text"]
      for _ in 1..<PropertyListGuard.depthLimit { value = [value] }
      #expect(problem(try list(value, format)) == nil)
      #expect(problem(try list([value], format)) == .tooDeep)
      #expect(problem(try list(["a": value], format)) == .tooDeep)
    }
    // Whatever Foundation would do with it.
    let deep = String(repeating: "<array>", count: 400_000)
    #expect(problem(Data("<plist>\(deep)".utf8), maximum: 4 << 20) == .tooDeep)
  }

  @Test("lists may have as many values as the limit, in both formats")
  func values() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let value = [Int](repeating: 1, count: PropertyListGuard.valueLimit - 1)
      #expect(problem(try list(value, format), maximum: 8 << 20) == nil)
      #expect(problem(try list(value + [1], format), maximum: 8 << 20) == .tooManyValues)
    }
  }

  @Test("text that resembles elements in comments and strings is ignored")
  func texts() throws {
    let many = String(repeating: "<array>", count: 100)
    let text =
      "<?xml version=\"1.0\"?><!-- \(many) --><plist><array><string><![CDATA[\(many)]]></string>"
      + String(repeating: "<true/><array/><string></string>", count: 100) + "</array></plist>"
    #expect(problem(Data(text.utf8)) == nil)
  }

  @Test("files that aren't lists are rejected with a description of their contents")
  func refused() {
    #expect(problem(Data()) == .empty)
    #expect(problem(Data("hello".utf8)) == .notAPropertyList)
    #expect(
      problem(Data("bplist00".utf8)) == .damaged("the object table at its end is incomplete."))
    guard case .damaged? = problem(Data("<plist><dict>".utf8)) else {
      Issue.record("a truncated list was read")
      return
    }
  }
}
