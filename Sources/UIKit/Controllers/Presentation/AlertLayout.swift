/// Where the parts of an alert lie.
struct AlertLayout {
  var size = CGSize.zero
  var title: CGRect?
  var message: CGRect?
  /// One for each text field.
  var fields: [CGRect] = []
  /// One for each action, in the order of ``actions``.
  var rows: [CGRect] = []
  /// The actions in the order in which they are shown.
  var actions: [UIAlertAction] = []
  /// The rounded blocks: all, or an action sheet and its button that cancels.
  var blocks: [CGRect] = []
  /// The thin lines between the parts.
  var lines: [CGRect] = []
}
