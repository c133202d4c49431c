package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Which pieces of transitions lie on which cells. */
final class TransitionTilerTest {
  private static final Legend LEGEND =
      new Legend(List.of(ground('g'), ground('w'), ground('s'), ground('x')));
  private static final List<Transition> TRANSITIONS =
      List.of(
          new Transition("gs", "w", "Shore"),
          new Transition("g", "w", "Bank"),
          new Transition("s", "gw", "Snow"));

  private static Tile ground(char symbol) {
    return new Tile(
        symbol,
        "ground-" + symbol,
        "ground",
        Layer.BASE,
        "Base" + symbol,
        "",
        Terrain.cost(1),
        Optional.empty(),
        Tile.Role.NONE,
        0);
  }

  private static Set<String> allNames() {
    Set<String> names = new TreeSet<>(Set.of("Baseg", "Basew", "Bases", "Basex"));
    TRANSITIONS.forEach(transition -> names.addAll(transition.pieceNames()));
    return names;
  }

  private static AutoTiler tiler(Set<String> names) {
    return new AutoTiler(
        new TileSet("t", LEGEND, TileGeometry.PUBLISHED, names, Map.of(), TRANSITIONS));
  }

  private static TileMap map(String... rows) {
    TileLayer base = new TileLayer(new GridSize(rows[0].length(), rows.length));
    for (int i = 0; i < base.size().cells(); i++) {
      char symbol = rows[base.size().y(i)].charAt(base.size().x(i));
      base.set(i, symbol == '.' ? Legend.NOTHING : LEGEND.id(symbol));
    }
    return new TileMap(Legends.info("m"), LEGEND, base, new TileLayer(base.size()), List.of());
  }

  /** The names of the pieces on a cell, the lowest first. */
  private static List<String> pieces(AutoTiler tiler, TransitionLayer layer, int x, int y) {
    int stack = layer.stack(layer.size().index(x, y));
    return names(tiler, layer.stacks(), stack);
  }

  private static List<String> names(AutoTiler tiler, TransitionStacks stacks, int stack) {
    List<String> names = new ArrayList<>();
    for (int piece = 0; piece < stacks.pieces(stack); piece++) {
      names.add(tiler.spriteNames().get(stacks.sprite(stack, piece) - 1));
    }
    return names;
  }

  @ParameterizedTest
  @CsvSource({
    "wgw/www/www, ShoreN+BankN",
    "wwg/www/www, Shore_NE+Bank_NE",
    "www/www/wwg, Shore_ES+Bank_ES",
    "www/www/gww, Shore_SW+Bank_SW",
    "gww/www/www, Shore_NW+Bank_NW",
    "wgg/wwg/www, ShoreNE+BankNE",
    "wgg/www/www, ShoreN+BankN",
    "ggg/gwg/ggg, ShoreNESW+BankNESW",
    "gwg/www/gwg, Shore_NE&Shore_ES&Shore_SW&Shore_NW+Bank_NE&Bank_ES&Bank_SW&Bank_NW",
    "wgw/www/gww, ShoreN&Shore_SW+BankN&Bank_SW",
    "wsw/www/wwg, ShoreN&Shore_ES+Bank_ES+SnowN",
    "wxw/www/w.w, ''",
    "www/www/www, ''",
    "wsw/wgw/www, SnowN",
    "ggg/gsg/ggg, ''"
  })
  void tile_middleOfNine_hasThePiecesOfItsNeighbors(String rows, String expected) {
    AutoTiler tiler = tiler(allNames());
    List<String> pieces = pieces(tiler, tiler.pieces(map(rows.split("/", -1))), 1, 1);
    List<String> written = pieces.stream().map(name -> name.replace('+', '&')).toList();
    assertThat(String.join("+", written)).isEqualTo(expected);
  }

  @Test
  void tile_cornerOfTheMap_seesNothingBeyondIt() {
    AutoTiler tiler = tiler(allNames());
    TransitionLayer layer = tiler.pieces(map("wg", "ww"));
    assertThat(pieces(tiler, layer, 0, 0)).containsExactly("ShoreE", "BankE");
    assertThat(pieces(tiler, layer, 0, 1)).containsExactly("Shore_NE", "Bank_NE");
    assertThat(pieces(tiler, layer, 1, 1)).containsExactly("ShoreN", "BankN");
    assertThat(pieces(tiler, layer, 1, 0)).isEmpty();
  }

  @Test
  void tile_mapOfOneGround_takesNoRoom() {
    TransitionLayer layer = tiler(allNames()).pieces(map("www", "www"));
    assertThat(layer.isEmpty()).isTrue();
    assertThat(layer.stacks().depth()).isZero();
    assertThat(layer.stack(4)).isZero();
  }

  @Test
  void gaps_missingPieces_areThoseWithoutSubstitute() {
    Set<String> names = allNames();
    names.removeAll(List.of("ShoreNE", "BankN", "BankNS", "Snow_SW"));
    AutoTiler tiler = tiler(names);
    assertThat(tiler.gaps())
        .contains(new AutoTiler.Gap("Snow_SW", ""))
        .filteredOn(gap -> gap.wanted().startsWith("Bank"))
        .containsExactly(
            new AutoTiler.Gap("BankN", "BankNE"), new AutoTiler.Gap("BankNS", "BankS"));
    assertThat(tiler.gaps()).noneMatch(gap -> gap.wanted().equals("ShoreNE"));
    TransitionLayer layer = tiler.pieces(map("wgg", "wwg", "sww"));
    assertThat(pieces(tiler, layer, 1, 1)).containsExactly("ShoreN+ShoreE+Shore_SW", "BankNE");
  }

  @Test
  void gaps_eightPiecesOnly_areEnough() {
    Set<String> names = allNames();
    names.removeIf(name -> name.matches("(Shore|Bank|Snow)[NESW]{2,}"));
    AutoTiler tiler = tiler(names);
    assertThat(tiler.gaps()).isEmpty();
    TransitionLayer layer = tiler.pieces(map("xgx", "xwg", "xxx"));
    assertThat(pieces(tiler, layer, 1, 1)).containsExactly("ShoreN+ShoreE", "BankN+BankE");
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void patch_randomEdits_isWhatTilingAnewGives(Rotation rotation) {
    long seed = 41;
    Random random = new Random(seed);
    AutoTiler tiler = tiler(allNames());
    GridSize size = new GridSize(9 + random.nextInt(5), 6 + random.nextInt(7));
    TileMap map =
        new TileMap(Legends.info("m"), LEGEND, new TileLayer(size), new TileLayer(size), List.of());
    TransitionLayer before = tiler.pieces(map.rotated(rotation));
    List<List<String>> shown = new ArrayList<>();
    for (int i = 0; i < size.cells(); i++) {
      shown.add(List.of());
    }
    TransitionStacks known = before.stacks();
    for (int round = 0; round < 60; round++) {
      int[] changed = new int[1 + random.nextInt(6)];
      for (int i = 0; i < changed.length; i++) {
        changed[i] = random.nextInt(size.cells());
        map.base().set(changed[i], random.nextInt(LEGEND.size() + 1));
      }
      TransitionPatch patch = tiler.transitionPatch(map, rotation, changed, known);
      known = patch.stacks();
      for (int i = 0; i < patch.cells().length; i++) {
        shown.set(patch.cells()[i], names(tiler, known, patch.sprites()[i]));
      }
      TransitionLayer anew = tiler.pieces(map.rotated(rotation));
      for (int i = 0; i < size.cells(); i++) {
        assertThat(shown.get(i))
            .as("cell %d, round %d, seed %d", i, round, seed)
            .isEqualTo(names(tiler, anew.stacks(), anew.stack(i)));
      }
    }
  }

  @Test
  void number_moreStacksThanNumbers_fallsBackToUpperPieces() {
    TransitionStackBuilder book = new TransitionStackBuilder(TransitionStacks.NONE);
    char top = book.number("\u0007");
    for (int i = 1; i < Character.MAX_VALUE; i++) {
      book.number(String.valueOf(new char[] {(char) (1 + i / 300), (char) (1000 + i % 300)}));
    }
    assertThat(book.stacks().count()).isEqualTo(Character.MAX_VALUE);
    assertThat(book.number("\u0009\u0008\u0007")).isEqualTo(top);
    assertThat(book.number("")).isEqualTo((char) 0);
  }

  @Test
  void tile_placesThatArePieces_areMarkedAndListed() {
    AutoTiler tiler = tiler(allNames());
    TransitionLayer layer = tiler.pieces(map("wgw", "www"));
    assertThat(layer.isEmpty()).isFalse();
    assertThat(layer.numbers().cells()).isEqualTo(6);
    assertThat(layer.numbers().at(4)).isEqualTo(layer.stack(4)).isPositive();
    boolean[] used = new boolean[tiler.spriteNames().size() + 1];
    layer.markUsed(used);
    Set<String> marked = new TreeSet<>();
    for (int sprite = 1; sprite < used.length; sprite++) {
      if (used[sprite]) {
        marked.add(tiler.spriteNames().get(sprite - 1));
        assertThat(tiler.pieceSprites()).contains(sprite);
      }
    }
    assertThat(marked)
        .containsExactly(
            "BankE",
            "BankN",
            "BankW",
            "Bank_NE",
            "Bank_NW",
            "ShoreE",
            "ShoreN",
            "ShoreW",
            "Shore_NE",
            "Shore_NW");
    assertThat(tiler.hasBorders()).isTrue();
    assertThat(tiler.pieceSprites()).doesNotContain(0, 1, 2, 3, 4);
    AutoTiler plain =
        new AutoTiler(new TileSet("t", LEGEND, TileGeometry.PUBLISHED, allNames(), Map.of()));
    assertThat(plain.hasBorders()).isFalse();
    assertThat(plain.pieceSprites()).isEmpty();
    assertThat(plain.pieces(map("wgw", "www")).isEmpty()).isTrue();
  }
}
