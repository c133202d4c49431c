package emberway.bench;

import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.Heuristic;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;

/**
 * gdx-ai's indexed A*, set up as its users do for speed: every node and connection made beforehand,
 * the finder and its records kept from query to query.
 */
final class GdxEngine implements Engine {
  private final Place[] places;
  private final IndexedAStarPathFinder<Place> finder;
  private final Heuristic<Place> estimate;

  /** A cell as a node: its index, and the moves from it. */
  private static final class Place {
    private final int cell;
    private final Array<Connection<Place>> moves;

    Place(int cell, int moves) {
      this.cell = cell;
      this.moves = new Array<>(false, moves);
    }
  }

  private record Move(Place from, Place to, float cost) implements Connection<Place> {
    @Override
    public float getCost() {
      return cost;
    }

    @Override
    public Place getFromNode() {
      return from;
    }

    @Override
    public Place getToNode() {
      return to;
    }
  }

  private static final class Grid implements IndexedGraph<Place> {
    private final int nodes;

    Grid(int nodes) {
      this.nodes = nodes;
    }

    @Override
    public int getIndex(Place place) {
      return place.cell;
    }

    @Override
    public int getNodeCount() {
      return nodes;
    }

    @Override
    public Array<Connection<Place>> getConnections(Place place) {
      return place.moves;
    }
  }

  GdxEngine(BenchmarkMap benchmarkMap) {
    places = new Place[benchmarkMap.size().cells()];
    for (int cell = 0; cell < places.length; cell++) {
      places[cell] = new Place(cell, Integer.bitCount(benchmarkMap.moves(cell)));
    }
    for (Place place : places) {
      for (int todo = benchmarkMap.moves(place.cell); todo != 0; todo &= todo - 1) {
        int move = Integer.numberOfTrailingZeros(todo);
        Place to = places[benchmarkMap.target(place.cell, move)];
        place.moves.add(new Move(place, to, (float) benchmarkMap.onto(to.cell, move)));
      }
    }
    finder = new IndexedAStarPathFinder<>(new Grid(places.length));
    estimate = (place, goal) -> (float) benchmarkMap.estimate(place.cell, goal.cell);
  }

  @Override
  public int[] route(int from, int to) {
    DefaultGraphPath<Place> path = new DefaultGraphPath<>();
    finder.searchNodePath(places[from], places[to], estimate, path);
    int[] route = new int[path.getCount()];
    for (int i = 0; i < route.length; i++) {
      route[i] = path.get(i).cell;
    }
    return route;
  }
}
