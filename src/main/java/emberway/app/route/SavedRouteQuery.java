package emberway.app.route;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TravelProfile;
import emberway.plan.cost.Movement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a user has asked about a map, to be asked again when it is opened the next time, be it with
 * other cells or tiles by then.
 *
 * @param marked the ends that the map itself marked
 * @param routeEnds where the route began and ended
 * @param via cells to pass, in this order
 * @param others further goals
 * @param profile who traveled, by name
 * @param changes what was set to other values than the tile set's, by the profile's name
 * @param movement how one moved
 */
public record SavedRouteQuery(
    RouteEnds marked,
    RouteEnds routeEnds,
    List<Cell> via,
    List<Cell> others,
    String profile,
    Map<String, Changes> changes,
    Movement movement) {

  /**
   * A {@link CostTuning} that outlasts its tile set.
   *
   * @param terrain what tiles do to the cost, by the tile's name
   * @param influences how tiles bend routes, by the tile's name
   */
  public record Changes(Map<String, Terrain> terrain, Map<String, Influence> influences) {
    /** Keeps copies. */
    public Changes {
      terrain = Map.copyOf(terrain);
      influences = Map.copyOf(influences);
    }

    public static Changes of(CostTuning costTuning, Legend legend) {
      Map<String, Terrain> terrain = new HashMap<>();
      Map<String, Influence> influences = new HashMap<>();
      for (Tile tile : legend.tiles()) {
        Optional.ofNullable(costTuning.terrain().get(tile.symbol()))
            .ifPresent(changed -> terrain.put(tile.name(), changed));
        Optional.ofNullable(costTuning.influences().get(tile.symbol()))
            .ifPresent(changed -> influences.put(tile.name(), changed));
      }
      return new Changes(terrain, influences);
    }

    /** The same for the tiles of a legend: those that it does not have are left out. */
    public CostTuning costTuning(Legend legend, TravelProfile profile) {
      CostTuning result = CostTuning.NONE;
      for (Tile tile : legend.tiles()) {
        Terrain ground = terrain.get(tile.name());
        Influence influence = influences.get(tile.name());
        if (ground != null && tile.role() == Tile.Role.NONE) {
          result = result.with(tile, ground, profile);
        }
        if (influence != null && bends(tile, influence.effect())) {
          result = result.with(tile, influence);
        }
      }
      return result;
    }

    private static boolean bends(Tile tile, Influence.Effect effect) {
      return tile.influence().filter(own -> own.effect() == effect).isPresent();
    }
  }

  /** Keeps copies. */
  public SavedRouteQuery {
    via = List.copyOf(via);
    others = List.copyOf(others);
    changes = Map.copyOf(changes);
  }

  /** Whether it is what every map is asked when nobody has said anything. */
  public boolean isNothing() {
    return routeEnds.equals(marked)
        && via.isEmpty()
        && others.isEmpty()
        && profile.equals(TravelProfile.FOOT.name())
        && changes.isEmpty()
        && movement.equals(Movement.DEFAULT);
  }
}
