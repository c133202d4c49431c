package emberway.pack.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.map.Cell;
import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.map.Place;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.pack.TestTiles;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.TextMapSyntax;
import emberway.testing.Legends;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text maps: what the golden folders {@code text} do not show, and what is too large for them. */
public final class TextMapReaderTest {
  private static final String HEAD = "emberway-map 1\nname: Test\n";

  @Test
  void read_tooWide_isRefused() {
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class,
            () -> read(HEAD + "[base]\n" + "G".repeat((1 << 20) + 1) + "\n"));
    assertThat(e)
        .hasMessage(
            "f:3: the map has 1048577 × 1 cells; a map has at most 67,108,864 cells, and at most"
                + " 1,048,576 a side");
  }

  @Test
  void read_moreProblemsThanTheLimit_stopsThere() {
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class, () -> read(HEAD + "[base]\n" + "G\nGG\nGG\n".repeat(1000)));
    assertThat(e.problems()).hasSize(ProblemCollector.LIMIT + 1);
    assertThat(e.problems().get(ProblemCollector.LIMIT).message())
        .isEqualTo("stopped looking after 50 problems");
    assertThat(e).hasMessageEndingWith("(and 50 errors more)");
  }

  @Test
  void read_everything_isUnderstood() throws UnreadableException {
    LoadedMap loaded =
        read(
            """
            emberway-map 1
            # a comment: with a colon

            name: Round the lake: a walk
            tileset: fantasy
            author: Ada
            license: CC0
            description: Grüße
            rules: calkins
            cell: 2.5km
            pace: 30 min
            [places]
            2 1 The  ford
            0 0 Home
            [overlay]
            1 R
            .R2

            [base]
            GS~
            mra
            """);
    TileMap map = loaded.map();
    assertThat(loaded.warnings()).isEmpty();
    assertThat(map.info())
        .isEqualTo(
            new MapInfo(
                "Round the lake: a walk",
                "fantasy",
                "Ada",
                "CC0",
                "Grüße",
                "calkins",
                new Scale(
                    Optional.of(new Measure(2.5, Measure.Unit.KILOMETER)),
                    Optional.of(new Measure(30, Measure.Unit.MINUTE)))));
    assertThat(rows(map)).isEqualTo("GS~/mra 1.R/.R2");
    assertThat(map.start()).contains(new Cell(0, 0));
    assertThat(map.goal()).contains(new Cell(2, 1));
    assertThat(map.places())
        .containsExactly(new Place(new Cell(2, 1), "The  ford"), new Place(new Cell(0, 0), "Home"));
  }

  @Test
  void read_leastFile_hasDefaults() throws UnreadableException {
    TileMap map = read("emberway-map 1\nname:x\n[base]\nG").map();
    assertThat(map.info()).isEqualTo(Legends.info("x"));
    assertThat(rows(map)).isEqualTo("G .");
  }

  @Test
  void read_crlfAndByteOrderMark_meanNothing() throws UnreadableException {
    String text = HEAD + "[base]\nGS\nSG\n[overlay]\n.W\n..\n\n";
    assertThat(rows(read("\uFEFF" + text.replace("\n", "\r\n")).map()))
        .isEqualTo(rows(read(text).map()))
        .isEqualTo("GS/SG .W/..");
  }

  @Test
  void read_rowOfSpaces_isARowOfNothing() throws UnreadableException {
    assertThat(rows(read(HEAD + "[base]\nGG\n[overlay]\n  \n").map())).isEqualTo("GG ..");
  }

  @ParameterizedTest
  @CsvSource({"~,'on Water, which is impassable'", ".,on an empty cell"})
  void read_blockedStart_isAnErrorForThoseWhoSetOutFromIt(String ground, String where)
      throws UnreadableException {
    LoadedMap loaded = read(HEAD + "[base]\nG" + ground + "\n[overlay]\n.1\n");
    assertThat(loaded.warnings()).isEmpty();
    assertThat(loaded.map().start()).contains(new Cell(1, 0));
    Problem problem = loaded.blockedStart().orElseThrow();
    assertThat(problem.isError()).isTrue();
    assertThat(problem)
        .hasToString("f:6:2: the start at 1,0 is " + where + "; move it to open ground");
    assertThat(read(HEAD + "[base]\nGG\n[overlay]\n.1\n").blockedStart()).isEmpty();
  }

  @Test
  void read_goalOnWater_isAWarning() throws UnreadableException {
    assertThat(read(HEAD + "[base]\nG~\n[overlay]\n.2\n").warnings())
        .extracting(Problem::toString)
        .containsExactly(
            "f:6:2: the goal at 1,0 is on Water, which is impassable; move it to open ground to be"
                + " reached");
  }

  @Test
  void read_wideAndNarrowMaps_areRead() throws UnreadableException {
    assertThat(read(HEAD + "[base]\n" + "G".repeat(1 << 20)).map().size().toString())
        .isEqualTo("1048576×1");
    assertThat(read(HEAD + "[base]\n" + "G\n".repeat(100_000)).map().size().toString())
        .isEqualTo("1×100000");
  }

  @Test
  void read_hostileFile_problemIsOneSafeLine() {
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class,
            () ->
                TextMapReader.read(
                    "a\nb",
                    (HEAD + "x\u200e" + "y".repeat(999) + ": 1\n[base]\nG\n")
                        .getBytes(StandardCharsets.UTF_8),
                    TestTiles.FANTASY,
                    done -> {}));
    assertThat(e.getMessage())
        .startsWith("a\\nb:3:1: unknown key 'x\\u200eyyy")
        .hasSizeLessThan(300);
  }

  @Test
  void read_mostPlaces_areTakenAndOneMoreIsRefused() throws UnreadableException {
    StringBuilder text = new StringBuilder(HEAD + "[base]\nG\n[places]\n");
    for (int i = 1; i <= TextMapSyntax.MAX_PLACES; i++) {
      text.append("0 0 Place ").append(i).append('\n');
    }
    assertThat(read(text.toString()).map().places()).hasSize(TextMapSyntax.MAX_PLACES);
    UnreadableException e =
        catchThrowableOfType(UnreadableException.class, () -> read(text + "0 0 One more\n"));
    assertThat(e).hasMessage("f:100006: too many places; keep to 100000");
  }

  private static LoadedMap read(String text) throws UnreadableException {
    return TextMapReader.read(
        "f", text.getBytes(StandardCharsets.UTF_8), TestTiles.FANTASY, done -> {});
  }

  /** Both layers, rows parted by slashes. */
  public static String rows(TileMap map) {
    return Stream.of(map.base(), map.overlay())
        .map(
            layer ->
                java.util.stream.IntStream.range(0, map.size().height())
                    .mapToObj(
                        y ->
                            java.util.stream.IntStream.range(0, map.size().width())
                                .mapToObj(
                                    x ->
                                        layer.id(x, y) == 0
                                            ? "."
                                            : "" + map.legend().tile(layer.id(x, y)).symbol())
                                .collect(Collectors.joining()))
                    .collect(Collectors.joining("/")))
        .collect(Collectors.joining(" "));
  }

  /** Characters, not bytes: each of these takes three. */
  @Test
  void read_lineOfTheMostCharacters_isTakenAndALongerOneRefused() throws UnreadableException {
    String most = "name:" + " ".repeat(95) + "€".repeat(TextMapSyntax.MAX_LINE - 100);
    assertThat(most).hasSize(TextMapSyntax.MAX_LINE);
    String rest = "\n[base]\nG\n";
    assertThat(read("emberway-map 1\n" + most + rest).map().info().name())
        .isEqualTo(most.substring(100));
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class, () -> read("emberway-map 1\n" + most + "€" + rest));
    assertThat(e)
        .hasMessageStartingWith(
            "f:2:%d: the line has %1$d characters".formatted(TextMapSyntax.MAX_LINE + 1));
  }
}
