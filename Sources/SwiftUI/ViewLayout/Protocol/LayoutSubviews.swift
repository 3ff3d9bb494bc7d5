/// A collection of proxies that represent the subviews of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  private let boxes: ArraySlice<LayoutBox>

  /// The layout direction of the container.
  ///
  /// Layouts start at the leading edge in either direction.
  public var layoutDirection: LayoutDirection

  init(_ boxes: ArraySlice<LayoutBox>, _ layoutDirection: LayoutDirection) {
    self.boxes = boxes
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { boxes.startIndex }
  public var endIndex: Int { boxes.endIndex }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(box: boxes[index])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(boxes[bounds], layoutDirection)
  }

  // Without this overload, an open range would be used as the infinite sequence that it also is.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The subviews at the specified indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { boxes[$0] }[...], layoutDirection)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }

  /// Clears the places that were assigned before.
  func forgetPlaces() {
    for box in boxes { box.chosen = nil }
  }
}
