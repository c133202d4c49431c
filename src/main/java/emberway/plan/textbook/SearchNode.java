package emberway.plan.textbook;

import emberway.plan.query.SearchListener;

/** A path to a node of a graph (usually a cell) in the textbook search: a "node" in the texts. */
final class SearchNode {
  final int cell; // row-major index
  final double g;
  final double h;
  int parent; // the previous cell, NO_PARENT at the start
  double aside; // distance from the straight line, if ties are broken by it
  long place; // position on the open list; a new parent may keep an old position
  int equalParents = 1; // how many paths of this cost were found so far
  boolean isClosed;

  SearchNode(int cell, int parent, double g, double h) {
    this.cell = cell;
    this.parent = parent;
    this.g = g;
    this.h = h;
  }

  double f() {
    return SearchListener.f(g, h);
  }
}
