package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.pack.MapFiles;
import emberway.pack.MemoryFiles;
import emberway.pack.TestTiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapReaderTest;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.ReferencedFiles;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledTile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiled maps as they are opened: what the golden folders {@code tiled} do not show. */
final class TiledMapOpenerTest {
  private static final String TILES =
      "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"8\" tileheight=\"8\"><image source=\"t.png\""
          + " width=\"16\" height=\"8\"/></tileset>";

  private final Map<String, byte[]> files = new HashMap<>();

  private void add(String path, String text) {
    files.put(path, text.getBytes(StandardCharsets.UTF_8));
  }

  @BeforeEach
  void addPicture() {
    files.put("t.png", TestTiles.png(16, 8, 200));
  }

  private LoadedMap read(String content) throws UnreadableException {
    String map =
        """
        <map version="1.10" orientation="isometric" width="3" height="1" tilewidth="8" tileheight="4">
        %s
        </map>
        """
            .formatted(content);
    return MapFiles.read(
        "f.tmx",
        map.getBytes(StandardCharsets.UTF_8),
        TestTiles.FANTASY,
        new ReferencedFiles.InPack(new MemoryFiles("p", files), "f.tmx"));
  }

  private static String layer(String cells) {
    return "<layer id=\"1\" name=\"a\" width=\"3\" height=\"1\"><data encoding=\"csv\">%s</data></layer>"
        .formatted(cells);
  }

  private static String tile(int id, String symbol) {
    return "<tile id=\"%d\"><properties><property name=\"symbol\" value=\"%s\"/></properties></tile>"
        .formatted(id, symbol);
  }

  @Test
  void read_withoutAnyTileSet_hasATileSetCalledTiled() throws Exception {
    assertThat(read(layer("0,0,0")).map().info().tileSet()).isEqualTo("tiled");
  }

  @Test
  void read_unknownElements_areNamedAndIgnored() throws Exception {
    LoadedMap map =
        read(
            "<properties><odd/></properties>\n<group id=\"9\" name=\"g\"><strange/>"
                + layer("0,0,0")
                + "</group>\n<objectgroup id=\"8\" name=\"o\"><foreign/>\n"
                + "<object id=\"1\" x=\"2\" y=\"2\"><curious/></object></objectgroup>");
    assertThat(map.warnings())
        .extracting(Problem::message)
        .containsExactly(
            "<odd> is not known and is ignored",
            "<strange> is not known and is ignored",
            "<foreign> is not known and is ignored",
            "<curious> is not known and is ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "<data/>", "<data encoding='csv'> </data>", "<data encoding='base64'></data>"})
  void read_layerWithoutCells_isEmptyAndTheOthersAreRead(String data) throws Exception {
    String empty = "<layer id=\"2\" name=\"e\" width=\"3\" height=\"1\">%s</layer>".formatted(data);
    LoadedMap map = read(TILES + "\n" + empty + "\n" + layer("1,1,0"));
    assertThat(TextMapReaderTest.rows(map.map())).isEqualTo("A/A/. ././.");
    assertThat(map.warnings())
        .extracting(Problem::toString)
        .containsExactly(
            "f.tmx:3: the layer 'e' has no cells and stays empty; remove it, or get the whole file"
                + " again");
  }

  /** As in Tiled, such a value counts as if it were missing. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      value = {
        "id=\"1\" x=\"2\", id=\"1\" x=\"nan\", ^'x' of <object> is 'nan', which counts as 0^",
        "id=\"1\" x=\"2\", id=\"1.5\" x=\"2\", ^'id' of <object> is '1.5', which counts as 0^",
        "id=\"1\" x=\"2\", id=\"-1\" x=\"2\", ^^",
        "visible=\"1\", visible=\"2\", ^^",
        "visible=\"1\", visible=\"false\", ^'visible' of <objectgroup> is 'false', which counts as"
            + " 1^",
        "opacity=\"1\", opacity=\"50%\", ^'opacity' of <objectgroup> is '50%', which counts as 1^",
        "\"topleft\", \"middle\", ^'objectalignment' of <tileset> is 'middle', which counts as"
            + " unspecified^",
        "name=\"p\", ^^, the property '' needs a name and is ignored",
        "id=\"2\" gid=\"1\", id=\"2\" gid=\"-9\", ^the tile number is '-9', which counts as 0^"
      })
  void read_valueOfAnotherKind_isReportedAndTheRestRead(String plain, String odd, String message)
      throws Exception {
    String content =
        TILES.replace("name=\"t\"", "name=\"t\" objectalignment=\"topleft\"")
            + "<objectgroup visible=\"1\" opacity=\"1\"><properties><property name=\"p\""
            + " value=\"v\"/></properties><object id=\"1\" x=\"2\" y=\"2\"/><object id=\"2\""
            + " gid=\"1\"/></objectgroup>";
    assertThat(content).contains(plain);
    LoadedMap map = read(content.replace(plain, odd));
    assertThat(map.map().size().cells()).isEqualTo(3);
    TiledLayer.Objects layer = (TiledLayer.Objects) map.art().orElseThrow().map().layers().get(0);
    assertThat(layer.look().visible()).isTrue();
    assertThat(layer.objects()).hasSize(2);
    assertThat(map.warnings())
        .extracting(Problem::message)
        .containsExactlyElementsOf(message.isEmpty() ? List.of() : List.of(message));
  }

  /** As in Tiled, the last element for a tile overrides what it repeats. */
  @Test
  void read_twoElementsForATile_theLastCounts() throws Exception {
    String frame = "<animation><frame tileid=\"1\" duration=\"9\"/></animation>";
    String first = "<tile id=\"0\" type=\"mud\">%s</tile>".formatted(frame);
    String last =
        "<tile id=\"0\" type=\"sand\"><properties><property name=\"cost\""
            + " value=\"3\"/></properties></tile>";
    LoadedMap map = read(TILES.replace("</tileset>", first + last + "</tileset>") + layer("1,0,0"));
    TiledTile tile = map.art().orElseThrow().map().tile(1).orElseThrow().tileSet().tile(0);
    assertThat(tile.className()).isEqualTo("sand");
    assertThat(tile.animation()).containsExactly(new TiledTile.Frame(1, 9));
    assertThat(tile.properties().find("cost")).isPresent();
    assertThat(map.warnings())
        .extracting(Problem::message)
        .containsExactly("a second tile 0; the last counts");
  }

  /** As in Tiled, whose sheets show all their tiles. */
  @Test
  void read_pictureOfASheetsTile_isReportedAndIgnored() throws Exception {
    String own = "<tile id=\"1\"><image source=\"gone.png\"/></tile></tileset>";
    LoadedMap map = read(TILES.replace("</tileset>", own) + layer("2,0,0"));
    TiledMap tiled = map.art().orElseThrow().map();
    assertThat(tiled.tile(2).orElseThrow().tileSet().tile(1).image()).isEmpty();
    assertThat(map.art().orElseThrow().missingProblems()).isEmpty();
    assertThat(map.warnings())
        .extracting(Problem::message)
        .containsExactly("the picture of tile 1 is ignored: the tile set's picture shows it");
  }

  @Test
  void read_colorOfThreeDigits_isExpanded() throws Exception {
    LoadedMap map = read(TILES + layer("1,0,0").replace("name=", "tintcolor=\"#f80\" name="));
    assertThat(map.art().orElseThrow().map().layers().get(0).look().tint()).isEqualTo(0xFFFF8800);
    assertThat(map.warnings()).isEmpty();
  }

  /** As in Tiled, the cells of a layer begin at its x and y. */
  @ParameterizedTest
  @CsvSource({
    "'x=\"1\"', './A/. ././.', 1",
    "'x=\"-2\"', 'A/./. ././.', 1",
    "'x=\"9999\"', '././. ././.', 1",
    "'y=\"1\"', '././. ././.', 1",
    "'', 'A/./A ././.', 0"
  })
  void read_layerWithAPlace_isMoved(String place, String rows, int warnings) throws Exception {
    LoadedMap map =
        read(TILES + layer("0,0,0") + layer("1,0,1").replace("name=", place + " name="));
    assertThat(TextMapReaderTest.rows(map.map())).isEqualTo(rows);
    assertThat(map.warnings()).hasSize(warnings);
  }

  /** A set whose size nothing tells has every tile that the map asks for. */
  @Test
  void read_sheetThatIsMissingAndOfUnknownSize_hasEveryTile() throws Exception {
    files.clear();
    String bare = TILES.replace(" width=\"16\" height=\"8\"", "");
    assertThat(bare).isNotEqualTo(TILES);
    String tile = "<tile id=\"7\"><animation><frame tileid=\"5\"/></animation></tile></tileset>";
    LoadedMap map = read(bare.replace("</tileset>", tile) + layer("1,8,9"));
    assertThat(map.warnings())
        .extracting(Problem::toString)
        .singleElement()
        .asString()
        .contains("the picture 't.png': not found");
    assertThat(map.map().base().id(0)).isNotEqualTo(Legend.NOTHING);
    assertThat(map.art().orElseThrow().map().tile(9).orElseThrow().tileSet().has(8)).isTrue();
  }

  @Test
  void read_fewerElementsThanCells_leaveTheOthersEmpty() throws Exception {
    LoadedMap map =
        read(TILES + "\n" + layer("<tile gid=\"1\"/>").replace(" encoding=\"csv\"", ""));
    assertThat(TextMapReaderTest.rows(map.map())).isEqualTo("A/./. ././.");
    assertThat(map.warnings())
        .extracting(Problem::toString)
        .containsExactly(
            "f.tmx:3: <data> holds 1 cell, its size is 3; the others stay empty; fix the size, or"
                + " get the whole file again");
  }

  @Test
  void read_markersAsObjects_standOnCellsWithoutAnOverlay() throws Exception {
    files.put("sheet.png", TestTiles.png(16, 8, 200));
    LoadedMap map =
        read(
            """
            <properties><property name="tileset" value="fantasy"/></properties>
            <tileset firstgid="1" name="ours" tilewidth="8" tileheight="8" tilecount="2" columns="2">
            <image source="sheet.png"/>%s%s</tileset>
            %s
            %s
            <objectgroup id="3" name="marks">
            <object id="1" type="start" x="2" y="2"><point/></object>
            <object id="2" type="goal" x="6" y="2"><point/></object>
            </objectgroup>
            """
                .formatted(
                    tile(0, "G"),
                    tile(1, "W"),
                    layer("1,1,1"),
                    layer("0,2,0").replace("id=\"1\"", "id=\"2\"")));
    assertThat(TextMapReaderTest.rows(map.map())).isEqualTo("G/G/G 1/W/.");
    assertThat(map.map().start()).contains(new Cell(0, 0));
    assertThat(map.map().goal()).isEmpty();
    assertThat(map.warnings())
        .extracting(Problem::toString)
        .containsExactly(
            "f.tmx: the goal cannot be marked at 0,1; move it to a cell without anything on the"
                + " ground");
  }

  @ParameterizedTest
  @CsvSource({"x,odd", "x,even", "y,odd", "y,even"})
  void read_placesNearTheEndsOfStaggeredDiamonds_areInThem(String axis, String index)
      throws Exception {
    int columns = 4;
    int rows = 5;
    StringBuilder objects = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int line = axis.equals("x") ? column : row;
        boolean isShifted = line % 2 == (index.equals("odd") ? 1 : 0);
        double x = axis.equals("x") ? column * 8 + 8 : column * 16 + (isShifted ? 16 : 8);
        double y = axis.equals("x") ? row * 8 + (isShifted ? 8 : 4) : row * 4 + 4;
        double[][] ends = {{-7, 0}, {7, 0}, {0, -3}, {0, 3}};
        for (int end = 0; end < ends.length; end++) {
          objects.append(
              "<object id=\"1\" name=\"at %d %d %d\" x=\"%s\" y=\"%s\"><point/></object>"
                  .formatted(column, row, end, x + ends[end][0], y + ends[end][1]));
        }
      }
    }
    String map =
        """
        <map version="1.10" orientation="staggered" staggeraxis="%s" staggerindex="%s" width="4" height="5" tilewidth="16" tileheight="8">
        <layer id="1" name="a" width="4" height="5"><data encoding="csv">%s0</data></layer>
        <objectgroup id="2" name="b">%s</objectgroup>
        </map>
        """
            .formatted(axis, index, "0,".repeat(columns * rows - 1), objects);
    LoadedMap loaded =
        MapFiles.read("f.tmx", map.getBytes(StandardCharsets.UTF_8), TestTiles.FANTASY);
    TiledGrid grid = TiledGrid.of(loaded.art().orElseThrow().map());
    assertThat(loaded.map().places()).hasSize(4 * columns * rows);
    for (Place place : loaded.map().places()) {
      String[] words = place.name().split(" ", -1);
      assertThat(place.cell())
          .as(place.name())
          .isEqualTo(grid.cell(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }
  }

  @Test
  void read_brokenMapWithAnOddTileSet_tellsOfBoth() {
    add("a.tsx", "<tileset name=\"a\" tilewidth=\"8\" tileheight=\"8\"><odd/></tileset>");
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class,
            () -> read("<tileset firstgid=\"1\" source=\"a.tsx\"/>" + layer("1,x,0")));
    assertThat(e.problems())
        .extracting(Problem::toString)
        .containsExactly(
            "f.tmx:2: 'x' in the csv of <data>, after 1 cell; write whole numbers with commas"
                + " between them",
            "p/a.tsx:1: <odd> is not known and is ignored");
  }

  @Test
  void read_tileSetWithALineBreakInItsName_isAmongWhatIsMissing() throws Exception {
    add("a.tsx", "<tileset name=\"a&#10;b\" tilewidth=\"8\" tileheight=\"8\"/>");
    LoadedMap map = read("<tileset firstgid=\"1\" source=\"a.tsx\"/>" + layer("0,0,0"));
    assertThat(map.art().orElseThrow().missing())
        .extracting(Problem::toString)
        .containsExactly(
            "p/a.tsx:1: 'name' of <tileset> is 'a\\nb', which has a line break or another control"
                + " character; write one plain line");
  }

  @Test
  void read_mostFiles_areReadAndOneMoreIsRefused() throws Exception {
    IntStream.rangeClosed(1, 2001)
        .forEach(i -> add(i + ".tsx", "<tileset name=\"a\" tilewidth=\"8\" tileheight=\"8\"/>"));
    assertThat(read(uses(2000) + layer("0,0,0")).warnings()).isEmpty();
    UnreadableException e =
        catchThrowableOfType(UnreadableException.class, () -> read(uses(2001) + layer("0,0,0")));
    assertThat(e).hasMessage("f.tmx: refers to more than 2000 files; use fewer");
  }

  private static String uses(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> "<tileset firstgid=\"%d\" source=\"%1$d.tsx\"/>".formatted(i))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void read_pictureThatIsTooLongOrDamaged_saysWhich() throws Exception {
    String content =
        "<imagelayer id=\"2\" name=\"b\"><image source=\"b.png\"/></imagelayer>" + layer("0,0,0");
    byte[] picture = TestTiles.png(16, 8, 200);
    files.put("b.png", ByteBuffer.wrap(picture.clone()).putInt(16, 100_000).array());
    assertThat(read(content).art().orElseThrow().missingProblems())
        .extracting(Problem::toString)
        .containsExactly(
            "f.tmx:2: the picture 'b.png': the picture is 100000 × 8 px; keep each side to 16384"
                + " px");
    files.put("b.png", Arrays.copyOf(picture, 12));
    assertThat(read(content).art().orElseThrow().missingProblems())
        .extracting(Problem::toString)
        .containsExactly(
            "f.tmx:2: the picture 'b.png': the picture is damaged or cut off; save the picture"
                + " again as a PNG");
  }

  @Test
  void read_noteOfAPlace_isASingleLine() throws Exception {
    String note = "\n  an inn\r\n\nand\ta \u202ewell \n";
    String object =
        """
        <objectgroup id="8" name="o"><object id="1" name="Ford" x="2" y="2"><properties>
        <property name="note">%s</property></properties></object>
        <object id="2" name="Isle" x="2" y="2"/></objectgroup>
        """
            .formatted(note);
    assertThat(read(object).map().places())
        .extracting(Place::note)
        .containsExactly("an inn and a \\u202ewell", "");
  }

  /** A word that is no kind may be that of another game. */
  @Test
  void read_kindOfAPlace_isIgnoredIfItIsNone() throws Exception {
    String object =
        """
        <object id="1" name="%s" x="2" y="2"><properties>
        <property name="kind" value="%s"/></properties></object>
        """;
    LoadedMap map =
        read(
            "<objectgroup id=\"8\" name=\"o\">\n"
                + object.formatted("Ford", " Inn ")
                + object.formatted("Isle", "vilage")
                + object.formatted("Ness", "12")
                + "</objectgroup>");
    assertThat(map.map().places())
        .extracting(Place::kind)
        .containsExactly(PlaceKind.INN, PlaceKind.OTHER, PlaceKind.OTHER);
    assertThat(map.warnings())
        .extracting(Problem::toString)
        .containsExactly(
            "f.tmx:6: the property 'kind' is 'vilage', which is ignored (and 1 more of that name);"
                + " did you mean 'village'?");
  }

  /** Marks such as U+200F belong to names in Arabic and Hebrew. */
  @ParameterizedTest
  @ValueSource(strings = {"\u200e", "\u200f", "\u061c", "\ufeff", "\u200b", "\u200c"})
  void read_placeWithAnInvisibleMark_keepsItsName(String mark) throws Exception {
    String name = mark + "\u05d0" + mark + "b";
    String object = "<object id=\"1\" name=\"" + name + "\" x=\"2\" y=\"2\"/>";
    LoadedMap map = read("<objectgroup id=\"8\" name=\"o\">" + object + "</objectgroup>");
    assertThat(map.map().places()).extracting(Place::name).containsExactly(name);
    assertThat(map.warnings()).isEmpty();
    LoadedMap twice =
        read("<objectgroup id=\"8\" name=\"o\">" + object + object + "</objectgroup>");
    assertThat(twice.map().places()).extracting(Place::name).containsExactly(name, name + " 2");
    assertThat(twice.warnings()).hasSize(1);
  }
}
