// The compiler starts this program for uses of `#Preview`, and requests their expansions
// (lib/ASTGen/Sources/MacroEvaluation in Swift's repository). Written without swift-syntax, which
// takes
// minutes to build in each package that depends on this one.

while let message = PluginMessages.next() {
  PluginMessages.send(PluginAnswer.text(for: message))
}
