package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.study.NearestOfKind;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Measure;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.testing.Legends;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rows of the list of what is nearest. */
final class NearestRowsTest {
  private static final Cell START = new Cell(2, 2);
  private static final Cell BESIDE = new Cell(2, 3);
  private static final Cell FAR = new Cell(9, 9);
  private static final Scale SCALE =
      new Scale(Optional.empty(), Optional.of(new Measure(1, Measure.Unit.HOUR)));

  private static Optional<Tile> tile(Layer layer) {
    return Legends.PUBLISHED.tiles().stream().filter(tile -> tile.layer() == layer).findFirst();
  }

  private static NearestOfKind found(String kind, Optional<Tile> tile, Cell cell, double cost) {
    return new NearestOfKind(kind, tile, 3, cell, cost == 0 ? START : cell, cost);
  }

  private static final List<NearestOfKind> FOUND =
      List.of(
          found("Alford", Optional.empty(), FAR, 30),
          found("mountain", tile(Layer.OVERLAY), BESIDE, 0),
          found("gate", tile(Layer.OVERLAY), START, 0),
          found("well", tile(Layer.OVERLAY), FAR, Double.POSITIVE_INFINITY),
          found("grass", tile(Layer.BASE), FAR, 1.5));

  /** Places keep their names, and kinds of places are called as elsewhere in the window. */
  @Test
  void of_kindOfPlaces_isInTheWindowsLanguage() {
    List<NearestOfKind> found =
        List.of(
            found("inn at the Ford", Optional.empty(), FAR, 1),
            found("inn", Optional.empty(), FAR, 1));
    Texts.use(Language.GERMAN);
    try {
      assertThat(NearestRows.of(found, SCALE))
          .extracting(NearestRows.Row::label)
          .containsExactly("Benannte Orte", "inn at the Ford", "Gasthaus");
    } finally {
      Texts.use(Language.ENGLISH);
    }
  }

  @Test
  void of_placeObjectsAndGround_haveHeadingsOfTheirOwn() {
    List<NearestRows.Row> rows = NearestRows.of(FOUND, SCALE);
    assertThat(rows)
        .filteredOn(row -> row.found().isEmpty())
        .extracting(NearestRows.Row::label)
        .containsExactly("Named places", "On the ground", "Ground");
    assertThat(rows)
        .extracting(NearestRows.Row::label)
        .containsExactly(
            "Named places",
            "Alford",
            "On the ground",
            "Mountain",
            "Gate",
            "Well",
            "Ground",
            "Grass");
  }

  @Test
  void of_whatIsAtTheStart_isSaidInWords() {
    List<NearestRows.Row> rows = NearestRows.of(FOUND, SCALE);
    assertThat(rows)
        .filteredOn(row -> row.found().isPresent())
        .extracting(row -> row.cost() + "|" + row.time())
        .containsExactly(
            "30.00|1 day 6 h", "beside you|", "you are here|", "–|", "1.50|1 h 30 min");
    assertThat(rows)
        .filteredOn(NearestRows.Row::isReached)
        .extracting(NearestRows.Row::label)
        .containsExactly("Alford", "Mountain", "Gate", "Grass");
  }

  @Test
  void of_onlyOneGroup_hasOneHeading() {
    assertThat(NearestRows.of(FOUND.subList(1, 3), SCALE)).hasSize(3);
    assertThat(NearestRows.of(List.of(), SCALE)).isEmpty();
  }
}
