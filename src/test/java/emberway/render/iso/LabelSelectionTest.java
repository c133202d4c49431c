package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Rotation;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.render.iso.LabelCollisions.Side;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class LabelSelectionTest {
  private static final GridSize SIZE = new GridSize(300, 200);
  private static final float LETTERS = 16;
  private static final double TALLEST = 39;

  private static final Legend LEGEND =
      new Legend(
          List.of(
              tile('H', Terrain.BLOCKED, Influence.Effect.REPEL, false),
              tile('V', Terrain.UNCHANGED, Influence.Effect.ATTRACT, true),
              tile('t', Terrain.UNCHANGED, Influence.Effect.REPEL, true)));

  private static Tile tile(char symbol, Terrain terrain, Influence.Effect effect, boolean acts) {
    Influence influence = new Influence(effect, 2, 3, 1, Influence.Falloff.HARD);
    return new Tile(
        symbol,
        "tile " + symbol,
        "Tile",
        Layer.OVERLAY,
        "sprite" + symbol,
        "",
        terrain,
        acts ? Optional.of(influence) : Optional.empty(),
        Tile.Role.NONE,
        0);
  }

  private static TileMap map(List<Place> places, String symbols, Cell... cells) {
    TileLayer overlay = new TileLayer(SIZE);
    for (int i = 0; i < cells.length; i++) {
      overlay.set(SIZE.index(cells[i]), LEGEND.id(symbols.charAt(i)));
    }
    return new TileMap(
        new MapInfo("Land", "", "", "", "", ""), LEGEND, new TileLayer(SIZE), overlay, places);
  }

  private static LabelSelection choice(TileMap map) {
    return new LabelSelection(
        map, Rotation.NONE, new IsoProjection(TileGeometry.PUBLISHED, SIZE), TALLEST);
  }

  private static TileMap random(Random random, int count) {
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      places.add(
          new Place(
              new Cell(random.nextInt(SIZE.width()), random.nextInt(SIZE.height())), "Town " + i));
    }
    return map(places, "");
  }

  private static float[] widths(Random random, int count) {
    float[] widths = new float[count];
    for (int i = 0; i < count; i++) {
      widths[i] = 30 + random.nextInt(120);
    }
    return widths;
  }

  private static long shown(Side[] sides) {
    return Arrays.stream(sides).filter(side -> side != null).count();
  }

  @Test
  void order_byWhatStandsThere_isTownsThenVolcanoesThenOthersThenGraves() {
    List<Place> places =
        List.of(
            new Place(new Cell(10, 10), "Graves"),
            new Place(new Cell(50, 10), "Wood"),
            new Place(new Cell(90, 10), "Mount"),
            new Place(new Cell(130, 10), "Village"),
            new Place(new Cell(170, 10), "Town"));
    TileMap map =
        map(
            places,
            "tVHHHHH",
            new Cell(10, 10),
            new Cell(90, 10),
            new Cell(131, 11),
            new Cell(129, 9),
            new Cell(171, 10),
            new Cell(169, 10),
            new Cell(170, 12));
    assertThat(choice(map).order()).containsExactly(4, 3, 2, 1, 0);
  }

  /** A kind counts more than what is around a place, and houses tell places of a kind apart. */
  @Test
  void order_byKind_isThatOfTheSymbols() {
    List<PlaceKind> kinds =
        List.of(
            PlaceKind.INN,
            PlaceKind.TOWN,
            PlaceKind.RUIN,
            PlaceKind.CAPITAL,
            PlaceKind.VILLAGE,
            PlaceKind.CASTLE,
            PlaceKind.PORT,
            PlaceKind.SHRINE,
            PlaceKind.PEAK,
            PlaceKind.VILLAGE);
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      places.add(new Place(new Cell(10 + 20 * i, 10), "Place " + i).ofKind(kinds.get(i)));
    }
    TileMap map = map(places, "HHH", new Cell(191, 10), new Cell(189, 10), new Cell(11, 11));
    assertThat(choice(map).order()).containsExactly(3, 1, 6, 5, 9, 4, 8, 0, 7, 2);
    assertThat(Stream.of(PlaceKind.values()).map(PlaceSymbol::of)).doesNotHaveDuplicates();
  }

  @Test
  void sides_ofCollidingNames_areThoseOfTheMoreImportantKind() {
    Place inn = new Place(new Cell(50, 50), "Inn").ofKind(PlaceKind.INN);
    Place town = new Place(new Cell(51, 50), "Town").ofKind(PlaceKind.TOWN);
    Side[] sides = choice(map(List.of(inn, town), "")).sides(0.02, new float[] {80, 80}, LETTERS);
    assertThat(sides[0]).isNull();
    assertThat(sides[1]).isEqualTo(Side.ABOVE);
  }

  @Test
  void sides_oneComesNearer_keepNearlyAllNamesAndAddMore() {
    long seed = 19;
    Random random = new Random(seed);
    LabelSelection choice = choice(random(random, 400));
    float[] widths = widths(random, 400);
    Side[] before = choice.sides(0.02, widths, LETTERS);
    long fewest = shown(before);
    int lost = 0;
    for (double scale = 0.02; scale < 4; scale *= 1.07) {
      Side[] now = choice.sides(scale, widths, LETTERS);
      for (int i = 0; i < now.length; i++) {
        lost += before[i] != null && now[i] != before[i] ? 1 : 0;
      }
      before = now;
    }
    assertThat(lost).as("names that went or moved, seed %s", seed).isLessThan(8);
    assertThat(fewest).as("seed %s", seed).isLessThan(40);
    assertThat(shown(before)).as("seed %s", seed).isGreaterThan(350);
  }

  @Test
  void sides_atAnyScale_overlapNowhereAndKeepApartFromAfar() {
    long seed = 19;
    Random random = new Random(seed);
    TileMap map = random(random, 250);
    LabelSelection choice = choice(map);
    float[] widths = widths(random, 250);
    Projection projection = new IsoProjection(TileGeometry.PUBLISHED, SIZE);
    for (double scale = 1 / 64.0; scale < 3; scale *= Math.sqrt(2)) {
      Side[] sides = choice.sides(scale, widths, LETTERS);
      LabelCollisions layout = new LabelCollisions();
      layout.begin(5.5f);
      for (int i = 0; i < sides.length; i++) {
        if (sides[i] != null) {
          Cell cell = map.places().get(i).cell();
          double y = projection.cellToWorldY(cell.x(), cell.y()) * scale;
          double high = projection.halfHeight() * scale;
          assertThat(
                  layout.takeAt(
                      sides[i],
                      (float) (projection.cellToWorldX(cell.x(), cell.y()) * scale),
                      (float) (y - LabelSpacing.above(true, high, TALLEST * scale, 4)),
                      (float) (y + LabelSpacing.below(true, high, 4, LETTERS)),
                      (float) LabelSpacing.aside(true, projection.halfWidth() * scale, 4, LETTERS),
                      widths[i],
                      LETTERS))
              .as("seed %s, scale %s, place %s", seed, scale, i)
              .isTrue();
        }
      }
    }
  }

  @Test
  void sides_ofASmallVolcano_standBesideIt() {
    TileMap map = map(List.of(new Place(new Cell(40, 40), "Mount")), "V", new Cell(40, 40));
    for (double scale : new double[] {0.01, 0.1, 0.5, 1, 3}) {
      assertThat(choice(map).sides(scale, new float[] {60}, LETTERS)).doesNotContainNull();
    }
  }

  @Test
  void nearest_aCell_isThePlaceNearIt() {
    List<Place> places =
        List.of(new Place(new Cell(10, 10), "Here"), new Place(new Cell(14, 10), "There"));
    assertThat(LabelSelection.nearest(places, new Cell(11, 12))).isZero();
    assertThat(LabelSelection.nearest(places, new Cell(13, 12))).isEqualTo(1);
    assertThat(LabelSelection.nearest(places, new Cell(40, 12))).isEqualTo(-1);
  }
}
