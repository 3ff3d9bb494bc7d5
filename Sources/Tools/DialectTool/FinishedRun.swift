/// The result of a run that found nothing to do, stored with a stamp of everything it depends on.
struct FinishedRun: Storable {
  /// The stamp of the files, the tool and the run's output.
  var stamp = TextDigest()
  var files = 0
  /// The number of files that the overlay replaces.
  var replaced = 0
  var notes: [DialectNote] = []

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&stamp)
    try store.pass(&files)
    try store.pass(&replaced)
    try store.pass(&notes)
  }
}
