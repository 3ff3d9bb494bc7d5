/// The types of the system.
enum UTTypeTable {
  struct Entry {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    init(
      _ identifier: String, _ parents: [String], _ extensions: [String] = [],
      _ mimeTypes: [String] = []
    ) {
      self.identifier = identifier
      self.parents = parents
      self.extensions = extensions
      self.mimeTypes = mimeTypes
    }
  }

  /// The identifiers, in the order that tags are looked up.
  static let order = all.map(\.identifier)
  static let entries = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  private static let all: [Entry] = [
    Entry("public.item", []),
    Entry("public.content", []),
    Entry("public.composite-content", ["public.content"]),
    Entry("public.disk-image", ["public.archive"]),
    Entry("public.data", ["public.item"]),
    Entry("public.directory", ["public.item"]),
    Entry("com.apple.resolvable", []),
    Entry("public.symlink", ["public.item", "com.apple.resolvable"]),
    Entry("public.executable", ["public.item"]),
    Entry("public.folder", ["public.directory"]),
    Entry("public.volume", ["public.folder"]),
    Entry("com.apple.package", ["public.directory"]),
    Entry("com.apple.bundle", ["public.directory"], ["bundle"]),
    Entry("public.url", ["public.data"]),
    Entry("public.file-url", ["public.url"]),
    Entry("public.text", ["public.data", "public.content"]),
    Entry("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    Entry("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    Entry("public.utf16-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-16"]),
    Entry("public.delimited-values-text", ["public.text"]),
    Entry(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv", "text/comma-separated-values"]),
    Entry(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"]),
    Entry("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    Entry("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"]),
    Entry("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    Entry("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
    Entry("public.css", ["public.text"], ["css"], ["text/css"]),
    Entry("public.source-code", ["public.plain-text"]),
    Entry("public.swift-source", ["public.source-code"], ["swift"]),
    Entry("public.json", ["public.text"], ["json"], ["application/json"]),
    Entry("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"]),
    Entry(
      "com.netscape.javascript-source", ["public.source-code"], ["js", "mjs"],
      ["text/javascript", "application/javascript"]),
    Entry(
      "public.shell-script", ["public.source-code"], ["sh", "command"], ["text/x-shell-script"]),
    Entry("com.apple.property-list", ["public.data"], ["plist"]),
    Entry(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    Entry("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"]),
    Entry("com.apple.flat-rtfd", ["public.data", "public.composite-content"], ["rtfd-flat"]),
    Entry(
      "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
      ["application/x-webarchive"]),
    Entry("public.image", ["public.data", "public.content"]),
    Entry("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    Entry("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    Entry("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    Entry("public.png", ["public.image"], ["png"], ["image/png"]),
    Entry("com.apple.icns", ["public.image"], ["icns"]),
    Entry("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    Entry("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    Entry("public.camera-raw-image", ["public.image"]),
    Entry("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
    Entry("com.apple.live-photo", ["public.image"]),
    Entry("public.heif", ["public.image"], ["heif", "hif"], ["image/heif"]),
    Entry("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
    Entry("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    Entry("public.audiovisual-content", ["public.data", "public.content"]),
    Entry("public.movie", ["public.audiovisual-content"]),
    Entry("public.video", ["public.movie"]),
    Entry("public.audio", ["public.audiovisual-content"]),
    Entry("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    Entry("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
    Entry("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"]),
    Entry("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"]),
    Entry("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
    Entry("public.mpeg-4-audio", ["public.audio"], ["mp4a"], ["audio/mp4"]),
    Entry("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"]),
    Entry("public.avi", ["public.movie"], ["avi"], ["video/avi"]),
    Entry("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
    Entry(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"],
      ["audio/vnd.wave", "audio/wav"]),
    Entry("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"]),
    Entry("public.playlist", []),
    Entry(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"]),
    Entry("public.font", ["public.data"]),
    Entry("public.3d-content", ["public.content"]),
    Entry("com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd"]),
    Entry(
      "com.pixar.universal-scene-description-mobile", ["com.pixar.universal-scene-description"],
      ["usdz"], ["model/vnd.usdz+zip"]),
    Entry("public.archive", ["public.data"]),
    Entry(
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"],
      ["application/gzip", "application/x-gzip"]),
    Entry("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"]),
    Entry("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
    Entry("public.spreadsheet", ["public.content"]),
    Entry("public.presentation", ["public.composite-content"]),
    Entry("public.database", []),
    Entry("public.message", []),
    Entry("public.contact", []),
    Entry(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
      ["text/vcard", "text/x-vcard"]),
    Entry("public.to-do-item", []),
    Entry("public.calendar-event", []),
    Entry("public.email-message", ["public.message"]),
    Entry(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"]),
    Entry("public.log", ["public.text"], ["log"]),
    Entry("com.apple.application", ["public.executable"]),
    Entry("com.apple.application-bundle", ["com.apple.application", "com.apple.bundle"], ["app"]),
  ]
}
