package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.CellNumbersTest;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Overlay tiles that look different on some ground. */
final class GroundLookTest {
  private static final Legend LEGEND = Legends.PUBLISHED;
  private static final GridSize SIZE = new GridSize(13, 9);

  private static TileAppearance look(double corners, Map<Character, StemAppearance> on) {
    return new TileAppearance(List.of("Track"), List.of(), 0, corners, new TreeMap<>(on));
  }

  /** Roads with corners, two looks on grass and two on snow; tombs with one on snow that moves. */
  private static TileSet set() {
    Set<String> names = new HashSet<>(Set.of("L1_Terrain001", "L1_Terrain035", "L2_Tombstone"));
    names.addAll(List.of("White", "WhiteB"));
    for (String stem : List.of("L2_RoadDirt", "Track", "Ice", "Slush")) {
      for (int arms = 0; arms < NeighborMask.COUNT; arms++) {
        for (int corners = 0; corners < CornerMask.COUNT; corners++) {
          names.add(stem + NeighborMask.suffix(arms) + CornerMask.suffix(corners));
        }
      }
    }
    StemAppearance ice = new StemAppearance("Ice", List.of("Slush"), List.of(), 0);
    StemAppearance white = new StemAppearance("White", List.of(), List.of("WhiteB"), 250);
    return new TileSet(
        "test",
        LEGEND,
        TileGeometry.PUBLISHED,
        names,
        Map.of(
            'R',
            look(0.6, Map.of('S', ice)),
            't',
            new TileAppearance(List.of(), List.of(), 0, 0, new TreeMap<>(Map.of('S', white)))));
  }

  private final AutoTiler usual = new AutoTiler(set());

  private static TileMap map(long seed) {
    Random random = new Random(seed);
    TileLayer base = new TileLayer(SIZE);
    TileLayer overlay = new TileLayer(SIZE);
    for (int i = 0; i < SIZE.cells(); i++) {
      base.set(SIZE.x(i), SIZE.y(i), LEGEND.id(random.nextBoolean() ? 'G' : 'S'));
      char thing = "RRRt.".charAt(random.nextInt(5));
      overlay.set(SIZE.x(i), SIZE.y(i), thing == '.' ? Legend.NOTHING : LEGEND.id(thing));
    }
    return new TileMap(Legends.info("t"), LEGEND, base, overlay, List.of());
  }

  private String name(SpriteLayer layer, int index) {
    int sprite = layer.sprite(index);
    return sprite == 0 ? "" : usual.spriteNames().get(sprite - 1);
  }

  /** What a road's picture is called on snow, from what it is called on grass. */
  private static String frozen(String name) {
    return name.replace("L2_RoadDirt", "Ice").replace("Track", "Slush");
  }

  @Test
  void tile_onANamedGround_hasItsOtherStemsWithTheSameSuffix() {
    TileMap mixed = map(1);
    TileLayer grass = new TileLayer(SIZE);
    Legends.fill(grass, LEGEND.id('G'));
    TileMap green = new TileMap(mixed.info(), LEGEND, grass, mixed.overlay(), List.of());
    SpriteLayer plain = usual.tile(green, Layer.OVERLAY);
    SpriteLayer drawn = usual.tile(mixed, Layer.OVERLAY);
    Set<String> stems = new HashSet<>();
    for (int i = 0; i < SIZE.cells(); i++) {
      boolean snow = mixed.base().id(i) == LEGEND.id('S');
      String wanted = name(plain, i);
      if (snow) {
        wanted = wanted.equals("L2_Tombstone") ? "White" : frozen(wanted);
      }
      assertThat(name(drawn, i)).as("seed 1, cell %d", i).isEqualTo(wanted);
      stems.add(name(drawn, i).replaceAll("(?<=Ice|Slush|Track|Dirt)[NESW]*(-.*)?$", ""));
    }
    assertThat(stems)
        .containsExactlyInAnyOrder(
            "", "L2_RoadDirt", "Track", "Ice", "Slush", "L2_Tombstone", "White");
  }

  @Test
  void tile_turnedMap_isLaidByTheGroundThatTurnsAlong() {
    TileMap map = map(2);
    SpriteLayer straight = usual.tile(map, Layer.OVERLAY);
    for (Rotation rotation : Rotation.values()) {
      SpriteLayer turned = usual.tile(map.rotated(rotation), Layer.OVERLAY);
      for (int i = 0; i < SIZE.cells(); i++) {
        int there = rotation.apply(SIZE).index(rotation.apply(SIZE, SIZE.cell(i)));
        String suffix = "(?<=Ice|Slush|Track|Dirt)[NESW]*(-.*)?$";
        assertThat(name(turned, there).replaceAll(suffix, ""))
            .as("seed 2, cell %d at %s", i, rotation)
            .isEqualTo(name(straight, i).replaceAll(suffix, ""));
      }
    }
  }

  @Test
  void patch_afterTheGroundChanged_isWhatTilingAnewGives() {
    TileMap map = map(3);
    Random random = new Random(3);
    int changed = 0;
    for (Rotation rotation : Rotation.values()) {
      for (int edit = 0; edit < 20; edit++) {
        SpriteLayer before = usual.tile(map.rotated(rotation), Layer.OVERLAY);
        int cell = random.nextInt(SIZE.cells());
        boolean snow = map.base().id(cell) == LEGEND.id('S');
        map.base().set(SIZE.x(cell), SIZE.y(cell), LEGEND.id(snow ? 'G' : 'S'));
        SpriteLayer anew = usual.tile(map.rotated(rotation), Layer.OVERLAY);
        SpritePatch patch = usual.patch(map, rotation, Layer.OVERLAY, new int[] {cell});
        char[] patched = CellNumbersTest.array(before.numbers());
        for (int i = 0; i < patch.cells().length; i++) {
          patched[patch.cells()[i]] = patch.sprites()[i];
        }
        assertThat(patched)
            .as("seed 3, edit %d at %s", edit, rotation)
            .isEqualTo(CellNumbersTest.array(anew.numbers()));
        changed +=
            Arrays.equals(
                    CellNumbersTest.array(before.numbers()), CellNumbersTest.array(anew.numbers()))
                ? 0
                : 1;
      }
    }
    assertThat(changed).isGreaterThan(40);
  }

  @Test
  void dependsOnGround_setsWithAndWithoutSuchLooks_areToldApart() {
    assertThat(usual.dependsOnGround()).isTrue();
    TileSet plain = new TileSet("p", LEGEND, TileGeometry.PUBLISHED, set().spriteNames());
    assertThat(new AutoTiler(plain).dependsOnGround()).isFalse();
  }

  @Test
  void sprites_ofATile_holdThoseOnAllGrounds() {
    assertThat(usual.sprites(LEGEND.id('t')).stream().map(usual.spriteNames()::get))
        .containsExactlyInAnyOrder("L2_Tombstone", "White");
    assertThat(usual.sprites(LEGEND.id('R'))).hasSize(4 * 47);
  }

  @Test
  void tile_withoutAPictureOfTheGround_drawsItsOwn() {
    TileAppearance look = look(0, Map.of('S', new StemAppearance("Missing")));
    AutoTiler tiler =
        new AutoTiler(
            new TileSet(
                "test", LEGEND, TileGeometry.PUBLISHED, set().spriteNames(), Map.of('R', look)));
    TileMap map = map(4);
    for (int i = 0; i < SIZE.cells(); i++) {
      if (map.overlay().id(i) == LEGEND.id('R')) {
        int sprite = tiler.tile(map, Layer.OVERLAY).sprite(i);
        assertThat(tiler.spriteNames().get(sprite - 1)).matches("(L2_RoadDirt|Track).*");
      }
    }
  }

  @Test
  void of_framesOnAGround_followThePictureThere() {
    TileAnimations frames = TileAnimations.of(set(), usual);
    assertThat(frames.loops()).hasSize(1);
    assertThat(frames.loops().get(0).sprites().stream().map(i -> frames.names().get(i - 1)))
        .containsExactly("White", "WhiteB");
    assertThat(frames.loops().get(0).millis()).isEqualTo(250);
  }

  @Test
  void new_framesWithoutATime_isRefused() {
    assertThatThrownBy(() -> new StemAppearance("A", List.of(), List.of("B"), 0))
        .hasMessageContaining("0 ms");
  }
}
