import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Sliders and steppers")
@MainActor
struct SliderTests {
  private func shown(
    _ view: UIView, os: OSVersion = "26.0", device: Device = .iPhone15
  ) -> SimulationHost {
    let host = SimulationHost(device: device, os: os)
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return host
  }

  @Test(
    "a slider has its release's height, and no intrinsic width",
    arguments: [("12.0", 31), ("18.0", 34), ("26.0", 34)] as [(OSVersion, CGFloat)])
  func sliderSize(os: OSVersion, height: CGFloat) {
    let host = SimulationHost(device: os == "12.0" ? .iPhone8 : .iPhone15, os: os)
    host.setRoot(UIViewController())
    let slider = UISlider()
    #expect(slider.frame == CGRect(x: 0, y: 0, width: 100, height: height))
    let moved = UISlider(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
    #expect(moved.frame == CGRect(x: 7, y: 9, width: 100, height: height))
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    #expect(slider.sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: height))
    #expect(slider.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the value stays in its range, whose ends push each other")
  func sliderValues() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
    slider.minimumValue = 9
    #expect(slider.maximumValue == 9)
    slider.value = .nan
    #expect(slider.value == 9)
  }

  @Test("values at ticks only, and within the enabled range")
  func ticks() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.trackConfiguration = .init(numberOfTicks: 5)
    slider.value = 6
    #expect(slider.value == 5)
    slider.value = 6.5
    #expect(slider.value == 7.5)
    slider.trackConfiguration = .init(
      allowsTickValuesOnly: false, enabledRange: 0.2...0.4, numberOfTicks: 5)
    #expect(slider.value == 4)
    slider.value = 3
    #expect(slider.value == 3)
    #expect(UISlider.TrackConfiguration(numberOfTicks: 3).ticks.map(\.position) == [0, 0.5, 1])
    #expect(UISlider.TrackConfiguration(numberOfTicks: -1).ticks.isEmpty)
  }

  @Test("a subclass positions track, thumb and images")
  func overrides() {
    final class Own: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 10, width: bounds.width, height: 12)
      }
      override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float)
        -> CGRect
      { CGRect(x: 40, y: rect.minY, width: 12, height: 12) }
      override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let slider = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    slider.setThumbImage(picture, for: .normal)
    slider.minimumValueImage = picture
    let host = shown(slider)
    #expect(slider.parts.thumb.frame == CGRect(x: 40, y: 10, width: 12, height: 12))
    #expect(slider.parts.maximumTrack.frame == CGRect(x: 0, y: 10, width: 200, height: 12))
    #expect(slider.parts.minimumTrack.frame == CGRect(x: 0, y: 10, width: 46, height: 12))
    #expect(slider.parts.minimumImage?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(slider.thumbImage(for: .highlighted) === picture)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the part up to the thumb has the tint, disabled sliders half of it")
  func looks() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    slider.value = 0.35
    let host = shown(slider)
    #expect(slider.parts.minimumTrack.frame.width == 103.5)
    #expect(slider.parts.minimumTrack.backgroundColor == slider.tintColor)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    slider.isEnabled = false
    host.settle()
    #expect(slider.parts.minimumTrack.backgroundColor == .red)
    #expect(slider.parts.maximumTrack.backgroundColor == .green)
    #expect(slider.parts.thumb.backgroundColor == .blue && slider.parts.thumb.alpha == 0.5)
    slider.trackConfiguration = .init(
      allowsTickValuesOnly: false, neutralValue: 0.5, numberOfTicks: 3)
    slider.sliderStyle = .thumbless
    host.settle()
    #expect(slider.parts.thumb.isHidden && slider.parts.ticks.count == 3)
    // Values are `Float`s.
    #expect(slider.parts.minimumTrack.frame.isClose(to: CGRect(x: 98, y: 14, width: 42, height: 6)))
  }

  @Test("dragging the thumb sends events, only at the end if it isn't continuous")
  func dragging() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 237, height: 34))
    var values: [Float] = []
    slider.addAction(
      UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
    let host = shown(slider)
    #expect(!slider.grab(CGPoint(x: 150, y: 17)))
    slider.drag(to: CGPoint(x: 90, y: 17))
    #expect(values.isEmpty && slider.value == 0)
    #expect(slider.grab(CGPoint(x: 10, y: 17)))
    slider.drag(to: CGPoint(x: 60, y: 17))
    slider.drag(to: CGPoint(x: 60, y: 30))
    #expect(values == [0.25])
    slider.letGo()
    #expect(values == [0.25])
    slider.isContinuous = false
    #expect(slider.grab(CGPoint(x: 60, y: 17)))
    slider.drag(to: CGPoint(x: 160, y: 17))
    #expect(values == [0.25] && slider.value == 0.75)
    slider.letGo()
    #expect(values == [0.25, 0.75])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a slider's accessibility attributes")
  func accessibility() {
    let slider = UISlider()
    #expect(slider.isAccessibilityElement && slider.accessibilityTraits == .adjustable)
    slider.value = 0.5
    #expect(slider.accessibilityValue == "50%")
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "60%")
    slider.accessibilityValue = "much"
    #expect(slider.accessibilityValue == "much")
  }

  @Test("accessibility adjustments move to the next tick if ticks are far apart")
  func accessibilityOfMarks() {
    let slider = UISlider()
    slider.trackConfiguration = .init(enabledRange: 0...0.8, numberOfTicks: 5)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    for _ in 0..<4 { slider.accessibilityIncrement() }
    #expect(values == [0.25, 0.5, 0.75])
    for _ in 0..<4 { slider.accessibilityDecrement() }
    #expect(values == [0.25, 0.5, 0.75, 0.5, 0.25, 0])
    slider.trackConfiguration = .init(numberOfTicks: 21)
    slider.accessibilityIncrement()
    #expect(slider.value == 0.1, "a tenth, where there is a mark")
  }

  // MARK: Steppers

  @Test("a stepper keeps its size whatever frame it is given")
  func stepperSize() {
    let host = SimulationHost(device: .iPhone15, os: "26.0")
    host.setRoot(UIViewController())
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 1, height: 2))
    #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == stepper.bounds.size)
  }

  @Test("a stepper counts between its limits, and around them if it wraps")
  func counting() {
    let stepper = UIStepper()
    #expect(stepper.maximumValue == 100 && stepper.stepValue == 1 && stepper.isContinuous)
    #expect(stepper.autorepeat && !stepper.wraps)
    var events = 0
    stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    let (minus, plus) = (CGPoint(x: 20, y: 16), CGPoint(x: 70, y: 16))
    #expect(!stepper.press(minus) && events == 0)
    #expect(stepper.press(plus) && stepper.value == 1 && events == 1)
    stepper.letGo()
    stepper.isContinuous = false
    #expect(stepper.press(plus) && events == 1)
    stepper.letGo()
    #expect(stepper.value == 2 && events == 2)
    stepper.maximumValue = 3
    stepper.stepValue = 2
    #expect(stepper.step(.increment) && stepper.value == 3)
    #expect(!stepper.step(.increment))
    stepper.wraps = true
    #expect(stepper.step(.increment) && stepper.value == 0)
    #expect(stepper.step(.decrement) && stepper.value == 3)
  }

  @Test("a step that isn't above 0 is rejected")
  func steps() {
    let stepper = UIStepper()
    let host = shown(stepper)
    stepper.stepValue = 0
    #expect(stepper.stepValue == 1)
    #expect(host.takeIssues().count == 1)
  }

  @Test("appearance proxies set colours and images")
  func proxies() {
    let host = SimulationHost(device: .iPhone15, os: "26.0")
    host.use {
      UISlider.appearance().minimumTrackTintColor = .orange
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      UISlider.appearance().setThumbImage(picture, for: .normal)
      UIStepper.appearance().setIncrementImage(picture, for: .normal)
      let (slider, stepper) = (UISlider(), UIStepper())
      let root = UIViewController()
      root.view.addSubview(slider)
      root.view.addSubview(stepper)
      host.setRoot(root)
      #expect(slider.minimumTrackTintColor == .orange && slider.currentThumbImage === picture)
      #expect(stepper.incrementImage(for: .normal) === picture)
    }
  }
}
