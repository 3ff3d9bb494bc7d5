/// What a run that found nothing to do would answer, kept beside what it depends on.
struct FinishedRun: Storable {
  /// Of the files, the tool and what the run wrote.
  var stamp = TextDigest()
  var files = 0
  /// How many files the overlay replaces.
  var replaced = 0
  var notes: [DialectNote] = []

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&stamp)
    try store.pass(&files)
    try store.pass(&replaced)
    try store.pass(&notes)
  }
}
