package emberway.app.scene;

import emberway.drawable.DrawableMap;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.pack.map.LoadedMap;
import emberway.plan.cost.CostFieldException;
import emberway.plan.query.Outcome;
import emberway.plan.query.StepCosts;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteLayers;
import emberway.sprite.TransitionPatch;
import emberway.sprite.TransitionStacks;
import emberway.view.FieldKind;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Computes what a window shows of a map: sprites, fields and the route, on its own copy of the map.
 * Results that a request leaves unchanged are reused from the previous request. One thread at a
 * time.
 */
public final class SceneComposer implements AutoCloseable {
  /** How many cells are patched before all sprites are recreated, which bounds memory. */
  private static final int MAX_PATCHED = 1 << 14;

  private final AutoTiler tiler;
  private final TileMap map; // a copy of the map it was created from
  private Rotation rotation = Rotation.NONE; // of the sprites and fields
  private MapSprites sprites; // null until needed
  // Numbers of the transition stacks in the sprites.
  private TransitionStacks stacks = TransitionStacks.NONE;
  private int patched; // cells patched since all sprites were created
  // Cached field overlays, computed when first requested.
  private final Map<FieldKind, FieldOverlay> fieldKinds = new EnumMap<>(FieldKind.class);
  private final Map<FieldKind, FieldOverlay> lastFields = new EnumMap<>(FieldKind.class);
  private List<FieldOverlay> shownFields = List.of();
  private List<RouteOverlay> shownRoutes = List.of();
  private final RouteService routeService;
  private ChangeCursor<MapEdit> followed = ChangeCursor.begin(); // the last edit applied to the map

  /** Creates a composer of a map as it is now; later changes arrive as edits in requests. */
  SceneComposer(DrawableMap drawable) {
    LoadedMap loaded = drawable.loaded();
    tiler = drawable.tiler();
    map = loaded.map().copy();
    routeService = new RouteService(map, loaded.tiles().travelDescription(), loaded.scale());
    drawable.sprites().ifPresent(this::begin);
  }

  /** Returns the map without fields and routes, which is fast. */
  SceneContent mapOnly(Rotation turned) {
    SceneRequest request =
        new SceneRequest(
            turned,
            followed,
            Set.of(),
            false,
            RouteRequest.between(new RouteEnds(Optional.empty(), Optional.empty())));
    turnTo(turned);
    tile();
    return mapOnly(request, Optional.empty());
  }

  private SceneContent mapOnly(SceneRequest request, Optional<String> problem) {
    return new SceneContent(
        request, sprites, List.of(), List.of(), Optional.empty(), Optional.empty(), problem);
  }

  /**
   * Computes everything that a request asks for.
   *
   * @param isStale polled during the search; once it returns true, the search may stop
   * @return empty if the search was stopped
   */
  public Optional<SceneContent> compose(SceneRequest request, BooleanSupplier isStale) {
    turnTo(request.rotation());
    try {
      if (routeService.switchTo(request.routeRequest().travelSettings())) {
        fieldKinds.clear();
      }
      follow(request.edits());
      tile();
      StepCosts stepCosts = routeService.stepCosts();
      List<FieldOverlay> shown = fields(request.fieldKinds());
      Optional<RouteReport> report =
          request.withRoute()
              ? routeService.answer(request.routeRequest(), isStale)
              : Optional.empty();
      if (request.withRoute() && report.isEmpty() && request.routeRequest().query().isPresent()) {
        return Optional.empty(); // stopped
      }
      return Optional.of(
          new SceneContent(
              request,
              sprites,
              shown,
              report.map(this::routes).orElse(List.of()),
              Optional.of(stepCosts),
              report,
              Optional.empty()));
    } catch (CostFieldException unplannable) {
      tile();
      return Optional.of(mapOnly(request, Optional.of(unplannable.getMessage())));
    }
  }

  /**
   * Prepares in idle time for the requests likely to come next.
   *
   * @param isStale polled; once it returns true, this method returns soon
   * @return whether there is more to prepare
   */
  public boolean prepare(BooleanSupplier isStale) {
    return routeService.prepare(isStale);
  }

  /** Stops preparing in the background. */
  @Override
  public void close() {
    routeService.close();
  }

  /** Applies the map's edits up to a given one. */
  private void follow(ChangeCursor<MapEdit> edits) {
    List<MapEdit> passed = new ArrayList<>();
    for (; followed != edits; followed = followed.next()) {
      if (followed.next() == null) {
        throw new IllegalArgumentException("the changes of another map");
      }
      followed.step().applyTo(map);
      passed.add(followed.step());
    }
    if (!passed.isEmpty()) {
      for (Layer layer : Layer.values()) {
        patch(layer, changed(passed, layer));
      }
      fieldKinds.clear();
      routeService.edited(
          IntStream.concat(changed(passed, Layer.BASE), changed(passed, Layer.OVERLAY))
              .distinct()
              .mapToObj(map.size()::cell)
              .toList());
    }
  }

  /** Returns the cells of a layer that some edits change; may contain repeats. */
  private static IntStream changed(List<MapEdit> edits, Layer layer) {
    return edits.stream()
        .flatMapToInt(
            edit ->
                IntStream.range(0, edit.count())
                    .filter(i -> edit.layer(i) == layer)
                    .map(edit::cell));
  }

  /** Patches the sprites, or drops them once recreating all of them takes less memory. */
  private void patch(Layer layer, IntStream changed) {
    if (sprites == null) {
      return;
    }
    int[] cells = changed.distinct().toArray();
    patched += cells.length;
    if (patched > MAX_PATCHED) {
      sprites = null;
    } else if (cells.length > 0) {
      sprites = sprites.with(tiler.patch(map, rotation, layer, cells));
      if (layer == Layer.BASE && tiler.dependsOnGround()) {
        sprites = sprites.with(tiler.patch(map, rotation, Layer.OVERLAY, cells));
        if (!map.top().isEmpty()) {
          sprites = sprites.with(tiler.patch(map, rotation, Layer.TOP, cells));
        }
      }
      if (layer == Layer.BASE && tiler.hasBorders()) {
        TransitionPatch transitions = tiler.transitionPatch(map, rotation, cells, stacks);
        stacks = transitions.stacks();
        sprites = sprites.with(transitions);
      }
    }
  }

  private void turnTo(Rotation turned) {
    if (turned != rotation) {
      rotation = turned;
      sprites = null;
      fieldKinds.clear();
    }
  }

  private void tile() {
    if (sprites == null) {
      begin(tiler.tile(rotation == Rotation.NONE ? map : map.rotated(rotation)));
    }
  }

  private void begin(SpriteLayers layers) {
    sprites = MapSprites.of(layers);
    stacks = layers.pieces().stacks();
    patched = 0;
  }

  /** Returns the wanted fields; the same list as before if it holds the same fields. */
  private List<FieldOverlay> fields(Set<FieldKind> wanted) {
    List<FieldOverlay> shown = new ArrayList<>();
    for (FieldKind fieldKind : FieldKind.values()) {
      if (wanted.contains(fieldKind)) {
        shown.add(fieldKinds.computeIfAbsent(fieldKind, this::field));
      }
    }
    if (!shown.equals(shownFields)) {
      shownFields = List.copyOf(shown);
    }
    return shownFields;
  }

  /** Computes a field; returns the last one of its kind if it looks the same. */
  private FieldOverlay field(FieldKind fieldKind) {
    FieldOverlay field = routeService.field(fieldKind).rotated(rotation);
    FieldOverlay last = lastFields.get(fieldKind);
    if (last != null && last.looksLike(field)) {
      return last;
    }
    lastFields.put(fieldKind, field);
    return field;
  }

  /** Returns the routes of an answer; the same list as before if they look the same. */
  private List<RouteOverlay> routes(RouteReport report) {
    List<RouteOverlay> routes = new ArrayList<>();
    Cell goal = report.routeRequest().routeEnds().goal().orElseThrow();
    for (RouteReport.Comparison comparison : report.comparisons()) {
      boolean isCompared =
          report.routeRequest().compared().filter(comparison.scenario()::equals).isPresent();
      if (isCompared && !comparison.isSame()) {
        MapPlanner.route(comparison.outcome(), map, goal)
            .ifPresent(route -> routes.add(route.compared().rotated(rotation)));
      }
    }
    MapPlanner.route(report.outcome(), map, goal)
        .or(() -> ends(report.outcome(), goal))
        .ifPresent(route -> routes.add(route.rotated(rotation)));
    if (!lookAlike(routes, shownRoutes)) {
      shownRoutes = routes;
    }
    return shownRoutes;
  }

  private static boolean lookAlike(List<RouteOverlay> some, List<RouteOverlay> others) {
    return some.size() == others.size()
        && IntStream.range(0, some.size()).allMatch(i -> some.get(i).looksLike(others.get(i)));
  }

  /** Returns marks at both ends, without a line between them, if the start is blocked. */
  private Optional<RouteOverlay> ends(Outcome outcome, Cell goal) {
    if (!(outcome instanceof Outcome.BlockedStart blocked)) {
      return Optional.empty();
    }
    int[] start = {map.size().index(blocked.start())};
    return Optional.of(new RouteOverlay(map.size(), start, map.size().index(goal)));
  }
}
