import CLayerTime
import Foundation
import Graphics

extension CALayer {
  /// Animates the change of a property if it's made in a view animation.
  @inline(__always)
  final func didChange(_ key: String, from old: @autoclosure () -> AnimationValue) {
    if layer_changes_are_animated() != 0 { animateChange(of: key, from: old()) }
  }

  /// Views animate the origin of their bounds separately from the size.
  @inline(never)
  final func animateBounds(from old: CGRect) {
    if old.origin != bounds.origin {
      animateChange(of: "bounds.origin", from: .point(old.origin))
    }
    if old.size != bounds.size { animateChange(of: "bounds.size", from: .size(old.size)) }
  }

  /// Adds an animation for a change of a view's layer; other layers change immediately.
  ///
  /// Numbers and transforms are animated by their difference from the new value, so that animations
  /// of the same property add up, as UIKit's have since iOS 8 (medium). A colour continues from the
  /// displayed one.
  @inline(never)
  private final func animateChange(of key: String, from old: AnimationValue) {
    guard owner != nil, let (changes, time) = Self.changesUnderWay,
      let now = animationValue(at: key), !now.isEqual(to: old)
    else { return }
    // A missing colour counts as any invisible colour.
    var old = old
    if case .color(nil) = old, case .color(let color?) = now {
      old = .color(color.multiplyingAlpha(by: 0))
    }
    var end = now
    if case .color(let color?) = old, case .color(nil) = now {
      end = .color(color.multiplyingAlpha(by: 0))
    }
    let animation = changes.makeAnimation()
    animation.keyPath = key
    if let difference = old.difference(from: now) {
      animation.isAdditive = true
      animation.fromValue = difference.any
      animation.toValue = now.zero.any
    } else {
      let isMoving = running.contains { $0.isAnimation(of: key) }
      animation.fromValue = (isMoving ? shownValue(at: key) ?? old : old).any
      animation.toValue = end.any
    }
    if changes.delay > 0 { animation.beginTime = convertTime(time + changes.delay, from: nil) }
    changes.add(begin(animation, key: freeKey(key), in: changes), of: old, at: key, on: self)
  }

  /// The view animation whose changes are being made, with the simulated time.
  private static var changesUnderWay: (LayerChanges, TimeInterval)? {
    // On the main thread, as there is a timeline.
    guard let timeline else { return nil }
    let call = Unchecked(timeline)
    return MainActor.assumeIsolated { call.value.changes.map { ($0, call.value.time) } }
  }

  /// Returns the displayed value of a property, including animations.
  final func shownValue(at key: String) -> AnimationValue? {
    let copy = makePlainCopy()
    show(in: copy)
    return copy.animationValue(at: key)
  }

  /// Returns the property's name, with a number appended while animations with the same name run.
  private func freeKey(_ key: String) -> String {
    var name = key
    var number = 2
    while running.contains(where: { $0.key == name }) {
      name = "\(key)-\(number)"
      number += 1
    }
    return name
  }
}

extension AnimationValue {
  fileprivate func isEqual(to other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.numbers(let a, _), .numbers(let b, _)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    default: false
    }
  }

  /// Returns the value to add to another to get this one; nil if that isn't possible.
  fileprivate func difference(from value: AnimationValue) -> AnimationValue? {
    switch (self, value) {
    case (.numbers, .numbers): return adding(value, times: -1)
    case (.transform(let old), .transform(let new)):
      let back = CATransform3DInvert(new)
      guard CATransform3DConcat(back, new).isIdentity(within: 1e-6) else { return nil }
      return .transform(CATransform3DConcat(old, back))
    default: return nil
    }
  }
}

extension CATransform3D {
  /// Returns whether it leaves points unchanged, except for rounding.
  fileprivate func isIdentity(within tolerance: CGFloat) -> Bool {
    let rest = [
      m11 - 1, m12, m13, m14, m21, m22 - 1, m23, m24, m31, m32, m33 - 1, m34, m41, m42, m43,
      m44 - 1,
    ]
    return rest.allSatisfy { abs($0) <= tolerance }
  }
}
