package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import emberway.map.Cell;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Profiles, scale and itineraries from the command line. */
final class TravelTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Lake
      cell: 100 m
      pace: 2 min
      [base]
      GGGGG
      ~~~~G
      GGGGG
      [overlay]
      1....
      ..B..
      2....
      [places]
      4 1 Ford
      """;

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("lake.map.txt"), content);
  }

  private static Path bundled(String name) {
    return CommandRun.HOME.resolve("maps").resolve(name + ".map.txt");
  }

  private static double number(String json, String field) {
    Matcher match = Pattern.compile("\"" + field + "\":([-0-9.eE]+)").matcher(json);
    assertThat(match.find()).as(json).isTrue();
    return Double.parseDouble(match.group(1));
  }

  /** Routes along roads, which are the only cheapest ones. */
  @ParameterizedTest
  @CsvSource({
    "archipelago, foot, archipelago",
    "walled-city, foot, walled-city",
    "snow-erupting-tombstone, foot, snow-erupting-tombstone",
    "island-realm, cart, island-realm-cart"
  })
  void itinerary_bundledMap_readsAsWritten(String map, String profile, String golden)
      throws IOException {
    CommandRun run =
        CommandRun.of("route", bundled(map), "--itinerary", "--profile", profile).succeeded();
    assertThat(run.out().replace("\r\n", "\n")).isEqualTo(golden(golden));
  }

  /** The ends of ways, of which a short stretch off the road or a turn went untold once. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "walled-city | 39,51 | 30,14  | cart  | go south through the fields for 2 cells",
        "walled-city | 49,27 | 57,33  | rider | south-east, then south and east, for 11 cells",
        "ember-range | 8,8   | 116,40 | cart  | go north over the snow and through the fields for"
            + " 2",
        "graveyard-valley | 37,35 | 31,48 | cart | go west over the grass for 2 cells"
      })
  void itinerary_endsOffTheRoad_areTold(
      String map, String from, String to, String profile, String words) throws IOException {
    CommandRun run =
        CommandRun.of(
            "route", bundled(map), "--from", from, "--to", to, "--profile", profile, "--itinerary");
    assertThat(run.out()).contains(words);
  }

  @Test
  void itinerary_boatToAPlaceOnLand_endsAtTheShore() {
    CommandRun run =
        CommandRun.of(
            "route",
            bundled("archipelago"),
            "--itinerary",
            "--profile",
            "boat",
            "--from",
            "10,10",
            "--to",
            "Brackport");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .startsWith("Boat from 10,10 to Brackport: there is no route, but you can get close (")
        .contains("to the shore", "with Brackport to the east")
        .contains("the route ends after", "Brackport, 6 cells to the east, is on ground")
        .contains("cannot be entered (land).");
  }

  private static String golden(String name) throws IOException {
    try (InputStream in = TravelTest.class.getResourceAsStream("/itineraries/" + name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }

  @Test
  void json_scaleAndProfile_comeLast() throws IOException {
    Path map = map(MAP);
    String foot = CommandRun.of("route", map, "--json").succeeded().out();
    assertThat(foot).endsWith("}" + System.lineSeparator()).doesNotContain("\"profile\"");
    assertThat(foot.indexOf("\"distance\"")).isGreaterThan(foot.indexOf("\"nearest\""));
    assertThat(foot.indexOf("\"time\"")).isGreaterThan(foot.indexOf("\"distance\""));
    // 0,0 1,0 2,1 1,2 0,2: over the bridge
    assertThat(number(foot, "steps")).isEqualTo(4);
    assertThat(number(foot, "distance")).isCloseTo(100 * (2 + 2 * Math.sqrt(2)), within(1e-9));
    assertThat(number(foot, "time")).isCloseTo(120 * number(foot, "cost"), within(1e-9));
    String rider = CommandRun.of("route", map, "--json", "--profile", "rider").succeeded().out();
    assertThat(rider).contains("\"profile\":\"rider\",\"distance\"");
    assertThat(number(rider, "cost")).isLessThan(number(foot, "cost"));
  }

  @Test
  void json_unknownScale_saysNothingOfIt() throws IOException {
    Path map = map(MAP.replace("cell: 100 m\npace: 2 min\n", ""));
    String out = CommandRun.of("route", map, "--json").succeeded().out();
    assertThat(out).doesNotContain("distance", "\"time\"", "profile");
  }

  @Test
  void time_presetOfTens_countsPlainSteps() throws IOException {
    Path map = map(MAP);
    String tens = CommandRun.of("route", map, "--json", "--preset", "lester").succeeded().out();
    assertThat(number(tens, "time")).isCloseTo(120 * number(tens, "cost") / 10, within(1e-9));
  }

  @Test
  void queries_profile_answersByIt() throws IOException {
    Path map = map(MAP);
    Path queries = Files.writeString(folder.resolve("q.txt"), "0 1 3 1\n0 0 0 2\n");
    CommandRun run = CommandRun.of("route", map, "--queries", queries, "--profile", "boat");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    String[] lines = run.out().split("\\R", -1);
    assertThat(lines[0]).contains("\"found\":true", "\"profile\":\"boat\"");
    assertThat(lines[1]).contains("\"found\":false", "\"profile\":\"boat\"").doesNotContain("time");
  }

  @Test
  void profile_unknown_namesThoseThereAre() throws IOException {
    CommandRun.of("route", map(MAP), "--profile", "cat")
        .failedWith(ExitCode.USAGE, "--profile: unknown 'cat'; did you mean 'cart'?");
    CommandRun.of("route", map(MAP), "--profile", "wings")
        .failedWith(
            ExitCode.USAGE,
            "--profile: unknown 'wings'; tile set fantasy has foot, rider, cart, boat");
  }

  @Test
  void profile_plainFolder_hasFootOnly() {
    Path plain = Path.of(System.getProperty("emberway.data", ""), "gervais54");
    assumeTrue(Files.isDirectory(plain), "needs the published tiles (-Demberway.data)");
    CommandRun.of("route", bundled("snow-erupting"), "--tiles", plain, "--profile", "boat")
        .failedWith(ExitCode.USAGE, "--profile: unknown 'boat'; tile set gervais54 has foot");
  }

  @Test
  void boat_startingOnLand_saysWhereItCanStart() throws IOException {
    CommandRun.of("route", map(MAP), "--profile", "boat")
        .failedWith(
            ExitCode.NO, "the boat cannot start on tent (start) on grass at 0,0; start on water");
  }

  @Test
  void boat_goingToLand_saysThatItCannotEnterIt() throws IOException {
    CommandRun run =
        CommandRun.of("route", map(MAP), "--profile", "boat", "--from", "0,1", "--to", "Ford");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .contains(
            "no route from 0,1 to 4,1", "4,1 is on ground that the boat cannot enter (grass)");
  }

  @Test
  void text_knownScale_saysDistanceAndTime() throws IOException {
    assertThat(CommandRun.of("route", map(MAP)).succeeded().out()).contains("483 m, 8 min");
  }

  @Test
  void itinerary_withJsonOrQueries_isRefused() throws IOException {
    CommandRun.of("route", map(MAP), "--itinerary", "--json")
        .failedWith(ExitCode.USAGE, "--itinerary", "--json");
    CommandRun.of("route", map(MAP), "--itinerary", "--queries", "-")
        .failedWith(ExitCode.USAGE, "--itinerary", "--queries");
    CommandRun.of("route", map(MAP), "--itinerary", "--step", "3")
        .failedWith(ExitCode.USAGE, "--step", "--itinerary");
    CommandRun.of("route", map(MAP), "--itinerary", "--trace", "-")
        .failedWith(ExitCode.USAGE, "--trace -", "--itinerary");
  }

  @Test
  void info_listsScaleAndProfiles() throws IOException {
    assertThat(CommandRun.of("info", map(MAP)).succeeded().out())
        .contains("a cell is 100 m wide, a cost of 1 takes 2 min", "foot, rider, cart, boat");
    assertThat(CommandRun.of("info", map(MAP), "--json").succeeded().out())
        .contains("\"cell\":\"100 m\",\"pace\":\"2 min\",\"profiles\":[{\"name\":\"foot\"");
    assertThat(CommandRun.of("info", CommandRun.HOME.resolve("tiles/fantasy")).succeeded().out())
        .contains("boat", "water cost 0.4", "no influences");
  }

  @Test
  void render_profile_drawsItsRoute() throws IOException {
    Path map = map(MAP.replace("1....\n..B..\n2....", "1.R.2\n..B..\n....."));
    Path foot = folder.resolve("foot.png");
    CommandRun run = CommandRun.of("render", map, "-o", foot);
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "needs OpenGL: " + run.err());
    Path boat = folder.resolve("boat.png");
    CommandRun.of("render", map, "-o", boat, "--profile", "boat", "--from", "0,1", "--to", "3,1")
        .succeeded();
    Path walked = folder.resolve("walked.png");
    CommandRun.of("render", map, "-o", walked, "--from", "0,0", "--to", "3,0").succeeded();
    assertThat(Files.readAllBytes(boat)).isNotEqualTo(Files.readAllBytes(walked));
    CommandRun ashore = CommandRun.of("render", map, "-o", boat, "--profile", "boat");
    assertThat(ashore.succeeded().err()).contains("the boat cannot start on tent (start) on grass");
  }

  @Test
  void cart_onEveryBundledMap_keepsToRoadsMoreThanAWalkerDoes() throws IOException {
    for (String name : new String[] {"island-realm", "archipelago", "ember-range"}) {
      CommandRun walker = CommandRun.of("route", bundled(name), "--json");
      CommandRun cart = CommandRun.of("route", bundled(name), "--json", "--profile", "cart");
      assertThat(cart.status()).as(name + cart.err()).isZero();
      assertThat(onRoads(name, cart)).as(name).isGreaterThanOrEqualTo(onRoads(name, walker));
      assertThat(onRoads(name, cart)).as(name).isGreaterThan(0.85);
    }
  }

  /** The share of a route's cells that hold a road, a bridge or a gate. */
  private static double onRoads(String name, CommandRun run) throws IOException {
    String text = Files.readString(bundled(name));
    String overlay = text.substring(text.indexOf("[overlay]\n") + 10, text.indexOf("[places]"));
    String[] rows = overlay.split("\n", -1);
    String path = run.out().substring(run.out().indexOf("\"path\""), run.out().indexOf("]]"));
    Matcher cells = Pattern.compile("(\\d+),(\\d+)").matcher(path);
    int all = 0;
    int roads = 0;
    while (cells.find()) {
      Cell cell = new Cell(Integer.parseInt(cells.group(1)), Integer.parseInt(cells.group(2)));
      all++;
      roads += "RBD".indexOf(rows[cell.y()].charAt(cell.x())) >= 0 ? 1 : 0;
    }
    return (double) roads / all;
  }
}
