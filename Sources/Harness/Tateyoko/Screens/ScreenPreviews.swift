import UIKit

/// A type that lists screens to picture, for code that can't use `#Preview`: screens that need
/// arguments only tests know, or every state of one screen.
///
/// ```swift
/// enum Letters: ScreenPreviews {
///   static var screens: [Preview] {
///     Letter.samples.map { letter in Preview(letter.title) { LetterViewController(letter) } }
///   }
/// }
/// ```
public protocol ScreenPreviews {
  /// The screens; evaluated each time.
  @MainActor
  static var screens: [Preview] { get }
}
