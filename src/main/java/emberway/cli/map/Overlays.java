package emberway.cli.map;

import emberway.cli.option.PlanFailures;
import emberway.cli.option.Traveler;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.Reach;
import emberway.render.gl.map.MapRenderer;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import emberway.view.Field;
import emberway.view.Isochrone;
import emberway.view.MapPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What lies over the picture of an unturned map that is drawn turned. */
final class Overlays {
  private final TileMap map;
  private final Traveler traveler;
  private final Rotation rotation;
  private final MapPlan plan;

  Overlays(TileMap map, Traveler traveler, Rotation rotation) {
    this.map = map;
    this.traveler = traveler;
    this.rotation = rotation;
    plan = new MapPlan(traveler.find(map));
  }

  /** Gives a renderer the fields that have something to show, and the route if one is wanted. */
  void lay(
      Set<Field> fields,
      Optional<Picture.Within> within,
      Optional<Picture.Ends> ends,
      MapRenderer renderer) {
    List<FieldOverlay> shown = new ArrayList<>();
    within.map(this::isochrone).ifPresent(shown::add);
    for (Field field : fields) {
      FieldOverlay overlay = PlanFailures.planned(() -> plan.field(field));
      if (overlay.isVisible()) {
        shown.add(overlay.rotated(rotation));
      }
    }
    renderer.setFields(shown);
    renderer.setRoutes(ends.map(this::route).stream().toList());
  }

  private FieldOverlay isochrone(Picture.Within within) {
    CostField costs = PlanFailures.planned(plan::costs);
    if (costs.costAt(within.from()) == Double.POSITIVE_INFINITY) {
      throw traveler.blockedStart(map, within.from(), within.blockedStart());
    }
    Reach reach =
        Reach.of(costs, within.movement(), within.from(), within.budget(), () -> false)
            .orElseThrow();
    return Isochrone.of(reach).rotated(rotation);
  }

  private RouteOverlay route(Picture.Ends ends) {
    Outcome outcome =
        PlanFailures.planned(() -> plan.plan(ends.from(), ends.to(), SearchHooks.NONE));
    return MapPlan.route(outcome, map.size(), ends.to())
        .orElseThrow(() -> traveler.blockedStart(map, ends.from(), ends.blockedStart()))
        .rotated(rotation);
  }
}
