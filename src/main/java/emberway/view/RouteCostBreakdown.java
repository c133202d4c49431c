package emberway.view;

import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.cost.GroundCosts;
import emberway.plan.cost.InfluenceField;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;

/**
 * An explanation of a route's cost. The parts add up to the cost, except for rounding: the cost of
 * the ground if every step were straight and no influence acted, then the changes by attracting
 * influences (warmth), repelling influences (dread) and diagonal steps.
 *
 * @param grounds by kind of ground, the most expensive first
 * @param warmth the change by attracting influences [&lt;= 0 if they lower the cost]
 * @param dread the change by repelling influences
 * @param diagonal the extra cost of diagonal steps over straight ones
 * @param warmed the steps whose cost attracting influences change
 * @param dreaded the steps whose cost repelling influences change
 * @param diagonals the diagonal steps
 */
public record RouteCostBreakdown(
    List<Share> grounds,
    double warmth,
    double dread,
    double diagonal,
    BitSet warmed,
    BitSet dreaded,
    BitSet diagonals) {
  private static final double SAME = 1e-6; // relative

  /**
   * The part of one kind of ground.
   *
   * @param tile what a user would name as the ground
   * @param onto the steps onto it, by number from 1 on
   * @param cost the cost of these steps, if straight and without influences
   */
  public record Share(Tile tile, BitSet onto, double cost) {
    /** Returns the number of steps onto it. */
    public int steps() {
      return onto.cardinality();
    }
  }

  /** Copies the list. */
  public RouteCostBreakdown {
    grounds = List.copyOf(grounds);
  }

  /**
   * Explains a route over a map; its start costs nothing.
   *
   * @param stepCosts by which the route was found
   * @param influences of that map
   */
  public static RouteCostBreakdown of(
      TileMap map, StepCosts stepCosts, InfluenceField influences, Route route) {
    SearchRules rules = stepCosts.rules();
    GroundCosts groundCosts = new GroundCosts(map);
    Map<Tile, BitSet> grounds = new LinkedHashMap<>();
    double before = 0;
    double warmth = 0;
    double dread = 0;
    BitSet warmed = new BitSet();
    BitSet dreaded = new BitSet();
    BitSet diagonals = new BitSet();
    for (int step = 1; step <= route.steps(); step++) {
      int cell = route.index(step);
      double ground = groundCosts.costAt(cell);
      double plain = rules.stepCost(ground, false);
      double attracted = rules.stepCost(influences.attracted(ground, cell), false);
      double straight = stepCosts.onto(cell, false);
      warmth += attracted - plain;
      dread += straight - attracted;
      before += straight;
      grounds.computeIfAbsent(ground(map, cell), tile -> new BitSet()).set(step);
      warmed.set(step, isOther(attracted, plain));
      dreaded.set(step, isOther(straight, attracted));
      diagonals.set(step, map.size().isDiagonal(route.index(step - 1), route.index(step)));
    }
    List<Share> shares = new ArrayList<>();
    IntToDoubleFunction cost = step -> rules.stepCost(groundCosts.costAt(route.index(step)), false);
    grounds.forEach(
        (tile, onto) -> shares.add(new Share(tile, onto, onto.stream().mapToDouble(cost).sum())));
    shares.sort(Comparator.comparingDouble(Share::cost).reversed());
    return new RouteCostBreakdown(
        shares, warmth, dread, route.cost() - before, warmed, dreaded, diagonals);
  }

  /** Whether two costs differ by more than the rounding of sums. */
  private static boolean isOther(double one, double two) {
    return Math.abs(one - two) > SAME * Math.max(1, Math.abs(two));
  }

  /** The tile that a user would name as the ground: the overlay if it changes the cost. */
  static Tile ground(TileMap map, int cell) {
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
