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

/** One of a party: where it is, what it knows, where it means to go. */
public final class Traveler {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  private final int number;
  private final Trip trip;
  private final CostField land;
  private final PartyRules rules;
  private final KnownTerrain known;
  private final RemainingLegs remainingLegs;

  private int at; // row-major, like all cells
  private int[] way; // planned: from the cell it was planned at to its next stop; empty for none
  private int onWay; // the place on it
  private final EnumSet<PartyEvent.Reason> reasons = EnumSet.of(PartyEvent.Reason.START);
  private final Sightings news; // since the last new way
  private Optional<PartyEvent.Sight> sight = Optional.empty(); // of these, by the last new way
  private Map<Integer, Double> heeded = Map.of(); // cells near others: what they cost for that
  private boolean asksAside; // no way but over those who stand
  private boolean hasArrived;
  private boolean gaveUp;
  private Optional<Cell> missed = Optional.empty(); // the way-point for which it did
  private boolean stuck; // there is a way, but not past the others
  private double expectedLast; // when the way was last planned
  private double expectedAtFirst = Double.NaN;
  private double spent;
  private long steps;
  private long waited;
  private long urgency; // ticks it has been away from its goal; see PrioritizedSteps
  private int failures; // ticks in a row in which it could not do what it wanted
  private final ProgressTracker progressTracker = new ProgressTracker();

  Traveler(int number, Trip trip, CostField land, Movement movement, PartyRules rules) {
    this.number = number;
    this.trip = trip;
    this.land = land;
    this.rules = rules;
    known = new KnownTerrain(land, rules);
    news = new Sightings(land.size());
    at = land.size().index(trip.from());
    way = new int[0];
    remainingLegs = new RemainingLegs(land, movement, trip, rules, known);
  }

  /** Its number in the party, from 0. */
  public int number() {
    return number;
  }

  /** Where it came from and where it goes. */
  public Trip trip() {
    return trip;
  }

  /** Where it is. */
  public Cell at() {
    return land.size().cell(at);
  }

  /** Whether it stands on its goal and has passed all way-points. */
  public boolean isAtGoal() {
    return remainingLegs.isLast() && at().equals(trip.to());
  }

  /** Whether it knows that there is no way. */
  public boolean hasGivenUp() {
    return gaveUp;
  }

  /** Whether it has a way, but cannot get past others. */
  public boolean isStuck() {
    return stuck;
  }

  /** What a straight step onto a cell costs, as far as it knows; infinite when blocked. */
  public double knownCostAt(int cell) {
    return known.costAt(cell);
  }

  /** What its journey has cost so far. */
  public double spent() {
    return spent;
  }

  /** How many cells of the land it has seen. */
  public int seen() {
    return known.seen();
  }

  /** The cells it has seen, by row-major index, in a set of their own; all for who knows all. */
  public BitSet seenCells() {
    return known.seenCells();
  }

  /** The cells it means to step on next, in order, row-major; empty when it means to stay. */
  public int[] ahead() {
    return way.length == 0
        ? way
        : IntStream.concat(Arrays.stream(way, onWay + 1, way.length), remainingLegs.laterCells())
            .toArray();
  }

  int cell() {
    return at;
  }

  /** What is left of its journey. */
  RemainingLegs remainingLegs() {
    return remainingLegs;
  }

  /** The way-point that it cannot reach; nothing where that is the goal. */
  Optional<Cell> missed() {
    return missed;
  }

  long urgency() {
    return urgency;
  }

  /** Whether it means to go on: not at the goal, and not without a way. */
  boolean isUnderWay() {
    return !isAtGoal() && hasHope();
  }

  /** Whether it wants to stand on its goal and may do so some time. */
  boolean hasHope() {
    return !gaveUp && !stuck;
  }

  /** The cell it wants to step on next; its own when it means to stay or its plan is not ready. */
  int wanted() {
    boolean isReady = isUnderWay() && remainingLegs.arePlanned() && onWay + 1 < way.length;
    return isReady ? way[onWay + 1] : at;
  }

  /** Whether a cell lies on the way ahead to its next stop. */
  boolean isAhead(int cell) {
    for (int place = onWay + 1; place < way.length; place++) {
      if (way[place] == cell) {
        return true;
      }
    }
    return false;
  }

  /** Looks around, and notes what is not as it was taken to be. */
  void look() {
    known.lookFrom(
        at(),
        cell -> {
          setCost(cell);
          news.add(cell);
          reasons.add(PartyEvent.Reason.SAW);
        });
  }

  /**
   * Heeds those nearby: where somebody stands who means to stay, one cannot go (unless there is no
   * other way); where somebody means to go, it costs more.
   */
  void heed(Iterable<Traveler> party) {
    GridSize size = land.size();
    Map<Integer, Double> heeds = new HashMap<>();
    boolean isAnyStanding = false;
    for (Traveler other : party) {
      if (other == this || !isNearby(other.at)) {
        continue;
      }
      if (!other.isUnderWay()) {
        isAnyStanding = true;
        heeds.put(
            other.at, asksAside ? known.costAt(other.at) * (1 + rules.reluctance()) : BLOCKED);
      }
      for (int place = other.onWay + 1; place < other.way.length; place++) {
        int cell = other.way[place];
        if (isNearby(cell) && cell != size.index(remainingLegs.stop())) {
          heeds.putIfAbsent(cell, known.costAt(cell) * (1 + rules.reluctance()));
        }
      }
    }
    asksAside &= isAnyStanding;
    Set<Integer> changed = new HashSet<>(heeded.keySet());
    changed.addAll(heeds.keySet());
    changed.removeIf(cell -> heeds.getOrDefault(cell, 0.0).equals(heeded.getOrDefault(cell, 0.0)));
    heeded = heeds;
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
    remainingLegs.setCost(cell, cost, heeded.getOrDefault(cell, cost));
  }

  /** The plans that are to be made or brought up to date. */
  List<IncrementalPlanner> unplanned() {
    return isUnderWay() ? remainingLegs.unplanned() : List.of();
  }

  /**
   * Takes over the plan if it is up to date and another one than before.
   *
   * @return whether it is another one, or there is none any more
   */
  boolean takePlan() {
    if (!isUnderWay() || !remainingLegs.arePlanned()) {
      return false;
    }
    if (!remainingLegs.first().hasWay()) {
      forgetWay();
      boolean isHopeless = asksAside || heeded.values().stream().noneMatch(cost -> cost == BLOCKED);
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
    boolean hadWay = way.length > 0;
    int[] before = ahead();
    way = remainingLegs.first().way();
    onWay = 0;
    remainingLegs.update();
    int[] next = ahead();
    boolean isNew = !hadWay || !Arrays.equals(next, before);
    boolean isOnNews = isNew && hadWay && !news.isEmpty();
    boolean isGood = expected() < expectedLast;
    expectedLast = expected();
    sight = isOnNews ? news.bearing(before, next, isGood) : Optional.empty();
    news.clear();
    if (!isNew) {
      reasons.clear(); // they changed nothing
    }
    if (Double.isNaN(expectedAtFirst)) {
      expectedAtFirst = expected();
    }
    return isNew;
  }

  /** What was seen that led to the last plan. */
  Optional<PartyEvent.Sight> takeSight() {
    Optional<PartyEvent.Sight> taken = sight;
    sight = Optional.empty();
    return taken;
  }

  /** Why the last plan was made; forgotten once it is told. */
  Set<PartyEvent.Reason> takeReasons() {
    Set<PartyEvent.Reason> taken = EnumSet.copyOf(reasons);
    reasons.clear();
    return taken;
  }

  /** What the whole journey will cost, by what is known: spent so far and still to go. */
  public double expected() {
    return spent + remainingLegs.cost(way, onWay, known) + remainingLegs.laterCost(known);
  }

  /** How many steps are to go. */
  int toGo() {
    return Math.max(0, way.length - 1 - onWay) + remainingLegs.laterSteps();
  }

  /**
   * Steps onto a neighboring cell, or stays.
   *
   * @return whether it does what it wanted
   */
  boolean step(int to) {
    boolean isAsWanted = to == wanted();
    failures = isAsWanted ? 0 : failures + 1;
    if (to != at && !isAsWanted) {
      forgetWay();
      reasons.add(PartyEvent.Reason.ASIDE);
    }
    move(to);
    urgency = isUnderWay() ? urgency + 1 : 0;
    if (failures > PrioritizedSteps.MOST_FAILURES) {
      failures = 0;
      urgency = 0; // let somebody else try
    }
    return isAsWanted;
  }

  /** Does as agreed with the others. */
  void move(int to) {
    if (to == at) {
      waited += isUnderWay() ? 1 : 0;
    } else {
      spent += land.costAt(to) * remainingLegs.factor(at, to);
      steps++;
      at = to;
      remainingLegs.first().moveTo(at());
      if (onWay + 1 < way.length && way[onWay + 1] == to) {
        onWay++;
      } else {
        forgetWay();
      }
    }
  }

  /** Means to go where all have agreed; cells from its own on, each a neighbor of the last. */
  void agree(int[] agreed) {
    way = agreed;
    onWay = 0;
    reasons.clear();
    reasons.add(PartyEvent.Reason.AGREED);
  }

  /** Is asked aside by all others, and has to plan anew after that. */
  void makeRoom() {
    forgetWay();
    reasons.add(PartyEvent.Reason.ASIDE);
  }

  /** Has to plan anew. */
  void forgetWay() {
    way = new int[0];
    onWay = 0;
    remainingLegs.forgetWays();
  }

  /** Knows that there is no way on one of its legs. */
  void giveUp(IncrementalPlanner leg) {
    gaveUp = true;
    missed = remainingLegs.wayPoint(leg);
    forgetWay();
  }

  /** Stays where it is from now on, except to make room. */
  void getStuck() {
    stuck = true;
    forgetWay();
  }

  /** Whether it is nearer to its goal than ever since it last saw something new, or just did. */
  boolean hasGotOn() {
    boolean isPlanned = isUnderWay() && remainingLegs.arePlanned() && way.length > 0;
    return progressTracker.note(seen(), isPlanned ? toGo() : Integer.MAX_VALUE);
  }

  /** Goes on to the next stop if it stands on a way-point that it wanted to reach. */
  boolean pass() {
    boolean isPassed = hasHope() && !remainingLegs.isLast() && at().equals(remainingLegs.stop());
    if (isPassed) {
      way = remainingLegs.next();
      onWay = 0;
      heeded = Map.of();
      asksAside = false;
    }
    return isPassed;
  }

  /** Notes that it has arrived; true the first time only. */
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
