import Testing

@testable import UIKit

/// Small deterministic numbers for property tests.
struct NumberSequence {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}

@MainActor
struct AutoresizingTests {
  @Test("fixed parts keep their length, flexible ones share the change by their own length")
  func property() {
    var numbers = NumberSequence(seed: 7)
    for _ in 0..<5000 {
      let mask = UIView.AutoresizingMask(rawValue: UInt(numbers.next(0...63)))
      let old = CGSize(width: numbers.next(100...900), height: numbers.next(100...900))
      let new = CGSize(width: numbers.next(100...900), height: numbers.next(100...900))
      let x = numbers.next(0...60)
      let y = numbers.next(0...60)
      let frame = CGRect(
        x: x, y: y, width: numbers.next(1...(Int(old.width) - x)),
        height: numbers.next(1...(Int(old.height) - y)))
      let parent = UIView(frame: CGRect(origin: .zero, size: old))
      let child = UIView(frame: frame)
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size = new
      let result = child.frame
      check(
        [frame.minX, frame.width, old.width - frame.maxX],
        [result.minX, result.width, new.width - result.maxX],
        [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
      check(
        [frame.minY, frame.height, old.height - frame.maxY],
        [result.minY, result.height, new.height - result.maxY],
        [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
    }
  }

  private func check(_ before: [CGFloat], _ after: [CGFloat], _ flexible: [Bool]) {
    let near: (CGFloat, CGFloat) -> Bool = { ($0 - $1).magnitude < 1e-9 }
    // A length can't become negative; the deficit is taken from the margin after it.
    if after[1] == 0 { return }
    for index in 0..<2 where !flexible[index] { #expect(near(before[index], after[index])) }
    let total = zip(before, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let change = after.reduce(0, +) - before.reduce(0, +)
    guard flexible.contains(true), total != 0 else {
      if !flexible.contains(true) { #expect(near(after[2] - before[2], change)) }
      return
    }
    for index in 0..<3 where flexible[index] {
      #expect(near(after[index] - before[index], change * before[index] / total))
    }
  }

  @Test("a centred view stays centred; a full one stays full; a view without flexibility stays put")
  func examples() {
    func resized(_ frame: CGRect, _ mask: UIView.AutoresizingMask) -> CGRect {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      let child = UIView(frame: frame)
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
      return child.frame
    }
    let centred = CGRect(x: 137.5, y: 356, width: 100, height: 100)
    #expect(
      resized(
        centred,
        [
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]) == CGRect(x: 356, y: 137.5, width: 100, height: 100))
    let full = CGRect(x: 0, y: 0, width: 375, height: 812)
    #expect(
      resized(full, [.flexibleWidth, .flexibleHeight])
        == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(resized(centred, []) == centred)
    #expect(
      resized(CGRect(x: 10, y: 10, width: 100, height: 40), [.flexibleLeftMargin])
        == CGRect(x: 447, y: 10, width: 100, height: 40))
    // All of the space is used up: the two flexible margins, both zero, share evenly.
    #expect(
      resized(full, [.flexibleLeftMargin, .flexibleRightMargin]).minX == 218.5)
  }

  @Test("a rotated view keeps its rotation, and autoresizing can be disabled")
  func turned() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    child.autoresizingMask = [.flexibleWidth]
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.bounds.size == CGSize(width: 200, height: 20))
    parent.autoresizesSubviews = false
    parent.frame.size.width = 100
    #expect(child.bounds.size == CGSize(width: 200, height: 20))
  }
}
