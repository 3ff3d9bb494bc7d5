import Foundation
import Testing
import UIKit

@Suite("Names that common code uses")
@MainActor
struct NamesOfUIKitTests {
  @Test("a keyboard handler compiles, and reads the frame it would receive")
  func keyboard() {
    let center = NotificationCenter()
    var height: CGFloat = 0
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { height = value?.cgRectValue.height ?? -1 }
    }
    let frame = NSValue(cgRect: CGRect(x: 0, y: 400, width: 320, height: 216))
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    #expect(height == 216)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
    center.removeObserver(token)
  }

  @Test("views have their class's traits until they are given some")
  func traits() {
    let button = UIButton(type: .system)
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    button.accessibilityTraits = [.link]
    #expect(button.accessibilityTraits == .link)
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(UIImageView().accessibilityTraits == .image)
    let view = UIView()
    #expect(view.accessibilityTraits == .none)
    view.accessibilityTraits.insert(.header)
    #expect(view.accessibilityTraits == .header)
  }
}
