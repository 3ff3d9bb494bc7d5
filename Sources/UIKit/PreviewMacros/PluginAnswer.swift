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
    default:
      return result(nil, problem: "Use this macro on its own, as #Preview { … }.")
    }
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
