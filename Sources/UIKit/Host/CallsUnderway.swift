/// What the calls on the stack are about, for the simulation that makes them.
///
/// Entering another simulation sets it aside until that returns, so that neither one's changes are
/// taken for a part of the other's.
@MainActor
struct CallsUnderway {
  /// That of the simulation whose code is running; as new when the outermost call has returned.
  static var current = CallsUnderway()

  /// How deep in one another geometry changes are under way.
  var geometryChanges = 0
  /// The view whose layout is under way, innermost; held for that long only, as weak references slow
  /// down every view that has had one.
  var laidOutView: UIView?
  /// How many passes of layout the outermost one under way has begun, with those of layouts within it; 0
  /// where none is under way.
  var layoutPass = 0
  /// Who asks for layout in the last passes of one that doesn't settle.
  var layoutLoop: LayoutLoop?
  /// How many requests for cells are under way.
  var cellRequests = 0
  /// The controller that a transition is being announced to.
  weak var announcedTo: UIViewController?
}
