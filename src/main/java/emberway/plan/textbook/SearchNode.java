package emberway.plan.textbook;

/**
 * A way to a node of a graph, a cell mostly, as the textbook search knows it: what the texts call a
 * node.
 */
final class SearchNode {
  final int cell; // row-major index
  final double g;
  final double h;
  int parent; // the cell before, NO_PARENT at the start
  long place; // when it was put on the open list; a new parent may keep an old place
  int equalParents = 1; // how many ways of this cost were found so far
  boolean isClosed;

  SearchNode(int cell, int parent, double g, double h) {
    this.cell = cell;
    this.parent = parent;
    this.g = g;
    this.h = h;
  }

  double f() {
    return g + h;
  }
}
