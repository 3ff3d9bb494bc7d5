/// A drag, as the app knows it that it starts from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
