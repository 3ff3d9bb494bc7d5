import LayoutTrees

/// Pixels that differ in one place though nothing that is known of its layout does.
public struct DrawingCause: Hashable, Sendable {
  /// Where pixels differ.
  public enum Place: Hashable, Sendable {
    /// A view, by the nearest names that identify it.
    case view(LayoutPath)
    /// A part of the screen around the app, such as "the status bar".
    case surroundings(String)
  }

  /// What is different there.
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

  public var place: Place
  public var change: Change
  /// The old colour of most differing pixels, such as `#FF0000`; `nil` if they have none in common.
  public var old: String?
  public var new: String?
  public var layout: Layout?

  public init(place: Place, change: Change) {
    self.place = place
    self.change = change
  }

  var words: String {
    var words = words(of: place.path)
    if let old, let new { words += ", mostly \(old) → \(new)" }
    switch layout {
    case .unknown: return "\(words); the baseline has no stored layout"
    case .unchanged: return "\(words); nothing in its layout changed"
    case nil: return words
    }
  }

  /// The cause as a sentence without its full stop.
  var sentence: String {
    let words = words(of: place.subject)
    guard let old, let new else { return words }
    return "\(words), mostly \(new) instead of \(old),"
  }

  private func words(of subject: String) -> String {
    switch change {
    case .hidden: "\(subject) is no longer shown"
    case .image: "\(subject) shows a different image"
    case .pixels: "\(subject) is drawn differently"
    }
  }

  var key: String {
    let colors = old.flatMap { old in new.map { " \(old) → \($0)" } } ?? ""
    return "\(change.rawValue) of \(place.view)\(colors)"
  }
}

extension DrawingCause.Place {
  /// The place as lines and records have it.
  fileprivate var path: String {
    switch self {
    case .view(let path): path.full
    case .surroundings(let words): words
    }
  }

  /// The path without numbers among siblings, which views that changed alike have in common.
  fileprivate var view: String {
    switch self {
    case .view(let path): path.unnumbered
    case .surroundings(let words): words
    }
  }

  /// The place as a sentence begins with it.
  fileprivate var subject: String {
    switch self {
    case .view(let path): path.subject
    case .surroundings(let words): (words.first?.uppercased() ?? "") + words.dropFirst()
    }
  }

  /// The class and the identifier of the view.
  var names: [String] {
    if case .view(let path) = self { path.names } else { [] }
  }
}

extension DrawingCause: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, view, change, old, new, layout
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let path = try container.decode(String.self, forKey: .path)
    // A part of the screen around the app has words instead of classes.
    place = path.hasPrefix("the ") ? .surroundings(path) : .view(LayoutPath(text: path))
    change = try container.decode(Change.self, forKey: .change)
    old = try container.decodeIfPresent(String.self, forKey: .old)
    new = try container.decodeIfPresent(String.self, forKey: .new)
    layout = try container.decodeIfPresent(Layout.self, forKey: .layout)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(place.path, forKey: .path)
    try container.encode(place.view, forKey: .view)
    try container.encode(change, forKey: .change)
    try container.encodeIfPresent(old, forKey: .old)
    try container.encodeIfPresent(new, forKey: .new)
    try container.encodeIfPresent(layout, forKey: .layout)
  }
}
