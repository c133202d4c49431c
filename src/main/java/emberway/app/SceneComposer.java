package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.plan.CostField;
import emberway.plan.CostFieldException;
import emberway.plan.Outcome;
import emberway.plan.SearchHooks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteLayer;
import emberway.view.Field;
import emberway.view.MapPlan;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Works out what a window shows of a map: sprites, fields and the route, over a copy of the map of
 * its own. What a request leaves as it was is kept from the one before. One thread at a time.
 */
final class SceneComposer implements AutoCloseable {
  private final AutoTiler tiler;
  private final TileMap map; // shares the ground, which nobody changes, with the one it was made of
  private Rotation rotation = Rotation.NONE; // of the sprites and fields below
  private SpriteLayer base; // null until needed, like the next
  private SpriteLayer overlay;
  private final Map<Field, FieldOverlay> fields = new EnumMap<>(Field.class); // as needed
  private List<FieldOverlay> shownFields = List.of();
  private final MapPlan plan;

  /** Of a map as it is now; later changes come as edits of requests. */
  SceneComposer(TileMap map, AutoTiler tiler) {
    this.tiler = tiler;
    this.map =
        new TileMap(map.info(), map.legend(), map.base(), map.overlay().copy(), map.places());
    plan = new MapPlan(this.map);
  }

  /** The map with neither fields nor routes: quickly made, to be seen at once. */
  SceneContent bare(Rotation turned) {
    SceneRequest request =
        new SceneRequest(
            turned, Map.of(), Set.of(), false, new Ends(Optional.empty(), Optional.empty()));
    turnTo(turned);
    tile();
    return new SceneContent(
        request,
        base,
        overlay,
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * All that a request asks for.
   *
   * @param isStale asked now and then; once it says yes there may be no answer
   * @return nothing where the search was stopped
   */
  Optional<SceneContent> compose(SceneRequest request, BooleanSupplier isStale) {
    turnTo(request.rotation());
    try {
      apply(request.edits());
      tile();
      CostField costs = plan.costs();
      List<FieldOverlay> shown = fields(request.fields());
      Optional<Outcome> outcome = outcome(request, isStale);
      if (outcome.filter(Outcome.Stopped.class::isInstance).isPresent()) {
        return Optional.empty();
      }
      return Optional.of(
          new SceneContent(
              request,
              base,
              overlay,
              shown,
              outcome.flatMap(found -> route(found, request.ends())).stream().toList(),
              Optional.of(costs),
              outcome,
              outcome.flatMap(plan::reasons),
              Optional.empty()));
    } catch (CostFieldException unplannable) {
      tile();
      return Optional.of(
          new SceneContent(
              request,
              base,
              overlay,
              List.of(),
              List.of(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.of(unplannable.getMessage())));
    }
  }

  /**
   * Gets ready for what is likely to be asked next, while nothing is.
   *
   * @param isStale asked now and then; once it says yes, this ends soon
   * @return whether there is more to get ready
   */
  boolean prepare(BooleanSupplier isStale) {
    return plan.prepare(Long.MAX_VALUE, isStale);
  }

  /** Ends what goes on in the background to get ready. */
  @Override
  public void close() {
    plan.close();
  }

  private void apply(Map<Integer, Integer> edits) {
    GridSize size = map.size();
    List<Cell> changed = new ArrayList<>();
    for (Map.Entry<Integer, Integer> edit : edits.entrySet()) {
      int cell = edit.getKey();
      if (map.overlay().id(cell) != edit.getValue()) {
        map.overlay().set(size.x(cell), size.y(cell), edit.getValue());
        changed.add(size.cell(cell));
      }
    }
    if (!changed.isEmpty()) {
      overlay = null;
      fields.clear();
      plan.edited(changed);
    }
  }

  private void turnTo(Rotation turned) {
    if (turned != rotation) {
      rotation = turned;
      base = null;
      overlay = null;
      fields.clear();
    }
  }

  private void tile() {
    if (base == null || overlay == null) {
      TileMap turned = rotation == Rotation.NONE ? map : map.rotated(rotation);
      base = base == null ? tiler.tile(turned, Layer.BASE) : base;
      overlay = overlay == null ? tiler.tile(turned, Layer.OVERLAY) : overlay;
    }
  }

  /** The same list as before where it holds the same fields. */
  private List<FieldOverlay> fields(Set<Field> wanted) {
    List<FieldOverlay> shown = new ArrayList<>();
    for (Field field : Field.values()) {
      if (wanted.contains(field)) {
        shown.add(fields.computeIfAbsent(field, made -> plan.field(made).rotated(rotation)));
      }
    }
    if (!shown.equals(shownFields)) {
      shownFields = List.copyOf(shown);
    }
    return shownFields;
  }

  private Optional<Outcome> outcome(SceneRequest request, BooleanSupplier isStale) {
    if (!request.withRoute() || !request.ends().areComplete()) {
      return Optional.empty();
    }
    Ends ends = request.ends();
    return Optional.of(
        plan.plan(
            ends.start().orElseThrow(),
            ends.goal().orElseThrow(),
            SearchHooks.stoppedWhen(isStale)));
  }

  private Optional<RouteOverlay> route(Outcome outcome, Ends ends) {
    return MapPlan.route(outcome, map.size(), ends.goal().orElseThrow())
        .map(route -> route.rotated(rotation));
  }
}
