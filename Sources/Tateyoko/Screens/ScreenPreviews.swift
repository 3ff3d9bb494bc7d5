import UIKit

/// A type that lists screens to be pictured, for code that can't say `#Preview`: screens that need
/// arguments which only tests know, or every state of one screen.
///
/// ```swift
/// enum Letters: ScreenPreviews {
///   static var screens: [Preview] {
///     Letter.samples.map { letter in Preview(letter.title) { LetterViewController(letter) } }
///   }
/// }
/// ```
public protocol ScreenPreviews {
  /// The screens; asked each time.
  @MainActor
  static var screens: [Preview] { get }
}
