package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.QueryFile;
import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.party.Trip;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** The trips of a party, as given by {@code --travelers}. */
final class ExplorerTrips {
  private static final int MAX = 1_000;

  private ExplorerTrips() {}

  /**
   * Draws random trips or reads them from a file.
   *
   * @param travelers a number, a file's path, or - for standard input
   * @param who the traveler's name, as in "the boat"
   */
  static List<Trip> of(String travelers, CostField land, long seed, String who) {
    if (travelers.chars().allMatch(Character::isDigit) && !travelers.isEmpty()) {
      return random(travelers, land, seed, who);
    }
    List<Trip> trips = new ArrayList<>();
    Map<Cell, String> starts = new HashMap<>(); // the line of the file that names each start
    Map<Cell, String> goals = new HashMap<>();
    QueryFile.read(
        "--travelers",
        travelers,
        land.size(),
        (query, line) -> {
          Cell from = query.from();
          Cell to = query.goals().get(0);
          if (land.isBlocked(land.size().index(from))) {
            throw new CommandFailure(
                ExitCode.INPUT,
                "%s: the start %s is on ground that %s cannot enter; start beside it"
                    .formatted(line, from, who));
          }
          checkUntaken("start", from, line, starts);
          checkUntaken("goal", to, line, goals);
          trips.add(new Trip(from, to));
        });
    if (trips.isEmpty()) {
      throw new CommandFailure(
          ExitCode.INPUT,
          "%s: contains no journey; write the start and goal of each on one line, as x y x y or x,y x,y"
              .formatted(QueryFile.name(travelers)));
    }
    return trips;
  }

  /** Random trips between passable cells, with no start or goal used twice. */
  private static List<Trip> random(String travelers, CostField land, long seed, String who) {
    int[] passable =
        IntStream.range(0, land.size().cells()).filter(cell -> !land.isBlocked(cell)).toArray();
    if (passable.length == 0) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--travelers %s: this map has no ground that %s can enter; give another map or --profile"
              .formatted(travelers, who));
    }
    int most = Math.min(MAX, passable.length);
    int count = travelers.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(travelers);
    if (count < 1 || count > most) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--travelers %s: must be in 1..%d on this map, or a file".formatted(travelers, most));
    }
    Random random = new Random(seed);
    Set<Cell> starts = new HashSet<>();
    Set<Cell> goals = new HashSet<>();
    List<Trip> trips = new ArrayList<>();
    while (trips.size() < count) {
      trips.add(
          new Trip(draw(passable, land, random, starts), draw(passable, land, random, goals)));
    }
    return trips;
  }

  private static void checkUntaken(String end, Cell cell, String line, Map<Cell, String> taken) {
    String before = taken.putIfAbsent(cell, line);
    if (before != null) {
      throw new CommandFailure(
          ExitCode.INPUT,
          "%s: the %s %s is that of %s, too; give each traveler a %s of its own"
              .formatted(line, end, cell, before, end));
    }
  }

  private static Cell draw(int[] cells, CostField land, Random random, Set<Cell> taken) {
    Cell cell;
    do {
      cell = land.size().cell(cells[random.nextInt(cells.length)]);
    } while (!taken.add(cell));
    return cell;
  }
}
