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

  @Test("what is no list is refused by what it is")
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
