package emberway.plan.party;

import static emberway.plan.party.Parties.randomJourneys;
import static emberway.plan.party.Parties.randomLand;
import static emberway.plan.party.Parties.reachable;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.testing.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What happens to parties of all kinds, told in {@code resources/parties}: the same party goes the
 * same routes from one release to the next, unless how they go is changed on purpose.
 */
final class PartyTranscriptTest {
  private static final int MAX_TICKS = 400;

  @ParameterizedTest
  @ValueSource(strings = {"mazes", "open-land", "waypoints"})
  void party_ofEachKind_goesAsItIsWritten(String kind) throws IOException {
    Transcript transcript = new Transcript("parties/" + kind + ".txt");
    for (long seed = 1; seed <= 12; seed++) {
      transcript.add("party " + seed);
      tell(party(kind, new Random(seed)), transcript);
    }
    transcript.check();
  }

  private static Party party(String kind, Random random) {
    boolean isMaze = kind.equals("mazes");
    CostField land =
        isMaze
            ? PassingTest.randomMaze(random, 3 + random.nextInt(4), 2 + random.nextInt(3))
            : randomLand(random, 7 + random.nextInt(7), kind.equals("open-land") ? 0.1 : 0.3);
    List<Trip> trips = new ArrayList<>();
    for (Trip straight : reachable(land, randomJourneys(random, land, 2 + random.nextInt(5)))) {
      List<Cell> via = new ArrayList<>();
      for (int i = kind.equals("waypoints") ? random.nextInt(4) : 0; i > 0; i--) {
        via.add(land.size().cell(random.nextInt(land.size().cells())));
      }
      trips.add(new Trip(straight.from(), via, straight.to()));
    }
    PartyRules rules =
        new PartyRules(
            random.nextInt(3) == 0 ? PartyRules.KNOWS_ALL : 1 + random.nextInt(5),
            0.5 + random.nextInt(3),
            random.nextInt(9),
            random.nextInt(3),
            random.nextInt(3) == 0 ? 60 : 20_000);
    Movement movement = isMaze ? new Movement(CornerCutting.NO_CUT, 1.414) : Movement.PUBLISHED;
    return new Party(land, movement, trips, rules);
  }

  /** Of each tick, where each traveler went, and each event in a line. */
  private static void tell(Party party, Transcript transcript) {
    List<Cell> before = cells(party);
    while (!party.isDone() && party.ticks() < MAX_TICKS) {
      List<PartyEvent> events = party.tick();
      List<Cell> after = cells(party);
      StringBuilder steps = new StringBuilder();
      for (int i = 0; i < after.size(); i++) {
        Cell to = after.get(i);
        steps.append(before.get(i).equals(to) ? " =" : " " + to.x() + "," + to.y());
      }
      transcript.add(party.ticks() + steps.toString());
      events.forEach(event -> transcript.add("  " + told(event)));
      before = after;
    }
    for (Traveler traveler : party.travelers()) {
      transcript.add(
          "%d: spent %.3f, saw %d".formatted(traveler.number(), traveler.spent(), traveler.seen()));
      assertThat(traveler.seenCells().cardinality()).isEqualTo(traveler.seen());
    }
  }

  private static List<Cell> cells(Party party) {
    return party.travelers().stream().map(Traveler::at).toList();
  }

  private static String told(PartyEvent event) {
    String who = event.tick() + " " + event.traveler() + " at" + place(event.at());
    if (event instanceof PartyEvent.Planned planned) {
      return "%s plans %d steps for %.3f, %s%s"
          .formatted(
              who,
              planned.steps(),
              planned.expected(),
              new TreeSet<>(planned.reasons()),
              planned.sight().map(sight -> ", " + sight.use() + place(sight.cell())).orElse(""));
    }
    if (event instanceof PartyEvent.Arrived arrived) {
      return "%s arrives for %.3f of %.3f in %d steps, waited %d"
          .formatted(who, arrived.actual(), arrived.expected(), arrived.steps(), arrived.waited());
    }
    if (event instanceof PartyEvent.GaveUp gaveUp) {
      return who + " gives up" + gaveUp.missed().map(PartyTranscriptTest::place).orElse("");
    }
    if (event instanceof PartyEvent.Stuck stuck) {
      return who + " is stuck, " + stuck.past() + ", " + stuck.isCertain();
    }
    return who + " passes";
  }

  private static String place(Cell cell) {
    return " " + cell.x() + "," + cell.y();
  }
}
