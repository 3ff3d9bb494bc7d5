extension URL {
  /// Requests access to a file outside of the app: granted for every file, as there is no sandbox.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Relinquishes access; does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
