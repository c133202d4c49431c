package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.map.Cell;
import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.map.Place;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class TextMapReaderTest {
  private static final String HEAD = "emberway-map 1\nname: Test\n";

  /** A defect: a file, and every problem it must be told. */
  record Defect(String name, Content content, List<String> problems) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Gives a file's bytes. */
  interface Content {
    byte[] bytes();
  }

  private static Content utf8(String text) {
    return () -> text.getBytes(StandardCharsets.UTF_8);
  }

  private static Defect defect(String name, String content, String... problems) {
    return new Defect(name, utf8(content), List.of(problems));
  }

  static Stream<Defect> defects() {
    return Stream.of(firstLines(), headers(), shapes(), symbols(), markers(), places(), encodings())
        .flatMap(s -> s);
  }

  private static Stream<Defect> firstLines() {
    String mend = "; a text map's first line is 'emberway-map 1'";
    return Stream.of(
        defect("empty", "", "f: this is an empty file, not a map" + mend),
        defect("other text", "hello\n", "f:1: this is some other text, not a map" + mend),
        defect("png", "\u0000", "f: this is a binary file, not a map" + mend),
        new Defect(
            "png magic",
            () -> new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10},
            List.of("f: this is a PNG picture, not a map" + mend)),
        new Defect(
            "utf-16",
            () -> "emberway-map 1\n".getBytes(StandardCharsets.UTF_16),
            List.of("f: this is text in UTF-16, not a map; save it as UTF-8")),
        defect(
            "version 2",
            "emberway-map 2\n",
            "f:1:1: text map version 2 is not known; this version of Emberway reads"
                + " 'emberway-map 1'"),
        defect(
            "more in the first line",
            "emberway-map 1 x\n",
            "f:1:1: the first line is 'emberway-map 1 x'; it must be 'emberway-map 1' and nothing"
                + " else"),
        defect(
            "line ends of old",
            "emberway-map 1\rname: x\r",
            "f:1:15: control character U+000D; remove it from the line"));
  }

  private static Stream<Defect> headers() {
    String rows = "[base]\nG\n";
    return Stream.of(
        defect(
            "no name",
            "emberway-map 1\n" + rows,
            "f:1: the map has no name; add a line 'name: …' below the first"),
        defect(
            "empty name",
            "emberway-map 1\nname:\n" + rows,
            "f:2:6: 'name' has no value; give one or remove the line"),
        defect(
            "near key",
            HEAD + "Author: me\n" + rows,
            "f:3:1: unknown key 'Author'; did you mean 'author'?"),
        defect(
            "far key",
            HEAD + "weather: fine\n" + rows,
            "f:3:1: unknown key 'weather'; use one of name, tileset, author, license, description,"
                + " rules, cell, pace"),
        defect(
            "cell without unit",
            HEAD + "cell: 50\n" + rows,
            "f:3:7: 'cell' is '50' without a unit; write a number and one of m, km, ft, mi"),
        defect(
            "cell in hours",
            HEAD + "cell: 50 h\n" + rows,
            "f:3:7: 'cell' is '50 h', which is no length; write a number and one of m, km, ft, mi"),
        defect(
            "pace in words",
            HEAD + "pace:  half an hour\n" + rows,
            "f:3:8: 'pace' is 'half an hour', which is no span of time; write a number and one of"
                + " s, min, h, d"),
        defect(
            "endless pace",
            HEAD + "pace: 1000001 d\n" + rows,
            "f:3:7: 'pace' is '1000001 d'; the number must be in 0.001..1000000"),
        defect(
            "cell of nothing",
            HEAD + "cell: 0 m\n" + rows,
            "f:3:7: 'cell' is '0 m'; the number must be in 0.001..1000000"),
        defect(
            "hostile key",
            HEAD + "we\u009bther: fine\n" + rows,
            "f:3:3: control character U+009B; remove it from the line"),
        defect(
            "second key",
            HEAD + "name: Other\n" + rows,
            "f:3:1: 'name' is given a second time, after line 2; keep one of the two"),
        defect(
            "no colon",
            HEAD + "GGG\nGGG\n" + rows,
            "f:3:1: 'GGG' is neither 'key: value' nor a comment; rows of cells go below a line"
                + " [base]; comments start with #"),
        defect(
            "unknown rules",
            HEAD + "rules: lestr\n" + rows,
            "f:3:8: unknown rules 'lestr'; did you mean 'lester'?"),
        defect(
            "unknown tile set",
            HEAD + "tileset: desert\n" + rows,
            "f:3:10: unknown tile set 'desert'; use one of fantasy"),
        defect(
            "tile set as a path",
            HEAD + "tileset: ../../etc\n" + rows,
            "f:3:10: '../../etc' cannot be a tile set's name; use letters, digits, '-' and '_'"),
        defect(
            "long line",
            HEAD + "author: " + "x".repeat(5000) + "\n" + rows,
            "f:3:4097: the line has 5008 characters; keep it to 4096"),
        defect(
            "long value",
            HEAD + "author: " + "x".repeat(4050) + "\n" + rows,
            "f:3:9: 'author' has 4050 characters; keep it to 4000"));
  }

  private static Stream<Defect> shapes() {
    return Stream.of(
        defect(
            "no base",
            HEAD,
            "f:2: the map has no section [base]; add it, with a row of cells a line"),
        defect(
            "no rows",
            HEAD + "[base]\n\n\n",
            "f:3: [base] has no rows; add a row of cells a line below it"),
        defect(
            "no rows but an overlay",
            HEAD + "[base]\n[overlay]\n.\n",
            "f:3: [base] has no rows; add a row of cells a line below it"),
        defect(
            "unknown section",
            HEAD + "[base]\nG\n[overlays]\nR\n",
            "f:5:1: unknown section '[overlays]'; write [overlay] and nothing else in the line"),
        defect(
            "section with a tail",
            HEAD + "[base] \nG\n",
            "f:3:1: unknown section '[base] '; write [base] and nothing else in the line",
            "f:4: the map has no section [base]; add it, with a row of cells a line"),
        defect(
            "second section",
            HEAD + "[base]\nG\n[base]\nG\n",
            "f:5:1: a second [base], after line 3; keep one of the two"),
        defect(
            "short row",
            HEAD + "[base]\nGGG\nGG\nGGG\n",
            "f:5:3: row 1 of [base] has 2 cells, the others have 3; add 1; '.' is a cell with"
                + " nothing in it"),
        defect(
            "long first row",
            HEAD + "[base]\nGGGGG\nGGG\nGGG\n",
            "f:4:4: row 0 of [base] has 5 cells, the others have 3; remove 2"),
        defect(
            "empty row inside",
            HEAD + "[base]\nGG\n\nGG\n",
            "f:5:1: row 1 of [base] has 0 cells, the others have 2; add 2; '.' is a cell with"
                + " nothing in it"),
        defect(
            "overlay of fewer rows",
            HEAD + "[base]\nGG\nGG\n[overlay]\n..\n",
            "f:6: [overlay] has 1 row, [base] has 2; give both the same number of rows"),
        defect(
            "overlay of narrower rows",
            HEAD + "[base]\nGG\nGG\n[overlay]\n.\n.\n",
            "f:7:2: row 0 of [overlay] has 1 cell, the others have 2; add 1; '.' is a cell with"
                + " nothing in it",
            "f:8:2: row 1 of [overlay] has 1 cell, the others have 2; add 1; '.' is a cell with"
                + " nothing in it"),
        defect(
            "too wide",
            HEAD + "[base]\n" + "G".repeat((1 << 20) + 1) + "\n",
            "f:3: the map has 1048577 × 1 cells; a map has at most 67108864 cells, and at most"
                + " 1048576 a side"));
  }

  private static Stream<Defect> symbols() {
    return Stream.of(
        defect(
            "unknown symbol, three times",
            HEAD + "[base]\nGG?\n??G\n",
            "f:4:3: unknown symbol '?' (3 times); tile set 'fantasy' has G S a ~ m r for [base]"),
        defect(
            "other case",
            HEAD + "[base]\nGg\n",
            "f:4:2: unknown symbol 'g'; did you mean 'G' (Grass)?"),
        defect(
            "overlay symbol in the base",
            HEAD + "[base]\nGR\n",
            "f:4:2: 'R' (Dirt road) does not belong in [base]; put it in [overlay]"),
        defect(
            "base symbol in the overlay",
            HEAD + "[base]\nG\n[overlay]\nG\n",
            "f:6:1: 'G' (Grass) does not belong in [overlay]; put it in [base]"),
        defect(
            "tab",
            HEAD + "[base]\nG\tG\n",
            "f:4:2: unknown symbol U+0009; replace the tab with spaces or '.'"),
        defect(
            "comment among rows",
            HEAD + "[base]\n#GG\nGGG\n",
            "f:4:1: unknown symbol '#'; comments go above [base]; in the rows '.' is a cell with"
                + " nothing in it"),
        defect(
            "symbol beyond the basic plane counts as one cell",
            HEAD + "[base]\nG🏔G\nGGx\n",
            "f:4:2: unknown symbol '🏔'; tile set 'fantasy' has G S a ~ m r for [base]",
            "f:5:3: unknown symbol 'x'; tile set 'fantasy' has G S a ~ m r for [base]"),
        defect(
            "symbols are checked in ragged rows, too",
            HEAD + "[base]\nGG\nG?\nG\n",
            "f:5:2: unknown symbol '?'; tile set 'fantasy' has G S a ~ m r for [base]",
            "f:6:2: row 2 of [base] has 1 cell, the others have 2; add 1; '.' is a cell with"
                + " nothing in it"));
  }

  private static Stream<Defect> markers() {
    return Stream.of(
        defect(
            "two starts",
            HEAD + "[base]\nGG\nGG\n[overlay]\n1.\n.1\n",
            "f:8:2: a second start '1' at 1,1; the first is at 0,0, line 7, column 1; keep one of"
                + " them"),
        defect(
            "two goals",
            HEAD + "[base]\nGG\n[overlay]\n22\n",
            "f:6:2: a second goal '2' at 1,0; the first is at 0,0, line 6, column 1; keep one of"
                + " them"));
  }

  private static Stream<Defect> places() {
    String head = HEAD + "[base]\nGG\nGG\n[places]\n";
    return Stream.of(
        defect("no name", head + "1 1\n", "f:7:1: '1 1' is not a place; write 'x y Name'"),
        defect(
            "no numbers",
            head + "Ford 1 1\n",
            "f:7:1: 'Ford 1 1' is not a place; write 'x y Name'"),
        defect(
            "off the map",
            head + "0 0 Here\n2 0 There\n",
            "f:8:1: 'There' at 2,0 lies off the map of 2×2 cells; x is 0..1, y is 0..1"),
        defect(
            "negative",
            head + " -1 0 There\n",
            "f:7:2: 'There' at -1,0 lies off the map of 2×2 cells; x is 0..1, y is 0..1"),
        defect(
            "same name but for case",
            head + "0 0 Ford\n1 0 FORD\n",
            "f:8:5: a second place 'FORD', after line 7; give each place a name of its own"),
        defect(
            "name like a cell",
            head + "0 0 1,1\n",
            "f:7:5: place name '1,1' looks like a cell; give it a name in words"));
  }

  private static Stream<Defect> encodings() {
    byte[] inName = (HEAD + "[base]\nG\n").getBytes(StandardCharsets.UTF_8);
    inName[22] = (byte) 0xE9;
    byte[] inRow = (HEAD + "[base]\nGGG\n").getBytes(StandardCharsets.UTF_8);
    inRow[34] = (byte) 0xFF;
    return Stream.of(
        new Defect(
            "latin-1 in the header",
            () -> inName,
            List.of("f:2:8: byte 0xE9 is not valid UTF-8; save the file as UTF-8")),
        new Defect(
            "no UTF-8 in a row",
            () -> inRow,
            List.of("f:4:2: byte 0xFF is not valid UTF-8; save the file as UTF-8")));
  }

  @ParameterizedTest
  @MethodSource("defects")
  void read_defect_isToldWithPlaceAndMend(Defect defect) {
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class,
            () -> TextMapReader.read("f", defect.content.bytes(), TestTiles.FANTASY));
    assertThat(e.problems()).extracting(Problem::toString).isEqualTo(defect.problems);
  }

  @Test
  void read_moreProblemsThanTheLimit_stopsThere() {
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class, () -> read(HEAD + "[base]\n" + "G\nGG\nGG\n".repeat(1000)));
    assertThat(e.problems()).hasSize(Problems.LIMIT + 1);
    assertThat(e.problems().get(Problems.LIMIT).message())
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
  @CsvSource({"~,'on Water, which is impassable'", ".,on nothing at all"})
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
                    (HEAD + "x\u202e" + "y".repeat(999) + ": 1\n[base]\nG\n")
                        .getBytes(StandardCharsets.UTF_8),
                    TestTiles.FANTASY));
    assertThat(e.getMessage())
        .startsWith("a\\nb:3:1: unknown key 'x\\u202eyyy")
        .hasSizeLessThan(300);
  }

  private static LoadedMap read(String text) throws UnreadableException {
    return TextMapReader.read("f", text.getBytes(StandardCharsets.UTF_8), TestTiles.FANTASY);
  }

  /** Both layers, rows parted by slashes. */
  static String rows(TileMap map) {
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
}
