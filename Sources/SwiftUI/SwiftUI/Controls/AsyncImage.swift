import Foundation
import Graphics

/// The current phase of the asynchronous image loading operation.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// An image successfully loaded.
  case success(Image)
  /// An image failed to load with an error.
  case failure(any Error)

  /// The loaded image, if any.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error that occurred when attempting to load an image, if any.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view that asynchronously loads and displays an image. Nothing is fetched here: files are read at once, everything
/// else stays empty.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Loads and displays a modifiable image from the specified URL in phases.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  @MainActor public var body: some View { content(phase) }

  @MainActor private var phase: AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    do {
      let data = try Data(contentsOf: url)
      guard let image = UIImage(data: data, scale: scale) else {
        return .failure(CocoaError(.fileReadCorruptFile))
      }
      return .success(Image(uiImage: image))
    } catch {
      return .failure(error)
    }
  }
}

extension AsyncImage {
  /// Loads and displays a modifiable image from the specified URL using a custom placeholder until the image loads.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == AsyncImageContent {
  /// Loads and displays an image from the specified URL.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { AsyncImageContent(phase: $0) }
  }
}

/// The image, or a grey area as long as there is none (its shade is by eye, low).
public nonisolated struct AsyncImageContent: View {
  let phase: AsyncImagePhase

  @MainActor public var body: some View {
    if let image = phase.image { image } else { Color.gray.opacity(0.3) }
  }
}
