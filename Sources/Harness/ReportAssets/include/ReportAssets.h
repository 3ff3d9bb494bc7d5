/// The report page's files, compiled in: the report can be written wherever the tool runs.
#ifndef REPORT_ASSETS_H
#define REPORT_ASSETS_H

#include <stddef.h>

/// One file of the page.
typedef struct {
  /// The name it has in the report's folder of assets.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} ReportAsset;

/// All files; the scripts stand in the order in which the page runs them. They live for ever.
const ReportAsset *report_assets(size_t *count);

#endif
