# Leaves of what `swift test` prints only what failed, whole.
#
# A message begins with a mark and a space. Names and arguments may have line breaks: the lines of a message
# that is left out are left out with it. `clear` goes before each line: on a terminal, what clears it.
function is_marked() { return /^(◇|✔|✘|➜|↳|⚠|━) / }
function is_ended() { return / started\.$/ || / (passed|failed) after [0-9.]+ seconds.*\.$/ }

/prohibited flag\(s\)/ || /^\[[0-9]+\/[0-9]+\]/ { next }
is_open && !is_marked() && !/Fatal error|Program crashed|unexpected signal/ {
  is_open = !is_ended()
  next
}
{ is_open = 0 }
/^(◇|✔) / { is_open = !is_ended(); next }
# The end says how many, and why.
/^➜ / || /^Test (Case|Suite) .*(started|passed|skipped)/ { next }
/^[ \t]+Executed [0-9]+ tests?, with (0|[0-9]+ tests? skipped and 0) failures/ { next }
{ print clear $0; fflush() }
