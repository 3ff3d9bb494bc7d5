import Devices
import Foundation
import Testing

@testable import UIKit

@Suite("The keyboard appears for the first responder")
@MainActor
struct KeyboardTests {
  private let bench = TouchBench()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    bench.view.addSubview(field)
    bench.host.settle()
  }

  /// Records keyboard notifications, as long as it lives.
  @MainActor
  private final class Ear {
    var names: [String] = []
    var last: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init(_ screen: UIScreen) {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
            note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            let text = note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
              .replacingOccurrences(of: "Notification", with: "")
            MainActor.assumeIsolated {
              self.names.append(text)
              self.last = info
            }
          })
      }
    }

    func end() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
    }

    func frame(_ key: String) -> CGRect? { (last[key] as? NSValue)?.cgRectValue }
  }

  @Test("its notifications come in order, with frames, duration and curve")
  func notifications() {
    let ear = Ear(bench.host.screen)
    defer { ear.end() }
    #expect(field.becomeFirstResponder())
    #expect(ear.names.isEmpty)
    bench.host.advance(by: 0)
    #expect(ear.names == ["WillChangeFrame", "WillShow"])
    bench.host.advance(by: 0.3)
    #expect(ear.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(
      ear.frame(UIResponder.keyboardFrameBeginUserInfoKey)
        == CGRect(x: 0, y: 852, width: 393, height: 335))
    #expect(
      ear.frame(UIResponder.keyboardFrameEndUserInfoKey)
        == CGRect(x: 0, y: 517, width: 393, height: 335))
    #expect(
      (ear.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25
    )
    #expect(
      (ear.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    ear.names = []
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    bench.view.addSubview(other)
    #expect(other.becomeFirstResponder())
    bench.host.settle()
    #expect(ear.names.isEmpty)
    #expect(other.resignFirstResponder())
    bench.host.settle()
    #expect(ear.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(bench.host.keyboardFrame == nil)
  }

  @Test(
    "its height is the device's",
    arguments: [
      (Device.iPhoneSE, "12.0", false, 253.0), (.iPhone8, "12.0", false, 260),
      (.iPhone8, "10.0", false, 258), (.iPhone8Plus, "12.0", false, 271),
      (.iPhone15, "17.0", false, 336), (.iPhone15ProMax, "17.0", false, 346),
      (.iPhone15, "17.0", true, 209), (.iPhone15, "26.0", false, 335),
      (.iPhone15, "26.0", true, 208), (.iPadA16, "26.0", true, 422),
      (.iPhoneSE3, "26.0", true, 206), (.iPhoneAir, "26.0", false, 345),
    ])
  func heights(_ device: Device, _ os: String, _ isLandscape: Bool, _ height: Double) {
    let host = SimulationHost(
      device: device, os: OSVersion(os), orientation: isLandscape ? .landscapeRight : .portrait)
    let controller = UIViewController()
    host.setRoot(controller)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    host.settle()
    #expect(host.keyboardFrame?.height == CGFloat(height))
    #expect(host.keyboardFrame?.maxY == host.geometry.size.height)
  }

  @Test("the layout guide follows it, also through a rotation")
  func guide() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    bench.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: bench.view.keyboardLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.leadingAnchor.constraint(equalTo: bench.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
    ])
    bench.host.settle()
    #expect(box.frame.maxY == 818)
    field.becomeFirstResponder()
    bench.host.settle()
    #expect(box.frame.maxY == 517)
    bench.host.use {
      bench.host.turn(to: .landscapeLeft)
      bench.host.settle()
    }
    #expect(box.frame.maxY == 185)
    field.resignFirstResponder()
    bench.host.settle()
    #expect(box.frame.maxY == 393 - bench.view.safeAreaInsets.bottom)
  }

  @Test("an accessory view is above it, and alone with a hardware keyboard")
  func accessory() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    bench.host.settle()
    #expect(bench.host.keyboardFrame?.height == 385)
    #expect(bar.window != nil)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 467, width: 393, height: 50))
    bench.host.hasHardwareKeyboard = true
    bench.host.settle()
    #expect(bench.host.keyboardFrame?.height == 50)
    #expect(bar.convert(bar.bounds, to: nil).minY == 802)
    #expect(!bench.host.application.windows.contains { $0 === bar.window })
    field.resignFirstResponder()
    bench.host.settle()
    #expect(bar.window == nil)
  }

  @Test("number pads have no suggestions, and a view may replace the keyboard")
  func kinds() {
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    bench.host.settle()
    #expect(bench.host.keyboardFrame?.height == 290)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    field.reloadInputViews()
    bench.host.settle()
    #expect(bench.host.keyboardFrame?.height == 234)
    #expect(field.inputView?.window != nil)
  }

  @Test("typing queries the delegate about each character")
  func typing() {
    final class Judge: NSObject, UITextFieldDelegate {
      var asked: [String] = []
      var returns = 0
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append("\(range.location),\(range.length) \(string)")
        return string != "x"
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let judge = Judge()
    field.delegate = judge
    #expect(!bench.host.typeByHand("a"))
    field.becomeFirstResponder()
    #expect(bench.host.typeByHand("axb"))
    #expect(field.text == "ab")
    #expect(judge.asked == ["0,0 a", "1,0 x", "1,0 b"])
    #expect(bench.host.deleteByHand())
    #expect(field.text == "a")
    #expect(judge.asked.last == "1,1 ")
    #expect(bench.host.clearByHand())
    #expect(field.text == "")
    #expect(judge.asked.last == "0,1 ")
    #expect(bench.host.typeByHand("\n"))
    #expect(judge.returns == 1 && field.isFirstResponder)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    #expect(bench.host.typeByHand("\n"))
    #expect(!field.isFirstResponder)
  }
}
