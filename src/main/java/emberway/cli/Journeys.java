package emberway.cli;

import emberway.map.Cell;
import emberway.plan.CostField;
import emberway.plan.party.Journey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** The journeys of a party, as {@code --travelers} says them. */
final class Journeys {
  private static final int MOST = 1_000;

  private Journeys() {}

  /**
   * So many random ones, or those of a file.
   *
   * @param travelers a number, a file's path, or - for standard input
   */
  static List<Journey> of(String travelers, CostField land, long seed) {
    if (travelers.chars().allMatch(Character::isDigit) && !travelers.isEmpty()) {
      return random(travelers, land, seed);
    }
    List<Journey> journeys = new ArrayList<>();
    QueryLines.read(
        travelers,
        land.size(),
        query -> journeys.add(new Journey(query.from(), query.goals().get(0))));
    if (journeys.isEmpty()) {
      throw new CommandFailure(
          ExitCode.INPUT,
          "%s: there is no journey in it; write four numbers a line: start x, start y, goal x, goal y"
              .formatted(QueryLines.name(travelers)));
    }
    return journeys;
  }

  /** From random passable cells to others, no two from or to the same. */
  private static List<Journey> random(String travelers, CostField land, long seed) {
    int[] passable =
        IntStream.range(0, land.size().cells()).filter(cell -> !land.isBlocked(cell)).toArray();
    int most = Math.min(MOST, passable.length);
    int count = travelers.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(travelers);
    if (count < 1 || count > most) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--travelers %s: must be in 1..%d on this map, or a file".formatted(travelers, most));
    }
    Random random = new Random(seed);
    Set<Cell> starts = new HashSet<>();
    Set<Cell> goals = new HashSet<>();
    List<Journey> journeys = new ArrayList<>();
    while (journeys.size() < count) {
      journeys.add(
          new Journey(draw(passable, land, random, starts), draw(passable, land, random, goals)));
    }
    return journeys;
  }

  private static Cell draw(int[] cells, CostField land, Random random, Set<Cell> taken) {
    Cell cell;
    do {
      cell = land.size().cell(cells[random.nextInt(cells.length)]);
    } while (!taken.add(cell));
    return cell;
  }
}
