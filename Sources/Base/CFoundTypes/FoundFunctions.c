#define _GNU_SOURCE
#include "CFoundTypes.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static int note_base(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  *(uintptr_t *)base = info->dlpi_addr;
  // The first is the program.
  return 1;
}

struct file {
  const char *start;
  size_t size;
};

/// A part of the file; NULL where it isn't one.
static const void *part(struct file file, size_t offset, size_t size) {
  return offset <= file.size && size <= file.size - offset ? file.start + offset : NULL;
}

static void look(
  struct file file, const char *ending, found_function each, void *context) {
  const ElfW(Ehdr) *header = part(file, 0, sizeof *header);
  if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG)) return;
  if (header->e_shentsize != sizeof(ElfW(Shdr))) return;
  const ElfW(Shdr) *sections =
    part(file, header->e_shoff, header->e_shnum * sizeof(ElfW(Shdr)));
  if (!sections) return;
  uintptr_t base = 0;
  dl_iterate_phdr(note_base, &base);
  size_t length = strlen(ending);
  for (size_t index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *section = sections + index;
    if (section->sh_type != SHT_SYMTAB || section->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *strings = sections + section->sh_link;
    const ElfW(Sym) *symbols = part(file, section->sh_offset, section->sh_size);
    const char *names = part(file, strings->sh_offset, strings->sh_size);
    if (!symbols || !names || !strings->sh_size || names[strings->sh_size - 1]) continue;
    for (size_t place = 0; place < section->sh_size / sizeof *symbols; place++) {
      const ElfW(Sym) *symbol = symbols + place;
      if (symbol->st_name >= strings->sh_size || !symbol->st_value) continue;
      if ((symbol->st_info & 0xF) != STT_FUNC) continue;
      const char *name = names + symbol->st_name;
      size_t all = strlen(name);
      if (all < length || memcmp(name + all - length, ending, length)) continue;
      each(name, (const void *)(base + symbol->st_value), context);
    }
  }
}

void found_functions(const char *ending, found_function each, void *context) {
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat status;
  if (!fstat(descriptor, &status) && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *start = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (start != MAP_FAILED) {
      look((struct file){start, size}, ending, each, context);
      munmap(start, size);
    }
  }
  close(descriptor);
}

// Part of Swift's runtime (include/swift/Demangling/Demangle.h in Swift's repository).
extern char *swift_demangle(
  const char *name, size_t length, char *output, size_t *capacity, unsigned int flags);

char *found_demangled(const char *name) {
  return swift_demangle(name, strlen(name), NULL, NULL, 0);
}
