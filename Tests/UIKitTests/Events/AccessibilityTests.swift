import Foundation
import Testing

@testable import UIKit

@Suite("Accessibility properties")
@MainActor
struct AccessibilityTests {
  private let host = SimulationHost(device: .iPhone8, os: "12.0")

  @Test("objects keep their assigned values")
  func values() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityElementCount() == 0)
    #expect(view.accessibilityElement(at: 0) == nil)
    let parts = [UILabel(), UILabel()]
    view.accessibilityElements = parts
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UILabel === parts[1])
    #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(view.index(ofAccessibilityElement: UILabel()) == NSNotFound)
    view.accessibilityLabel = "Total"
    #expect(view.accessibilityAttributedLabel?.string == "Total")
    #expect(view.accessibilityUserInputLabels == ["Total"])
    view.accessibilityViewIsModal = true
    view.accessibilityElementsHidden = true
    view.shouldGroupAccessibilityChildren = true
    #expect(view.accessibilityViewIsModal && view.accessibilityElementsHidden)
    #expect(view.shouldGroupAccessibilityChildren)
    #expect(!view.accessibilityPerformEscape() && !view.accessibilityActivate())
  }

  @Test("controls and labels are elements unless set otherwise")
  func elements() {
    for view in [UILabel(), UIButton(), UISwitch(), UITextField()] {
      #expect(view.isAccessibilityElement)
      view.isAccessibilityElement = false
      #expect(!view.isAccessibilityElement)
    }
    #expect(!UIImageView().isAccessibilityElement)
    #expect(!UIControl().isAccessibilityElement)
  }

  @Test("frames follow views on the screen, and elements their containers")
  func frames() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 60))
    outer.addSubview(view)
    host.window.addSubview(outer)
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 26, width: 50, height: 60))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 40, y: 56))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 16, y: 28, width: 3, height: 4))
    outer.frame.origin.y = 0
    #expect(element.accessibilityFrame.minY == 8)
    element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    #expect(element.accessibilityFrame.minX == 7)
    let path = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), in: view)
    #expect(path.bounds == CGRect(x: 15, y: 6, width: 1, height: 1))
  }

  @Test("settings are the simulation's")
  func settings() {
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning && UIAccessibility.isVideoAutoplayEnabled)
    var options = SimulationHost.Options()
    options.accessibilityContrast = .high
    let other = SimulationHost(device: .iPhone8, options: options)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    _ = other
  }

  @Test("custom actions keep their handlers")
  func actions() {
    var runs = 0
    let action = UIAccessibilityCustomAction(name: "Archive") { _ in
      runs += 1
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(runs == 1)
    let target = NSObject()
    let other = UIAccessibilityCustomAction(
      attributedName: NSAttributedString(string: "Delete"), target: target,
      selector: Selector("remove"))
    #expect(other.name == "Delete" && other.target === target)
  }

  @Test("a text and its attributed form are one property")
  func attributedForms() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "a")
    view.accessibilityAttributedValue = NSAttributedString(string: "b")
    view.accessibilityAttributedHint = NSAttributedString(string: "c")
    view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "d")]
    #expect(view.accessibilityLabel == "a" && view.accessibilityValue == "b")
    #expect(view.accessibilityHint == "c" && view.accessibilityUserInputLabels == ["d"])
    view.accessibilityLabel = "e"
    view.accessibilityValue = "f"
    view.accessibilityHint = nil
    view.accessibilityUserInputLabels = ["g"]
    #expect(view.accessibilityAttributedLabel?.string == "e")
    #expect(view.accessibilityAttributedValue?.string == "f")
    #expect(view.accessibilityAttributedHint == nil)
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["g"])
  }
}
