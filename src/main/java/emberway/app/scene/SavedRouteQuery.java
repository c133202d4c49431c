package emberway.app.scene;

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
import java.util.Objects;
import java.util.Optional;

/**
 * The route query of a map as saved, to restore when the map is opened again, even if its cells or
 * tiles have changed.
 *
 * @param marked the ends that the map itself marked
 * @param routeEnds the start and goal
 * @param via cells to pass, in this order
 * @param others further goals
 * @param profile the traveler's name
 * @param changes changes to costs and influences, by the profile's name
 * @param movement the movement rules
 * @param team where the travelers of a team start in explore mode, without the first, who starts
 *     where the route does; empty if there is no team
 * @param isTold whether the user was told that the map has no costs
 */
public record SavedRouteQuery(
    RouteEnds marked,
    RouteEnds routeEnds,
    List<Cell> via,
    List<Cell> others,
    String profile,
    Map<String, Changes> changes,
    Movement movement,
    List<Cell> team,
    boolean isTold) {

  /**
   * A {@link CostTuning} by tile names, which stays valid with another tile set.
   *
   * @param terrain changed terrain by the tile's name
   * @param influences changed influences by the tile's name
   */
  public record Changes(Map<String, Terrain> terrain, Map<String, Influence> influences) {
    /** Copies the maps. */
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

    /** Converts the changes to the tiles of a legend, leaving out tiles that it does not have. */
    public CostTuning costTuning(Legend legend, TravelProfile profile) {
      Map<Tile, Terrain> grounds = new HashMap<>();
      CostTuning result = CostTuning.NONE;
      for (Tile tile : legend.tiles()) {
        Terrain ground = terrain.get(tile.name());
        Influence influence = influences.get(tile.name());
        if (ground != null) {
          grounds.put(tile, ground);
        }
        if (influence != null && bends(tile, influence.effect())) {
          result = result.with(tile, influence);
        }
      }
      return result.with(grounds, profile);
    }

    private static boolean bends(Tile tile, Influence.Effect effect) {
      return tile.influence().filter(own -> own.effect() == effect).isPresent();
    }

    // Written out: what the compiler makes is linked at run time, in the middle of a frame.
    @Override
    public boolean equals(Object other) {
      return other instanceof Changes that
          && terrain.equals(that.terrain)
          && influences.equals(that.influences);
    }

    @Override
    public int hashCode() {
      return 31 * terrain.hashCode() + influences.hashCode();
    }
  }

  /** Copies the collections. */
  public SavedRouteQuery {
    via = List.copyOf(via);
    others = List.copyOf(others);
    changes = Map.copyOf(changes);
    team = List.copyOf(team);
  }

  /** Returns this query with the travelers of a team, and what the user was told. */
  public SavedRouteQuery with(List<Cell> placed, boolean told) {
    return new SavedRouteQuery(
        marked, routeEnds, via, others, profile, changes, movement, placed, told);
  }

  /** Whether the query equals the default one of the map. */
  public boolean isNothing() {
    return routeEnds.equals(marked)
        && via.isEmpty()
        && others.isEmpty()
        && profile.equals(TravelProfile.FOOT.name())
        && changes.isEmpty()
        && movement.equals(Movement.DEFAULT)
        && team.isEmpty()
        && !isTold;
  }

  // Written out: what the compiler makes is linked at run time, in the middle of a frame.
  @Override
  public boolean equals(Object other) {
    return other instanceof SavedRouteQuery that
        && marked.equals(that.marked)
        && routeEnds.equals(that.routeEnds)
        && via.equals(that.via)
        && others.equals(that.others)
        && profile.equals(that.profile)
        && changes.equals(that.changes)
        && movement.equals(that.movement)
        && team.equals(that.team)
        && isTold == that.isTold;
  }

  @Override
  public int hashCode() {
    return Objects.hash(marked, routeEnds, via, others, profile, changes, movement, team, isTold);
  }
}
