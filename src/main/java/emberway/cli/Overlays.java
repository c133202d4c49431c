package emberway.cli;

import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.plan.CostField;
import emberway.plan.InfluenceField;
import emberway.plan.Labeled;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import emberway.plan.Preset;
import emberway.plan.Route;
import emberway.render.gl.MapRenderer;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntToDoubleFunction;

/** What the planner found, put into the neutral form that a picture can show. */
final class Overlays {
  private final TileMap map;
  private final Rotation rotation;
  private CostField costs; // null until needed, like the influences
  private InfluenceField influences;

  /** Of an unturned map that is drawn turned. */
  Overlays(TileMap map, Rotation rotation) {
    this.map = map;
    this.rotation = rotation;
  }

  /** Gives a renderer the fields that have something to show, and the route if one is wanted. */
  void lay(Set<Field> fields, Optional<Picture.Ends> ends, MapRenderer renderer) {
    List<FieldOverlay> shown = new ArrayList<>();
    for (Field field : fields) {
      FieldOverlay overlay = field(field);
      if (overlay.isVisible()) {
        shown.add(overlay.rotated(rotation));
      }
    }
    renderer.setFields(shown);
    renderer.setRoutes(ends.map(this::route).stream().toList());
  }

  private FieldOverlay field(Field field) {
    return switch (field) {
      case WARMTH -> overlay(FieldOverlay.Kind.ATTRACT, influences()::attractionAt);
      case DREAD -> overlay(FieldOverlay.Kind.REPEL, influences()::repulsionAt);
      case COST -> overlay(FieldOverlay.Kind.COST, costs()::costAt);
    };
  }

  private FieldOverlay overlay(FieldOverlay.Kind kind, IntToDoubleFunction valueAt) {
    GridSize size = map.size();
    float[] values = new float[size.cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (float) Math.max(Float.MIN_NORMAL, valueAt.applyAsDouble(cell));
    }
    return new FieldOverlay(kind, size, values);
  }

  private RouteOverlay route(Picture.Ends ends) {
    String rules = map.info().rules();
    Preset preset = rules.isEmpty() ? Preset.TERRAIN : Labeled.find(Preset.class, rules);
    Outcome outcome = new Planner(costs(), preset.rules()).plan(ends.from(), ends.to());
    int goal = map.size().index(ends.to());
    if (outcome instanceof Outcome.Found found) {
      return overlay(found.route(), goal);
    }
    if (outcome instanceof Outcome.Unreachable unreachable) {
      return overlay(unreachable.nearest(), goal);
    }
    throw RouteCommand.blockedStart(map, ends.from(), ExitCode.USAGE);
  }

  private RouteOverlay overlay(Route route, int goal) {
    return new RouteOverlay(map.size(), route.indices(), goal).rotated(rotation);
  }

  private CostField costs() {
    if (costs == null) {
      costs = RouteCommand.costField(map);
    }
    return costs;
  }

  private InfluenceField influences() {
    if (influences == null) {
      influences = RouteCommand.planned(() -> InfluenceField.of(map));
    }
    return influences;
  }
}
