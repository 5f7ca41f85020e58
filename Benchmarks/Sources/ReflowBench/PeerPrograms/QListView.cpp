// QListView in list mode with wrapping, asked by lines on standard input:
//
//   full K        lays everything out K times; answers with nanoseconds
//   insert ROW    inserts an item of 60 × 32 and lays out; answers with nanoseconds
//   describe      answers "N lines, height H"
//
// Arguments: a file with a width and a height in each line, and the length of the lines.

#include <QtWidgets>

#include <time.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

struct Model : QAbstractListModel {
  std::vector<QSize> sizes;

  int rowCount(const QModelIndex &parent) const override {
    return parent.isValid() ? 0 : int(sizes.size());
  }
  QVariant data(const QModelIndex &, int) const override { return {}; }
  void insert(int row, QSize size) {
    beginInsertRows({}, row, row);
    sizes.insert(sizes.begin() + row, size);
    endInsertRows();
  }
};

// A delegate that looks sizes up is the fastest way of telling them: a size in the model's data would
// travel in a QVariant.
struct Delegate : QStyledItemDelegate {
  const Model &model;

  explicit Delegate(const Model &model) : model(model) {}
  QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override {
    return model.sizes[size_t(index.row())];
  }
};

struct View : QListView {
  using QListView::contentsSize;
};

static long long nanoseconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

// The time that passed, or what this program had of the processors if that is less: as Reflow is timed.
template <typename Body> static void printTime(Body body) {
  long long processor = nanoseconds(CLOCK_PROCESS_CPUTIME_ID), passed = nanoseconds(CLOCK_MONOTONIC);
  body();
  passed = nanoseconds(CLOCK_MONOTONIC) - passed;
  processor = nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
  std::cout << std::min(passed, processor) << std::endl;
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  Model model;
  std::ifstream file(arguments[1]);
  for (int width, height; file >> width >> height;) model.sizes.emplace_back(width, height);

  // QListView leaves its spacing on both sides of each item. So 5 makes gaps of 10, and lines that begin
  // and end 5 from the edges; the last point of its width it does not use.
  const int spacing = 5;
  View view;
  Delegate delegate(model);
  view.setItemDelegate(&delegate);
  view.setModel(&model);
  view.setFrameShape(QFrame::NoFrame);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setFlow(QListView::LeftToRight);
  view.setWrapping(true);
  view.setUniformItemSizes(false);
  view.setSpacing(spacing);
  view.resize(std::atoi(arguments[2]) + 2 * spacing + 1, 800);
  view.show();
  application.processEvents();

  for (std::string word; std::cin >> word;) {
    int number = 0;
    if (word != "describe") std::cin >> number;
    if (word == "full") {
      printTime([&] {
        for (int round = 0; round < number; round++) view.doItemsLayout();
      });
    } else if (word == "insert") {
      printTime([&] {
        model.insert(number, QSize(60, 32));
        view.doItemsLayout();
      });
    } else {
      // Items of one line stand at one height.
      int lines = 0, last = -1, first = view.visualRect(model.index(0)).y();
      for (int row = 0; row < int(model.sizes.size()); row++) {
        int y = view.visualRect(model.index(row)).y() - first;
        if (y != last) lines++;
        last = y;
      }
      std::cout << lines << " lines, height " << view.contentsSize().height() - 2 * spacing
                << std::endl;
    }
  }
}
