extension FileFacts: Storable {
  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&types)
    try store.pass(&protocols)
    try store.pass(&properties)
    try store.pass(&ownNames)
  }
}

extension TypeFact: Storable {
  init() { self.init(name: "", isExtension: false, line: 0) }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&name)
    try store.pass(&isExtension)
    try store.pass(&inherits)
    try store.pass(&isGeneric)
    try store.pass(&isHidden)
    try store.pass(&isPrivate)
    try store.pass(&isElsewhere)
    try store.pass(&access)
    try store.pass(&objcName)
    try store.pass(&condition)
    try store.pass(line: &line)
    try store.pass(&members)
  }
}

extension MemberFact: Storable {
  init() { self.init(kind: .other, base: "", line: 0) }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&kind)
    try store.pass(&role)
    try store.pass(&base)
    try store.pass(&labels)
    try store.pass(&parameterTypes)
    try store.pass(&resultType)
    try store.pass(&isStatic)
    try store.pass(&isOverride)
    try store.pass(&isPrivate)
    try store.pass(&isGeneric)
    try store.pass(&isThrowing)
    try store.pass(&isAsync)
    try store.pass(&isUnavailable)
    try store.pass(&objcName)
    try store.pass(&condition)
    try store.pass(line: &line)
    try store.pass(&signature)
  }
}

extension MemberSignature: Storable {
  init() { self.init(prefix: "", access: "", text: "", arguments: "") }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&prefix)
    try store.pass(&access)
    try store.pass(&text)
    try store.pass(&arguments)
    try store.pass(&isThrowing)
    try store.pass(&isAsync)
    try store.pass(&hasSetter)
    try store.pass(&hasWillSet)
    try store.pass(&hasDidSet)
    try store.pass(&obstacle)
  }
}

extension ProtocolFact: Storable {
  init() { self.init(name: "", isPublic: false, optionals: []) }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&name)
    try store.pass(&isPublic)
    try store.pass(&optionals)
  }
}

extension OptionalRequirement: Storable {
  init() { self.init(base: "", labels: [], isThrowing: false, objcName: "") }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(&base)
    try store.pass(&labels)
    try store.pass(&isThrowing)
    try store.pass(&objcName)
  }
}

extension DialectNote: Storable {
  init() { self.init(.error, file: "", line: 0, reason: "", remedy: "") }

  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    var isError = severity == .error
    try store.pass(&isError)
    severity = isError ? .error : .warning
    try store.pass(&file)
    try store.pass(line: &line)
    try store.pass(&reason)
    try store.pass(&remedy)
  }
}
