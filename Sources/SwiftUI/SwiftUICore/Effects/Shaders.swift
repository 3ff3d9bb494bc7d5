// Shaders need Metal, which isn't there: views are drawn without them (docs/fidelity/swiftui.md).

/// A Metal shader library.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, @unchecked Sendable {
  /// The default shader library of the main bundle.
  public static let `default` = ShaderLibrary(place: nil)

  private let place: AnyHashable?

  private init(place: AnyHashable?) {
    self.place = place
  }

  /// Creates a new Metal shader library from data.
  public init(data: Data) { self.init(place: data) }

  /// Creates a new Metal shader library from a file.
  public init(url: URL) { self.init(place: url) }

  /// Returns the default shader library of the specified bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(place: bundle.bundlePath)
  }

  /// Returns a new shader function of the default library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    `default`[dynamicMember: name]
  }

  /// Returns a new shader function of this library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A reference to a function in a Metal shader library.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a new shader by applying the provided argument values to the function.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A reference to a function in a Metal shader library, along with its bound uniform argument values.
public struct Shader: Equatable, Sendable {
  /// A single argument of a shader.
  public struct Argument: Equatable, @unchecked Sendable {
    private let value: AnyHashable

    private init(_ value: some Hashable) {
      self.value = value
    }

    private static func floats(_ values: any BinaryFloatingPoint...) -> Argument {
      Argument(values.map { Double($0) })
    }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { floats(x) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { floats(x, y) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      floats(x, y, z)
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      floats(x, y, z, w)
    }
    public static func float2(_ point: CGPoint) -> Argument { floats(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { floats(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { floats(vector.dx, vector.dy) }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    public static var boundingRect: Argument { Argument("boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument(color) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    public static func image(_ image: Image) -> Argument { Argument("image") }
    public static func data(_ data: Data) -> Argument { Argument(data) }
  }

  /// The shader function used by this shader.
  public var function: ShaderFunction
  /// The uniform argument values passed to the shader function.
  public var arguments: [Argument]
  /// For shader functions that return color values, whether the returned color has dither noise added to it.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension Shader: PaintingStyle {
  /// As a style, it's the foreground's.
  package func paint(in environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(in: environment)
  }
}

extension View {
  /// Returns a new view that applies a shader to this one as a filter effect on the color of each pixel.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Returns a new view that applies a shader to this one as a geometric distortion effect on the location of each pixel.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Returns a new view that applies a shader to this one as a filter on the raster layer created from it.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
