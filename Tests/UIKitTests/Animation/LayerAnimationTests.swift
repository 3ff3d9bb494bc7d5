import QuartzCore
import Testing
import UIKit

@testable import Layers
@testable import UIKit

@Suite("Layer animations")
@MainActor
struct LayerAnimationTests {
  /// The test's own device with an empty screen, and a layer on it.
  private func launch() -> (host: SimulationHost, layer: CALayer) {
    let controller = UIViewController()
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(controller)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.view.layer.addSublayer(layer)
    return (host, layer)
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  private func fade(_ duration: CFTimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = duration
    return animation
  }

  @Test("an animation shows its values while active, and the layer its own before and after")
  func basic() {
    let (host, layer) = launch()
    layer.add(fade(), forKey: "fade")
    #expect(layer.opacity == 1)
    #expect(layer.presentation()?.opacity == 0)
    host.advance(by: 0.5)
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.animationKeys() == ["fade"])
    host.settle()
    #expect(layer.animationKeys() == nil)
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(layer.presentation()?.opacity == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an animation that isn't removed and fills forwards shows its last value")
  func fillsForwards() {
    let (host, layer) = launch()
    let animation = fade()
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    host.settle()
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(layer.opacity == 1)
    #expect(layer.animatedCopy?.opacity == 0.5)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animatedCopy == nil)
  }

  @Test("an animation that isn't removed and doesn't fill shows nothing")
  func keptOnly() {
    let (host, layer) = launch()
    let animation = fade()
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    host.settle()
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("a delayed animation shows its first value beforehand only if it fills backwards")
  func delay() {
    let (host, layer) = launch()
    let animation = fade()
    animation.beginTime = CACurrentMediaTime() + 2
    layer.add(animation, forKey: nil)
    host.advance(by: 1)
    #expect(layer.presentation()?.opacity == 1)
    layer.removeAllAnimations()
    animation.fillMode = .backwards
    animation.beginTime = CACurrentMediaTime() + 2
    layer.add(animation, forKey: nil)
    host.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0)
    host.advance(by: 1.5)
    #expect(layer.presentation()?.opacity == 0.25)
  }

  @Test("settling doesn't wait for an endless animation, and shows its current state")
  func endless() {
    let (host, layer) = launch()
    let start = host.time
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = 2 * Double.pi
    spin.duration = 4
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
    host.settle()
    #expect(host.time == start)
    host.advance(by: 9)
    let shown = layer.presentation()?.affineTransform()
    #expect(abs((shown?.b ?? 0) - 1) < 1e-9)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the delegate is notified of the start, and of an end in time or early")
  func delegate() {
    let (host, layer) = launch()
    let listener = Listener()
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    #expect(listener.calls.isEmpty)
    host.settle()
    #expect(listener.calls == ["start", "stop true"])
    listener.calls = []
    layer.add(animation, forKey: "fade")
    host.advance(by: 0.1)
    layer.add(animation, forKey: "fade")
    #expect(listener.calls == ["start", "stop false"])
    let time = host.time
    layer.removeAllAnimations()
    #expect(listener.calls.last == "stop false")
    host.settle()
    #expect(host.time == time)
  }

  @Test("a transaction completes when its layers' animations end, or are removed")
  func transaction() {
    let (host, layer) = launch()
    let start = host.time
    var ends: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { [host] in ends.append(host.time - start) }
    layer.add(fade(2), forKey: "fade")
    CATransaction.commit()
    host.advance(by: 1)
    #expect(ends.isEmpty)
    host.settle()
    #expect(ends == [2])

    CATransaction.begin()
    CATransaction.setCompletionBlock { [host] in ends.append(host.time - start) }
    layer.add(fade(5), forKey: "fade")
    CATransaction.commit()
    host.advance(by: 1)
    layer.removeAllAnimations()
    host.settle()
    #expect(ends == [2, 3])
  }

  @Test("an animation without a duration uses the transaction's")
  func inheritedDuration() {
    let (host, layer) = launch()
    let start = host.time
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    layer.add(fade(0), forKey: "fade")
    CATransaction.commit()
    host.settle()
    #expect(host.time - start == 3)
  }

  @Test("keyframes pass through their values, at their times")
  func keyframes() {
    let (host, layer) = launch()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 30]
    animation.keyTimes = [0, 0.2, 1]
    animation.duration = 10
    layer.add(animation, forKey: nil)
    host.advance(by: 1)
    #expect(layer.presentation()?.position.x == 5)
    host.advance(by: 5)
    #expect(layer.presentation()?.position.x == 20)
    layer.removeAllAnimations()

    animation.calculationMode = .discrete
    animation.keyTimes = nil
    layer.add(animation, forKey: nil)
    host.advance(by: 4)
    #expect(layer.presentation()?.position.x == 10)
    layer.removeAllAnimations()

    animation.calculationMode = .paced
    layer.add(animation, forKey: nil)
    host.advance(by: 5)
    #expect(layer.presentation()?.position.x == 15)
  }

  @Test("a position follows a path at a constant speed, and rotates with it")
  func path() {
    let (host, layer) = launch()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 4
    layer.add(animation, forKey: nil)
    host.advance(by: 3.5)
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 5))
    #expect(abs((layer.presentation()?.affineTransform().b ?? 0) - 1) < 1e-9)
  }

  @Test("a group runs its animations in its own time, and cuts them off")
  func group() {
    let (host, layer) = launch()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.beginTime = 1
    move.duration = 4
    let group = CAAnimationGroup()
    group.animations = [fade(2), move]
    group.duration = 3
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    layer.add(group, forKey: "group")
    host.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0.25)
    host.settle()
    #expect(layer.presentation()?.position.x == 50)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("a spring overshoots, and reports when it settles")
  func spring() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(abs(spring.settlingDuration - 1.4727) < 0.0001)
    let (host, layer) = launch()
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    host.advance(by: Double.pi / (10 * 0.75.squareRoot()))
    let highest = layer.presentation()?.position.x ?? 0
    #expect(abs(highest - (100 + 100 * exp(-Double.pi / 3.0.squareRoot()))) < 0.01)
    spring.damping = 20
    #expect(abs(spring.settlingDuration - 0.9233) < 0.001)
    #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).bounce - 0.2) < 1e-9)
  }

  @Test("a layer with speed 0 is paused, and resumes from the same point")
  func pause() {
    let (host, layer) = launch()
    layer.add(fade(2), forKey: "fade")
    host.advance(by: 1)
    let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = stopped
    host.advance(by: 10)
    #expect(layer.presentation()?.opacity == 0.25)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
    #expect(layer.presentation()?.opacity == 0.25)
    let start = host.time
    host.settle()
    #expect(host.time - start == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("animations repeat, autoreverse and accumulate")
  func repeats() {
    let (host, layer) = launch()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 10
    move.duration = 1
    move.repeatCount = 3
    move.isCumulative = true
    layer.add(move, forKey: nil)
    host.advance(by: 2.5)
    #expect(layer.presentation()?.position.x == 25)
    layer.removeAllAnimations()
    move.isCumulative = false
    move.autoreverses = true
    let start = host.time
    layer.add(move, forKey: nil)
    host.advance(by: 1.25)
    #expect(layer.presentation()?.position.x == 7.5)
    host.settle()
    #expect(host.time - start == 6)
    move.autoreverses = false
    move.isAdditive = true
    layer.position.x = 100
    layer.add(move, forKey: nil)
    host.advance(by: 0.5)
    #expect(layer.presentation()?.position.x == 105)
  }

  @Test("a missing value is the property's own")
  func values() {
    let (host, layer) = launch()
    layer.position.x = 40
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 20
    move.duration = 2
    layer.add(move, forKey: nil)
    host.advance(by: 1)
    #expect(layer.presentation()?.position.x == 50)
    layer.removeAllAnimations()
    move.byValue = nil
    move.fromValue = 0
    layer.add(move, forKey: nil)
    host.advance(by: 1)
    #expect(layer.presentation()?.position.x == 20)
  }

  @Test("shapes, gradients, colours and transforms are interpolated")
  func kinds() {
    let (host, layer) = launch()
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    layer.addSublayer(shape)
    let stroke = CABasicAnimation(keyPath: #"strokeEnd"#)
    stroke.fromValue = 0
    stroke.toValue = 1
    let morph = CABasicAnimation(keyPath: "path")
    morph.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    let colour = CABasicAnimation(keyPath: "backgroundColor")
    colour.fromValue = UIColor.black.cgColor
    colour.toValue = UIColor.white.cgColor
    let scale = CABasicAnimation(keyPath: "transform")
    scale.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
    for animation in [stroke, morph, colour, scale] {
      animation.duration = 2
      shape.add(animation, forKey: animation.keyPath)
    }
    let gradient = CAGradientLayer()
    gradient.locations = [0, 0.5]
    layer.addSublayer(gradient)
    let locations = CABasicAnimation(keyPath: "locations")
    locations.toValue = [0.5, 1.0]
    locations.duration = 2
    gradient.add(locations, forKey: nil)
    host.advance(by: 1)
    let shown = shape.presentation()
    #expect(shown?.strokeEnd == 0.5)
    #expect(shown?.path?.boundingBox.width == 20)
    #expect(shown?.backgroundColor?.components?.first == 0.5)
    #expect(shown?.transform.m11 == 2)
    #expect(gradient.presentation()?.locations == [0.25, 0.75])
  }

  @Test("a timing function bends time")
  func timing() {
    let (host, layer) = launch()
    let animation = fade()
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(animation, forKey: nil)
    host.advance(by: 0.5)
    // Half the time of a cubic Bézier curve (0.42, 0, 1, 1) is 0.3153 of the way.
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5 * 0.31535) < 0.0002)
  }

  @Test("a picture shows what a presentation layer shows")
  func picture() {
    let (host, layer) = launch()
    layer.backgroundColor = UIColor.red.cgColor
    let before = host.displayList()
    let hide = CABasicAnimation(keyPath: "opacity")
    hide.toValue = 0
    hide.fillMode = .forwards
    hide.isRemovedOnCompletion = false
    layer.add(hide, forKey: nil)
    let hidden = host.displayList()
    #expect(before.commands.count > hidden.commands.count)
    layer.removeAllAnimations()
    #expect(host.displayList().commands.count == before.commands.count)
  }

  @Test("properties are read and set by key paths, and other values stored")
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.transform.m12 - 1) < 1e-9)
    let angle = layer.value(forKeyPath: "transform.rotation") as? NSNumber
    #expect(abs((angle?.doubleValue ?? 0) - .pi / 2) < 1e-9)
    layer.setValue(2, forKeyPath: "transform.scale.x")
    #expect(abs(layer.transform.m12 - 2) < 1e-9)
    layer.setValue(5, forKeyPath: "bounds.size.width")
    #expect(layer.bounds.width == 5)
    layer.setValue("own", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "own")
    let animation = CABasicAnimation()
    animation.setValue(3, forKey: "id")
    #expect((animation.copy() as? CAAnimation)?.value(forKey: "id") as? Int == 3)
  }

  @Test("a layer's actions come from its delegate and from itself")
  func actions() {
    let layer = CALayer()
    #expect(layer.action(forKey: "position") == nil)
    layer.actions = ["position": CABasicAnimation(keyPath: "position"), "bounds": NSNull()]
    #expect(layer.action(forKey: "position") is CABasicAnimation)
    #expect(layer.action(forKey: "bounds") == nil)
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    var duration: CFTimeInterval?
    UIView.animate(withDuration: 2) {
      duration = (view.layer.action(forKey: "position") as? CABasicAnimation)?.duration
    }
    #expect(duration == 2)
  }

  private final class Tagged: CASpringAnimation {
    var tag = ""

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! Tagged
      copy.tag = tag
      return copy
    }
  }

  @Test("a copy is of the app's own class, with the properties of all superclasses")
  func copiesOfSubclasses() {
    let (_, layer) = launch()
    let animation = Tagged(keyPath: "opacity")
    animation.tag = "own"
    animation.damping = 3
    animation.toValue = 0.5
    animation.isAdditive = true
    animation.duration = 2
    layer.add(animation, forKey: "x")
    let copy = layer.animation(forKey: "x") as? Tagged
    #expect(copy !== animation && copy?.tag == "own" && copy?.damping == 3)
    #expect(copy?.toValue as? Double == 0.5 && copy?.isAdditive == true && copy?.duration == 2)
    #expect(copy?.keyPath == "opacity")
    for kind in [CAAnimationGroup(), CATransition(), CAKeyframeAnimation(), CABasicAnimation()] {
      #expect(type(of: kind.copy() as! CAAnimation) == type(of: kind))
    }
  }

  @Test("wrapped values of another type than the property's change nothing")
  func wrappedValues() {
    let own = AnimationValue.point(.zero)
    for other in [NSNumber(value: 1), NSValue(cgRect: .zero), NSValue(range: NSRange())] {
      #expect(AnimationValue(other, like: own) == nil)
      #expect(AnimationValue(other, like: .size(.zero)) == nil)
    }
    #expect(AnimationValue(NSValue(cgPoint: .zero), like: .rect(.zero)) == nil)
    // A translation is expressed by either of them.
    let point = CGPoint(x: 1, y: 2)
    #expect(AnimationValue(point, like: .size(.zero))?.size == CGSize(width: 1, height: 2))
    #expect(AnimationValue(NSValue(cgPoint: point), like: own)?.point == point)
    let size = CGSize(width: 3, height: 4)
    #expect(AnimationValue(NSValue(cgSize: size), like: own)?.point == CGPoint(x: 3, y: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(AnimationValue(NSValue(cgRect: rect), like: .rect(.zero))?.rect == rect)
  }

  @Test("invalid times show nothing, and an animation that runs backwards ends")
  func oddTimes() {
    let (host, layer) = launch()
    let odd = fade()
    odd.beginTime = .nan
    layer.add(odd, forKey: "odd")
    #expect(layer.presentation()?.opacity == 1)
    layer.removeAllAnimations()
    let endless = fade(0)
    endless.repeatCount = .infinity
    layer.add(endless, forKey: "endless")
    _ = layer.presentation()?.opacity
    layer.removeAllAnimations()
    let backwards = fade()
    backwards.speed = -1
    backwards.timeOffset = 1
    layer.add(backwards, forKey: "backwards")
    host.advance(by: 0.5)
    #expect(layer.presentation()?.opacity == 0.25)
    host.settle()
    #expect(layer.animationKeys() == nil)
  }
}
