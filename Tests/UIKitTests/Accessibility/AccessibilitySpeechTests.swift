import Foundation
import Testing

@testable import UIKit

/// The words for an element's properties.
@Suite("Screen reader speech") @MainActor
struct AccessibilitySpeechTests {
  private func speech(
    _ label: String?, _ value: String? = nil, hint: String? = nil,
    _ traits: UIAccessibilityTraits = [], role: AccessibilityTree.Role = .other,
    _ contexts: [AccessibilityTree.Context] = []
  ) -> AccessibilitySpeech {
    var element = AccessibilityTree.Element(
      label: label, value: value, hint: hint, traits: traits, frame: .zero)
    element.role = role
    element.contexts = contexts
    return AccessibilitySpeech(element)
  }

  @Test("label and value, and the hint if there is neither")
  func words() {
    #expect(speech("Name").text == "Name")
    #expect(speech("Name", "Jo").text == "Name: Jo")
    #expect(speech(nil, "Jo").text == "Jo")
    let hint = speech(nil, hint: "Opens it")
    #expect(hint.text == "Opens it" && hint.hint == nil)
    #expect(speech(nil).text == "(nothing is said)")
    #expect(speech("", "", hint: "", .button).text == "Button.")
  }

  @Test("traits have words, in their own order")
  func traits() {
    #expect(speech("Go", .button).text == "Go. Button.")
    #expect(speech("Go.", .button).text == "Go. Button.")
    #expect(
      speech("Go", [.button, .notEnabled, .selected]).text == "Selected: Go. Dimmed. Button.")
    #expect(speech("T", .header).text == "T. Heading.")
    #expect(speech("T", [.image, .link]).text == "T. Link. Image.")
    #expect(speech("T", .staticText).text == "T")
    #expect(speech("T", .searchField).text == "T. Search Field.")
    #expect(speech(nil, .selected).text == "Selected.")
  }

  @Test("adjustable, toggleable and editable elements are described as such")
  func hints() {
    let slider = speech("Size", "50%", .adjustable)
    #expect(slider.text == "Size: 50%. Adjustable.")
    #expect(slider.hint == "Swipe up or down with one finger to adjust the value.")
    #expect(
      speech("Size", hint: "Zooms.", .adjustable).hint
        == "Zooms. Swipe up or down with one finger to adjust the value.")
    #expect(speech("Size", [.adjustable, .notEnabled]).hint == nil)
    let toggle = speech("Wi-Fi", "1", role: .toggle(isOn: true))
    #expect(toggle.text == "Wi-Fi. Switch Button. On.")
    #expect(toggle.hint == "Double tap to toggle setting.")
    #expect(speech("Wi-Fi", "0", role: .toggle(isOn: false)).text == "Wi-Fi. Switch Button. Off.")
    let field = speech("Name", "Jo", role: .textField(isSecure: false, isEditing: false))
    #expect(field.text == "Name: Jo. Text Field." && field.hint == "Double tap to edit.")
    let secure = speech("Code", role: .textField(isSecure: true, isEditing: true))
    #expect(secure.text == "Code. Secure Text Field. Is editing." && secure.hint == nil)
    let search = speech("Search", .searchField, role: .textField(isSecure: false, isEditing: false))
    #expect(search.text == "Search. Search Field.")
    #expect(speech(nil, "Text", role: .textArea(isEditing: false)).text == "Text. Text Field.")
  }

  @Test("back buttons and tabs have their own descriptions, and not that of buttons")
  func bars() {
    #expect(speech("Inbox", .button, role: .backButton).text == "Inbox. Back Button.")
    #expect(speech("Back", .button, role: .backButton).text == "Back Button.")
    #expect(
      speech("Home", [.button, .selected], role: .tab, [.tab(index: 1, count: 4)]).text
        == "Selected: Home. Tab. 1 of 4.")
    #expect(speech("One", .button, [.series(index: 2, count: 3)]).text == "One. Button. 2 of 3.")
  }

  private func speech(_ label: String?, _ traits: UIAccessibilityTraits) -> AccessibilitySpeech {
    speech(label, nil, traits)
  }

  private func speech(
    _ label: String?, _ traits: UIAccessibilityTraits, _ contexts: [AccessibilityTree.Context]
  ) -> AccessibilitySpeech { speech(label, nil, traits, contexts) }

  private func speech(
    _ label: String?, _ traits: UIAccessibilityTraits, role: AccessibilityTree.Role,
    _ contexts: [AccessibilityTree.Context] = []
  ) -> AccessibilitySpeech { speech(label, nil, traits, role: role, contexts) }
}
