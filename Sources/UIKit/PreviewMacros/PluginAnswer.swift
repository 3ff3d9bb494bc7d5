/// The responses to the compiler.
enum PluginAnswer {
  static func text(for message: [UInt8]) -> String {
    guard let request = JSONText(message), let kind = request.onlyKey, let body = request[kind]
    else {
      return result(nil, problem: "The compiler's message can't be read.")
    }
    switch kind {
    case "getCapability":
      // The latest version whose messages this program understands (Swift 5.9 has 4, 6.3 has 7).
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "expandFreestandingMacro":
      guard let source = body["syntax"]?["source"]?.string,
        let discriminator = body["discriminator"]?.string,
        let location = body["syntax"]?["location"]
      else { return result(nil, problem: "The compiler's message lacks the code of #Preview.") }
      let expansion = PreviewExpansion(
        source: source, discriminator: discriminator,
        fileID: location["fileID"]?.string ?? "", file: location["fileName"]?.string ?? "",
        line: location["line"]?.number ?? 0)
      guard let expansion else {
        return result(
          nil, problem: "#Preview takes a closure that returns a view or a view controller.")
      }
      return result(expansion.text, problem: nil)
    case "expandAttachedMacro": return attached(body)
    default:
      return result(nil, problem: "Use this macro on its own, as #Preview { … }.")
    }
  }

  /// The expansion of a macro that is an attribute.
  private static func attached(_ body: JSONText) -> String {
    // A mark for `#Preview`, whose expansion has no such declarations.
    guard body["macro"]?["typeName"]?.string != "PreviewableMacro" else {
      return result("", problem: nil)
    }
    var context: [String] = []
    if case .array(let declarations) = body["lexicalContext"] {
      context = declarations.compactMap { $0["source"]?.string }
    }
    let entry = EntryExpansion(
      declaration: body["declSyntax"]?["source"]?.string ?? "", context: context)
    guard let entry else {
      return result(
        nil,
        problem: "@Entry is for variables in extensions of EnvironmentValues, Transaction, "
          + "ContainerValues and FocusedValues.")
    }
    let isAccessor = body["macroRole"]?.string == "accessor"
    return result(isAccessor ? entry.accessors : entry.key, problem: nil)
  }

  private static func result(_ source: String?, problem: String?) -> String {
    let diagnostics = problem.map {
      #"{"message":\#(JSONText.quoted($0)),"severity":"error","# + position
        + #","highlights":[],"notes":[],"fixIts":[]}"#
    }
    return #"{"expandMacroResult":{"expandedSource":\#(source.map(JSONText.quoted) ?? "null"),"#
      + #""diagnostics":[\#(diagnostics ?? "")]}}"#
  }

  private static let position = #""position":{"fileName":"","offset":0}"#
}
