import Foundation

/// The behaviour of touches and keyboards.
package enum TouchFacts: FactSubject {
  package static let title = "Touch and keyboard"

  package static let phoneKeyboardHeight = ReleaseFact<CGFloat>(
    "Height of the keyboard of a phone 375 points wide with a home button",
    .since(7, 258, "warriorg/notes; Stack Overflow 25946121", .medium),
    .since(11, 260, "warriorg/notes", .medium))

  package static let padKeyboardHasShortcuts = ReleaseFact(
    "An iPad's keyboard has a bar of shortcuts", since: 9, "kawa.at.webry.info; recalled", .medium)

  package static let keyboardFrameHasAccessory = ReleaseFact(
    "The keyboard's frame in notifications includes the accessory view", until: 26,
    "badoo/Chatto 797", .medium)

  package static let keyboardIsGlass = ReleaseFact(
    "The keyboard has round upper corners, and keys of one colour without shadows", since: 26,
    "divvun/giellakbd-ios 264; badoo/Chatto 797", .medium)

  package static let contentPops = ReleaseFact(
    "Drags anywhere in the content go back in a navigation controller", since: 26,
    "Apple: interactiveContentPopGestureRecognizer", .high)

  package static let all: [any AnyReleaseFact] = [
    phoneKeyboardHeight, padKeyboardHasShortcuts, keyboardFrameHasAccessory, keyboardIsGlass,
    contentPops,
  ]
}
