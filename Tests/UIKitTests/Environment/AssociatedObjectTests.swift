import Foundation
import Testing
import UIKit

@Suite("E7: associated objects")
@MainActor
struct AssociatedObjectTests {
  private nonisolated(unsafe) static var first: UInt8 = 0
  private nonisolated(unsafe) static var second: UInt64 = 0

  private final class Tracked {
    let ended: () -> Void
    init(_ ended: @escaping () -> Void) { self.ended = ended }
    deinit { ended() }
  }

  @Test("E7: a value is found under its key, replaced, and taken away")
  func values() {
    let controller = UIViewController()
    #expect(objc_getAssociatedObject(controller, &Self.first) == nil)
    objc_setAssociatedObject(
      controller, &Self.first, UILabel(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(
      controller, &Self.second, 12, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(controller, &Self.first) is UILabel)
    #expect(objc_getAssociatedObject(controller, &Self.second) as? Int == 12)
    #expect(objc_getAssociatedObject(UIViewController(), &Self.first) == nil)
    objc_setAssociatedObject(controller, &Self.first, "text", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(controller, &Self.first) as? String == "text")
    objc_setAssociatedObject(controller, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(controller, &Self.first) == nil)
    objc_removeAssociatedObjects(controller)
    #expect(objc_getAssociatedObject(controller, &Self.second) == nil)
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 771)
  }

  @Test("E7: values of a view or controller end with it")
  func release() {
    var ended: [String] = []
    do {
      let view = UIView()
      objc_setAssociatedObject(
        view, &Self.first, Tracked { ended.append("replaced") }, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(
        view, &Self.first, Tracked { ended.append("kept") }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(ended == ["replaced"])
      objc_setAssociatedObject(
        view, &Self.second, Tracked { ended.append("assigned") }, .OBJC_ASSOCIATION_ASSIGN)
      #expect(ended == ["replaced", "assigned"])
      #expect(objc_getAssociatedObject(view, &Self.second) == nil)
    }
    #expect(ended == ["replaced", "assigned", "kept"])
  }

  @Test("E7: values of other objects end once a screen settles after them")
  func otherOwners() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(UIViewController())
    var ended = 0
    do {
      let owner = NSObject()
      objc_setAssociatedObject(
        owner, &Self.first, Tracked { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
      host.settle()
      #expect(ended == 0)
      #expect(objc_getAssociatedObject(owner, &Self.first) is Tracked)
    }
    host.settle()
    #expect(ended == 1)
    // Addresses are reused; values aren't.
    for _ in 0..<1000 {
      let owner = NSObject()
      #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
      objc_setAssociatedObject(
        owner, &Self.first, Tracked { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    host.settle()
    #expect(ended == 1001)
  }

  @Test("E7: a copied value doesn't follow its original; a value that can't be copied is retained")
  func copies() {
    let view = UIView()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(view, &Self.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &Self.second, text, .OBJC_ASSOCIATION_RETAIN)
    text.append(" and after")
    #expect("\(objc_getAssociatedObject(view, &Self.first) ?? "")" == "before")
    #expect(objc_getAssociatedObject(view, &Self.second) as? NSMutableString === text)
    objc_setAssociatedObject(view, &Self.first, view, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view, &Self.first) as? UIView === view)
    objc_removeAssociatedObjects(view)
  }

  @Test("a value type's value owns nothing")
  func valueOwners() {
    objc_setAssociatedObject(12, &Self.first, "twelve", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(12, &Self.first) == nil)
    objc_removeAssociatedObjects(12)
  }

  @Test("values are set and read from several threads at once")
  func threads() {
    nonisolated(unsafe) let owners: [NSObject] = (0..<8).map { _ in NSObject() } + [UIView()]
    DispatchQueue.concurrentPerform(iterations: 4000) { index in
      let owner = owners[index % owners.count]
      objc_setAssociatedObject(owner, &Self.first, index, .OBJC_ASSOCIATION_RETAIN)
      _ = objc_getAssociatedObject(owner, &Self.first)
      if index % 7 == 0 { objc_removeAssociatedObjects(owner) }
    }
    for owner in owners {
      objc_setAssociatedObject(owner, &Self.first, "end", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &Self.first) as? String == "end")
    }
  }
}
