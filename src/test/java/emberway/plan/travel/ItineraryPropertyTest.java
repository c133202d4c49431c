package emberway.plan.travel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Measure;
import emberway.map.Scale;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What holds for every itinerary, on random maps of everything that the tile set has. */
final class ItineraryPropertyTest {
  private static final int MAPS = Extent.of(1_500);
  private static final String GROUNDS = "GGGGGGSam~rf";
  private static final String THINGS = "............RRRRRBDWFYhMHvVt";
  private static final List<String> PROFILES = List.of("foot", "rider", "cart", "boat");

  private int told;
  private int cutShort;

  @Test
  void legs_ofAnyRoute_coverItsStepsInOrderAndAddUp() {
    for (long seed = 1; seed <= MAPS; seed++) {
      check(seed);
    }
    assertThat(told).isGreaterThan(MAPS / 2);
    assertThat(cutShort).isGreaterThan(MAPS / 20);
  }

  /** A random map, and what is asked there. */
  private record Asked(Roads roads, Query query) {}

  private static Asked asked(long seed) {
    Random random = new Random(seed);
    GridSize size = new GridSize(2 + random.nextInt(30), 1 + random.nextInt(30));
    Roads roads =
        randomMap(size, random)
            .profile(PROFILES.get(random.nextInt(PROFILES.size())))
            .scale(randomScale(random));
    for (int i = random.nextInt(6); i > 0; i--) {
      roads.place(random.nextInt(size.width()), random.nextInt(size.height()), "Place" + i);
    }
    List<Cell> via = new ArrayList<>();
    for (int i = Math.max(0, random.nextInt(5) - 2); i > 0; i--) {
      via.add(size.cell(random.nextInt(size.cells())));
    }
    Cell from = size.cell(random.nextInt(size.cells()));
    Query query = Query.between(from, size.cell(random.nextInt(size.cells()))).through(via);
    return new Asked(roads, query);
  }

  /** What is told of a random way; nothing where it begins on blocked ground. */
  static List<String> lines(long seed) {
    Asked asked = asked(seed);
    Outcome outcome = asked.roads.plan(asked.query);
    return outcome instanceof Outcome.BlockedStart
        ? List.of()
        : asked.roads.describe(asked.query, outcome).lines();
  }

  private void check(long seed) {
    Asked asked = asked(seed);
    Roads roads = asked.roads;
    Query query = asked.query;
    GridSize size = roads.map().size();
    Outcome outcome = roads.plan(query);
    if (outcome instanceof Outcome.Found found) {
      check(roads.describe(query, outcome), found.route(), size, seed);
      told++;
    } else if (outcome instanceof Outcome.Unreachable failed) {
      Itinerary itinerary = roads.describe(query, outcome);
      check(itinerary, failed.nearest(), size, seed);
      assertThat(itinerary.title()).as("seed " + seed).contains("there is no route");
      cutShort++;
    }
  }

  private static void check(Itinerary itinerary, Route route, GridSize size, long seed) {
    String message = "seed " + seed + "\n" + String.join("\n", itinerary.lines());
    int step = 0;
    double cost = 0;
    double length = 0;
    for (Instruction instruction : itinerary.instructions()) {
      assertThat(instruction.from()).as(message).isEqualTo(step);
      assertThat(instruction.to()).as(message).isGreaterThan(step);
      assertThat(instruction.text())
          .as(message)
          .matches("[A-Z].* for [0-9]+ cells?\\b.*\\.")
          .doesNotContain("  ", "null", " ,", " .", "..", ",,");
      step = instruction.to();
      cost += instruction.cost();
      length += instruction.length();
    }
    assertThat(step).as(message).isEqualTo(route.steps());
    if (!itinerary.instructions().isEmpty()) {
      PrintedAmounts.checkSums(itinerary);
    }
    assertThat(cost).as(message).isCloseTo(route.cost(), within(1e-9 * (1 + route.cost())));
    assertThat(length)
        .as(message)
        .isCloseTo(MeasuredRoute.length(size, route), within(1e-9 * 1000));
  }

  private static Scale randomScale(Random random) {
    if (random.nextInt(4) == 0) {
      return Roads.UNKNOWN;
    }
    Measure.Unit[] lengths = {
      Measure.Unit.METER, Measure.Unit.KILOMETER, Measure.Unit.FOOT, Measure.Unit.MILE
    };
    Measure.Unit[] times = {
      Measure.Unit.SECOND, Measure.Unit.MINUTE, Measure.Unit.HOUR, Measure.Unit.DAY
    };
    return new Scale(
        Optional.of(
            new Measure(0.01 + 100 * random.nextDouble(), lengths[random.nextInt(lengths.length)])),
        Optional.of(
            new Measure(0.01 + 100 * random.nextDouble(), times[random.nextInt(times.length)])));
  }

  private static Roads randomMap(GridSize size, Random random) {
    List<String> rows = new ArrayList<>();
    double wild = random.nextDouble();
    for (String symbols : List.of(GROUNDS, THINGS)) {
      for (int y = 0; y < size.height(); y++) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x < size.width(); x++) {
          boolean isPlain = random.nextDouble() >= wild;
          row.append(symbols.charAt(isPlain ? 0 : random.nextInt(symbols.length())));
        }
        rows.add(row.toString());
      }
    }
    return Roads.over(rows.toArray(String[]::new));
  }
}
