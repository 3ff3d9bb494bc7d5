@_exported import Foundation
@_exported import Graphics
@_exported import UniformTypeIdentifiers

// The identifiers of types before `UTType` (iOS 14), and the functions for them.

public let kUTTypeItem: CFString = "public.item"
public let kUTTypeContent: CFString = "public.content"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeFolder: CFString = "public.folder"
public let kUTTypeDirectory: CFString = "public.directory"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeRTF: CFString = "public.rtf"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
public let kUTTypeMP3: CFString = "public.mp3"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypeVCard: CFString = "public.vcard"
public let kUTTypeZipArchive: CFString = "public.zip-archive"
public let kUTTypePresentation: CFString = "public.presentation"
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A value that the caller owns, as Core Foundation returns it.
public struct UTRetained {
  fileprivate let value: CFString

  public func takeRetainedValue() -> CFString { value }
  public func takeUnretainedValue() -> CFString { value }
}

/// Whether a type is of another kind; equal ones are.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if inUTI == inConformsToUTI { return true }
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns the type for a file's extension or a MIME type; nil for an unknown one.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UTRetained? {
  let type =
    inTagClass == kUTTagClassMIMEType
    ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
  return (type?.identifier).map(UTRetained.init)
}

/// Returns the extension of files of a type, or its MIME type; nil if it's unknown.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UTRetained? {
  let type = UTType(inUTI)
  let tag =
    inTagClass == kUTTagClassMIMEType
    ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map(UTRetained.init)
}
