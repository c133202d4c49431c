package emberway.plan.party;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Several travelers on one map, each on its own journey, tick by tick. In a tick everybody looks
 * around, plans are made or repaired within a budget, and every traveler with a plan takes one
 * step. The cost of a step counts, but not its duration. If the travelers only block each other,
 * they follow a common plan or learn who is stuck, so a party always ends. Serves one thread.
 */
public final class Party {
  private final CostField land;
  private final Passability passability;
  private final PartyRules rules;
  private final List<Traveler> travelers;
  private final DeadlockResolver deadlockResolver;
  private final PlanningQueue queue = new PlanningQueue();
  private long tick;

  /**
   * Creates a party before its first tick.
   *
   * @throws IllegalArgumentException if an end lies off the map, a start is blocked, or two start
   *     or end on the same cell
   */
  public Party(CostField land, Movement movement, List<Trip> trips, PartyRules rules) {
    this.land = land;
    passability = new Passability(land.size(), movement.cornerCutting(), land::isBlocked);
    this.rules = rules;
    check(trips);
    List<Traveler> made = new ArrayList<>();
    KnownTerrain shared = new KnownTerrain(land, rules);
    for (Trip trip : trips) {
      KnownTerrain known = rules.isTeam() ? shared : new KnownTerrain(land, rules);
      made.add(new Traveler(made.size(), trip, land, movement, rules, known));
    }
    travelers = List.copyOf(made);
    deadlockResolver = new DeadlockResolver(land, passability, travelers);
  }

  private void check(List<Trip> trips) {
    Set<Cell> starts = new HashSet<>();
    Set<Cell> goals = new HashSet<>();
    for (int i = 0; i < trips.size(); i++) {
      Cell from = trips.get(i).from();
      Cell to = trips.get(i).to();
      require(
          isOnMap(from),
          i,
          "starts at %s, which is off the map of %s".formatted(from, land.size()));
      for (Cell stop : trips.get(i).stops()) {
        require(
            isOnMap(stop),
            i,
            "goes to %s, which is off the map of %s".formatted(stop, land.size()));
      }
      boolean isBlocked = land.isBlocked(land.size().index(from));
      require(!isBlocked, i, "starts at %s, which cannot be entered".formatted(from));
      require(starts.add(from), i, "starts at %s, where another does".formatted(from));
      require(goals.add(to), i, "goes to %s, where another does".formatted(to));
    }
  }

  private boolean isOnMap(Cell cell) {
    GridSize size = land.size();
    return size.contains(cell.x(), cell.y());
  }

  private static void require(boolean isFine, int traveler, String complaint) {
    if (!isFine) {
      throw new IllegalArgumentException("traveler %d %s".formatted(traveler, complaint));
    }
  }

  /** The travelers, by number. */
  public List<Traveler> travelers() {
    return travelers;
  }

  /** The number of ticks so far. */
  public long ticks() {
    return tick;
  }

  /** Whether everybody is at the goal, has given up or is stuck. */
  public boolean isDone() {
    return travelers.stream().noneMatch(Traveler::isUnderWay);
  }

  /** Runs one tick; returns its events in order. */
  public List<PartyEvent> tick() {
    tick++;
    List<PartyEvent> events = new ArrayList<>();
    if (deadlockResolver.isFollowed()) {
      follow(events);
    } else {
      stepIndividually(events);
    }
    for (Traveler traveler : travelers) {
      while (traveler.pass()) {
        events.add(new PartyEvent.Passed(tick, traveler.number(), traveler.at()));
      }
      if (traveler.arrive()) {
        events.add(traveler.arrival(tick));
      }
    }
    return events;
  }

  private void follow(List<PartyEvent> events) {
    travelers.forEach(this::observe);
    if (!deadlockResolver.advance()) {
      deadlockResolver.planJointly(tick, events);
    }
  }

  /** Lets a traveler look around; a team learns of what it sees, even from one at its goal. */
  private void observe(Traveler traveler) {
    traveler.observe(rules.isTeam() ? travelers : List.of(traveler));
  }

  private void stepIndividually(List<PartyEvent> events) {
    for (Traveler traveler : travelers) {
      if (rules.isTeam() || traveler.isUnderWay()) {
        observe(traveler);
      }
    }
    long budget = rules.cellsPerTick();
    for (Traveler traveler : travelers) {
      if (traveler.isUnderWay()) {
        traveler.consider(travelers);
      }
      traveler.unplanned().forEach(queue::add);
      budget = queue.run(budget);
      takePlan(traveler, events);
    }
    int[] steps = PrioritizedSteps.choose(passability, travelers);
    boolean refused = false;
    boolean moved = false;
    for (Traveler traveler : travelers) {
      boolean isUnderWay = traveler.isUnderWay();
      moved |= steps[traveler.number()] != traveler.cell();
      refused |= !traveler.step(steps[traveler.number()]) && isUnderWay;
    }
    deadlockResolver.note(refused, !moved && queue.waiting() > 0);
    if (deadlockResolver.isDue()) {
      deadlockResolver.planJointly(tick, events);
    }
  }

  private void takePlan(Traveler traveler, List<PartyEvent> events) {
    if (!traveler.takePlan()) {
      return;
    }
    Cell at = traveler.at();
    events.add(
        traveler.hasGivenUp()
            ? new PartyEvent.GaveUp(tick, traveler.number(), at, traveler.missed())
            : new PartyEvent.Planned(
                tick,
                traveler.number(),
                at,
                traveler.takeReasons(),
                traveler.expected(),
                traveler.toGo(),
                traveler.takeSight()));
  }
}
