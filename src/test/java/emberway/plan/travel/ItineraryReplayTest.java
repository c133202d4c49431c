package emberway.plan.travel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.map.TileWords;
import emberway.map.TravelProfile;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.testing.Extent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walks by the words of itineraries alone, over random routes on bundled maps. */
final class ItineraryReplayTest {
  private static final int ROUTES = Extent.of(100);
  private static final long SEED = 20261121;

  /** How far from where a sentence really ends its words may lead, and what share of its cells. */
  private static final double ASIDE = 1.5;

  private static final double ASIDE_SHARE = 0.3;

  /** The least share of a sentence's cells that lie on what it names. */
  private static final double NAMED = 0.5;

  /** The most of the sentences that may name but the whole direction of a winding part. */
  private static final double WINDING = 0.1;

  private static final Pattern WAY_TOLD = Pattern.compile("^(.*?) for ([0-9]+) cells?\\b");

  /** Longest names first, or a south-east would be read as a south. */
  private static final Pattern POINT =
      Pattern.compile(
          Arrays.stream(Direction.values())
              .map(Compass::name)
              .sorted((a, b) -> b.length() - a.length())
              .collect(Collectors.joining("|", "\\b(", ")\\b")));

  /** What goes on over the ground of the sentence before. */
  private static final Pattern NAMES_NONE =
      Pattern.compile("^(?!.*\\bthe (road|bridge|gate)\\b).*(north|south|east|west|winding),?$");

  private int told;
  private int winding;
  private String ground = ""; // the last sentence that named any

  @ParameterizedTest
  @CsvSource({
    "walled-city, cart",
    "walled-city, rider",
    "walled-city, foot",
    "ember-range, cart",
    "ember-range, foot",
    "graveyard-valley, cart",
    "graveyard-valley, rider",
    "island-realm, foot",
    "island-realm, cart",
    "archipelago, boat",
    "archipelago, foot"
  })
  void sentences_walkedByTheirWords_endWhereTheyReallyEnd(String name, String profileName)
      throws UnreadableException {
    Path home = Path.of(System.getProperty("emberway.home", "."));
    LoadedMap loaded = MapFiles.open(home.resolve("maps/" + name + ".map.txt"), Optional.empty());
    TravelProfile profile = Roads.FANTASY.travelDescription().profile(profileName).orElseThrow();
    TileMap map = profile.applyTo(loaded.map());
    CostField field = CostField.of(map);
    Planner planner = new Planner(field, Roads.RULES);
    ItineraryBuilder itineraryBuilder =
        new ItineraryBuilder(
            loaded.map(),
            profile,
            Roads.FANTASY.travelDescription(),
            Roads.UNKNOWN,
            field,
            Roads.RULES);
    SurfaceNames surfaceNames = new SurfaceNames(map, Roads.FANTASY.travelDescription(), profile);
    Random random = new Random(SEED);
    for (int i = 0; i < ROUTES; i++) {
      Query query = Query.between(openCell(field, random), openCell(field, random));
      Outcome outcome = planner.plan(query);
      if (outcome instanceof Outcome.Found found) {
        check(itineraryBuilder.describe(query, found), found.route(), surfaceNames);
      } else if (outcome instanceof Outcome.Unreachable failed) {
        check(itineraryBuilder.describe(query, failed), failed.nearest(), surfaceNames);
      }
    }
    assertThat(told).as("seed " + SEED).isGreaterThan(ROUTES);
    assertThat(winding).as("seed " + SEED).isLessThanOrEqualTo((int) (WINDING * told));
  }

  private static Cell openCell(CostField field, Random random) {
    GridSize size = field.size();
    Cell cell = size.cell(random.nextInt(size.cells()));
    return field.costAt(cell) == Double.POSITIVE_INFINITY ? openCell(field, random) : cell;
  }

  private void check(Itinerary itinerary, Route route, SurfaceNames surfaceNames) {
    for (Instruction instruction : itinerary.instructions()) {
      String message =
          "seed %d: '%s' in%n%s".formatted(SEED, instruction.text(), itinerary.lines());
      Matcher text = WAY_TOLD.matcher(instruction.text());
      assertThat(text.find()).as(message).isTrue();
      assertThat(instruction.to() - instruction.from())
          .as(message)
          .isEqualTo(Integer.parseInt(text.group(2)));
      List<Direction> points = points(text.group(1));
      told++;
      if (text.group(1).contains(" wind")) {
        winding++;
        assertThat(points)
            .as(message)
            .containsExactly(
                Compass.from(route.cell(instruction.from()), route.cell(instruction.to())));
      } else {
        assertThat(aside(points, route, instruction))
            .as(message)
            .isLessThanOrEqualTo(
                Math.max(ASIDE, ASIDE_SHARE * (instruction.to() - instruction.from())) + 1e-9);
      }
      assertThat(named(text.group(1), route, instruction, surfaceNames))
          .as(message)
          .isGreaterThanOrEqualTo(NAMED);
    }
  }

  private static List<Direction> points(String text) {
    List<Direction> points = new ArrayList<>();
    Matcher point = POINT.matcher(text);
    while (point.find()) {
      for (Direction direction : Direction.values()) {
        if (Compass.name(direction).equals(point.group())) {
          points.add(direction);
        }
      }
    }
    return points;
  }

  /**
   * How far from an instruction's end one comes out who goes its cells by these points, each for as
   * long as looks best.
   */
  private static double aside(List<Direction> points, Route route, Instruction instruction) {
    Cell start = route.cell(instruction.from());
    Cell end = route.cell(instruction.to());
    return least(
        points, instruction.to() - instruction.from(), end.x() - start.x(), end.y() - start.y());
  }

  private static double least(List<Direction> points, int cells, int dx, int dy) {
    Direction first = points.get(0);
    if (points.size() == 1) {
      return Math.hypot(dx - first.dx() * (double) cells, dy - first.dy() * (double) cells);
    }
    double least = Double.POSITIVE_INFINITY;
    for (int now = 1; now < cells; now++) {
      double rest =
          least(
              points.subList(1, points.size()),
              cells - now,
              dx - first.dx() * now,
              dy - first.dy() * now);
      least = Math.min(least, rest);
    }
    return least;
  }

  /**
   * The share of an instruction's cells whose ground or way it names, or goes on over as the one
   * before.
   */
  private double named(
      String text, Route route, Instruction instruction, SurfaceNames surfaceNames) {
    ground = NAMES_NONE.matcher(text).find() ? ground : text;
    double cells = 0;
    for (int step = instruction.from() + 1; step <= instruction.to(); step++) {
      cells += names(ground, surfaceNames.going(route.index(step))) ? 1 : 0;
    }
    return cells / (instruction.to() - instruction.from());
  }

  private static boolean names(String text, TileWords words) {
    return text.contains(words.phrase())
        || (words.kind() != TileWords.Kind.GROUND && text.contains("the " + words.noun()));
  }
}
