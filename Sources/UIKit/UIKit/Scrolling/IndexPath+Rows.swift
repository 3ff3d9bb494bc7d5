import Foundation

/// Index paths of tables and collection views: a section and a position in it.
///
/// Components that a shorter path lacks are `NSNotFound`, and setting them has no effect.
extension IndexPath {
  /// Creates a path to a row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates a path to an item.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { if count > 0 { self[0] = newValue } }
  }

  /// The row in its section.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { if count > 1 { self[1] = newValue } }
  }

  /// The item in its section.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { if count > 1 { self[1] = newValue } }
  }
}

extension NSIndexPath {
  /// Creates a path to a row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates a path to an item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  public var item: Int { row }
}
