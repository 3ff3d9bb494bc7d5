import Foundation
import FoundationNetworking

// Linux's Foundation has these only with a delegate, whose default doesn't count where a function
// is taken as a value: `let load: (URL) async throws -> (Data, URLResponse) = session.data(from:)`.

extension URLSession {
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  public func upload(
    for request: URLRequest, fromFile fileURL: URL
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }

  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }
}

extension URLCache {
  /// Creates a cache in a directory; by default in the user's.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

/// Closes a library, whose handle may be missing on a device.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  handle.map { Glibc.dlclose($0) } ?? -1
}
