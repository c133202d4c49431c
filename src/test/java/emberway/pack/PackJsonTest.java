package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a {@code pack.json}, and where. */
final class PackJsonTest {
  private final ProblemCollector problems = new ProblemCollector("f");

  private PackDescription parse(String json) throws UnreadableException {
    return PackJson.parse(json.getBytes(StandardCharsets.UTF_8), problems);
  }

  private List<String> said(String json) {
    try {
      parse(json);
      return problems.sorted().stream().map(Problem::toString).toList();
    } catch (UnreadableException e) {
      return e.problems().stream().map(Problem::toString).toList();
    }
  }

  @Test
  void parse_everyKey_isKeptWithItsPlace() throws Exception {
    PackDescription pack =
        parse(
            """
            {"$schema": "s", "name": "P", "version": "1", "author": "A", "license": "L",
             "description": "D", "preview": "p.png",
             "maps": [{"file": "m/a.map.txt", "name": "N", "description": "E", "preview": "q.png"},
              {"file": "m/b.tmx"}],
             "tileSets": ["tiles/one", "two"]}
            """);
    assertThat(problems.sorted()).isEmpty();
    assertThat(pack.info()).isEqualTo(new PackInfo("P", "1", "A", "L", "D"));
    assertThat(pack.preview()).isEqualTo(new PackDescription.Named("p.png", 2, 33));
    assertThat(pack.maps())
        .containsExactly(
            new PackDescription.MapEntry(
                new PackEntry("m/a.map.txt", "N", "E", true),
                new PackDescription.Named("m/a.map.txt", 3, 20),
                new PackDescription.Named("q.png", 3, 79)),
            new PackDescription.MapEntry(
                new PackEntry("m/b.tmx", "b", "", false),
                new PackDescription.Named("m/b.tmx", 4, 12),
                PackDescription.Named.NONE));
    assertThat(pack.tileSets())
        .containsExactly(
            new PackDescription.Named("tiles/one", 5, 15), new PackDescription.Named("two", 5, 28));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[]| f:1:1: an array in place of a pack; write { … }",
        "{\"maps\": []}| f:1:1: a pack without 'name'; add \"name\"",
        "{\"name\": \"P\"}| f:1:1: a pack without 'maps' and 'tileSets'; add \"maps\": [ {\"file\":"
            + " \"…\"}, … ]",
        "{\"name\": \" \", \"maps\": []}| f:1:10: 'name' is blank; give one",
        "{\"name\": 1, \"maps\": []}| f:1:10: 'name' is a number; it must be a text in quotes",
        "{\"name\": \"P\", \"maps\": [], \"mapz\": 1}| f:1:27: unknown key 'mapz' is ignored; did you"
            + " mean 'maps'?",
        "{\"name\": \"P\", \"maps\": [1]}| f:1:24: a number in place of a map; write { … }",
        "{\"name\": \"P\", \"maps\": [{}]}| f:1:24: a map without 'file'; add \"file\"",
        "{\"name\": \"P\", \"maps\": [{\"file\": 1}]}| f:1:33: 'file' is a number; it must be a path in"
            + " the pack, in quotes",
        "{\"name\": \"P\", \"maps\": [{\"file\": \"../a\"}]}| f:1:33: the path '../a' leads up with"
            + " '..'; name a file in the pack, with '/' between folders",
        "{\"name\": \"P\", \"maps\": [{\"file\": \"a\", \"name\": \"\"}]}| f:1:46: 'name' is blank; give"
            + " one",
        "{\"name\": \"P\", \"maps\": [{\"file\": \"a\", \"nam\": 1}]}| f:1:38: unknown key 'nam' is"
            + " ignored; did you mean 'name'?",
        "{\"name\": \"P\", \"preview\": true, \"maps\": []}| f:1:26: 'preview' is true; it must be a path"
            + " in the pack, in quotes",
        "{\"name\": \"P\", \"tileSets\": [\"my tiles\"]}| f:1:28: the tile set's folder is called 'my"
            + " tiles'; use up to 64 letters, digits, '-' and '_'",
        "{\"name\": \"P\", \"tileSets\": [\"a/T\", \"b/t\"]}| f:1:35: a second tile set 't', after line 1;"
            + " rename its folder"
      })
  void parse_defect_isToldWithPlaceAndMend(String json, String problem) {
    assertThat(said(json)).containsExactly(problem);
  }

  @Test
  void parse_mapsThatAreAlike_areTold() {
    assertThat(
            said(
                """
                {"name": "P", "maps": [
                {"file": "a/b.map.txt"},
                {"file": "A/B.map.txt", "name": "c"},
                {"file": "d.map.txt", "name": "B"}]}
                """))
        .containsExactly(
            "f:3:10: a second map with the file 'A/B.map.txt', after line 2; list it once",
            "f:4:31: a second map with the name 'B', after line 2; give each map a name of its own");
  }

  private static String pack(int nameLength, int maps, int tileSets) {
    return "{\"name\": \"%s\", \"maps\": [%s], \"tileSets\": [%s]}"
        .formatted(
            "n".repeat(nameLength),
            IntStream.range(0, maps)
                .mapToObj("{\"file\": \"%d\"}"::formatted)
                .collect(Collectors.joining(",")),
            IntStream.range(0, tileSets)
                .mapToObj("\"%d\""::formatted)
                .collect(Collectors.joining(",")));
  }

  @Test
  void parse_mostOfEach_isTakenAndOneMoreIsNot() throws Exception {
    PackDescription most = parse(pack(200, 10_000, 100));
    assertThat(problems.sorted()).isEmpty();
    assertThat(most.maps()).hasSize(10_000);
    assertThat(most.tileSets()).hasSize(100);
    assertThat(said(pack(201, 0, 0)))
        .containsExactly("f:1:10: 'name' has 201 characters; keep it to 200");
  }

  @ParameterizedTest
  @CsvSource({
    "a.map.txt, a",
    "m/a.tmx, a",
    "a.b.c, a.b",
    "a, a",
    "a.map, a",
    "a.toolong, a.toolong",
    "a.map1, a.map1"
  })
  void defaultName_ofAFile_isItsNameWithoutEnding(String file, String name) {
    assertThat(PackJson.defaultName(file)).isEqualTo(name);
  }
}
