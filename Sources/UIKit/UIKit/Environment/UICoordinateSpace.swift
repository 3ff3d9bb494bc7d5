/// An object with its own coordinate system, convertible to others.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}
