package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Rotation;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.map.Travel;
import emberway.plan.Outcome;
import emberway.sprite.AutoTiler;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.view.Field;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SceneComposerTest {
  private static final GridSize SIZE = new GridSize(12, 9);
  private static final int VOLCANO = SIZE.index(6, 4);

  private final OpenedMap opened = TestMap.valley();
  private final SceneComposer composer = opened.composer();
  private final Ends ends = Ends.markedOn(opened.loaded().map());

  private SceneRequest request(Rotation rotation, Map<Integer, Integer> edits, Field... fields) {
    return new SceneRequest(rotation, edits, Set.of(fields), true, RouteQuestion.between(ends));
  }

  private SceneContent compose(SceneRequest request) {
    return composer.compose(request, () -> false).orElseThrow();
  }

  private static double cost(SceneContent content) {
    return ((Outcome.Found) content.outcome().orElseThrow()).route().cost();
  }

  private int erupting() {
    return opened.loaded().map().legend().id("erupting-volcano");
  }

  @Test
  void compose_eruption_makesTheRouteCheaperAndChangesOneSprite() {
    SceneContent before = compose(request(Rotation.NONE, Map.of()));
    SceneContent after = compose(request(Rotation.NONE, Map.of(VOLCANO, erupting())));
    assertThat(cost(after)).isLessThan(cost(before));
    assertThat(after.base()).isSameAs(before.base());
    for (int cell = 0; cell < SIZE.cells(); cell++) {
      boolean same = after.overlay().sprite(cell) == before.overlay().sprite(cell);
      assertThat(same).as("cell %s", SIZE.cell(cell)).isEqualTo(cell != VOLCANO);
    }
  }

  @Test
  void compose_eruption_leavesTheOpenedMapAlone() {
    int before = opened.loaded().map().overlay().id(VOLCANO);
    compose(request(Rotation.NONE, Map.of(VOLCANO, erupting())));
    assertThat(opened.loaded().map().overlay().id(VOLCANO)).isEqualTo(before);
  }

  @Test
  void compose_sameMapAgain_keepsSpritesFieldsAndCosts() {
    SceneContent first = compose(request(Rotation.HALF, Map.of(), Field.DREAD, Field.COST));
    SceneRequest moved =
        new SceneRequest(
            Rotation.HALF,
            Map.of(),
            Set.of(Field.DREAD, Field.COST),
            true,
            RouteQuestion.between(ends.with(RouteEnd.GOAL, new Cell(9, 1))));
    SceneContent second = compose(moved);
    assertThat(second.overlay()).isSameAs(first.overlay());
    assertThat(second.fields()).isSameAs(first.fields()).hasSize(2);
    assertThat(second.costs().orElseThrow()).isSameAs(first.costs().orElseThrow());
    assertThat(cost(second)).isNotEqualTo(cost(first));
  }

  @Test
  void compose_dragOnceReady_isLookedUpAndAnEditRepaired() {
    compose(request(Rotation.NONE, Map.of()));
    assertThat(composer.prepare(() -> false)).isFalse();
    SceneContent dragged =
        compose(
            new SceneRequest(
                Rotation.NONE,
                Map.of(),
                Set.of(),
                true,
                RouteQuestion.between(ends.with(RouteEnd.GOAL, new Cell(9, 1)))));
    SceneContent erupted = compose(request(Rotation.NONE, Map.of(VOLCANO, erupting())));
    for (SceneContent content : List.of(dragged, erupted)) {
      Outcome outcome = content.outcome().orElseThrow();
      assertThat(outcome.stats().expanded()).isZero();
      assertThat(cost(content))
          .isCloseTo(
              cost(
                  TestMap.valley()
                      .composer()
                      .compose(content.request(), () -> false)
                      .orElseThrow()),
              within(1e-9));
    }
  }

  @Test
  void compose_turned_turnsEverythingButTheAnswer() {
    SceneContent straight = compose(request(Rotation.NONE, Map.of(), Field.COST));
    SceneContent turned = compose(request(Rotation.QUARTER, Map.of(), Field.COST));
    GridSize size = Rotation.QUARTER.apply(SIZE);
    assertThat(turned.base().size()).isEqualTo(size);
    assertThat(turned.fields().get(0).size()).isEqualTo(size);
    assertThat(turned.routes().get(0).size()).isEqualTo(size);
    Cell start = Rotation.QUARTER.apply(SIZE, ends.start().orElseThrow());
    assertThat(turned.routes().get(0).cells()[0]).isEqualTo(size.index(start));
    assertThat(cost(turned)).isEqualTo(cost(straight));
  }

  @Test
  void compose_staleFromTheStart_givesNoAnswer() {
    assertThat(composer.compose(request(Rotation.NONE, Map.of()), () -> true)).isEmpty();
  }

  @Test
  void compose_withoutEnds_plansNothing() {
    SceneRequest aimless =
        new SceneRequest(
            Rotation.NONE,
            Map.of(),
            Set.of(),
            true,
            RouteQuestion.between(new Ends(Optional.empty(), Optional.of(new Cell(1, 1)))));
    SceneContent content = compose(aimless);
    assertThat(content.outcome()).isEmpty();
    assertThat(content.routes()).isEmpty();
    assertThat(content.costs()).isPresent();
  }

  @Test
  void compose_costsBeyondAllBounds_showsTheMapAndSaysWhy() {
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
    base.fill(1);
    TileMap map =
        new TileMap(
            MapInfo.named("hot"), legend, base, new TileLayer(new GridSize(2, 1)), List.of());
    TileSet tiles = new TileSet("hot", legend, TileGeometry.PUBLISHED, Set.of("L1_Furious"));
    SceneContent content =
        new SceneComposer(map, Travel.ON_FOOT, Scale.UNKNOWN, new AutoTiler(tiles))
            .compose(request(Rotation.NONE, Map.of(), Field.WARMTH), () -> false)
            .orElseThrow();
    assertThat(content.problem().orElseThrow()).contains("would cost");
    assertThat(content.costs()).isEmpty();
    assertThat(content.base().sprite(0)).isPositive();
  }
}
