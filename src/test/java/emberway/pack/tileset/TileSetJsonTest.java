package emberway.pack.tileset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.pack.TestTiles;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.TileGeometry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class TileSetJsonTest {
  private static final String TILE =
      "{\"symbol\":\"G\",\"name\":\"grass\",\"layer\":\"base\",\"sprite\":\"L1_G\",\"cost\":1}";

  /** A whole file; the legend starts in line 5, column 3. */
  private static String file(String legend) {
    return """
    {
    "name": "x",
    "tile": {"width": 54, "height": 54}, "lattice": {"width": 52, "height": 26},
    "legend": [
      %s
    ]}
    """
        .formatted(legend);
  }

  private static String tile(String member) {
    return file(
        TILE
            + ",\n"
            + "{\"symbol\":\"R\",\"name\":\"road\",\"layer\":\"overlay\",\"sprite\":\"L2_R\","
            + member
            + "}");
  }

  private static Arguments wrong(String content, String... problems) {
    return Arguments.of(content, List.of(problems));
  }

  static Stream<Arguments> defects() {
    return Stream.of(files(), tiles(), uses(), tops()).flatMap(each -> each);
  }

  private static Stream<Arguments> uses() {
    String twice =
        TILE.replace("\"cost\":1", "\"cost\":1,\"generatedAs\":\"grass\"")
            + ",\n"
            + TILE.replace("\"G\"", "\"S\"")
                .replace("\"grass\"", "\"snow\"")
                .replace("\"cost\":1", "\"cost\":1,\"generatedAs\":\"grass\"");
    return Stream.of(
        wrong(
            tile("\"togglesTo\":\"R\""),
            "f:6:75: 'R' toggles to 'R', which is not another tile of its layer; name the symbol"
                + " of another overlay tile"),
        wrong(
            tile("\"togglesTo\":\"G\""),
            "f:6:75: 'R' toggles to 'G', which is not another tile of its layer; name the symbol"
                + " of another overlay tile"),
        wrong(
            tile("\"togglesTo\":\"RR\""),
            "f:6:75: 'togglesTo' is 'RR'; name the symbol of another overlay tile"),
        wrong(
            file(TILE.replace("\"cost\":1", "\"cost\":1,\"togglesTo\":\"G\"")),
            "f:5:84: a base tile is not toggled; use an overlay tile"),
        wrong(
            tile("\"generatedAs\":\"forrest\""),
            "f:6:77: 'generatedAs' is 'forrest'; did you mean 'forest'?"),
        wrong(
            tile("\"generatedAs\":\"grass\""),
            "f:6:77: in random worlds grass is in layer 'base'; use a tile of that layer"),
        wrong(
            file(twice), "f:6:83: 'S' is grass in random worlds, as 'G' is; use one tile for it"));
  }

  private static Stream<Arguments> tops() {
    String flag = "{\"symbol\":\"^\",\"name\":\"flag\",\"layer\":\"top\",\"sprite\":\"L3_F\"%s}";
    String newer = file(TILE + ",\n" + flag).replace("{\n\"name\"", "{\"format\": 2,\n\"name\"");
    List<Arguments> wrong = new ArrayList<>();
    wrong.add(
        wrong(
            file(TILE + ",\n" + flag.formatted("")),
            "f:6: 'flag' is in layer 'top', which format 1 does not have; add \"format\": 2 to the"
                + " tile set"));
    for (String member :
        List.of(
            "\"cost\":1",
            "\"factor\":2",
            "\"blocked\":true",
            "\"blocked\":false",
            "\"role\":\"start\"",
            "\"words\":{}")) {
      String key = member.substring(1, member.indexOf('"', 1));
      wrong.add(
          wrong(
              newer.formatted("," + member),
              "f:6:%d: a top tile is only seen and has no '%s'; remove it, or use an overlay tile"
                  .formatted(62 + key.length(), key)));
    }
    wrong.add(
        wrong(
            newer.formatted(",\"joins\":\"G\""),
            "f:6:67: '^' joins 'G', which is not a tile of its layer; list symbols of the same"
                + " layer"));
    return wrong.stream();
  }

  private static Stream<Arguments> files() {
    return Stream.of(
        wrong("", "f:1:1: there is nothing in it; write a JSON object, { … }"),
        wrong("[]", "f:1:1: an array in place of a tile set; write { … }"),
        wrong(
            "{}",
            "f:1:1: a tile set without 'name'; add \"name\"",
            "f:1:1: a tile set without 'tile'; add \"tile\"",
            "f:1:1: a tile set without 'lattice'; add \"lattice\"",
            "f:1:1: a tile set without 'legend'; add \"legend\""),
        wrong(
            file("{").replace("]}", ""),
            "f:7:1: not valid JSON: it ends too early; close every bracket and quote"),
        wrong(
            file(TILE).replace("\"name\"", "name"),
            "f:2:1: not valid JSON: unexpected 'name'; a value is a number, true, false, null, or"
                + " in double quotes; so is a key"),
        wrong(file(TILE) + "{}", "f:7:1: more after the end; remove what follows"),
        wrong(
            file(TILE).replace("\"x\"", "\"x\", \"name\": \"y\""),
            "f:2:14: a second 'name', after line 2; keep one of the two"),
        wrong(
            file(TILE).replace("\"x\"", "\"../x\""),
            "f:2:9: 'name' is '../x'; use up to 64 letters, digits, '-' and '_'"),
        wrong(
            file(TILE).replace("\"width\": 54", "\"width\": 65536"),
            "f:3:19: 'width' is 65536; it must be in 1..1024"),
        wrong(
            file(TILE).replace("\"width\": 54", "\"width\": 53.5"),
            "f:3:19: 'width' is a number; it must be a whole number"),
        wrong(
            file(TILE).replace("\"width\": 52", "\"width\": 51"),
            "f:3:49: the lattice is 51 × 26; both sides must be even"),
        wrong(
            file(TILE).replace("\"x\"", "\"x\", \"colorKey\": \"pink\""),
            "f:2:26: 'colorKey' is 'pink'; write it as \"#rrggbb\""),
        wrong(file(""), "f:4:11: 'legend' is an array without tiles; write [ {…}, … ]"),
        wrong(file("7"), "f:5:3: a number in place of a tile; write { … }"));
  }

  private static String noSymbol(String character) {
    return "f:5:13: %s cannot be a symbol; choose a visible character other than '.', '#', '[' and emoji"
        .formatted(character);
  }

  private static Stream<Arguments> tiles() {
    return Stream.of(
        wrong(
            file("{}"),
            "f:5:3: a tile without 'symbol'; add \"symbol\"",
            "f:5:3: a tile without 'name'; add \"name\"",
            "f:5:3: a tile without 'layer'; add \"layer\"",
            "f:5:3: a tile without 'sprite'; add \"sprite\""),
        wrong(file(TILE.replace("\"G\"", "\".\"")), noSymbol("'.'")),
        wrong(file(TILE.replace("\"G\"", "\"#\"")), noSymbol("'#'")),
        wrong(file(TILE.replace("\"G\"", "\"[\"")), noSymbol("'['")),
        wrong(file(TILE.replace("\"G\"", "\" \"")), noSymbol("' '")),
        wrong(file(TILE.replace("\"G\"", "\"😀\"")), noSymbol("'😀'")),
        wrong(
            file(TILE.replace("\"G\"", "\"GG\"")),
            "f:5:13: 'symbol' is 'GG'; it must be one character"),
        wrong(
            file(TILE.replace("\"base\"", "\"bse\"")),
            "f:5:40: 'layer' is 'bse'; did you mean 'base'?"),
        wrong(
            file(TILE.replace("L1_G", "../G")),
            "f:5:56: 'sprite' is '../G'; use letters, digits, '-' and '_', without '.png'"),
        wrong(
            file(TILE + ",\n" + TILE),
            "f:6:11: a second tile 'G', after line 5; give each tile a symbol of its own",
            "f:6:22: a second tile named 'grass', after line 5; give each tile a name of its own"),
        wrong(
            file(TILE.replace(",\"cost\":1", "")),
            "f:5:3: a base tile without a cost; add \"cost\": 1, or \"blocked\": true"),
        wrong(tile("\"cost\":-1"), "f:6:70: 'cost' is -1; it must be in 0.001..1000000"),
        wrong(tile("\"cost\":1e400"), "f:6:70: 'cost' is Infinity; it must be in 0.001..1000000"),
        wrong(tile("\"factor\":\"2\""), "f:6:72: 'factor' is a text; it must be a number"),
        wrong(tile("\"blocked\":1"), "f:6:73: 'blocked' is a number; it must be true or false"),
        wrong(
            tile("\"cost\":1,\"factor\":1"),
            "f:6:1: more than one of 'cost', 'factor' and 'blocked'; keep one"),
        wrong(
            tile("\"joins\":\"RG\""),
            "f:6:71: 'R' joins 'G', which is not a tile of its layer; list symbols of the same"
                + " layer"),
        wrong(
            tile("\"on\":{\"x\":\"A\"}"),
            "f:6:69: 'on' has 'x', which is not a base tile of the legend; name the symbol of a"
                + " base tile"),
        wrong(
            tile("\"on\":{\"R\":\"A\",\"GG\":\"A\"}"),
            "f:6:69: 'on' has 'R', which is not a base tile of the legend; name the symbol of a"
                + " base tile",
            "f:6:77: 'on' has 'GG', which is not a base tile of the legend; name the symbol of a"
                + " base tile"),
        wrong(
            tile("\"on\":{\"G\":\"../A\"}"),
            "f:6:73: in 'on' stands '../A', which cannot be a picture's name; use letters, digits,"
                + " '-' and '_', without '.png'"),
        wrong(
            tile("\"on\":{\"G\":{\"frames\":{\"sprites\":[\"A\"],\"millis\":100}}}"),
            "f:6:73: a look on a ground without 'sprite'; add \"sprite\""),
        wrong(
            tile("\"on\":\"A\""),
            "f:6:68: 'on' is not an object; write { \"symbol\": \"sprite\", … }"),
        wrong(
            file(TILE.replace("\"cost\":1", "\"cost\":1,\"on\":{\"G\":\"A\"}")),
            "f:5:77: a base tile lies on nothing; use 'on' in overlay tiles"),
        wrong(tile("\"role\":\"begin\""), "f:6:70: 'role' is 'begin'; use one of start, goal"),
        wrong(
            tile("\"mapColor\":\"#12345\""),
            "f:6:74: 'mapColor' is '#12345'; write it as \"#rrggbb\""),
        wrong(
            tile("\"influence\":{\"effect\":\"attract\",\"radius\":4,\"reach\":4,\"strength\":1}"),
            "f:6:114: 'reach' is 4.0, 'radius' is 4.0; the reach must be above the radius"),
        wrong(
            tile("\"influence\":{\"radius\":257,\"reach\":400}"),
            "f:6:75: an influence without 'effect'; add \"effect\"",
            "f:6:75: an influence without 'strength'; add \"strength\"",
            "f:6:85: 'radius' is 257; it must be in 0..256"));
  }

  @ParameterizedTest
  @MethodSource("defects")
  void parse_defect_isToldWithPlaceAndMend(String content, List<String> expected) {
    assertThat(errors(content)).isEqualTo(expected);
  }

  private static List<String> errors(String content) {
    ProblemCollector problemCollector = new ProblemCollector("f");
    try {
      TileSetJson.parse(content.getBytes(StandardCharsets.UTF_8), problemCollector);
    } catch (UnreadableException e) {
      return e.problems().stream().map(Problem::toString).toList();
    }
    return problemCollector.sorted().stream().map(Problem::toString).toList();
  }

  @Test
  void parse_notANumber_isNoJson() {
    assertThat(errors(tile("\"cost\":NaN")))
        .singleElement()
        .asString()
        .startsWith("f:6:7")
        .contains("not valid JSON")
        .contains("NaN");
  }

  @Test
  void parse_deepNesting_isRefused() {
    assertThat(errors("[".repeat(100_000)))
        .singleElement()
        .asString()
        .contains("something is nested too deeply or too long; nest at most 16 deep");
  }

  @Test
  void parse_unknownKey_isAWarning() throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector("f");
    TileSetJson.parse(tile("\"factr\":1").getBytes(StandardCharsets.UTF_8), problemCollector);
    assertThat(problemCollector.hasErrors()).isFalse();
    assertThat(problemCollector.sorted())
        .extracting(Problem::toString)
        .containsExactly("f:6:63: unknown key 'factr' is ignored; did you mean 'factor'?");
  }

  @Test
  void parse_fixture_hasThePublishedRules() throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector("f");
    TileSetDescription description = TileSetJson.parse(TestTiles.json(), problemCollector);
    assertThat(problemCollector.sorted()).isEmpty();
    assertThat(description.geometry()).isEqualTo(TileGeometry.PUBLISHED);
    assertThat(tile(description, 'S').terrain()).isEqualTo(Terrain.cost(3));
    assertThat(tile(description, 'R').terrain()).isEqualTo(Terrain.factor(0.5));
    assertThat(tile(description, 'R').joins()).isEqualTo("RBD");
    assertThat(tile(description, 'W').terrain()).isEqualTo(Terrain.BLOCKED);
    assertThat(tile(description, 'D').terrain()).isEqualTo(Terrain.UNCHANGED);
    assertThat(tile(description, '1').role()).isEqualTo(Tile.Role.START);
    assertThat(tile(description, 'G').mapColor()).isEqualTo(0x6a9a48);
    assertThat(tile(description, 'V'))
        .returns(Layer.OVERLAY, Tile::layer)
        .returns(
            Optional.of(new Influence(Influence.Effect.ATTRACT, 4.5, 5, 2, Influence.Falloff.HARD)),
            Tile::influence);
  }

  @Test
  void only_someSymbols_keepsJoinsAmongThem() throws UnreadableException {
    TileSetDescription description = TileSetJson.parse(TestTiles.json(), new ProblemCollector("f"));
    List<Tile> kept = description.only("WRG");
    assertThat(kept).extracting(Tile::symbol).containsExactly('G', 'R', 'W');
    assertThat(kept).extracting(Tile::joins).containsExactly("", "R", "W");
  }

  @Test
  void only_someSymbols_keepsTogglesAmongThem() throws UnreadableException {
    String json =
        tile(
            "\"togglesTo\":\"v\"},{\"symbol\":\"v\",\"name\":\"v\",\"layer\":\"overlay\",\"sprite\":\"v\"");
    TileSetDescription description =
        TileSetJson.parse(json.getBytes(StandardCharsets.UTF_8), new ProblemCollector("f"));
    assertThat(description.only("vR")).extracting(Tile::togglesTo).contains(Optional.of('v'));
    assertThat(description.only("GR")).extracting(Tile::togglesTo).containsOnly(Optional.empty());
  }

  private static Tile tile(TileSetDescription description, char symbol) {
    return description.entries().stream()
        .map(TileSetDescription.Entry::tile)
        .filter(tile -> tile.symbol() == symbol)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void parse_notUtf8_saysWhere() {
    byte[] bytes = file(TILE).getBytes(StandardCharsets.UTF_8);
    bytes[11] = (byte) 0xC0;
    assertThatThrownBy(() -> TileSetJson.parse(bytes, new ProblemCollector("f")))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("f:2:10: byte 0xC0 is not valid UTF-8; save the file as UTF-8");
  }
}
