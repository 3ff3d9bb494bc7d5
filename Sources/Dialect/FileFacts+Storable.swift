extension FileFacts: Storable {
  init(from reader: inout StoreReader) throws {
    types = try reader.values()
    protocols = try reader.values()
    properties = Set(try reader.texts())
  }

  func store(in writer: inout StoreWriter) {
    writer.write(types)
    writer.write(protocols)
    writer.write(properties.sorted())
  }
}

extension TypeFact: Storable {
  init(from reader: inout StoreReader) throws {
    name = try reader.text()
    isExtension = try reader.bool()
    inherits = try reader.texts()
    isGeneric = try reader.bool()
    isHidden = try reader.bool()
    isPrivate = try reader.bool()
    isElsewhere = try reader.bool()
    access = try reader.text()
    objcName = try reader.optionalText()
    condition = try reader.optionalText()
    line = try reader.number()
    members = try reader.values()
  }

  func store(in writer: inout StoreWriter) {
    writer.write(name)
    writer.write(isExtension)
    writer.write(inherits)
    writer.write(isGeneric)
    writer.write(isHidden)
    writer.write(isPrivate)
    writer.write(isElsewhere)
    writer.write(access)
    writer.write(objcName)
    writer.write(condition)
    writer.write(line: line)
    writer.write(members)
  }
}

extension MemberFact: Storable {
  init(from reader: inout StoreReader) throws {
    guard let kind = Kind(rawValue: try reader.byte()),
      let role = Role(rawValue: try reader.byte())
    else { throw StoreDamage() }
    self.kind = kind
    self.role = role
    base = try reader.text()
    labels = try reader.texts()
    parameterTypes = try reader.texts()
    resultType = try reader.optionalText()
    let flags = try reader.number()
    isStatic = flags & 1 != 0
    isOverride = flags & 2 != 0
    isPrivate = flags & 4 != 0
    isGeneric = flags & 8 != 0
    isThrowing = flags & 16 != 0
    isAsync = flags & 32 != 0
    isUnavailable = flags & 64 != 0
    objcName = try reader.optionalText()
    condition = try reader.optionalText()
    line = try reader.number()
    signature = try reader.optional()
  }

  func store(in writer: inout StoreWriter) {
    writer.write(Int(kind.rawValue))
    writer.write(Int(role.rawValue))
    writer.write(base)
    writer.write(labels)
    writer.write(parameterTypes)
    writer.write(resultType)
    let flags = [isStatic, isOverride, isPrivate, isGeneric, isThrowing, isAsync, isUnavailable]
    writer.write(flags.enumerated().reduce(0) { $1.element ? $0 | 1 << $1.offset : $0 })
    writer.write(objcName)
    writer.write(condition)
    writer.write(line: line)
    writer.write(signature)
  }
}

extension MemberSignature: Storable {
  init(from reader: inout StoreReader) throws {
    prefix = try reader.text()
    access = try reader.text()
    text = try reader.text()
    arguments = try reader.text()
    isThrowing = try reader.bool()
    isAsync = try reader.bool()
    hasSetter = try reader.bool()
    hasWillSet = try reader.bool()
    hasDidSet = try reader.bool()
    obstacle = try reader.optionalText()
  }

  func store(in writer: inout StoreWriter) {
    writer.write(prefix)
    writer.write(access)
    writer.write(text)
    writer.write(arguments)
    for flag in [isThrowing, isAsync, hasSetter, hasWillSet, hasDidSet] { writer.write(flag) }
    writer.write(obstacle)
  }
}

extension ProtocolFact: Storable {
  init(from reader: inout StoreReader) throws {
    name = try reader.text()
    isPublic = try reader.bool()
    optionals = try reader.values()
  }

  func store(in writer: inout StoreWriter) {
    writer.write(name)
    writer.write(isPublic)
    writer.write(optionals)
  }
}

extension OptionalRequirement: Storable {
  init(from reader: inout StoreReader) throws {
    base = try reader.text()
    labels = try reader.texts()
    isThrowing = try reader.bool()
    objcName = try reader.text()
  }

  func store(in writer: inout StoreWriter) {
    writer.write(base)
    writer.write(labels)
    writer.write(isThrowing)
    writer.write(objcName)
  }
}

extension DialectNote: Storable {
  init(from reader: inout StoreReader) throws {
    severity = try reader.bool() ? .error : .warning
    file = try reader.text()
    line = try reader.number()
    reason = try reader.text()
    remedy = try reader.text()
  }

  func store(in writer: inout StoreWriter) {
    writer.write(severity == .error)
    writer.write(file)
    writer.write(line: line)
    writer.write(reason)
    writer.write(remedy)
  }
}
