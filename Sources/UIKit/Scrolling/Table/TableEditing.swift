/// Whether a table is edited.
struct TableEditing {
  var isOn = false
}
