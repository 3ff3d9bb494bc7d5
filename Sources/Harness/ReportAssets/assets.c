#include "ReportAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file stays a file that an editor, a linter and a browser understand.
static const unsigned char report_css[] = {
#embed "assets/report.css"
};
static const unsigned char core_js[] = {
#embed "assets/core.js"
};
static const unsigned char store_js[] = {
#embed "assets/store.js"
};
static const unsigned char model_js[] = {
#embed "assets/model.js"
};
static const unsigned char query_js[] = {
#embed "assets/query.js"
};
static const unsigned char marks_js[] = {
#embed "assets/marks.js"
};
static const unsigned char virtual_js[] = {
#embed "assets/virtual.js"
};
static const unsigned char stage_js[] = {
#embed "assets/stage.js"
};
static const unsigned char sequence_js[] = {
#embed "assets/sequence.js"
};
static const unsigned char tree_js[] = {
#embed "assets/tree.js"
};
static const unsigned char constraints_js[] = {
#embed "assets/constraints.js"
};
static const unsigned char layers_js[] = {
#embed "assets/layers.js"
};
static const unsigned char legend_js[] = {
#embed "assets/legend.js"
};
static const unsigned char keys_js[] = {
#embed "assets/keys.js"
};
static const unsigned char text_js[] = {
#embed "assets/text.js"
};
static const unsigned char summary_js[] = {
#embed "assets/summary.js"
};
static const unsigned char tolerance_js[] = {
#embed "assets/tolerance.js"
};
static const unsigned char outline_js[] = {
#embed "assets/outline.js"
};
static const unsigned char why_js[] = {
#embed "assets/why.js"
};
static const unsigned char findings_js[] = {
#embed "assets/findings.js"
};
static const unsigned char overview_js[] = {
#embed "assets/overview.js"
};
static const unsigned char gallery_js[] = {
#embed "assets/gallery.js"
};
static const unsigned char film_js[] = {
#embed "assets/film.js"
};
static const unsigned char viewer_js[] = {
#embed "assets/viewer.js"
};
static const unsigned char main_js[] = {
#embed "assets/main.js"
};

static const ReportAsset assets[] = {
  {"report.css", report_css, sizeof(report_css)},
  {"core.js", core_js, sizeof(core_js)},
  {"store.js", store_js, sizeof(store_js)},
  {"model.js", model_js, sizeof(model_js)},
  {"query.js", query_js, sizeof(query_js)},
  {"marks.js", marks_js, sizeof(marks_js)},
  {"virtual.js", virtual_js, sizeof(virtual_js)},
  {"stage.js", stage_js, sizeof(stage_js)},
  {"sequence.js", sequence_js, sizeof(sequence_js)},
  {"tree.js", tree_js, sizeof(tree_js)},
  {"constraints.js", constraints_js, sizeof(constraints_js)},
  {"layers.js", layers_js, sizeof(layers_js)},
  {"legend.js", legend_js, sizeof(legend_js)},
  {"keys.js", keys_js, sizeof(keys_js)},
  {"text.js", text_js, sizeof(text_js)},
  {"summary.js", summary_js, sizeof(summary_js)},
  {"tolerance.js", tolerance_js, sizeof(tolerance_js)},
  {"outline.js", outline_js, sizeof(outline_js)},
  {"why.js", why_js, sizeof(why_js)},
  {"findings.js", findings_js, sizeof(findings_js)},
  {"overview.js", overview_js, sizeof(overview_js)},
  {"gallery.js", gallery_js, sizeof(gallery_js)},
  {"film.js", film_js, sizeof(film_js)},
  {"viewer.js", viewer_js, sizeof(viewer_js)},
  {"main.js", main_js, sizeof(main_js)},
};

const ReportAsset *report_assets(size_t *count) {
  *count = sizeof(assets) / sizeof(assets[0]);
  return assets;
}
