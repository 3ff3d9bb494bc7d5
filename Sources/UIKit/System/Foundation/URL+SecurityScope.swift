extension URL {
  /// Asks for access to a file outside of the app: granted for every file, as there is no sandbox.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Gives access back; does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
