import CChildProcesses

/// What a command does about the processes around it.
package enum ProcessEnds {
  /// Has the signals that ask a process to end reach this one, whatever blocked them before.
  package static func hearSignals() { child_process_hear_signals() }

  /// Ends this process when the one that started it ends, but under nohup: for commands that start
  /// processes, which end with them.
  package static func endWithParent() { child_process_end_with_parent() }
}
