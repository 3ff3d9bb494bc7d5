/// Who may load what a provider supplies; everybody may, in one process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}
