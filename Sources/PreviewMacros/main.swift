// The compiler starts this program where code says `#Preview`, and asks it for what that stands for
// (lib/ASTGen/Sources/MacroEvaluation in Swift's repository). Written without swift-syntax, which takes
// minutes to build in each package that depends on this one.

while let message = PluginMessages.next() {
  PluginMessages.send(PluginAnswer.text(for: message))
}
