import Foundation
import Testing

@testable import UIKit

/// The words for an element's properties.
@Suite("Screen reader speech") @MainActor
struct AccessibilitySpeechTests {
  private func speech(
    _ label: String?, _ value: String? = nil, hint: String? = nil,
    _ traits: UIAccessibilityTraits = [], _ contexts: [AccessibilityTree.Context] = []
  ) -> AccessibilitySpeech {
    var element = AccessibilityTree.Element(
      label: label, value: value, hint: hint, traits: traits, frame: .zero)
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
    // Recorded: a hint in place of a label leaves none for the gesture.
    let silent = speech(nil, hint: "Hint", .adjustable)
    #expect(silent.text == "Hint. Adjustable." && silent.hint == nil)
    let hint = speech("Label", hint: "Hint", .adjustable).hint
    #expect(hint == "Hint. Swipe up or down with one finger to adjust the value.")
    let field = speech("Name", "Jo", .textEntry)
    #expect(field.text == "Name: Jo. Text Field." && field.hint == "Double tap to edit.")
    let secure = speech("Code", [.textEntry, .secureTextField, .isEditing])
    #expect(secure.text == "Code. Secure Text Field. Is editing.")
    #expect(secure.hint == "Use the rotor to access Misspelled Words")
    #expect(speech("Search", .searchField).text == "Search. Search Field.")
    let area = speech(nil, "Text", [.textEntry, .textArea])
    #expect(area.text == "Text. Text Field.")
    #expect(area.hint == "Double tap to edit., Use the rotor to access Misspelled Words")
  }

  /// Recorded on iOS 17.5, 18.5 and 26.2.
  @Test("toggles say their state, any element that is one")
  func toggles() {
    for (value, words) in [("1", "On."), ("0", "Off."), ("2", "Mixed."), ("Value", "Value")] {
      let toggle = speech("Fake Label", value, [.button, .toggleButton])
      #expect(toggle.text == "Fake Label. Switch Button. \(words)")
      #expect(toggle.hint == "Double tap to toggle setting.")
    }
    #expect(speech("Fake Label", "1", .toggleButton).text == "Fake Label. On.")
    #expect(speech(nil, "1", .toggleButton).text == "On.")
    #expect(speech("Fake Label", "3", .toggleButton).text == "Fake Label. 3")
    #expect(
      speech("Fake Label", nil, [.button, .toggleButton]).text == "Fake Label. Switch Button.")
    let full = speech(
      "Label", "0", hint: "Hint",
      [.selected, .button, .header, .link, .adjustable, .image, .searchField, .toggleButton])
    #expect(
      full.text == "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. "
        + "Search Field.")
    #expect(full.hint == "Hint. Double tap to toggle setting.")
    let dimmed = speech("Label", "0", hint: "Hint", [.button, .toggleButton, .notEnabled])
    #expect(dimmed.text == "Label. Dimmed. Switch Button. Off." && dimmed.hint == "Hint")
  }

  @Test("back buttons and tabs have their own descriptions, and not that of buttons")
  func bars() {
    #expect(speech("Inbox", [.button, .backButton]).text == "Inbox. Back Button.")
    #expect(speech("Back", [.button, .backButton]).text == "Back Button.")
    #expect(
      speech("Home", [.button, .selected, .tabBarItem], [.tab(index: 1, count: 4)]).text
        == "Selected: Home. Tab. 1 of 4.")
    #expect(speech("One", .button, [.series(index: 2, count: 3)]).text == "One. Button. 2 of 3.")
    #expect(
      speech("H", [.button, .notEnabled, .header, .link], [.tab(index: 11, count: 11)]).text
        == "H. Dimmed. Tab. Heading. Link. 11 of 11.")
  }

  @Test("cells of data tables say headers, spans, row and column")
  func tables() {
    var element = AccessibilityTree.Element(
      label: "B2", value: "Value", traits: .button, frame: .zero)
    element.cell = AccessibilityTree.TableCell(
      headers: ["Row: 1", "Column"], row: 2, column: 2, rowSpan: 1, columnSpan: 2)
    #expect(
      AccessibilitySpeech(element).text
        == "Row: 1. Column. B2. Spans 2 columns. Row 2. Column 2. Value. Button.")
    element.value = nil
    element.traits = []
    element.cell = AccessibilityTree.TableCell(column: 3, rowSpan: 2)
    #expect(AccessibilitySpeech(element).text == "B2. Spans 2 rows. Column 3.")
  }

  private func speech(_ label: String?, _ traits: UIAccessibilityTraits) -> AccessibilitySpeech {
    speech(label, nil, traits)
  }

  private func speech(
    _ label: String?, _ traits: UIAccessibilityTraits, _ contexts: [AccessibilityTree.Context]
  ) -> AccessibilitySpeech { speech(label, nil, traits, contexts) }
}
