import Foundation

/// Index paths of tables and collections: a section and a position in it.
extension IndexPath {
  /// Makes a path to a row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Makes a path to an item.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
