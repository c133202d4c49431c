package emberway.plan.party;

import emberway.plan.cost.CostField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Resolves conflicts that travelers cannot resolve step by step: when nobody makes progress any
 * more, all follow a common plan that brings everybody to their goals, tick by tick.
 *
 * <p>The party makes progress while a traveler sees something new, or is nearer to its goal than
 * ever since it last did; both can happen only a limited number of times. The plan uses what any
 * traveler has seen; unseen cells count as passable. If one turns out to be blocked, a new plan is
 * made with the new knowledge. If there is no plan for all, or none is found, one traveler after
 * another is declared stuck, until there is a plan for the rest. So a party always comes to an end.
 */
final class DeadlockResolver {
  /** The refused steps without progress after which a common plan is made. */
  private static final int MAX_REFUSALS = 24;

  /** The most configurations tried for a plan, divided by the number of travelers. */
  private static final long MAX_PLACED = 600_000;

  /** The most configurations tried to find out which pairs block each other. */
  private static final long MAX_FOR_TWO = 20_000;

  private final CostField land;
  private final Passability real;
  private final List<Traveler> party; // by number
  private final BitSet blocked = new BitSet(); // cells known to be blocked by any traveler
  private final Passability passability; // as far as any of them has seen
  private final long patience; // most ticks without progress, refused or not
  private List<int[]> agreed = List.of(); // the travelers' cells after each tick to come
  private int next; // index of the next of them
  private int refusals;
  private long idle;

  /**
   * Creates a resolver without a plan.
   *
   * @param real which steps the land really allows, seen or not
   */
  DeadlockResolver(CostField land, Passability real, List<Traveler> party) {
    this.land = land;
    this.party = party;
    this.real = real;
    passability = new Passability(land.size(), real.cornerCutting(), this::isKnownToBlock);
    patience = 1_000L + land.size().cells();
  }

  private boolean isKnownToBlock(int cell) {
    if (!land.isBlocked(cell)) {
      return false;
    }
    if (!blocked.get(cell)
        && party.stream()
            .anyMatch(traveler -> traveler.knownCostAt(cell) == Double.POSITIVE_INFINITY)) {
      blocked.set(cell);
    }
    return blocked.get(cell);
  }

  /** Whether all follow a common plan. */
  boolean isFollowed() {
    return next < agreed.size();
  }

  /**
   * Records the result of a tick.
   *
   * @param refused whether a traveler under way could not take the step it wanted
   * @param isPlanning whether plans are pending and nobody has moved because of them
   */
  void note(boolean refused, boolean isPlanning) {
    boolean anyProgress = false;
    for (Traveler traveler : party) {
      anyProgress |= traveler.hasMadeProgress();
    }
    refusals = anyProgress ? 0 : refusals + (refused ? 1 : 0);
    idle = anyProgress ? 0 : idle + (isPlanning ? 0 : 1);
  }

  /** Whether it is time for a common plan. */
  boolean isDue() {
    return refusals > MAX_REFUSALS || idle > patience;
  }

  /** Makes a common plan for as many travelers as possible. */
  void planJointly(long tick, List<PartyEvent> events) {
    refusals = 0;
    idle = 0;
    next = 0;
    agreed = List.of();
    while (party.stream().anyMatch(Traveler::isUnderWay)) {
      Aim aim = aim();
      JointSearch search = new JointSearch(passability, aim.goals, aim.only);
      int[] at = party.stream().mapToInt(Traveler::cell).toArray();
      JointPlan plan = search.search(at, Math.max(1, MAX_PLACED / party.size()));
      if (plan instanceof JointPlan.Found found) {
        follow(found.ticks(), aim, tick, events);
        return;
      }
      events.add(nextStuck(search, aim, at, tick, plan instanceof JointPlan.Impossible));
    }
  }

  /**
   * Where all travelers are to be in the end.
   *
   * @param goals by traveler: the goal, or {@link JointSearch#NO_GOAL}
   * @param only the number of the only traveler that must arrive; {@link StepReservations#NOBODY}:
   *     all must
   */
  @SuppressWarnings("ArrayRecordComponent") // not shared beyond one plan
  private record Aim(int[] goals, int only) {
    boolean includes(int traveler) {
      return only == StepReservations.NOBODY || only == traveler;
    }
  }

  /**
   * If a traveler has a waypoint ahead, only the first such traveler must arrive; the others return
   * to their starts meanwhile.
   */
  private Aim aim() {
    Traveler passing =
        party.stream()
            .filter(one -> one.isUnderWay() && !one.remainingLegs().isLast())
            .findFirst()
            .orElse(null);
    if (passing != null) {
      int stop = land.size().index(passing.remainingLegs().stop());
      int[] goals = party.stream().mapToInt(one -> land.size().index(one.trip().from())).toArray();
      Arrays.setAll(goals, one -> goals[one] == stop ? JointSearch.NO_GOAL : goals[one]);
      goals[passing.number()] = stop;
      return new Aim(goals, passing.number());
    }
    int[] goals =
        party.stream()
            .mapToInt(
                traveler ->
                    traveler.hasHope() || traveler.isAtGoal()
                        ? land.size().index(traveler.trip().to())
                        : JointSearch.NO_GOAL)
            .toArray();
    return new Aim(goals, StepReservations.NOBODY);
  }

  private void follow(List<int[]> plan, Aim aim, long tick, List<PartyEvent> events) {
    agreed = plan;
    for (Traveler traveler : party) {
      int number = traveler.number();
      List<Integer> route = new ArrayList<>(List.of(traveler.cell()));
      for (int[] at : plan) {
        if (at[number] != route.get(route.size() - 1)) {
          route.add(at[number]);
        }
      }
      if (route.size() > 1 && traveler.isUnderWay() && !aim.includes(number)) {
        traveler.makeRoom();
      } else if (route.size() > 1) {
        traveler.agree(route.stream().mapToInt(Integer::intValue).toArray());
        events.add(
            new PartyEvent.Planned(
                tick,
                number,
                traveler.at(),
                traveler.takeReasons(),
                traveler.expected(),
                traveler.toGo(),
                Optional.empty()));
      }
    }
  }

  /** Declares a traveler stuck: one that cannot get past a single other, or else the last one. */
  private PartyEvent nextStuck(
      JointSearch search, Aim aim, int[] at, long tick, boolean isCertain) {
    Traveler last = null;
    for (Traveler traveler : party) {
      if (traveler.isUnderWay() && aim.includes(traveler.number())) {
        last = traveler;
        if (!search.hasRoute(traveler.number(), at[traveler.number()])) {
          traveler.giveUp(traveler.remainingLegs().first());
          return new PartyEvent.GaveUp(tick, traveler.number(), traveler.at(), traveler.missed());
        }
        OptionalInt past = isCertain ? blocker(search, aim, at, traveler) : OptionalInt.empty();
        if (past.isPresent()) {
          return stuck(traveler, tick, past, true);
        }
      }
    }
    return stuck(last, tick, OptionalInt.empty(), isCertain);
  }

  private static PartyEvent stuck(Traveler one, long tick, OptionalInt past, boolean isCertain) {
    one.getStuck();
    return new PartyEvent.Stuck(tick, one.number(), one.at(), past, isCertain);
  }

  /** A traveler on another's route that the other cannot get past even with nobody else there. */
  private OptionalInt blocker(JointSearch search, Aim aim, int[] at, Traveler traveler) {
    int one = traveler.number();
    int[] goals = aim.goals;
    int only = aim.only == one ? 0 : StepReservations.NOBODY;
    List<Integer> route = search.routeOf(one, at[one]);
    return IntStream.range(0, at.length)
        .filter(
            other -> other != one && (route.contains(at[other]) || route.contains(goals[other])))
        .filter(
            other ->
                new JointSearch(passability, new int[] {goals[one], goals[other]}, only)
                        .search(new int[] {at[one], at[other]}, MAX_FOR_TWO)
                    instanceof JointPlan.Impossible)
        .findFirst();
  }

  /**
   * Makes everybody take the next step of the plan.
   *
   * @return whether they could; if a cell turned out to be blocked, nobody moves
   */
  boolean advance() {
    int[] to = agreed.get(next);
    for (Traveler traveler : party) {
      int number = traveler.number();
      if (to[number] != traveler.cell() && !real.allows(traveler.cell(), to[number])) {
        return false;
      }
    }
    next++;
    for (Traveler traveler : party) {
      traveler.move(to[traveler.number()]);
    }
    return true;
  }
}
