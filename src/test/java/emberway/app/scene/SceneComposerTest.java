package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.drawable.DrawableMap;
import emberway.map.Cell;
import emberway.map.CellNumbersTest;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.EditHistory;
import emberway.map.edit.MapEdit;
import emberway.map.edit.ShapeRasterizer;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.store.MapFormat;
import emberway.pack.tileset.LoadedTileSet;
import emberway.plan.query.Outcome;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.sprite.TransitionStacks;
import emberway.testing.Extent;
import emberway.testing.FieldValues;
import emberway.testing.Legends;
import emberway.view.FieldKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("extent")
final class SceneComposerTest {
  private static final GridSize SIZE = new GridSize(12, 9);
  private static final int VOLCANO = SIZE.index(6, 4);

  private final OpenedMap opened = TestMap.valley();
  private final SceneComposer composer = opened.composer();
  private final ChangeCursor<MapEdit> untouched = opened.mapOnly().request().edits();
  private final RouteEnds routeEnds = RouteEnds.markedOn(opened.loaded().map());

  private SceneRequest request(
      Rotation rotation, ChangeCursor<MapEdit> edits, FieldKind... fieldKinds) {
    return new SceneRequest(
        rotation, edits, Set.of(fieldKinds), true, RouteRequest.between(routeEnds));
  }

  private SceneContent compose(SceneRequest request) {
    return composer.compose(request, () -> false).orElseThrow();
  }

  private static double cost(SceneContent content) {
    return ((Outcome.Found) content.outcome().orElseThrow()).route().cost();
  }

  private ChangeCursor<MapEdit> eruption() {
    TileMap map = opened.loaded().map();
    int[] cells = {VOLCANO};
    return untouched.append(
        MapEdit.painting(map, Layer.OVERLAY, cells, map.legend().id("erupting-volcano")));
  }

  /** Returns the sprites of a layer with all patches applied. */
  private static char[] sprites(SceneContent content, Layer layer) {
    return CellNumbersTest.array(content.sprites().patched().layer(layer).numbers());
  }

  @Test
  void compose_eruption_makesTheRouteCheaperAndChangesOneSprite() {
    SceneContent before = compose(request(Rotation.NONE, untouched));
    SceneContent after = compose(request(Rotation.NONE, eruption()));
    assertThat(cost(after)).isLessThan(cost(before));
    assertThat(after.sprites().layers().base()).isSameAs(before.sprites().layers().base());
    for (int cell = 0; cell < SIZE.cells(); cell++) {
      boolean same = sprites(after, Layer.OVERLAY)[cell] == sprites(before, Layer.OVERLAY)[cell];
      assertThat(same).as("cell %s", SIZE.cell(cell)).isEqualTo(cell != VOLCANO);
    }
  }

  @Test
  void patched_afterEdits_isWhatTheEditedMapHas() {
    TileMap map = opened.loaded().map().copy();
    MapSprites before = compose(request(Rotation.NONE, untouched)).sprites();
    ChangeCursor<MapEdit> edits = untouched;
    int[] cells = {3, VOLCANO, VOLCANO + 1};
    for (String tile : List.of("water", "forest")) {
      int id = map.legend().id(tile);
      MapEdit edit = MapEdit.painting(map, map.legend().tile(id).layer(), cells, id);
      edit.applyTo(map);
      edits = edits.append(edit);
    }
    MapSprites after = compose(request(Rotation.NONE, edits)).sprites();
    assertThat(after.layers()).as("the layers that the patches are of").isSameAs(before.layers());
    SpriteLayers patched = after.patched();
    SpriteLayers anew = opened.tiler().tile(map);
    for (int cell = 0; cell < SIZE.cells(); cell++) {
      for (Layer layer : Layer.values()) {
        assertThat(patched.layer(layer).sprite(cell))
            .as("%s at %s", layer, SIZE.cell(cell))
            .isEqualTo(anew.layer(layer).sprite(cell));
      }
      assertThat(pieces(patched, cell)).isEqualTo(pieces(anew, cell));
    }
    assertThat(pieces(patched, 3)).as("a shore, or nothing is compared").isNotEmpty();
  }

  private static List<Integer> pieces(SpriteLayers layers, int cell) {
    TransitionStacks stacks = layers.pieces().stacks();
    int stack = layers.pieces().stack(cell);
    return IntStream.range(0, stacks.pieces(stack)).mapToObj(i -> stacks.sprite(stack, i)).toList();
  }

  @Test
  void compose_eruption_leavesTheOpenedMapAlone() {
    int before = opened.loaded().map().overlay().id(VOLCANO);
    compose(request(Rotation.NONE, eruption()));
    assertThat(opened.loaded().map().overlay().id(VOLCANO)).isEqualTo(before);
  }

  @Test
  void compose_sameMapAgain_keepsSpritesFieldsAndCosts() {
    SceneContent first =
        compose(request(Rotation.HALF, untouched, FieldKind.DREAD, FieldKind.COST));
    SceneRequest moved =
        new SceneRequest(
            Rotation.HALF,
            untouched,
            Set.of(FieldKind.DREAD, FieldKind.COST),
            true,
            RouteRequest.between(routeEnds.with(RouteEnd.GOAL, new Cell(9, 1))));
    SceneContent second = compose(moved);
    assertThat(second.sprites()).isSameAs(first.sprites());
    assertThat(second.fields()).isSameAs(first.fields()).hasSize(2);
    assertThat(second.stepCosts().orElseThrow()).isSameAs(first.stepCosts().orElseThrow());
    assertThat(cost(second)).isNotEqualTo(cost(first));
    assertThat(second.routes()).isNotSameAs(first.routes());
  }

  @Test
  void compose_editThatNoFieldShows_keepsTheFields() {
    SceneContent before = compose(request(Rotation.NONE, untouched, FieldKind.WARMTH));
    TileMap map = opened.loaded().map();
    int other =
        map.legend().tiles().stream()
            .filter(tile -> tile.layer() == Layer.BASE)
            .mapToInt(tile -> map.legend().id(tile.symbol()))
            .filter(id -> id != map.base().id(0))
            .findFirst()
            .orElseThrow();
    ChangeCursor<MapEdit> painted =
        untouched.append(MapEdit.painting(map, Layer.BASE, new int[] {0}, other));
    SceneContent after = compose(request(Rotation.NONE, painted, FieldKind.WARMTH));
    assertThat(after.fields()).isSameAs(before.fields()).hasSize(1);
    assertThat(after.routes()).isSameAs(before.routes()).hasSize(1);
    int[] volcano = {VOLCANO};
    ChangeCursor<MapEdit> erupting =
        painted.append(
            MapEdit.painting(map, Layer.OVERLAY, volcano, map.legend().id("erupting-volcano")));
    SceneContent warmer = compose(request(Rotation.NONE, erupting, FieldKind.WARMTH));
    assertThat(warmer.fields().get(0)).isNotSameAs(before.fields().get(0));
  }

  @Test
  void compose_dragOnceReady_isLookedUpAndAnEditRepaired() {
    compose(request(Rotation.NONE, untouched));
    assertThat(composer.prepare(() -> false)).isFalse();
    SceneContent dragged =
        compose(
            new SceneRequest(
                Rotation.NONE,
                untouched,
                Set.of(),
                true,
                RouteRequest.between(routeEnds.with(RouteEnd.GOAL, new Cell(9, 1)))));
    SceneContent erupted = compose(request(Rotation.NONE, eruption()));
    assertThat(dragged.outcome().orElseThrow().stats().expanded()).isZero();
    assertThat(erupted.outcome().orElseThrow().stats().expanded()).isZero();
    assertThat(cost(dragged))
        .isCloseTo(cost(anew(TestMap.VALLEY, dragged.request())), within(1e-9));
    assertThat(cost(erupted))
        .isCloseTo(
            cost(anew(TestMap.VALLEY.replace("W..v", "W..V"), erupted.request())), within(1e-9));
  }

  /** Returns what the composer of a freshly opened map computes for a request. */
  private static SceneContent anew(String map, SceneRequest request) {
    OpenedMap fresh = TestMap.open(map);
    SceneRequest same =
        new SceneRequest(
            request.rotation(),
            fresh.mapOnly().request().edits(),
            request.fieldKinds(),
            request.withRoute(),
            request.routeRequest());
    return fresh.composer().compose(same, () -> false).orElseThrow();
  }

  @Test
  void compose_turned_turnsEverythingButTheAnswer() {
    SceneContent straight = compose(request(Rotation.NONE, untouched, FieldKind.COST));
    SceneContent turned = compose(request(Rotation.QUARTER, untouched, FieldKind.COST));
    GridSize size = Rotation.QUARTER.apply(SIZE);
    assertThat(turned.sprites().layers().base().size()).isEqualTo(size);
    assertThat(turned.fields().get(0).size()).isEqualTo(size);
    assertThat(turned.routes().get(0).size()).isEqualTo(size);
    Cell start = Rotation.QUARTER.apply(SIZE, routeEnds.start().orElseThrow());
    assertThat(turned.routes().get(0).cells()[0]).isEqualTo(size.index(start));
    assertThat(cost(turned)).isEqualTo(cost(straight));
  }

  @Test
  void compose_staleFromTheStart_givesNoAnswer() {
    assertThat(composer.compose(request(Rotation.NONE, untouched), () -> true)).isEmpty();
  }

  @Test
  void compose_withoutEnds_plansNothing() {
    SceneRequest aimless =
        new SceneRequest(
            Rotation.NONE,
            untouched,
            Set.of(),
            true,
            RouteRequest.between(new RouteEnds(Optional.empty(), Optional.of(new Cell(1, 1)))));
    SceneContent content = compose(aimless);
    assertThat(content.outcome()).isEmpty();
    assertThat(content.routes()).isEmpty();
    assertThat(content.stepCosts()).isPresent();
  }

  @Test
  void compose_costsBeyondAllBounds_showsTheMapAndSaysWhy() throws SpriteUnavailableException {
    Influence furious =
        new Influence(Influence.Effect.ATTRACT, 1, 2, 1e200, Influence.Falloff.HARD);
    Tile volcano =
        new Tile(
            'X',
            "furious-volcano",
            "Furious volcano",
            Layer.BASE,
            "L1_Furious",
            "",
            Terrain.cost(1),
            Optional.of(furious),
            Tile.Role.NONE,
            0);
    Legend legend = new Legend(List.of(volcano));
    TileLayer base = new TileLayer(new GridSize(2, 1));
    Legends.fill(base, 1);
    TileMap map =
        new TileMap(
            Legends.info("hot"), legend, base, new TileLayer(new GridSize(2, 1)), List.of());
    TileSet tiles = new TileSet("hot", legend, TileGeometry.PUBLISHED, Set.of("L1_Furious"));
    LoadedTileSet known = TestMap.valley().loaded().tiles();
    LoadedTileSet loaded =
        new LoadedTileSet(
            tiles, known.info(), known.sprites(), TravelDescription.ON_FOOT, List.of());
    LoadedMap read = new LoadedMap(map, loaded, MapFormat.TEXT, List.of(), Optional.empty());
    SceneComposer hot = new SceneComposer(DrawableMap.editable(read, "hot"));
    ChangeCursor<MapEdit> none = hot.mapOnly(Rotation.NONE).request().edits();
    SceneContent content =
        hot.compose(request(Rotation.NONE, none, FieldKind.WARMTH), () -> false).orElseThrow();
    assertThat(content.problem().orElseThrow()).contains("would cost");
    assertThat(content.stepCosts()).isEmpty();
    assertThat(content.sprites().layers().base().sprite(0)).isPositive();
  }

  @Test
  void compose_placeOfAnotherMap_isRefused() {
    SceneRequest foreign = request(Rotation.NONE, ChangeCursor.begin());
    assertThatThrownBy(() -> compose(foreign)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void compose_randomEdits_equalsAComposerThatOpensTheEditedMap() throws IOException {
    for (long seed = 0; seed < Extent.of(1, 6); seed++) {
      Random random = new Random(seed);
      OpenedMap edited = TestMap.valley();
      TileMap map = edited.loaded().map();
      EditHistory<TravelSettings> history =
          new EditHistory<>(map, edited.mapOnly().request().edits(), travelSettings -> {});
      for (int round = 0; round < 10; round++) {
        for (int edits = random.nextInt(4); edits > 0; edits--) {
          history.draw(randomEdit(map, random));
        }
        if (random.nextInt(5) == 0) {
          history.undo();
        }
        Rotation rotation = Rotation.ofDegrees(90 * random.nextInt(random.nextInt(3) == 0 ? 4 : 1));
        Set<FieldKind> fieldKinds = EnumSet.allOf(FieldKind.class);
        fieldKinds.removeIf(fieldKind -> random.nextInt(4) == 0);
        SceneRequest request =
            new SceneRequest(
                rotation,
                history.changeCursor(),
                fieldKinds,
                random.nextBoolean(),
                RouteRequest.between(routeEnds));
        SceneContent content = edited.composer().compose(request, () -> false).orElseThrow();
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        TextMapWriter.write(map, text);
        SceneContent wanted = anew(text.toString(StandardCharsets.UTF_8), request);
        for (Layer layer : Layer.values()) {
          assertThat(sprites(content, layer))
              .as("seed %d, round %d, %s", seed, round, layer)
              .isEqualTo(sprites(wanted, layer));
        }
        assertThat(content.fields()).as("seed %d", seed).hasSameSizeAs(wanted.fields());
        for (int i = 0; i < wanted.fields().size(); i++) {
          assertThat(content.fields().get(i).kind()).isEqualTo(wanted.fields().get(i).kind());
          assertThat(FieldValues.values(content.fields().get(i)))
              .as("seed %d, round %d, %s", seed, round, wanted.fields().get(i).kind())
              .isEqualTo(FieldValues.values(wanted.fields().get(i)));
        }
        for (int cell = 0; cell < SIZE.cells(); cell++) {
          assertThat(content.stepCosts().orElseThrow().field().costAt(cell))
              .as("seed %d, round %d, cost at %s", seed, round, SIZE.cell(cell))
              .isEqualTo(wanted.stepCosts().orElseThrow().field().costAt(cell));
        }
      }
    }
  }

  private static MapEdit randomEdit(TileMap map, Random random) {
    Layer layer = random.nextBoolean() ? Layer.BASE : Layer.OVERLAY;
    List<Tile> tiles =
        map.legend().tiles().stream()
            .filter(tile -> tile.layer() == layer && tile.role() == Tile.Role.NONE)
            .toList();
    Tile tile = tiles.get(random.nextInt(tiles.size()));
    int id = layer == Layer.OVERLAY && random.nextInt(5) == 0 ? 0 : map.legend().id(tile.symbol());
    Cell one = new Cell(random.nextInt(12), random.nextInt(9));
    Cell other = new Cell(random.nextInt(12), random.nextInt(9));
    int[] cells =
        random.nextBoolean()
            ? ShapeRasterizer.line(SIZE, one, other, 1, false)
            : ShapeRasterizer.flood(map, layer, SIZE.index(one), 99).orElseThrow();
    return MapEdit.painting(map, layer, cells, id);
  }
}
