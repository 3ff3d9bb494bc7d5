import LayoutTrees

/// Pixels that differ in one place although nothing is known to differ in its layout.
public struct DrawingCause: Codable, Hashable, Sendable {
  /// The kind of difference.
  public enum Change: String, Codable, Hashable, Sendable {
    /// It was visible before and isn't now.
    case hidden
    /// An image view shows a different image.
    case image
    /// It is drawn differently.
    case pixels
  }

  /// What is known about the place's layout, if no other cause explains the pixels.
  public enum Layout: String, Codable, Hashable, Sendable {
    /// The baseline has no stored layout.
    case unknown
    /// Nothing changed in it.
    case unchanged
  }

  /// The view, or a part of the device's chrome, such as "the status bar".
  public var path: String
  /// The path without indices among siblings, which views with the same change share.
  public var view: String
  public var change: Change
  /// The old colour of most differing pixels, such as `#FF0000`; `nil` if they have none in common.
  public var old: String?
  public var new: String?
  public var layout: Layout?

  public init(path: String, view: String? = nil, change: Change) {
    self.path = path
    self.view = view ?? path
    self.change = change
  }

  var words: String {
    var words: String
    switch change {
    case .hidden: words = "\(path) is no longer shown"
    case .image: words = "\(path) shows a different image"
    case .pixels: words = "\(path) is drawn differently"
    }
    if let old, let new { words += ", mostly \(old) → \(new)" }
    switch layout {
    case .unknown: return "\(words); the baseline has no stored layout"
    case .unchanged: return "\(words); nothing in its layout changed"
    case nil: return words
    }
  }

  var key: String {
    let colors = old.flatMap { old in new.map { " \(old) → \($0)" } } ?? ""
    return "\(change.rawValue) of \(view)\(colors)"
  }
}
