import NibDocuments

/// A source of new views from a nib: a registered nib, or a table's prototype.
@MainActor
struct NibPrototype {
  let make: () -> UIView?

  init(make: @escaping () -> UIView?) { self.make = make }

  /// Creates a prototype of the only top-level view of a nib.
  init(_ nib: UINib) {
    make = { nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first }
  }
}
