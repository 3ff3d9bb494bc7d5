/// The exit status of a run.
package enum ExitStatus: Int32, Error {
  case different = 1
  case couldNotRun = 2
}
