import NibDocuments

/// Makes a view of a nib each time that it is asked to: a registered nib, or a prototype of a table.
@MainActor
struct NibPrototype {
  let make: () -> UIView?

  init(make: @escaping () -> UIView?) { self.make = make }

  /// One that makes the only top-level view of a nib.
  init(_ nib: UINib) {
    make = { nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first }
  }
}
