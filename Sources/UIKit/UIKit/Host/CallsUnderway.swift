/// The context of the calls on the stack, for the simulation that makes them.
///
/// Entering another simulation sets it aside until that returns, so that neither simulation's
/// changes are attributed to the other.
@MainActor
struct CallsUnderway {
  /// The context of the simulation whose code is running; reset when the outermost call has
  /// returned.
  static var current = CallsUnderway()

  /// The nesting depth of geometry changes in progress.
  var geometryChanges = 0
  /// The innermost view whose layout is in progress; retained only for that long, as weak
  /// references slow down every view that has had one.
  var laidOutView: UIView?
  /// The number of layout passes begun by the outermost layout in progress, including nested ones;
  /// 0 if none is in progress.
  var layoutPass = 0
  /// The origins of layout requests in the last passes of a layout that doesn't settle.
  var layoutLoop: LayoutLoop?
  /// The number of cell requests in progress.
  var cellRequests = 0
  /// The controller that a transition is being announced to.
  weak var announcedTo: UIViewController?
}
