package emberway.plan.party;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.IncrementalPlanner;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A traveler of a party: its position, its knowledge and its plan. */
public final class Traveler {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  private final int number;
  private final Trip trip;
  private final CostField land;
  private final PartyRules rules;
  private final KnownTerrain known;
  private final RemainingLegs remainingLegs;

  private int at; // the row-major index of the cell it stands on
  private int[] route; // planned: from the cell of planning to the next stop; empty for none
  private int routeIndex; // where the traveler is on the route
  private final EnumSet<PartyEvent.Reason> reasons = EnumSet.of(PartyEvent.Reason.START);
  private final Sightings news; // since the last new route
  // What was seen that led to the last new route.
  private Optional<PartyEvent.Sight> sight = Optional.empty();
  private Map<Integer, Double> considered = Map.of(); // cells near others and their costs
  private boolean asksAside; // whether the only route leads over standing travelers
  private boolean hasArrived;
  private boolean gaveUp;
  // The unreachable waypoint at which the traveler gave up.
  private Optional<Cell> missed = Optional.empty();
  private boolean stuck; // there is a route, but not past the others
  private double expectedLast; // the expected cost at the last planning
  private double expectedAtFirst = Double.NaN;
  private double spent;
  private long steps;
  private long waited;
  private long urgency; // ticks it has been away from its goal; see PrioritizedSteps
  private int failures; // ticks in a row in which it could not take the step it wanted
  private int leastToGo = Integer.MAX_VALUE; // the fewest steps to go since something new was seen
  private int seenAtLeast; // cells seen at that time

  /**
   * Creates a traveler at its start.
   *
   * @param known what it knows, which it may share with others
   */
  Traveler(
      int number,
      Trip trip,
      CostField land,
      Movement movement,
      PartyRules rules,
      KnownTerrain known) {
    this.number = number;
    this.trip = trip;
    this.land = land;
    this.rules = rules;
    this.known = known;
    news = new Sightings(land.size());
    at = land.size().index(trip.from());
    route = new int[0];
    remainingLegs = new RemainingLegs(land, movement, trip, rules, known);
  }

  /** The traveler's number in the party, from 0. */
  public int number() {
    return number;
  }

  /** The start, waypoints and goal. */
  public Trip trip() {
    return trip;
  }

  /** The traveler's cell. */
  public Cell at() {
    return land.size().cell(at);
  }

  /** Whether the traveler stands on its goal and has passed all waypoints. */
  public boolean isAtGoal() {
    return remainingLegs.isLast() && at().equals(trip.to());
  }

  /** Whether the traveler knows that there is no route. */
  public boolean hasGivenUp() {
    return gaveUp;
  }

  /** Whether the traveler has a route but cannot get past others. */
  public boolean isStuck() {
    return stuck;
  }

  /** The cost of a straight step onto a cell, as far as it knows; infinite if blocked. */
  public double knownCostAt(int cell) {
    return known.costAt(cell);
  }

  /** The cost of its journey so far. */
  public double spent() {
    return spent;
  }

  /** The number of steps so far. */
  public long steps() {
    return steps;
  }

  /** The number of cells it has seen, or any of its team. */
  public int seen() {
    return known.seen();
  }

  /**
   * The cells that it has seen, or any of its team, by row-major index, as a new set; all cells if
   * it knows everything.
   */
  public BitSet seenCells() {
    return known.seenCells();
  }

  /** The cells of its next steps, in order, row-major; empty if it wants to stay. */
  public int[] ahead() {
    return route.length == 0
        ? route
        : IntStream.concat(
                Arrays.stream(route, routeIndex + 1, route.length), remainingLegs.laterCells())
            .toArray();
  }

  int cell() {
    return at;
  }

  /** The rest of its journey. */
  RemainingLegs remainingLegs() {
    return remainingLegs;
  }

  /** The waypoint that it cannot reach; empty if that is the goal. */
  Optional<Cell> missed() {
    return missed;
  }

  long urgency() {
    return urgency;
  }

  /** Whether it wants to continue: it is not at the goal, and has not given up. */
  public boolean isUnderWay() {
    return !isAtGoal() && hasHope();
  }

  /** Whether it may still reach its goal. */
  boolean hasHope() {
    return !gaveUp && !stuck;
  }

  /** The cell it wants to step onto next; its own if it wants to stay or its plan is not ready. */
  int wanted() {
    boolean isReady = isUnderWay() && remainingLegs.arePlanned() && routeIndex + 1 < route.length;
    return isReady ? route[routeIndex + 1] : at;
  }

  /** Whether a cell lies ahead on the route to its next stop. */
  boolean isAhead(int cell) {
    for (int place = routeIndex + 1; place < route.length; place++) {
      if (route[place] == cell) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks around.
   *
   * @param informed those who learn what differs from the assumption
   */
  void observe(List<Traveler> informed) {
    known.lookFrom(at(), cell -> informed.forEach(each -> each.learn(cell)));
  }

  /** Takes in the cost of a cell that has just become known. */
  private void learn(int cell) {
    setCost(cell);
    if (isUnderWay()) {
      news.add(cell);
      reasons.add(PartyEvent.Reason.SAW);
    }
  }

  /**
   * Considers others nearby: cells of travelers that stay are blocked (unless there is no other
   * route); cells on the routes of others cost more.
   */
  void consider(Iterable<Traveler> party) {
    GridSize size = land.size();
    Map<Integer, Double> newlyConsidered = new HashMap<>();
    boolean isAnyStanding = false;
    for (Traveler other : party) {
      if (other == this || !isNearby(other.at)) {
        continue;
      }
      if (!other.isUnderWay()) {
        isAnyStanding = true;
        newlyConsidered.put(
            other.at, asksAside ? known.costAt(other.at) * (1 + rules.reluctance()) : BLOCKED);
      }
      for (int place = other.routeIndex + 1; place < other.route.length; place++) {
        int cell = other.route[place];
        if (isNearby(cell) && cell != size.index(remainingLegs.stop())) {
          newlyConsidered.putIfAbsent(cell, known.costAt(cell) * (1 + rules.reluctance()));
        }
      }
    }
    asksAside &= isAnyStanding;
    Set<Integer> changed = new HashSet<>(considered.keySet());
    changed.addAll(newlyConsidered.keySet());
    changed.removeIf(
        cell -> newlyConsidered.getOrDefault(cell, 0.0).equals(considered.getOrDefault(cell, 0.0)));
    considered = newlyConsidered;
    changed.forEach(this::setCost);
    if (!changed.isEmpty()) {
      reasons.add(PartyEvent.Reason.OTHERS);
    }
  }

  private boolean isNearby(int cell) {
    long reach = rules.nearby();
    return land.size().cell(cell).squaredDistanceTo(at()) <= reach * reach;
  }

  private void setCost(int cell) {
    double cost = known.costAt(cell);
    remainingLegs.setCost(cell, cost, considered.getOrDefault(cell, cost));
  }

  /** The plans to be made or updated. */
  List<IncrementalPlanner> unplanned() {
    return isUnderWay() ? remainingLegs.unplanned() : List.of();
  }

  /**
   * Adopts the plan if it is up to date.
   *
   * @return whether the route is new, or there is none any more
   */
  boolean takePlan() {
    if (!isUnderWay() || !remainingLegs.arePlanned()) {
      return false;
    }
    if (!remainingLegs.first().hasRoute()) {
      forgetRoute();
      boolean isHopeless =
          asksAside || considered.values().stream().noneMatch(cost -> cost == BLOCKED);
      asksAside = !isHopeless;
      if (isHopeless) {
        giveUp(remainingLegs.first());
      }
      return gaveUp;
    }
    Optional<IncrementalPlanner> cutOff = remainingLegs.cutOff();
    if (cutOff.isPresent()) {
      giveUp(cutOff.get());
      return true;
    }
    boolean hadRoute = route.length > 0;
    int[] before = ahead();
    route = remainingLegs.first().route();
    routeIndex = 0;
    remainingLegs.update();
    int[] next = ahead();
    boolean isNew = !hadRoute || !Arrays.equals(next, before);
    boolean isOnNews = isNew && hadRoute && !news.isEmpty();
    boolean isGood = expected() < expectedLast;
    expectedLast = expected();
    sight = isOnNews ? news.bearing(before, next, isGood) : Optional.empty();
    news.clear();
    if (!isNew) {
      reasons.clear(); // the reasons changed nothing
    }
    if (Double.isNaN(expectedAtFirst)) {
      expectedAtFirst = expected();
    }
    return isNew;
  }

  /** Returns and clears the sighting behind the last plan. */
  Optional<PartyEvent.Sight> takeSight() {
    Optional<PartyEvent.Sight> taken = sight;
    sight = Optional.empty();
    return taken;
  }

  /** Returns and clears the reasons for the last plan. */
  Set<PartyEvent.Reason> takeReasons() {
    Set<PartyEvent.Reason> taken = EnumSet.copyOf(reasons);
    reasons.clear();
    return taken;
  }

  /** The expected cost of the whole journey: spent so far and remaining. */
  public double expected() {
    return spent + remainingLegs.cost(route, routeIndex, known) + remainingLegs.laterCost(known);
  }

  /** The number of remaining steps. */
  int toGo() {
    return Math.max(0, route.length - 1 - routeIndex) + remainingLegs.laterSteps();
  }

  /**
   * Steps onto a neighboring cell, or stays.
   *
   * @return whether this is the step it wanted
   */
  boolean step(int to) {
    boolean isAsWanted = to == wanted();
    failures = isAsWanted ? 0 : failures + 1;
    if (to != at && !isAsWanted) {
      forgetRoute();
      reasons.add(PartyEvent.Reason.ASIDE);
    }
    move(to);
    urgency = isUnderWay() ? urgency + 1 : 0;
    if (failures > PrioritizedSteps.MAX_FAILURES) {
      failures = 0;
      urgency = 0; // lets another traveler try
    }
    return isAsWanted;
  }

  /** Moves to a neighboring cell, or stays. */
  void move(int to) {
    if (to == at) {
      waited += isUnderWay() ? 1 : 0;
    } else {
      spent += land.costAt(to) * remainingLegs.factor(at, to);
      steps++;
      at = to;
      remainingLegs.first().moveTo(at());
      if (routeIndex + 1 < route.length && route[routeIndex + 1] == to) {
        routeIndex++;
      } else {
        forgetRoute();
      }
    }
  }

  /**
   * Adopts a route from the common plan: cells from its own on, each a neighbor of the previous
   * one.
   */
  void agree(int[] agreed) {
    route = agreed;
    routeIndex = 0;
    reasons.clear();
    reasons.add(PartyEvent.Reason.AGREED);
  }

  /** Makes room for another in the common plan; needs a new plan afterward. */
  void makeRoom() {
    forgetRoute();
    reasons.add(PartyEvent.Reason.ASIDE);
  }

  /** Discards its route; a new plan is needed. */
  void forgetRoute() {
    route = new int[0];
    routeIndex = 0;
    remainingLegs.forgetRoutes();
  }

  /** Gives up because one of its legs has no route. */
  void giveUp(IncrementalPlanner leg) {
    gaveUp = true;
    missed = remainingLegs.waypoint(leg);
    forgetRoute();
  }

  /** Stays in place from now on, except to make room. */
  void getStuck() {
    stuck = true;
    forgetRoute();
  }

  /**
   * Whether it has made progress since the last call: it has seen something new, or is nearer to
   * its goal than ever since it last did.
   */
  boolean hasMadeProgress() {
    boolean isPlanned = isUnderWay() && remainingLegs.arePlanned() && route.length > 0;
    int stepsToGo = isPlanned ? toGo() : Integer.MAX_VALUE;
    boolean hasSeen = seen() > seenAtLeast;
    boolean isNearer = stepsToGo < leastToGo;
    seenAtLeast = seen();
    leastToGo = hasSeen ? stepsToGo : Math.min(leastToGo, stepsToGo);
    return hasSeen || isNearer;
  }

  /** Continues to the next stop if it stands on its next waypoint. */
  boolean pass() {
    boolean isPassed = hasHope() && !remainingLegs.isLast() && at().equals(remainingLegs.stop());
    if (isPassed) {
      route = remainingLegs.next();
      routeIndex = 0;
      considered = Map.of();
      asksAside = false;
    }
    return isPassed;
  }

  /** Records its arrival; true only the first time. */
  boolean arrive() {
    boolean isFirst = isAtGoal() && !hasArrived;
    hasArrived |= isFirst;
    return isFirst;
  }

  PartyEvent.Arrived arrival(long tick) {
    double expected = Double.isNaN(expectedAtFirst) ? 0 : expectedAtFirst;
    return new PartyEvent.Arrived(tick, number, at(), expected, spent, steps, waited);
  }
}
