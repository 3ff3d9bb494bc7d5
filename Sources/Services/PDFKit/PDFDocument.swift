import Foundation
import UIKit

/// A document, whose data and number of pages are known; their contents aren't read.
open class PDFDocument: NSObject {
  open private(set) var documentURL: URL?
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentAttributes: [AnyHashable: Any]?
  private var data: Data?
  private var pages: [PDFPage] = []

  public override init() { super.init() }

  /// Opens a file; nil if it isn't a PDF.
  public convenience init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// Opens a file's contents; nil if they aren't a PDF's.
  public init?(data: Data) {
    // ISO 32000-1, 7.5.2: the header is among the first bytes.
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    self.data = data
    super.init()
    pages = (0..<PageCount.of(data)).map { _ in PDFPage() }
    for page in pages { page.document = self }
  }

  open var pageCount: Int { pages.count }

  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  open func insert(_ page: PDFPage, at index: Int) {
    guard index >= 0, index <= pages.count else { return }
    pages.insert(page, at: index)
    page.document = self
  }

  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }

  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }

  /// The data that the document was opened with; nil for a new one.
  open func dataRepresentation() -> Data? { data }
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { data }

  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }

  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open func unlock(withPassword password: String) -> Bool { true }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open var string: String? { nil }
  open var outlineRoot: PDFOutline?
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] { [] }
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
  open func cancelFindString() {}
  open var isFinding: Bool { false }
}

/// The number of pages: of page objects that aren't compressed; 1 if there are none.
private enum PageCount {
  static func of(_ data: Data) -> Int {
    let text = String(decoding: data, as: Unicode.ASCII.self)
    guard let expression = try? NSRegularExpression(pattern: "/Type\\s*/Page(?![A-Za-z])") else {
      return 1
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return max(expression.numberOfMatches(in: text, range: whole), 1)
  }
}

/// Events of a document; never called here.
public protocol PDFDocumentDelegate: AnyObject {
  func documentDidEndDocumentFind(_ notification: Notification)
  func didMatchString(_ instance: PDFSelection)
  func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  public func didMatchString(_ instance: PDFSelection) {}
  public func classForPage() -> AnyClass { PDFPage.self }
}

/// A page: its number and annotations, but no contents.
open class PDFPage: NSObject {
  open fileprivate(set) weak var document: PDFDocument?
  open var rotation = 0
  open var displaysAnnotations = true
  open private(set) var annotations: [PDFAnnotation] = []
  private var boxes: [PDFDisplayBox: CGRect] = [:]

  public override init() { super.init() }

  /// Creates a page of an image's size.
  public convenience init?(image: UIImage) {
    self.init()
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  open var label: String? {
    document.map { "\($0.index(for: self) + 1)" }
  }

  /// The size of a letter, as in a new page; of a file's pages, sizes aren't read.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }

  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }

  /// A white picture.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return UIImage()
    }
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }
}

/// A note on a page, kept without being drawn.
open class PDFAnnotation: NSObject {
  open fileprivate(set) weak var page: PDFPage?
  open var bounds: CGRect
  open var type: String?
  open var contents: String?
  open var userName: String?
  open var color = UIColor.yellow
  open var url: URL?
  open var fieldName: String?
  open var widgetStringValue: String?
  open var shouldDisplay = true
  open var shouldPrint = true
  private var values: [String: Any]

  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue
    values = (properties ?? [:]).reduce(into: [:]) { $0["\($1.key)"] = $1.value }
    super.init()
  }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circle = Self(rawValue: "/Circle")
  public static let freeText = Self(rawValue: "/FreeText")
  public static let highlight = Self(rawValue: "/Highlight")
  public static let ink = Self(rawValue: "/Ink")
  public static let line = Self(rawValue: "/Line")
  public static let link = Self(rawValue: "/Link")
  public static let square = Self(rawValue: "/Square")
  public static let stamp = Self(rawValue: "/Stamp")
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  public static let text = Self(rawValue: "/Text")
  public static let underline = Self(rawValue: "/Underline")
  public static let widget = Self(rawValue: "/Widget")
}

/// A place in a document.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 1

  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
    super.init()
  }
}

/// A part of a document's text, which is empty here.
open class PDFSelection: NSObject {
  public let document: PDFDocument
  open var color: UIColor?

  public init(document: PDFDocument) {
    self.document = document
    super.init()
  }

  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open func bounds(for page: PDFPage) -> CGRect { .zero }
}

/// An entry of a table of contents.
open class PDFOutline: NSObject {
  open private(set) weak var parent: PDFOutline?
  open var label: String?
  open var isOpen = false
  open var destination: PDFDestination?
  private var children: [PDFOutline] = []

  public override init() { super.init() }

  open var numberOfChildren: Int { children.count }
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }

  open func insertChild(_ child: PDFOutline, at index: Int) {
    guard index >= 0, index <= children.count else { return }
    children.insert(child, at: index)
    child.parent = self
  }
}
