import Foundation

extension AtomicFile {
  /// Returns the process that wrote a temporary file, according to its name; nil for any other
  /// file.
  package static func writer(ofTemporary name: some StringProtocol) -> Int32? {
    guard name.hasPrefix("."), name.hasSuffix(".tmp") else { return nil }
    let number = name.dropLast(4).split(separator: ".").last?.split(separator: "-") ?? []
    guard number.count == 2, Int(number[1]) != nil, let process = Int32(number[0]), process > 0
    else { return nil }
    return process
  }

  /// Removes the temporary files that killed processes left in a folder.
  ///
  /// A file counts as abandoned if its process is gone and it hasn't been written to for some time,
  /// as the process number may be meaningless here: the folder may be shared with another machine.
  ///
  /// - Parameter seconds: The time since it was last written to.
  /// - Returns: The number of removed files.
  @discardableResult
  package static func removeAbandoned(in folder: String, olderThan seconds: Int = 10) -> Int {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return 0 }
    var count = 0
    for name in names {
      guard let process = writer(ofTemporary: name) else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let age = time(nil) - status.st_mtim.tv_sec
      let isGone = kill(process, 0) != 0 && errno == ESRCH
      guard isGone && age >= seconds || age >= 3600 else { continue }
      if unlink(path) == 0 { count += 1 }
    }
    return count
  }
}
