// The floor of the solver's benchmark: the same list built and edited by kiwi's C++ core, whose
// headers scripts/bench fetches.

#include <kiwi/kiwi.h>

#include <vector>

namespace {

struct Row {
  kiwi::Variable x, y, width, height;
};

struct List {
  kiwi::Solver solver;
  kiwi::Variable width;
  std::vector<Row> rows;
};

}  // namespace

extern "C" {

/// Rows below one another, each as wide as the list, half of them 44 high and half about 30.
void *kiwi_list(long count, double width) {
  using namespace kiwi;
  auto *list = new List;
  Solver &solver = list->solver;
  solver.addEditVariable(list->width, strength::strong);
  solver.suggestValue(list->width, width);
  list->rows.resize(count);
  for (long index = 0; index < count; index++) {
    Row &row = list->rows[index];
    solver.addConstraint(row.x == 0);
    solver.addConstraint(row.x + row.width == list->width);
    if (index == 0) {
      solver.addConstraint(row.y == 0);
    } else {
      const Row &above = list->rows[index - 1];
      solver.addConstraint(row.y == above.y + above.height);
    }
    if (index % 2 == 0) {
      solver.addConstraint(row.height == 44);
    } else {
      solver.addConstraint((row.height <= 30) | strength::weak);
      solver.addConstraint((row.height >= 30) | strength::medium);
    }
  }
  solver.updateVariables();
  return list;
}

void kiwi_resize(void *pointer, double width) {
  auto *list = static_cast<List *>(pointer);
  list->solver.suggestValue(list->width, width);
  list->solver.updateVariables();
}

double kiwi_value(void *pointer, long row, long which) {
  const Row &found = static_cast<List *>(pointer)->rows[row];
  const kiwi::Variable *all[] = {&found.x, &found.y, &found.width, &found.height};
  return all[which]->value();
}

void kiwi_close(void *pointer) { delete static_cast<List *>(pointer); }

}
