import CLibPNG
import Foundation
import InfoPlists
import LayoutTrees
import NibDocuments
import Pixels
import RunRecord
import StringTables
import Traces
import XcodeProjects

// What scripts/fuzz runs: libFuzzer calls LLVMFuzzerTestOneInput with bytes it makes up. Which reader
// gets them stands in TATEYOKO_FUZZ. A crash, a hang or a broken promise ends the process.

@_silgen_name("LLVMFuzzerMutate")
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

private let reader = ProcessInfo.processInfo.environment["TATEYOKO_FUZZ"] ?? "png"
private let limits = PNGLimits(
  pixelCount: 1 << 20, freeByteCount: 4 << 20, expansion: 200, fileByteCount: 1 << 20)

/// With TATEYOKO_FUZZ_SEEDS, writes what to begin with into that folder and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["TATEYOKO_FUZZ_SEEDS"] else { return 0 }
  do {
    try Seeds.write(from: URL(fileURLWithPath: "."), to: URL(fileURLWithPath: folder))
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(2)
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: data, count: size)
  switch reader {
  case "png": readPNG(bytes)
  case "pixels": readPixels(bytes)
  case "record": readRecord(bytes)
  case "tree": readTree(bytes)
  case "plist": _ = try? InfoPlist(data: Data(bytes))
  case "trace": _ = try? Trace(text: String(decoding: bytes, as: UTF8.self))
  case "project": readProject(bytes)
  case "nib": readNib(bytes)
  case "strings": readStrings(bytes)
  default: preconditionFailure("TATEYOKO_FUZZ names no reader: \(reader)")
  }
  return 0
}

/// Half of the mutations get their check sums put right, so that what they change is looked at.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  let count = mutate(data, size, maximum)
  if reader == "png", seed & 1 == 0 { repairCheckSums(data, count) }
  return count
}

private func repairCheckSums(_ data: UnsafeMutablePointer<UInt8>, _ count: Int) {
  func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(data[offset + $1]) } }
  var offset = 8
  while offset + 12 <= count {
    let length = number(offset)
    guard length <= count - offset - 12 else { return }
    let sum = UInt32(truncatingIfNeeded: crc32(0, data + offset + 4, UInt32(length + 4)))
    for index in 0..<4 {
      data[offset + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index))
    }
    offset += 12 + length
  }
}

/// Both ways of reading must say the same of any file, and its texts must be readable or not.
private func readPNG(_ bytes: UnsafeRawBufferPointer) {
  let quick = try? PNGCodec.decode(bytes, path: "", limits: limits)
  let slow = try? PNGCodec.decode(bytes, path: "", limits: limits, isQuick: false)
  switch (quick, slow) {
  case (nil, nil): break
  case (let quick?, let slow?): precondition(quick.hasSamePixels(as: slow), "pixels differ")
  default: preconditionFailure("one way reads it, the other doesn't")
  }
  guard let head = try? PNGCodec.head(bytes, path: "") else { return }
  for keyword in head.keywords.prefix(4) { _ = try? head.text(for: keyword) }
}

/// A well-formed file of made-up rows: form and size from the first bytes, filters and samples from
/// the rest, again and again.
private func readPixels(_ bytes: UnsafeRawBufferPointer) {
  guard bytes.count > 6 else { return }
  let forms: [(UInt8, UInt8, Int)] = [
    (0, 1, 1), (0, 2, 1), (0, 4, 1), (0, 8, 1), (2, 8, 3), (3, 1, 1), (3, 2, 1), (3, 4, 1),
    (3, 8, 1), (4, 8, 2), (6, 8, 4),
  ]
  let (type, depth, channels) = forms[Int(bytes[0]) % forms.count]
  let width = Int(bytes[1]) % 61 + 1
  let height = Int(bytes[2]) % 23 + 1
  let rowSize = (width * channels * Int(depth) + 7) / 8 + 1
  var raw = [UInt8](repeating: 0, count: rowSize * height)
  for index in raw.indices {
    raw[index] = bytes[6 + index % (bytes.count - 6)] &+ UInt8(truncatingIfNeeded: index / 251)
    if index % rowSize == 0 { raw[index] %= 5 }
  }
  func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + payload
    return big(payload.count) + named + big(Int(crc32(0, named, UInt32(named.count))))
  }
  func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
  var count = compressBound(UInt(raw.count))
  var packed = [UInt8](repeating: 0, count: Int(count))
  compress2(&packed, &count, raw, UInt(raw.count), 1)
  packed.removeLast(packed.count - Int(count))
  // The largest window, whatever zlib chose for so few bytes: that is what the quick way wants.
  packed[0] = 0x78
  packed[1] = 0x01
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  file += chunk("IHDR", big(width) + big(height) + [depth, type, 0, 0, 0])
  if type == 3 {
    let colors = Int(bytes[3]) % (1 << Int(depth)) + 1
    file += chunk("PLTE", (0..<colors * 3).map { bytes[$0 % bytes.count] })
    if bytes[4] & 1 == 0 { file += chunk("tRNS", (0..<colors).map { bytes[$0 % bytes.count] }) }
  }
  file += chunk("IDAT", packed) + chunk("IEND", [])
  file.withUnsafeBytes { file in
    do {
      let quick = try PNGCodec.decode(file, path: "", limits: limits)
      let slow = try PNGCodec.decode(file, path: "", limits: limits, isQuick: false)
      precondition(quick.hasSamePixels(as: slow), "pixels differ")
    } catch {
      preconditionFailure("a good file is refused: \(error)")
    }
  }
}

/// What is read and written again says the same.
private func readRecord(_ bytes: UnsafeRawBufferPointer) {
  guard let record = try? RunRecord(json: Data(bytes)) else { return }
  guard let json = try? record.json(), let again = try? RunRecord(json: json) else {
    preconditionFailure("a record that was read can't be written and read again")
  }
  precondition(again.snapshots.count == record.snapshots.count)
}

/// Whatever is read of a document is connected to what is there, in numbers that can be laid out.
private func readNib(_ bytes: UnsafeRawBufferPointer) {
  guard let document = try? NibDocument(data: Data(bytes), file: "A.storyboard") else { return }
  let traits = NibTraits(width: .compact, height: .regular)
  document.root.visit { element in
    for connection in document.connections(of: element) {
      precondition(document.element(connection.destination) != nil, "a connection leads nowhere")
    }
    for constraint in document.constraints(of: element, for: traits) {
      precondition(constraint.constant.isFinite && constraint.multiplier.isFinite)
    }
    _ = element.runtimeAttributes
  }
  for scene in document.scenes { _ = (scene.segues, scene.looseObjects) }
}

/// Settings are filled in within bounds, whatever names whatever. Folders that Xcode takes as they are on
/// disk are not looked into: a path may lead anywhere.
private func readProject(_ bytes: UnsafeRawBufferPointer) {
  let place = "/no/such/folder/A.xcodeproj"
  guard let project = try? XcodeProject(data: Data(bytes), path: place) else { return }
  _ = project.packages
  let text = String(decoding: bytes, as: UTF8.self)
  guard !text.contains("Synchronized"), !text.contains("\\"),
    let targets = try? project.targets()
  else { return }
  for target in targets {
    _ = target.moduleName
    for name in target.settings.names.prefix(64) {
      precondition((target.settings[name] ?? "").utf8.count < 4 << 20, "a setting grows")
      _ = target.settings.list(name)
    }
  }
}

/// Whatever is read of a table makes formats within bounds, for any arguments.
private func readStrings(_ bytes: UnsafeRawBufferPointer) {
  let data = Data(bytes)
  var tables = [
    try? StringsReader.table(data, path: "A"), try? StringsDictReader.table(data, path: "A"),
  ]
  if let catalog = try? StringCatalog(data, path: "A") {
    tables += catalog.tables.values.map { $0 }
  }
  let context = StringContext(language: "ar")
  for table in tables.compactMap(\.self) {
    for text in table.entries.values {
      precondition(text.argumentKinds(in: context).count < 100, "an argument out of sight")
      _ = text.format(arguments: [], in: context)
    }
  }
}

private func readTree(_ bytes: UnsafeRawBufferPointer) {
  guard let tree = try? LayoutTree(encoded: String(decoding: bytes, as: UTF8.self)) else { return }
  let empty = LayoutTree(screen: [], root: tree.root)
  _ = LayoutTreeDifference(from: empty, to: tree)
}
