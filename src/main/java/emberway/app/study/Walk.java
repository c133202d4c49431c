package emberway.app.study;

import emberway.app.command.WalkCommands;
import emberway.app.scene.RouteEnds;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.Movement;
import emberway.plan.party.PartyRules;
import emberway.plan.party.Trip;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Explore mode: travelers walk from the start to the goal and know only the land they have seen.
 * Pure: it requests the tick to show and receives it once it has been computed.
 */
public final class Walk implements WalkCommands {
  /** The limit on the number of travelers. */
  public static final int MAX_TRAVELERS = 8;

  /** The least number of travelers of a team. */
  public static final int MIN_TEAM = 2;

  /** The limit on the sight range. [cells] */
  public static final int MAX_SIGHT = 20;

  private static final double USUAL_SPEED = 4; // [cells/s]
  private static final int USUAL_SIGHT = 4; // [cells]
  // Limit on the cells of all maps of travelers, at 24 bytes each; a traveler has a map per leg.
  private static final int MAX_CELLS = 1 << 23;

  private int travelers = 1;
  private boolean isTeam;
  private List<Cell> placed = List.of(); // where travelers of the team start, without the first
  private int sight = USUAL_SIGHT;
  private double speed = USUAL_SPEED;
  private int followed;
  private Movement movement = Movement.DEFAULT;
  private Optional<WalkPlan> plan = Optional.empty();
  private String complaint = "";
  private StepCosts planSteps; // null before the first plan
  private RouteEnds routeEnds; // null before the first plan
  private List<Cell> via = List.of();
  private WalkSnapshot shown; // null until there is one
  private WalkSnapshot next; // the following tick, if computed
  private BitSet inSight = new BitSet(); // of inSightOf at inSightAt
  private WalkSnapshot inSightAt; // null while nobody travels
  private int inSightOf; // number of a traveler
  private double progress = 1; // the part of the shown tick's steps that is done [0..1]
  private long wanted; // the tick to compute
  private long resumed; // the tick to continue from after the map was read again
  private boolean isJumping; // whether the next snapshot is shown without animation
  private boolean isPlaying;
  private boolean isHidden = true;
  private long changes;

  @Override
  public void setWalkSpeed(double cellsPerSecond) {
    changes++;
    speed = cellsPerSecond;
  }

  @Override
  public void follow(int traveler) {
    changes++;
    followed = traveler;
  }

  @Override
  public void setSight(int cells) {
    sight = Math.max(1, Math.min(MAX_SIGHT, cells));
    walkAgain();
  }

  @Override
  public void setTravelers(int count) {
    travelers = Math.max(1, Math.min(MAX_TRAVELERS, count));
    isTeam &= travelers >= MIN_TEAM;
    placed = isTeam ? placed.subList(0, Math.min(placed.size(), travelers - 1)) : List.of();
    walkAgain();
  }

  @Override
  public void setTeam(boolean changed) {
    isTeam = changed;
    setTravelers(changed ? Math.max(MIN_TEAM, travelers) : travelers);
  }

  @Override
  public void addTraveler(Cell at) {
    if (canAdd(at)) {
      travelers = isTeam ? travelers : 1;
      isTeam = true;
      List<Cell> more = new ArrayList<>(placed);
      more.add(at);
      placed = List.copyOf(more);
      setTravelers(travelers + 1);
    }
  }

  @Override
  public void removeTraveler(Cell at) {
    if (isPlaced(at)) {
      placed = placed.stream().filter(cell -> !cell.equals(at)).toList();
      setTravelers(travelers - 1);
    }
  }

  /** Places the travelers of a team, without the first, as they were remembered. */
  public void placeTeam(List<Cell> cells) {
    isTeam = true;
    placed = List.copyOf(cells.subList(0, Math.min(cells.size(), MAX_TRAVELERS - 1)));
    setTravelers(placed.size() + 1);
  }

  @Override
  public void walkAgain() {
    changes++;
    resumed = 0;
    planSteps = null; // makes the next update plan again
  }

  /** Restores the settings after the map was read again, and continues from the same tick. */
  public void resume(Walk before) {
    travelers = before.travelers;
    isTeam = before.isTeam;
    placed = before.placed;
    sight = before.sight;
    speed = before.speed;
    followed = before.followed;
    routeEnds = before.routeEnds;
    via = before.via;
    resumed = before.planSteps == null ? before.resumed : before.tick();
    planSteps = null; // makes the next update plan again
  }

  /** Returns the current tick, or the one that was requested last. */
  private long tick() {
    return shown == null || isJumping ? wanted : shown.tick();
  }

  /** Sets the waypoints; takes effect with the next update. */
  public void setVia(List<Cell> cells) {
    if (!cells.equals(via)) {
      via = cells;
      resumed = 0;
      planSteps = null; // makes the next update plan again
    }
  }

  /** Returns the waypoints, in the order of travelers that set out from the start. */
  public List<Cell> via() {
    return via;
  }

  /** Returns the movement rules. */
  public Movement movement() {
    return movement;
  }

  /**
   * Updates to the traveler's steps and the route's ends; other movement rules begin the walk
   * again.
   *
   * @param stepCosts the steps; empty while explore mode is hidden
   */
  public void update(Optional<StepCosts> stepCosts, RouteEnds newEnds) {
    isHidden = stepCosts.isEmpty() || !newEnds.areComplete();
    stepCosts.ifPresent(steps -> movement = steps.movement());
    if (isHidden) {
      isPlaying = false;
      return;
    }
    StepCosts steps = stepCosts.get();
    boolean isMoved = planSteps == null || !planSteps.movement().equals(movement);
    if (isMoved || planSteps.field() != steps.field() || !newEnds.equals(routeEnds)) {
      long kept = isMoved ? resumed : tick();
      kept = newEnds.equals(routeEnds) ? kept : 0;
      planSteps = steps;
      routeEnds = newEnds;
      begin(kept);
    }
  }

  /** Creates a new plan and continues from a tick. */
  private void begin(long kept) {
    changes++;
    complaint = findComplaint();
    Optional<WalkPlan> before = plan;
    plan = complaint.isEmpty() ? Optional.of(makePlan()) : Optional.empty();
    isPlaying &= plan.isPresent();
    if (plan.isPresent() && plan.equals(before)) {
      jumpTo(kept);
      return;
    }
    shown = null;
    next = null;
    wanted = kept;
    isJumping = false;
    followed = Math.min(followed, travelers - 1);
  }

  private WalkPlan makePlan() {
    Trip trip = new Trip(routeEnds.start().orElseThrow(), via, routeEnds.goal().orElseThrow());
    return isTeam
        ? WalkPlan.together(planSteps, trip, placed, travelers, sight)
        : WalkPlan.along(planSteps, trip, travelers, sight);
  }

  private String findComplaint() {
    if (isBlocked(routeEnds.start().orElseThrow())) {
      return Texts.get("lab.blocked-start");
    }
    for (Cell cell : placed) {
      if (planSteps.size().contains(cell.x(), cell.y()) && isBlocked(cell)) {
        return Texts.format("walk.team.blocked", cell);
      }
    }
    if (travelers > 1 && !isTeam && isBlocked(routeEnds.goal().orElseThrow())) {
      return Texts.get("walk.blocked-goal");
    }
    if (!isTeam && routeEnds.start().equals(routeEnds.goal()) && via.isEmpty()) {
      return Texts.get("walk.nowhere");
    }
    long cells = (long) planSteps.size().cells() * travelers * (via.size() + 1);
    return cells > MAX_CELLS
        ? Texts.format(
            via.isEmpty() ? "walk.too-large" : "walk.too-large-waypoints",
            planSteps.size(),
            travelers)
        : "";
  }

  private boolean isBlocked(Cell cell) {
    return planSteps.field().isBlocked(planSteps.size().index(cell));
  }

  /** Returns the tick to compute; empty while explore mode is hidden or has no plan. */
  public Optional<WalkRequest> walkRequest() {
    return plan.isEmpty() || isHidden
        ? Optional.empty()
        : Optional.of(new WalkRequest(plan.get(), wanted));
  }

  /** Shows a computed tick if it belongs to the current plan. */
  public void show(WalkSnapshot picture) {
    if (plan.filter(picture.plan()::equals).isEmpty()) {
      return;
    }
    changes++;
    boolean isWanted = picture.tick() == wanted || (picture.isDone() && picture.tick() < wanted);
    if ((shown == null || isJumping) && isWanted) {
      standAt(picture);
    } else if (shown != null && !isJumping && picture.tick() == shown.tick() + 1) {
      next = picture;
    }
    prefetch();
  }

  private void standAt(WalkSnapshot picture) {
    isJumping = false;
    next = null;
    shown = picture;
    progress = 1;
    wanted = picture.tick();
  }

  /** Requests the next tick ahead of time. */
  private void prefetch() {
    if (isPlaying && shown != null && !isJumping && !shown.isDone()) {
      wanted = shown.tick() + 1;
    }
  }

  /** Starts or pauses; at the end, starts again from the beginning. */
  public void playOrPause() {
    changes++;
    isPlaying = !isPlaying && plan.isPresent();
    if (isPlaying && isOver()) {
      jumpTo(0);
    }
    prefetch();
  }

  /** Moves by a number of ticks, negative for back, and pauses. */
  public void stepBy(int ticks) {
    if (shown != null) {
      isPlaying = false;
      jumpTo(Math.max(0, shown.tick() + ticks));
    }
  }

  /** Moves to a tick and pauses; past the end it shows the last tick. */
  public void scrubTo(int tick) {
    isPlaying = false;
    jumpTo(tick);
  }

  private void jumpTo(long tick) {
    changes++;
    if (shown != null && shown.tick() == tick) {
      standAt(shown);
    } else if (next != null && next.tick() == tick) {
      standAt(next);
    } else {
      isJumping = shown != null;
      wanted = tick;
    }
  }

  /** Advances the animation by a time. [s] */
  public void advance(double seconds) {
    changes++;
    if (isJumping || shown == null) {
      return;
    }
    progress = Math.min(2, progress + seconds * speed);
    if (progress >= 1 && next != null) {
      progress -= 1;
      shown = next;
      next = null;
      prefetch();
    }
    progress = Math.min(1, progress);
    isPlaying &= !isOver();
  }

  private boolean isOver() {
    return shown != null && shown.isDone() && progress >= 1;
  }

  /** Returns a counter that grows with each visible change. */
  public long changes() {
    return changes;
  }

  /** Returns the shown snapshot, if one has been computed. */
  public Optional<WalkSnapshot> picture() {
    return Optional.ofNullable(shown);
  }

  /** Returns a short description of the progress. */
  public String description() {
    if (shown == null) {
      return Texts.get(complaint.isEmpty() ? "walk.line.planning" : "walk.line.nobody");
    }
    long arrived = shown.walkers().stream().filter(WalkSnapshot.Walker::isAtGoal).count();
    return Texts.format("walk.line", shown.tick(), arrived, shown.walkers().size());
  }

  /**
   * Returns how far the travelers have moved from their previous cells to the current ones. [0..1]
   */
  public double progress() {
    return progress;
  }

  /** Returns why nobody travels; empty if somebody does. */
  public String complaint() {
    return complaint;
  }

  /** Whether the walk is playing. */
  public boolean isPlaying() {
    return isPlaying;
  }

  /** Returns the travelers' speed. [cells/s] */
  public double speed() {
    return speed;
  }

  /** Returns the sight range. [cells] */
  public int sight() {
    return sight;
  }

  /** Returns the requested number of travelers. */
  public int travelers() {
    return travelers;
  }

  /** Whether the travelers are a team: they have one goal, and share what they see. */
  public boolean isTeam() {
    return isTeam;
  }

  /** Returns where travelers of the team were placed; the first one is not among them. */
  public List<Cell> placed() {
    return placed;
  }

  /** Whether a traveler of the team was placed at a cell. */
  public boolean isPlaced(Cell cell) {
    return placed.contains(cell);
  }

  /** Whether another traveler can be placed at a cell. */
  public boolean canAdd(Cell cell) {
    boolean isStart = routeEnds != null && routeEnds.start().equals(Optional.of(cell));
    return !isStart && !isPlaced(cell) && placed.size() < MAX_TRAVELERS - 1;
  }

  /**
   * Returns the cells that the followed traveler has seen, read only; empty while nobody travels.
   */
  public Optional<BitSet> seen() {
    return shown == null ? Optional.empty() : Optional.of(seenByFollowed());
  }

  private BitSet seenByFollowed() {
    return walkerFollowed().seen();
  }

  private WalkSnapshot.Walker walkerFollowed() {
    return shown.walkers().get(Math.min(followed, shown.walkers().size() - 1));
  }

  /**
   * Returns the cells that the followed traveler or its team sees now, read only; empty while
   * nobody travels.
   */
  public BitSet inSight() {
    if (!Objects.equals(shown, inSightAt) || followed != inSightOf) {
      inSightAt = shown;
      inSightOf = followed;
      inSight = new BitSet();
      if (shown != null) {
        WalkSnapshot.Walker walker = walkerFollowed();
        List<WalkSnapshot.Walker> all = shown.plan().isTeam() ? shown.walkers() : List.of(walker);
        all.forEach(this::lookAround);
        inSight.and(walker.seen()); // nobody has looked around before the first tick
      }
    }
    return inSight;
  }

  private void lookAround(WalkSnapshot.Walker walker) {
    GridSize size = shown.plan().stepCosts().size();
    PartyRules.forEachInSight(size, size.cell(walker.at()), shown.plan().sight(), inSight::set);
  }

  /**
   * Whether the followed traveler has seen a cell; always while nobody travels.
   *
   * @param cell row-major index
   */
  public boolean isSeen(int cell) {
    return shown == null || seenByFollowed().get(cell);
  }

  /** Returns the number of the traveler whose knowledge is shown. */
  public int followed() {
    return followed;
  }
}
