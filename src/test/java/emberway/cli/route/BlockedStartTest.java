package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A start on blocked ground is an answer in all forms of a question: no route, status 1, and a
 * warning that says why.
 */
final class BlockedStartTest {
  private static final String WHY =
      "the start 1,0 is on ground that cannot be entered (water); start beside it";

  @TempDir private Path folder;

  private Path map(String overlay) throws IOException {
    return Files.writeString(
        folder.resolve("m.map.txt"),
        "emberway-map 1\nname: M\n[base]\nG~GG\nGGGG\n[overlay]\n%s\n....\n".formatted(overlay)
            + "[places]\n2 1 Ford\n");
  }

  private static CommandRun route(Path map, String options) {
    List<Object> args = new ArrayList<>(List.of("route", map));
    args.addAll(List.of(options.split(" ")));
    return CommandRun.of(args.toArray());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--to 3,0",
        "--to 3,0 --via 2,0",
        "--to 1,0",
        "--to-any 3,0;2,1",
        "--to 3,0 --alternatives 3",
        "--to 3,0 --by-places",
        "--to 3,0 --by-places --in-sight",
        "--to 3,0 --turn 1",
        "--to 3,0 --smooth",
        "--to 3,0 --engine two-tier",
        "--to 3,0 --preset calkins",
        "--to 3,0 --preset lester",
        "--to 3,0 --preset mcneill",
        "--to 3,0 --preset unit",
        "--to 3,0 --preset stout",
        "--within 5"
      })
  void route_fromABlockedStart_isAnAnswer(String options) throws IOException {
    CommandRun json = route(map("...."), "--json --from 1,0 " + options);
    assertThat(json.status()).as(json.err()).isEqualTo(ExitCode.NO.status());
    assertThat(json.out().lines()).hasSize(1);
    JsonNode answer = JsonMapper.shared().readTree(json.out());
    assertThat(answer.path("from").toString()).isEqualTo("[1,0]");
    if (options.startsWith("--within")) {
      assertThat(answer.path("cells").asInt()).isZero();
      assertThat(answer.path("runs").isEmpty()).isTrue();
      assertThat(answer.path("northWest").isNull()).isTrue();
    } else {
      assertThat(answer.get("found").booleanValue()).isFalse();
      assertThat(answer.path("cost").isNull()).isTrue();
    }
    assertThat(json.err().lines())
        .containsExactly("emberway: warning: " + folder.resolve("m.map.txt") + ": " + WHY);
    CommandRun text = route(map("...."), "--from 1,0 " + options);
    assertThat(text.status()).isEqualTo(ExitCode.NO.status());
    assertThat(text.out().lines().toList())
        .singleElement()
        .asString()
        .startsWith(options.startsWith("--within") ? "0 cells within 5" : "no route from 1,0 to ");
    assertThat(text.err()).isEqualTo(json.err());
  }

  @Test
  void otherForms_fromABlockedStart_sayTheSame() throws IOException {
    for (String form : List.of("--itinerary", "--step 3")) {
      CommandRun run = route(map("...."), "--from 1,0 --to 3,0 " + form);
      assertThat(run.status()).as(form).isEqualTo(ExitCode.NO.status());
      assertThat(run.out().lines()).as(form).containsExactly("no route from 1,0 to 3,0");
      assertThat(run.err()).as(form).contains(WHY);
    }
    CommandRun trace = route(map("...."), "--from 1,0 --to 3,0 --trace -");
    assertThat(trace.status()).isEqualTo(ExitCode.NO.status());
    assertThat(trace.out().lines()).hasSize(2);
    assertThat(trace.out().lines().toList().get(1)).contains("\"found\":false");
    CommandRun boat = route(map("...."), "--from 0,0 --to 3,0 --profile boat --json");
    assertThat(boat.status()).isEqualTo(ExitCode.NO.status());
    assertThat(boat.out()).contains("\"found\":false");
    assertThat(boat.err()).contains("the boat cannot start on grass at 0,0; start on water");
  }

  @Test
  void mapsOwnStart_blocked_isNamedWithItsPlaceInTheFile() throws IOException {
    CommandRun run = route(map(".1.2"), "--json");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains("\"from\":[1,0],\"to\":[3,0],\"found\":false");
    assertThat(run.err().lines())
        .containsExactly(
            "emberway: warning: %s:7:2: the start at 1,0 is on Water, which is impassable; move it to open ground"
                .formatted(folder.resolve("m.map.txt")));
    CommandRun passable = route(map(".1.2"), "--json --set water.cost=1");
    assertThat(passable.succeeded().err()).isEmpty();
  }

  @Test
  void startThatIsNoCell_staysWrongUsage() throws IOException {
    route(map("...."), "--from 9,0 --to 3,0 --json")
        .failedWith(ExitCode.USAGE, "--from 9,0 is off the map");
    route(map("...."), "--from nowhere --to 3,0 --json").failedWith(ExitCode.USAGE, "nowhere");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--to 3,0", "--to 3,0 --alternatives 3", "--to 3,0 --step 2", "--within 5"})
  void render_fromABlockedStart_drawsAndWarns(String options) throws IOException {
    Path png = folder.resolve("out.png");
    List<Object> args = new ArrayList<>(List.of("render", map("...."), "-o", png, "--from", "1,0"));
    args.addAll(List.of(options.split(" ")));
    CommandRun run = CommandRun.of(args.toArray());
    assertThat(run.succeeded().err()).contains("emberway: warning: ", WHY);
    assertThat(png).isNotEmptyFile();
  }

  @Test
  void explore_fromABlockedStart_endsAtOnce() throws IOException {
    Path map = map("....");
    CommandRun run = CommandRun.of("explore", map, "--from", "1,0", "--to", "3,0", "--json");
    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out().lines())
        .containsExactly("{\"event\":\"end\",\"tick\":0,\"travelers\":[]}");
    assertThat(run.err()).contains(WHY);
    CommandRun text = CommandRun.of("explore", map, "--from", "1,0", "--to", "3,0");
    assertThat(text.status()).isEqualTo(ExitCode.NO.status());
    assertThat(text.out().lines()).containsExactly("0 of 0 arrived in 0 ticks");
  }
}
