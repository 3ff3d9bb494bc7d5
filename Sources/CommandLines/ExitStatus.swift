/// What a run came to, as the shell sees it.
package enum ExitStatus: Int32, Error {
  case different = 1
  case couldNotRun = 2
}
