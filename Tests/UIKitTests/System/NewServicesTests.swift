import CoreMotion
import CoreText
import CryptoKit
import Foundation
import Graphics
import Network
import PDFKit
import Security
import StoreKit
import Testing

@testable import UIKit

@Suite("Digests, documents, the store, sensors and Core Text")
@MainActor
struct NewServicesTests {
  private func hexadecimal<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  // MARK: CryptoKit

  /// The examples of FIPS 180-4 and RFC 1321.
  @Test func digests() {
    let data = Data("abc".utf8)
    #expect(
      SHA256.hash(data: data).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0e"))
    #expect(
      hexadecimal(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89"))
    #expect(
      hexadecimal(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hexadecimal(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hexadecimal(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  /// What is hashed in parts is the same as at once, at every length around the blocks' ends.
  @Test func parts() {
    for count in [0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 300] {
      let bytes = (0..<count).map { UInt8($0 % 251) }
      var whole = SHA512()
      var other = SHA256()
      for byte in bytes {
        whole.update(data: [byte])
        other.update(data: [byte])
      }
      #expect(whole.finalize() == SHA512.hash(data: bytes))
      #expect(other.finalize() == SHA256.hash(data: bytes))
    }
  }

  /// RFC 4231, test cases 2 and 6.
  @Test func authentication() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let data = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(
      hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
    let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hexadecimal(HMAC<SHA256>.authenticationCode(for: text, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }

  // MARK: PDFKit

  private let file = Data(
    "%PDF-1.4\n1 0 obj<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>\n2 0 obj<</Type /Page>>\n3 0 obj<</Type/Page/A 1>>"
      .utf8)

  @Test func documents() throws {
    #expect(PDFDocument(data: Data("text".utf8)) == nil)
    let document = try #require(PDFDocument(data: file))
    #expect(document.pageCount == 2)
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.document = document
    #expect(view.currentPage === document.page(at: 0) && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.currentPage?.label == "2" && !view.canGoToNextPage)
    #expect(document.dataRepresentation() == file)
  }

  // MARK: StoreKit

  private final class Store: NSObject, SKProductsRequestDelegate {
    var invalid: [String]?
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      invalid = response.products.isEmpty ? response.invalidProductIdentifiers : nil
    }
  }

  @Test func products() async {
    #expect(!SKPaymentQueue.canMakePayments() && SKPaymentQueue.default().transactions.isEmpty)
    let store = Store()
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = store
    request.start()
    for _ in 0..<100 where store.invalid == nil { await Task.yield() }
    #expect(store.invalid == ["a", "b"])
  }

  @Test func sensors() {
    let manager = CMMotionManager()
    #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
  }

  // MARK: The keychain and the network

  @Test func keychain() {
    _ = SimulationHost()
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
    ]
    let item = query.merging([kSecValueData as String: Data("a".utf8)]) { $1 }
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    let change = [kSecValueData as String: Data("b".utf8)]
    #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)
    let search = query.merging([kSecReturnData as String: true]) { $1 }
    var found: AnyObject?
    #expect(SecItemCopyMatching(search as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("b".utf8))
    let all = query.merging([
      kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
    ]) { $1 }
    #expect(SecItemCopyMatching(all as CFDictionary, &found) == errSecSuccess)
    let first = (found as? [[String: Any]])?.first
    #expect(first?[kSecAttrAccount as String] as? String == "me" && first?.count == 2)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(search as CFDictionary, &found) == errSecItemNotFound)
    #expect(found == nil)
  }

  private final class Paths: @unchecked Sendable { var all: [NWPath] = [] }

  @Test func path() async {
    let monitor = NWPathMonitor()
    let paths = Paths()
    monitor.pathUpdateHandler = { paths.all.append($0) }
    monitor.start(queue: .main)
    for _ in 0..<100 where paths.all.isEmpty { await Task.yield() }
    #expect(paths.all.map(\.status) == [.satisfied] && paths.all[0].usesInterfaceType(.wifi))
    monitor.cancel()
  }

  // MARK: Core Text

  @Test func lines() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSAttributedString(string: "Hello", attributes: [.font: font])
    let line = CTLineCreateWithAttributedString(text as CFAttributedString)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - text.size().width) < 0.001)
    #expect(abs(ascent - CTFontGetAscent(font)) < 0.001)
    #expect(abs(descent - CTFontGetDescent(font)) < 0.001 && descent > 0)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 5))
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    let offset = CTLineGetOffsetForStringIndex(line, 2, nil)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == 2)
  }

  @Test func frames() {
    let text = NSAttributedString(
      string: "One two three four five six seven",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fit = CFRange()
    let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, limit, &fit)
    #expect(size.width <= 100 && fit.length == text.length)
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
    #expect(lines.count > 1)
    var origins = Array(repeating: CGPoint.zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >))
    #expect(origins[0].y < 200 && origins[0].y > 180)
  }

  /// In a context whose y axis was made to point up, text is upright.
  @Test func drawing() {
    let size = CGSize(width: 80, height: 40)
    let key = NSAttributedString.Key(kCTForegroundColorAttributeName)
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSAttributedString(
      string: "Agp", attributes: [.font: font, key: UIColor.red.cgColor])
    let context = CGContext(recordingWithScale: 1, size: size)
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.textPosition = CGPoint(x: 10, y: 15)
    CTLineDraw(CTLineCreateWithAttributedString(text), context)
    #expect(context.textPosition.x > 40)
    var transform = CGAffineTransform.identity
    for case .concatenate(let next) in context.builder.finish().commands {
      transform = next.concatenating(transform)
    }
    #expect(transform == CGAffineTransform(translationX: 10, y: 25), "upright, 15 from the bottom")
    #expect("\(context.builder.finish())".contains("RGBA(red: 1.0, green: 0.0"))
  }
}
