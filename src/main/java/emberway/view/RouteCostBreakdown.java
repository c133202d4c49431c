package emberway.view;

import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.cost.GroundCosts;
import emberway.plan.cost.InfluenceField;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why a route costs what it costs. The parts add up to its cost, but for rounding: what the ground
 * under it would cost if every step were straight and no influence reached it, then what warmth
 * takes off, what dread adds, and what diagonal steps add.
 *
 * @param grounds by kind of ground, the dearest first
 * @param warmth what attracting influences change [&lt;= 0 where they make cheaper]
 * @param dread what repelling influences change
 * @param diagonal what diagonal steps cost beyond straight ones
 * @param diagonals how many steps are diagonal
 */
public record RouteCostBreakdown(
    List<Share> grounds, double warmth, double dread, double diagonal, int diagonals) {

  /**
   * What one kind of ground has to do with it.
   *
   * @param label what people call it
   * @param color on a small map, 0xRRGGBB
   * @param steps how many steps lead onto it
   * @param cost what they would cost, straight and without influences
   */
  public record Share(String label, int color, int steps, double cost) {}

  private static final class Sum {
    private final Tile tile;
    private int steps;
    private double cost;

    Sum(Tile tile) {
      this.tile = tile;
    }
  }

  /** Keeps a copy of the list. */
  public RouteCostBreakdown {
    grounds = List.copyOf(grounds);
  }

  /**
   * Of a route over a map, whose start costs nothing.
   *
   * @param costs of that map
   * @param influences of that map
   * @param rules by which the route was found
   */
  public static RouteCostBreakdown of(
      TileMap map, CostField costs, InfluenceField influences, Route route, SearchRules rules) {
    GroundCosts groundCosts = new GroundCosts(map);
    Map<Tile, Sum> sums = new LinkedHashMap<>();
    double before = 0;
    double warmth = 0;
    double dread = 0;
    int diagonals = 0;
    for (int step = 1; step <= route.steps(); step++) {
      int cell = route.index(step);
      double ground = groundCosts.costAt(cell);
      double plain = rules.stepCost(ground, false);
      double warmed = rules.stepCost(ground / influences.attractionAt(cell), false);
      double straight = rules.stepCost(costs.costAt(cell), false);
      warmth += warmed - plain;
      dread += straight - warmed;
      before += straight;
      Sum sum = sums.computeIfAbsent(ground(map, cell), Sum::new);
      sum.steps++;
      sum.cost += plain;
      diagonals += map.size().isDiagonal(route.index(step - 1), route.index(step)) ? 1 : 0;
    }
    List<Share> shares = new ArrayList<>();
    sums.forEach(
        (tile, sum) ->
            shares.add(new Share(sum.tile.label(), sum.tile.mapColor(), sum.steps, sum.cost)));
    shares.sort(Comparator.comparingDouble(Share::cost).reversed());
    return new RouteCostBreakdown(shares, warmth, dread, route.cost() - before, diagonals);
  }

  /** The tile that people would say they walk on: the overlay where it changes the cost. */
  private static Tile ground(TileMap map, int cell) {
    Legend legend = map.legend();
    int overlay = map.overlay().id(cell);
    int base = map.base().id(cell);
    boolean isOnOverlay =
        overlay != Legend.NOTHING
            && (base == Legend.NOTHING
                || !legend.tile(overlay).terrain().equals(Terrain.UNCHANGED));
    return legend.tile(isOnOverlay ? overlay : base);
  }
}
