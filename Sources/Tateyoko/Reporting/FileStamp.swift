import Foundation

/// The attributes that distinguish one version of a file from another.
struct FileStamp: Equatable {
  private var inode: UInt64 = 0
  private var size: Int64 = 0
  private var seconds = 0
  private var nanoseconds = 0

  init(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
