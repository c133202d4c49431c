package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.cli.option.ExitCode;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.NumberText;
import emberway.map.Terrain;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Costs and sizes that no map should have: refused in one line that names the file and the line of
 * the tile at fault, or planned over exactly; by every command alike.
 */
final class HostileCostsTest {
  private static final String OK = "1";
  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  @TempDir private Path folder;

  /** A tile set of grass in line 7, a road in line 8 and a volcano in line 9. */
  private Path tiles(String cost, String factor, String influence) throws IOException {
    String json =
        """
        {
        "name": "hostile",
        "tile": {"width": 54, "height": 54},
        "lattice": {"width": 52, "height": 26},
        "spritesFrom": "fantasy",
        "legend": [
        {"symbol": "G", "name": "grass", "layer": "base", "sprite": "L1_Terrain001", "cost": %s},
        {"symbol": "R", "name": "road", "layer": "overlay", "sprite": "L2_Tent", "factor": %s},
        {"symbol": "V", "name": "volcano", "layer": "overlay", "sprite": "L2_VolcanoErupting",
         "influence": {%s}}
        ]}
        """
            .formatted(cost, factor, influence);
    Path set = Files.createDirectories(folder.resolve("hostile"));
    Files.writeString(set.resolve("tileset.json"), json);
    return set;
  }

  private static String influence(
      String effect, String radius, String reach, String strength, String falloff) {
    return "\"effect\":\"%s\",\"radius\":%s,\"reach\":%s,\"strength\":%s,\"falloff\":\"%s\""
        .formatted(effect, radius, reach, strength, falloff);
  }

  private static String volcano() {
    return influence("attract", "4.5", "5.0", "2.0", "hard");
  }

  private Path map(int width, int height, String overlay) throws IOException {
    StringBuilder text = new StringBuilder("emberway-map 1\nname: Hostile\n[base]\n");
    for (int y = 0; y < height; y++) {
      text.append("G".repeat(width)).append('\n');
    }
    text.append("[overlay]\n");
    for (int y = 0; y < height; y++) {
      text.append(overlay.repeat(width)).append('\n');
    }
    return Files.writeString(folder.resolve("hostile.map.txt"), text);
  }

  /** Every command that opens the tile set says the same: file, line and what is wrong. */
  private void assertRefused(Path tiles, int line, String word) throws IOException {
    Path map = map(6, 2, ".");
    Object[][] commands = {
      {"route", map, "--from", "0,0", "--to", "5,1"},
      {"render", map, "-o", folder.resolve("out.png")},
      {"info", map},
    };
    String place = "tileset.json:" + line + ":";
    for (Object[] command : commands) {
      Object[] args = Arrays.copyOf(command, command.length + 2);
      args[command.length] = "--tiles";
      args[command.length + 1] = tiles;
      CommandRun run = CommandRun.of(args);
      run.failedWith(ExitCode.INPUT, place, word);
    }
    assertThat(folder.resolve("out.png")).doesNotExist();
    CommandRun validated = CommandRun.of("validate", tiles);
    assertThat(validated.out()).contains(place, word);
    assertThat(validated.status()).isEqualTo(ExitCode.NO.status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NaN",
        "Infinity",
        "-Infinity",
        "-1",
        "0",
        "-0.0",
        "1e30",
        "1e400",
        "1e-30",
        "\"1\"",
        "null",
        "[1]"
      })
  void tileSet_costThatIsNone_isRefusedWithItsLine(String cost) throws IOException {
    assertRefused(tiles(cost, OK, volcano()), 7, "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "-0.5", "0", "1e30", "1e999", "true"})
  void tileSet_factorThatIsNone_isRefusedWithItsLine(String factor) throws IOException {
    assertRefused(tiles(OK, factor, volcano()), 8, "");
  }

  @ParameterizedTest
  @CsvSource({
    "4.5, 4.0, 2, reach", // below the radius: dividing by less than nothing
    "4.5, 4.5, 2, reach", // at the radius: dividing by nothing
    "4.5, NaN, 2, ''",
    "4.5, 1e30, 2, reach",
    "-1, 5, 2, radius",
    "1e9, 2e9, 2, radius",
    "4.5, 5, 0, strength",
    "4.5, 5, -2, strength",
    "4.5, 5, 1e30, strength",
    "4.5, 5, 1e-30, strength",
  })
  void tileSet_influenceThatIsNone_isRefusedWithItsLine(
      String radius, String reach, String strength, String word) throws IOException {
    String influence = influence("attract", radius, reach, strength, "hard");
    assertRefused(tiles(OK, OK, influence), 10, word);
  }

  /** A pile of influences takes a cost out of range: no tile is at fault alone, the map is. */
  @ParameterizedTest
  @CsvSource({"attract, 4.5, 5, 1000", "repel, 9, 500, 1000"})
  void map_pileOfInfluences_isRefusedByCellAndMap(
      String effect, String radius, String reach, String strength) throws IOException {
    Path tiles = tiles(OK, OK, influence(effect, radius, reach, strength, "hard"));
    Path map = map(20, 20, "V");
    String[] words = {"hostile.map.txt: cell ", "would cost", "which is too ", "weaken"};
    CommandRun.of("route", map, "--from", "0,0", "--to", "5,1", "--tiles", tiles)
        .failedWith(ExitCode.INPUT, words);
    CommandRun validated = CommandRun.of("validate", map, "--tiles", tiles);
    assertThat(validated.out()).contains(words);
    assertThat(validated.status()).isEqualTo(ExitCode.NO.status());
  }

  /** The strongest that is allowed, faded or not, is a cost like any other. */
  @ParameterizedTest
  @ValueSource(strings = {"hard", "smooth"})
  void map_strongInfluences_arePlannedOver(String falloff) throws IOException {
    Path tiles = tiles(OK, OK, influence("attract", "3", "512", "1000", falloff));
    CommandRun.of("route", map(8, 1, "V"), "--from", "0,0", "--to", "7,0", "--tiles", tiles)
        .succeeded();
  }

  @Test
  void map_leastAndGreatestCosts_arePlannedOverExactly() throws IOException {
    Path tiles = tiles("0.001", "1000000", volcano());
    CommandRun run =
        CommandRun.of(
            "route", map(3, 1, "R"), "--from", "0,0", "--to", "2,0", "--tiles", tiles, "--json");
    assertThat(run.succeeded().out()).contains("\"cost\":2000.0");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, -1, 0, -0.0, 1e-101, 1e101, Double.NEGATIVE_INFINITY})
  void costField_costThatIsNone_isRefused(double cost) {
    double[] costs = {1, cost, 1};
    assertThatThrownBy(() -> CostField.of(new GridSize(3, 1), costs))
        .isInstanceOf(CostFieldException.class)
        .hasMessageContaining("cell 1,0 costs " + NumberText.plain(cost) + ", which is ");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, -1, 0, Double.POSITIVE_INFINITY})
  void terrainInfluenceAndMovement_numbersThatAreNone_areRefused(double value) {
    String said = " " + NumberText.plain(value) + ": must be ";
    assertThatThrownBy(() -> Terrain.cost(value)).hasMessageContaining(said);
    assertThatThrownBy(() -> Terrain.factor(value)).hasMessageContaining(said);
    assertThatThrownBy(() -> new Movement(CornerCutting.CUT, value)).hasMessageContaining(said);
    assertThatThrownBy(() -> influence(2, 3, value)).hasMessageContaining(said);
    assertThatThrownBy(() -> influence(2, value, 1)).hasMessageContaining(said);
    if (value != 0) {
      assertThatThrownBy(() -> influence(value, 3, 1)).hasMessageContaining(said);
    }
  }

  private static Influence influence(double radius, double reach, double strength) {
    return new Influence(Influence.Effect.ATTRACT, radius, reach, strength, Influence.Falloff.HARD);
  }

  /** As far apart as costs may lie: neither overflow nor a cost that vanishes. */
  @ParameterizedTest
  @ValueSource(doubles = {1e-100, 1e-30, 1, 1e30, 1e100})
  void plan_costsOfAnyMagnitude_areSummedExactly(double cost) {
    double[] costs = new double[5 * 5];
    Arrays.fill(costs, cost);
    Outcome alike = plan(new GridSize(5, 5), costs, new Cell(0, 0), new Cell(4, 0));
    assertThat(((Outcome.Found) alike).route().cost()).isEqualTo(cost + cost + cost + cost);
    costs[12] = 1e-100;
    costs[13] = 1e100;
    Outcome apart = plan(new GridSize(5, 5), costs, new Cell(1, 2), new Cell(3, 1));
    double expected = Math.min(2.414 * cost, 1e-100 + 1.414 * cost);
    assertThat(((Outcome.Found) apart).route().cost()).isEqualTo(expected);
  }

  private static Outcome plan(GridSize size, double[] costs, Cell from, Cell to) {
    return new Planner(CostField.of(size, costs), Movement.PUBLISHED).plan(from, to);
  }

  @Test
  void plan_allWalls_hasABlockedStart() {
    double[] walls = new double[12];
    Arrays.fill(walls, BLOCKED);
    assertThat(plan(new GridSize(4, 3), walls, new Cell(0, 0), new Cell(3, 2)))
        .isInstanceOf(Outcome.BlockedStart.class);
    walls[0] = 7;
    Outcome alone = plan(new GridSize(4, 3), walls, new Cell(0, 0), new Cell(3, 2));
    assertThat(((Outcome.Unreachable) alone).nearest().end()).isEqualTo(new Cell(0, 0));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "2, 1", "1, 5000", "5000, 1", "100000, 1", "1, 100000"})
  void plan_linesOfCells_areWalkedFromEndToEnd(int width, int height) {
    GridSize size = new GridSize(width, height);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 3);
    Cell end = new Cell(width - 1, height - 1);
    Outcome one = plan(size, costs, new Cell(0, 0), end);
    assertThat(((Outcome.Found) one).route().cost()).isEqualTo(3.0 * (size.cells() - 1));
    costs[0] = 2; // no longer one terrain: another search
    Outcome two = plan(size, costs, end, new Cell(0, 0));
    double expected = size.cells() == 1 ? 0 : 3.0 * (size.cells() - 2) + 2;
    assertThat(((Outcome.Found) two).route().cost()).isEqualTo(expected);
  }

  @Test
  void route_longestLine_isAnswered() throws IOException {
    CommandRun run =
        CommandRun.of("route", map(100_000, 1, "."), "--from", "0,0", "--to", "99999,0");
    assertThat(run.succeeded().out()).startsWith("cost 99999, 99999 steps from 0,0 to 99999,0");
  }

  @ParameterizedTest
  @CsvSource({"8193, 8192", "1048577, 1", "67108865, 1", "999999999, 999999999"})
  void movingAiMap_moreCellsThanAMapMayHave_isRefusedBeforeTheyAreRead(long width, long height)
      throws IOException {
    Path map = folder.resolve("big.map");
    Files.writeString(map, "type octile\nheight %d\nwidth %d\nmap\n".formatted(height, width));
    CommandRun.of("route", map, "--from", "0,0", "--to", "1,1")
        .failedWith(ExitCode.INPUT, "big.map:", "67,108,864");
    assertThatThrownBy(() -> new GridSize((int) Math.min(width, 1 << 27), (int) height))
        .hasMessageContaining("cells");
  }
}
