import Foundation

/// Reads the snapshots of a record's file one at a time.
package struct SnapshotReader {
  private var depth = 0
  private var text = JSONTextScan()
  /// The last string at the record's top level: the key of what follows.
  private var name: [UInt8] = []
  private var isInSnapshots = false
  private var object: [UInt8] = []

  private init() {}

  /// Calls `body` for each snapshot of a record; not at all for anything unreadable or that isn't a
  /// regular file.
  package static func forEach(in file: URL, _ body: (SnapshotRecord) -> Void) {
    var reader = SnapshotReader()
    read(file, body) { reader.add($0) }
  }

  /// Calls `body` for each snapshot of a journal, one per line.
  package static func forEachLine(in file: URL, _ body: (SnapshotRecord) -> Void) {
    var line: [UInt8] = []
    read(file, body) { byte in
      guard byte == 0x0A else {
        line.append(byte)
        return nil
      }
      defer { line = [] }
      return Data(line)
    }
  }

  /// Calls `body` for each snapshot whose JSON `object` returns.
  private static func read(
    _ file: URL, _ body: (SnapshotRecord) -> Void, object: (UInt8) -> Data?
  ) {
    // Otherwise a pipe would block forever.
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    let decoder = RunRecordCoding.decoder
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for byte in buffer[..<count] {
        guard let data = object(byte),
          let snapshot = try? decoder.decode(SnapshotRecord.self, from: data),
          snapshot.problem == nil
        else { continue }
        body(snapshot)
      }
    }
  }

  /// Adds the next byte; returns a snapshot's JSON at its last byte.
  private mutating func add(_ byte: UInt8) -> Data? {
    let isInObject = isInSnapshots && depth > 2
    if isInObject { object.append(byte) }
    if text.isInside {
      text.add(byte)
      if depth == 1, text.isInside { name.append(byte) }
      return nil
    }
    switch byte {
    case UInt8(ascii: "\""):
      text.isInside = true
      if depth == 1 { name = [] }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      if depth == 2, byte == UInt8(ascii: "[") { isInSnapshots = name == Array("snapshots".utf8) }
      if depth == 3, isInSnapshots { object = [byte] }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 1 { isInSnapshots = false }
      if depth == 2, isInSnapshots {
        defer { object = [] }
        return Data(object)
      }
    default: break
    }
    return nil
  }
}
