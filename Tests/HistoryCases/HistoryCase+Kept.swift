import Devices
import UIKit

extension HistoryCase {
  /// A history that once failed, made as small as it gets.
  package struct Kept: Sendable, CustomStringConvertible {
    package var words: String
    package var history: HistoryCase
    package var description: String { words }

    init(_ words: String, _ history: HistoryCase) {
      self.words = words
      self.history = history
    }
  }

  package static let kept: [Kept] = []
}
