package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code explore} through the real command. */
final class ExploreCommandTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Test
      [base]
      GGGGGGGGGG
      GGGGGGGGGG
      GGGGGGGGGG
      GGGGGGGGGG
      GGGGGGGGGG
      [overlay]
      ..........
      ......W...
      .1....W.2.
      ......W...
      ......W...
      """;

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), content);
  }

  @Test
  void wall_isMetAndWalkedAround() throws IOException {
    CommandRun run = CommandRun.of("explore", map(MAP), "--sight", "1");
    assertThat(run.succeeded().out().lines())
        .first()
        .isEqualTo("tick 1, traveler 0 at 1,2 sets out: 7 steps to go, expected cost 7");
    assertThat(run.out())
        .contains("traveler 0 at 5,2 sees what it did not expect: ")
        .contains(" arrives: cost ", ", expected 7 at first; ", ", 0 ticks of waiting")
        .contains("1 of 1 arrived in ");
  }

  @Test
  void mapWithRulesOfItsOwn_isWarnedOf() throws IOException {
    Path textbook = map(MAP.replace("name: Test", "name: Test\nrules: lester"));
    CommandRun run = CommandRun.of("explore", textbook, "--sight", "1").succeeded();
    assertThat(run.out()).contains("expected cost 7");
    assertThat(run.err())
        .isEqualTo(
            "emberway: warning: %s: explore follows the rules of preset terrain, not the map's own, those of lester%n"
                .formatted(textbook));
    assertThat(CommandRun.of("explore", map(MAP)).err()).isEmpty();
  }

  @Test
  void knowingAll_takesTheCheapestRouteAtOnce() throws IOException {
    CommandRun run = CommandRun.of("explore", map(MAP), "--sight", "all", "--json");
    assertThat(run.succeeded().out().lines()).hasSize(3);
    assertThat(run.out())
        .contains(
            "{\"event\":\"planned\",\"tick\":1,\"traveler\":0,\"at\":[1,2],\"reasons\":[\"start\"]",
            "\"event\":\"arrived\"",
            "\"event\":\"end\"",
            "\"seen\":50");
    String cost = CommandRun.of("route", map(MAP)).succeeded().out();
    String expected = CommandRun.of("explore", map(MAP), "--sight", "all").out();
    assertThat(expected).contains(cost.substring(0, cost.indexOf(',')));
  }

  @Test
  void goalBehindWalls_isGivenUp() throws IOException {
    String walled = MAP.replace("..........\n......W...", "......W...\n......W...");
    CommandRun run = CommandRun.of("explore", map(walled));
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains("gives up: there is no route", "0 of 1 arrived");
  }

  @Test
  void tickLimit_endsTheWalk() throws IOException {
    CommandRun run = CommandRun.of("explore", map(MAP), "--ticks", "3");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .endsWith("0 of 1 arrived in 3 ticks; the others were still under way (--ticks)\n");
  }

  @Test
  void travelers_fromAFileOrByNumber_allArrive() throws IOException {
    Path journeys = Files.writeString(folder.resolve("journeys.txt"), "0 2 5 2\n\n5 2 0 2\n");
    CommandRun run = CommandRun.of("explore", map(MAP), "--travelers", journeys);
    assertThat(run.succeeded().out()).contains("takes others into account", "2 of 2 arrived");
    CommandRun random = CommandRun.of("explore", map(MAP), "--travelers", "6", "--seed", "4");
    assertThat(random.succeeded().out()).contains("6 of 6 arrived");
    CommandRun again = CommandRun.of("explore", map(MAP), "--travelers", "6", "--seed", "4");
    assertThat(again.out()).isEqualTo(random.out());
    CommandRun other = CommandRun.of("explore", map(MAP), "--travelers", "6", "--seed", "5");
    assertThat(other.out()).isNotEqualTo(random.out());
  }

  @Test
  void team_sharesWhatItSees_andGathersAtTheGoal() throws IOException {
    CommandRun run = CommandRun.of("explore", map(MAP), "--team", "9,0;5,4", "--sight", "2");
    assertThat(run.succeeded().out())
        .contains("tick 2, traveler 0 at 2,1 learns what it did not expect")
        .containsPattern("3 of 3 arrived in \\d+ ticks, \\d+ steps in all\n$");
    CommandRun told =
        CommandRun.of("explore", map(MAP), "--team", "9,0;5,4", "--sight", "2", "--json");
    String end = told.succeeded().out().lines().reduce((one, next) -> next).orElseThrow();
    assertThat(end)
        .as("the nearest takes the goal, and all have seen the same")
        .contains("\"from\":[9,0],\"to\":[8,2]", "\"steps\":")
        .containsPattern("(\"seen\":\\d+)}.*\\1}.*\\1}");
  }

  @Test
  void team_thatCannotSetOut_isRefused() throws IOException {
    Path map = map(MAP);
    CommandRun.of("explore", map, "--team", "6,2")
        .failedWith(ExitCode.USAGE, "--team: the start 6,2 is on ground that cannot be entered");
    CommandRun.of("explore", map, "--team", "0,0;1,2")
        .failedWith(ExitCode.USAGE, "--team: two start at 1,2; give each a cell of its own");
    CommandRun.of("explore", map, "--team", "0,0;99,2")
        .failedWith(ExitCode.USAGE, "--team 99,2 is off the map");
    CommandRun.of("explore", map, "--team", "0,0", "--travelers", "2")
        .failedWith(ExitCode.USAGE, "leave out --team");
  }

  @Test
  void profile_goesWhereItCan() throws IOException {
    String lake =
        """
        emberway-map 1
        name: Lake
        [base]
        GGGGG
        ~~~~~
        GGG~~
        """;
    CommandRun boat =
        CommandRun.of(
            "explore",
            map(lake),
            "--profile",
            "boat",
            "--from",
            "0,1",
            "--to",
            "4,2",
            "--sight",
            "all");
    assertThat(boat.succeeded().out()).contains("arrives: cost 1.7656", "1 of 1 arrived");
    CommandRun.of("explore", map(lake), "--profile", "boat", "--from", "0,0", "--to", "4,2")
        .failedWith(ExitCode.NO, "the boat cannot start on grass at 0,0; start on water");
    CommandRun random =
        CommandRun.of(
            "explore", map(lake), "--profile", "boat", "--travelers", "2", "--sight", "1");
    assertThat(random.succeeded().out()).contains("2 of 2 arrived");
    CommandRun.of("explore", map(lake), "--profile", "boat", "--travelers", "8")
        .failedWith(ExitCode.USAGE, "1..7 on this map");
  }

  @Test
  void diagonal_changesWhatStepsCost() throws IOException {
    String open = MAP.replace("W", ".").replace(".1....", "......").replace("2", ".");
    Path map = map(open);
    CommandRun usual = CommandRun.of("explore", map, "--from", "0,0", "--to", "3,3");
    assertThat(usual.succeeded().out()).contains("arrives: cost 4.242");
    CommandRun same =
        CommandRun.of("explore", map, "--from", "0,0", "--to", "3,3", "--diagonal", "1");
    assertThat(same.succeeded().out()).contains("arrives: cost 3,");
    CommandRun.of("explore", map, "--from", "0,0", "--to", "3,3", "--diagonal", "0")
        .failedWith(ExitCode.USAGE, "--diagonal: diagonal factor 0: must be");
  }

  @Test
  void stuck_isToldWithTheReason() throws IOException {
    Path corridor = map("emberway-map 1\nname: C\n[base]\nGGGGGG\n");
    Path journeys = Files.writeString(folder.resolve("meet.txt"), "0 0 5 0\n5 0 0 0\n");
    CommandRun run = CommandRun.of("explore", corridor, "--travelers", journeys);
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .containsPattern("traveler [01] at \\d,0 is stuck: it cannot get past traveler [01]\n")
        .contains("0 of 2 arrived in ", " ticks, 2 stuck\n");
    assertThat(CommandRun.of("explore", corridor, "--travelers", journeys, "--json").out())
        .contains("\"event\":\"stuck\"", "\"certain\":true", "\"stuck\":true");
  }

  @Test
  void goalBehindAnother_inADeadEnd_isReached() throws IOException {
    Path map = map("emberway-map 1\nname: C\n[base]\nGGGGGG\nG~~~~~\n");
    Path journeys = Files.writeString(folder.resolve("behind.txt"), "3 0 4 0\n1 0 5 0\n");
    CommandRun run = CommandRun.of("explore", map, "--travelers", journeys, "--corners", "no-cut");
    assertThat(run.out()).contains("is stuck"); // there is nowhere to pass
    map = map("emberway-map 1\nname: C\n[base]\n~G~~~~\nGGGGGG\n");
    journeys = Files.writeString(folder.resolve("behind.txt"), "3 1 4 1\n1 1 5 1\n");
    run = CommandRun.of("explore", map, "--travelers", journeys, "--corners", "no-cut");
    assertThat(run.succeeded().out())
        .contains("agrees with the others on who goes when", "2 of 2 arrived");
  }

  @Test
  void wrongUse_isOneLine() throws IOException {
    Path map = map(MAP);
    CommandRun.of("explore", map, "--sight", "0")
        .failedWith(ExitCode.USAGE, "--sight: sight 0", "at least 1");
    CommandRun.of("explore", map, "--sight", "far").failedWith(ExitCode.USAGE, "--sight 'far'");
    CommandRun.of("explore", map, "--ticks", "0").failedWith(ExitCode.USAGE, "--ticks 0");
    CommandRun.of("explore", map, "--budget", "0")
        .failedWith(ExitCode.USAGE, "--budget: cells per tick 0");
    CommandRun.of("explore", map, "--unseen-cost", "-1")
        .failedWith(ExitCode.USAGE, "--unseen-cost: unseen cost");
    CommandRun.of("explore", map, "--corners", "x")
        .failedWith(ExitCode.USAGE, "--corners", "no-cut");
    CommandRun.of("explore", map, "--travelers", "0").failedWith(ExitCode.USAGE, "1..46");
    CommandRun.of("explore", map, "--travelers", "99").failedWith(ExitCode.USAGE, "1..46");
    CommandRun.of("explore", map, "--travelers", "2", "--from", "0,0")
        .failedWith(ExitCode.USAGE, "--travelers", "--from");
    Path same = Files.writeString(folder.resolve("same.txt"), "0 0 5 2\n1 0 5 2\n");
    CommandRun.of("explore", map, "--travelers", same)
        .failedWith(
            ExitCode.INPUT, "same.txt:2: the goal 5,2 is that of ", "same.txt:1, too; give each");
    Path empty = Files.writeString(folder.resolve("empty.txt"), "\n");
    CommandRun.of("explore", map, "--travelers", empty)
        .failedWith(ExitCode.INPUT, "empty.txt", "no journey");
  }

  @Test
  void journeys_thatCannotBegin_areNamedByLine() throws IOException {
    Path map = map(MAP);
    Path walled = Files.writeString(folder.resolve("walled.txt"), "0 0 5 2\n\n6 1 0 0\n");
    CommandRun.of("explore", map, "--travelers", walled)
        .failedWith(
            ExitCode.INPUT,
            "walled.txt:3: the start 6,1 is on ground that the traveler cannot enter");
    Path crowded = Files.writeString(folder.resolve("crowded.txt"), "0 0 5 2\n0 0 4 2\n");
    CommandRun.of("explore", map, "--travelers", crowded)
        .failedWith(ExitCode.INPUT, "crowded.txt:2: the start 0,0 is that of ", "crowded.txt:1");
  }

  @Test
  void randomJourneys_whereNobodyCanStand_areRefused() throws IOException {
    Path map = map("emberway-map 1\nname: Rock\n[base]\nGG\n[overlay]\nWW\n");
    CommandRun.of("explore", map, "--travelers", "3")
        .failedWith(ExitCode.USAGE, "--travelers 3: this map has no ground that the traveler");
  }
}
