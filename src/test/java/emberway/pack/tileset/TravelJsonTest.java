package emberway.pack.tileset;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Layer;
import emberway.map.Measure;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileWords;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class TravelJsonTest {
  /** A whole file; what is added starts in line 9, column 1. */
  private static String file(String added) {
    return """
    {
    "name": "x",
    "tile": {"width": 54, "height": 54}, "lattice": {"width": 52, "height": 26},
    "legend": [
      {"symbol": "G", "name": "grass", "layer": "base", "sprite": "L1_G", "cost": 1},
      {"symbol": "~", "name": "water", "layer": "base", "sprite": "L1_W", "blocked": true},
      {"symbol": "R", "name": "road", "layer": "overlay", "sprite": "L2_R", "factor": 0.5}
    ],
    %s
    }
    """
        .formatted(added);
  }

  private static String rule(String rule) {
    return file("\"profiles\": {\"cart\": {\"terrain\": {" + rule + "}}}");
  }

  private static String words(String words) {
    return file("\"license\": \"MIT\"")
        .replace("\"factor\": 0.5", "\"factor\": 0.5, \"words\": " + words);
  }

  static Stream<Arguments> defects() {
    return Stream.of(
        Arguments.of(
            file("\"profiles\": []"), "f:9:13: 'profiles' is an array; write {\"rider\": {…}, …}"),
        Arguments.of(
            file("\"profiles\": {\"A cart\": {}}"),
            "f:9:14: 'A cart' cannot be a profile's name; use small letters, digits and '-'"),
        Arguments.of(
            file("\"profiles\": {\"foot\": {}}"),
            "f:9:14: a profile 'foot', which is the legend's own costs; give it another name, or"
                + " change the tiles' costs"),
        Arguments.of(
            file("\"profiles\": {\"cart\": 1}"),
            "f:9:22: a number in place of a profile; write { … }"),
        Arguments.of(
            file("\"profiles\": {\"cart\": {\"influences\": 0}}"),
            "f:9:37: 'influences' is a number; it must be true or false"),
        Arguments.of(
            file("\"profiles\": {\"cart\": {\"labels\": \"Karren\"}}"),
            "f:9:33: a text in place of labels by language; write { … }"),
        Arguments.of(
            file("\"profiles\": {\"cart\": {\"labels\": {\"German\": \"Karren\"}}}"),
            "f:9:44: 'German' is not the code of a language; write two or three small letters, such"
                + " as \"de\""),
        Arguments.of(
            file("\"profiles\": {\"cart\": {\"labels\": {\"\\u001b[0m\": 1}}}"),
            "f:9:47: '\\u001b[0m' is not the code of a language; write two or three small letters,"
                + " such as \"de\""),
        Arguments.of(
            file("\"profiles\": {\"cart\": {\"labels\": {\"de\": 1}}}"),
            "f:9:40: 'de' is a number; it must be a text in quotes"),
        Arguments.of(
            file("\"license\": \"MIT\"")
                .replace(
                    "\"name\": \"road\"", "\"name\": \"road\", \"labels\": {\"de\": \"A\\nB\"}"),
            "f:7:52: 'de' has a line break or another control character; write one plain line"),
        Arguments.of(
            file("\"profiles\": {\"cart\": {}, \"cart\": {}}"),
            "f:9:26: a second 'cart', after line 9; keep one of the two"),
        Arguments.of(
            rule("\"grss\": {\"cost\": 1}"),
            "f:9:35: 'grss' is not a tile of the legend; did you mean 'grass'?"),
        Arguments.of(
            rule("\"Z\": {\"cost\": 1}"),
            "f:9:35: 'Z' is not a tile of the legend; use one of grass, water, road"),
        Arguments.of(
            rule("\"G\": {\"cost\": 1}, \"grass\": {\"cost\": 2}"),
            "f:9:53: 'grass' is the tile that 'G' names already; keep one of the two"),
        Arguments.of(
            rule("\"G\": {}"),
            "f:9:40: a rule without a cost; add \"cost\": 1, or \"blocked\": true"),
        Arguments.of(
            rule("\"R\": {}"),
            "f:9:40: a rule without a cost; add \"cost\": 1, \"factor\": 1, or \"blocked\": true"),
        Arguments.of(
            rule("\"G\": {\"cost\": 0}"), "f:9:49: 'cost' is 0; it must be in 0.001..1000000"),
        Arguments.of(
            rule("\"G\": {\"factor\": 2}"),
            "f:9:51: a base tile has no ground below it for a factor; write \"cost\""),
        Arguments.of(
            file("\"profiles\": {\"cart\": {\"otherwise\": {\"base\": {}}}}"),
            "f:9:45: a rule without a cost; add \"cost\": 1, or \"blocked\": true"),
        Arguments.of(
            file("\"scale\": {\"cell\": 5}"),
            "f:9:19: 'cell' is a number; it must be a text in quotes"),
        Arguments.of(
            file("\"scale\": {\"pace\": \"5 m\"}"),
            "f:9:19: 'pace' is '5 m', which is not a span of time; write a number and one of s,"
                + " min, h, d"),
        Arguments.of(
            file("\"scale\": {\"cell\": \"1000000.1 m\"}"),
            "f:9:19: 'cell' is '1000000.1 m'; the number must be in 0.001..1000000"),
        Arguments.of(
            file("\"scale\": {\"cell\": \"0.0009 m\"}"),
            "f:9:19: 'cell' is '0.0009 m'; the number must be in 0.001..1000000"),
        Arguments.of(
            file("\"scale\": {\"cell\": \"5\"}"),
            "f:9:19: 'cell' is '5' without a unit; write a number and one of m, km, ft, mi"),
        Arguments.of(
            file("\"scale\": {\"cell\": \"five m\"}"),
            "f:9:19: 'cell' is 'five m', which is not a length; write a number and one of m, km,"
                + " ft, mi"),
        Arguments.of(
            words("{\"kind\": \"street\"}"),
            "f:7:106: 'kind' is 'street'; use one of ground, way, passage"),
        Arguments.of(
            words("{\"noun\": \" \"}"),
            "f:7:106: 'noun' is ' '; write words, without line breaks"));
  }

  @ParameterizedTest
  @MethodSource("defects")
  void parse_defect_isToldWithPlaceAndMend(String content, String expected) {
    ProblemCollector problemCollector = new ProblemCollector("f");
    List<Problem> found;
    try {
      TileSetJson.parse(content.getBytes(StandardCharsets.UTF_8), problemCollector);
      found = problemCollector.sorted();
    } catch (UnreadableException e) {
      found = e.problems();
    }
    assertThat(found).extracting(Problem::toString).containsExactly(expected);
  }

  private static TileSetDescription parse(String content) throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector("f");
    TileSetDescription description =
        TileSetJson.parse(content.getBytes(StandardCharsets.UTF_8), problemCollector);
    assertThat(problemCollector.sorted()).isEmpty();
    return description;
  }

  @Test
  void parse_nothingSaid_isOnFootAtNoScale() throws UnreadableException {
    assertThat(parse(file("\"author\": \"A\"")).travelDescription())
        .isEqualTo(TravelDescription.ON_FOOT);
  }

  @Test
  void parse_leastAndMostOfAMeasure_areKept() throws UnreadableException {
    assertThat(
            parse(file("\"scale\": {\"cell\": \"0.001km\", \"pace\": \"1000000 s\"}"))
                .travelDescription()
                .scale())
        .isEqualTo(
            new Scale(
                Optional.of(new Measure(0.001, Measure.Unit.KILOMETER)),
                Optional.of(new Measure(1_000_000, Measure.Unit.SECOND))));
  }

  @Test
  void parse_everything_isKept() throws UnreadableException {
    TileSetDescription description =
        parse(
            file(
                """
                "scale": {"cell": "0.5 mi", "pace": "10 min"},
                "profiles": {
                  "boat": {
                    "label": "Boat", "labels": {"de": "Boot", "fr": " "}, "influences": false,
                    "barrier": {"noun": "land", "edge": "the shore"},
                    "otherwise": {"base": {"blocked": true}, "overlay": {"factor": 1}},
                    "terrain": {"~": {"cost": 0.5, "phrase": "down the river"}}
                  },
                  "barge": {"barrier": {"noun": "reef"}, "terrain": {"road": {"cost": 2}}}
                }
                """));
    assertThat(description.travelDescription().scale())
        .isEqualTo(
            new Scale(
                Optional.of(new Measure(0.5, Measure.Unit.MILE)),
                Optional.of(new Measure(10, Measure.Unit.MINUTE))));
    assertThat(description.travelDescription().profiles())
        .containsExactly(
            TravelProfile.FOOT,
            new TravelProfile(
                "boat",
                "Boat",
                Map.of("de", "Boot"),
                Map.of('~', Terrain.cost(0.5)),
                Map.of(Layer.BASE, Terrain.BLOCKED, Layer.OVERLAY, Terrain.factor(1)),
                false,
                Map.of('~', "down the river"),
                Optional.of(TileWords.barrier("land", "the shore"))),
            new TravelProfile(
                "barge",
                "barge",
                Map.of(),
                Map.of('R', Terrain.cost(2)),
                Map.of(),
                true,
                Map.of(),
                Optional.of(TileWords.barrier("reef", "the edge of the reef"))));
  }

  @Test
  void parse_words_fillWhatIsNotSaid() throws UnreadableException {
    TileSetDescription description =
        parse(words("{\"kind\": \"way\", \"noun\": \"lane\", \"edge\": \"the lane's end\"}"));
    Tile road = description.entries().get(2).tile();
    assertThat(description.travelDescription().words(road))
        .isEqualTo(
            new TileWords(
                TileWords.Kind.WAY,
                "lane",
                "lanes",
                "along the lane",
                "the lane's end",
                "skirting"));
    Tile grass = description.entries().get(0).tile();
    assertThat(description.travelDescription().words(grass).phrase()).isEqualTo("over the grass");
  }

  @Test
  void bundledTileSets_haveTheirProfiles() throws UnreadableException {
    LoadedTileSet fantasy = TileSetLibrary.bundled().find("fantasy").orElseThrow();
    assertThat(fantasy.warnings()).isEmpty();
    assertThat(fantasy.travelDescription().profiles())
        .extracting(TravelProfile::name)
        .containsExactly("foot", "rider", "cart", "boat");
    assertThat(fantasy.travelDescription().words()).hasSize(fantasy.set().legend().size());
    LoadedTileSet movingAi = TileSetLibrary.bundled().find("movingai").orElseThrow();
    assertThat(movingAi.warnings()).isEmpty();
    assertThat(movingAi.travelDescription().profiles())
        .extracting(TravelProfile::name)
        .containsExactly("foot", "rider", "boat");
  }
}
