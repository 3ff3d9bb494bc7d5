import CChildProcesses

/// A command's relationship to the processes around it.
package enum ProcessEnds {
  /// Unblocks the signals that request termination, in case they were blocked before.
  package static func hearSignals() { child_process_hear_signals() }

  /// Ends this process when its parent ends, except under nohup: for commands that start processes,
  /// which end with them.
  package static func endWithParent() { child_process_end_with_parent() }
}
