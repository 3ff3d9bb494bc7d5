/// An opaque value derived from an anchor source and a particular view.
public struct Anchor<Value>: @unchecked Sendable {
  /// Reads the value, from a view's frame in the root's coordinates, relative to a point.
  fileprivate let resolve: @MainActor (CGPoint) -> Value
  fileprivate let key: AnchorKey

  /// A type-erased geometry value that produces an anchored value of a given type.
  public struct Source: @unchecked Sendable {
    /// Takes the value of a frame.
    fileprivate let value: (CGRect) -> Value
    fileprivate let name: String

    func anchor(of element: ViewElement) -> Anchor {
      let reference = ElementReference(element)
      let value = value
      return Anchor(
        resolve: { origin in
          let frame = reference.element?.box.frame ?? .zero
          return value(frame.offsetBy(dx: -origin.x, dy: -origin.y))
        }, key: AnchorKey(element: element.id, source: name))
    }
  }

  @MainActor package func resolved(from origin: CGPoint) -> Value { resolve(origin) }
}

private struct AnchorKey: Hashable {
  var element: Int
  var source: String
}

private final class ElementReference: @unchecked Sendable {
  weak var element: ViewElement?

  init(_ element: ViewElement) {
    self.element = element
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.key == b.key }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { $0 }, name: "bounds")
  }

  /// A rectangle around a point relative to the view's size.
  package static func unitPoint(_ p: UnitPoint, size: CGSize) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: {
        CGRect(
          x: $0.minX + $0.width * p.x - size.width / 2,
          y: $0.minY + $0.height * p.y - size.height / 2, width: size.width, height: size.height)
      }, name: "unit \(p)")
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, name: "rect \(r)")
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, name: "point \(p)")
  }

  /// A point relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) },
      name: "unit \(p)")
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
