/// How hard the PNG writer tries.
///
/// Both are lossless, and both give the same bytes for the same pixels.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// zlib's level 1 over rows filtered by "up": a tenth of the time of libpng's defaults, and files
  /// that also decode faster. For reports and pictures that nobody keeps.
  case fast
  /// Several filters at higher levels, the smallest result kept. For baselines in a repository.
  case small
}
