package emberway.app.walk;

import emberway.app.command.StudyAction;
import emberway.app.route.RouteEnds;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.party.Trip;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Explore mode: travelers go from the start to the goal over land that they know only as far as
 * they have seen it. Pure: it says which moment it wants to see, and is shown it when it is worked
 * out.
 */
public final class Walk implements StudyAction.OfWalk.Handler {
  /** The most travelers. */
  public static final int MOST_TRAVELERS = 8;

  /** The farthest sight but for knowing all. [cells] */
  public static final int MOST_SIGHT = 20;

  private static final double USUAL_SPEED = 4; // [cells/s]
  private static final int USUAL_SIGHT = 4; // [cells]
  private static final int MOST_CELLS = 1 << 23; // of all travelers' maps, one a leg; 24 bytes each

  private int travelers = 1;
  private int sight = USUAL_SIGHT;
  private double speed = USUAL_SPEED;
  private int followed;
  private Movement movement = Movement.DEFAULT;
  private Optional<WalkPlan> plan = Optional.empty();
  private String complaint = "";
  private CostField land; // what the plan was made of; null before, like the ends
  private RouteEnds routeEnds;
  private List<Cell> via = List.of();
  private WalkSnapshot shown; // null until there is one
  private WalkSnapshot next; // the tick after it, where that is known
  private double progress = 1; // of the shown tick's steps [0..1]
  private long wanted; // the tick to be worked out
  private long resumed; // the tick to go on from where the land was read again
  private boolean isJumping; // what comes next is shown at once
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
    sight = Math.max(1, Math.min(MOST_SIGHT, cells));
    walkAgain();
  }

  @Override
  public void setTravelers(int count) {
    travelers = Math.max(1, Math.min(MOST_TRAVELERS, count));
    walkAgain();
  }

  @Override
  public void walkAgain() {
    changes++;
    resumed = 0;
    land = null; // so that the next look plans anew
  }

  /**
   * Is asked for as many travelers who see as far, as before the map was read again, and for the
   * same tick.
   */
  public void resume(Walk before) {
    travelers = before.travelers;
    sight = before.sight;
    speed = before.speed;
    followed = before.followed;
    routeEnds = before.routeEnds;
    via = before.via;
    resumed = before.land == null ? before.resumed : before.tick();
    land = null; // so that the next look plans anew
  }

  /** Where they are, or are to be. */
  private long tick() {
    return shown == null || isJumping ? wanted : shown.tick();
  }

  /** Takes note of the way-points, before the next look. */
  public void pass(List<Cell> asked) {
    if (!asked.equals(via)) {
      via = asked;
      resumed = 0;
      land = null; // so that the next look plans anew
    }
  }

  /** The cells that all pass, in the order of who sets out from the start. */
  public List<Cell> via() {
    return via;
  }

  /** Takes note of how one moves, before the next look. */
  public void move(Movement by) {
    if (!by.equals(movement)) {
      movement = by;
      land = null; // so that the next look plans anew
    }
  }

  /** How they move. */
  public Movement movement() {
    return movement;
  }

  /** Takes note of the map's costs and of the ends as they are now; nothing where it is closed. */
  public void look(Optional<CostField> costs, RouteEnds asked) {
    isHidden = costs.isEmpty() || !asked.areComplete();
    if (isHidden) {
      isPlaying = false;
    } else if (costs.get() != land || !asked.equals(routeEnds)) {
      long kept = land == null ? resumed : tick();
      kept = asked.equals(routeEnds) ? kept : 0;
      land = costs.get();
      routeEnds = asked;
      begin(kept);
    }
  }

  /** Plans anew, and goes on from a tick, which is another land's where only that has changed. */
  private void begin(long kept) {
    changes++;
    complaint = findComplaint();
    Optional<WalkPlan> before = plan;
    plan =
        complaint.isEmpty()
            ? Optional.of(
                WalkPlan.along(
                        land,
                        new Trip(
                            routeEnds.start().orElseThrow(), via, routeEnds.goal().orElseThrow()),
                        travelers,
                        sight)
                    .with(movement))
            : Optional.empty();
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

  private String findComplaint() {
    if (land.isBlocked(land.size().index(routeEnds.start().orElseThrow()))) {
      return Texts.get("lab.blocked-start");
    }
    if (travelers > 1 && land.isBlocked(land.size().index(routeEnds.goal().orElseThrow()))) {
      return Texts.get("walk.blocked-goal");
    }
    if (routeEnds.start().equals(routeEnds.goal()) && via.isEmpty()) {
      return Texts.get("walk.nowhere");
    }
    long cells = (long) land.size().cells() * travelers * (via.size() + 1);
    return cells > MOST_CELLS
        ? Texts.format(
            via.isEmpty() ? "walk.too-large" : "walk.too-large-way-points", land.size(), travelers)
        : "";
  }

  /** The moment to be worked out; nothing while there is nobody to travel. */
  public Optional<WalkRequest> walkRequest() {
    return plan.isEmpty() || isHidden
        ? Optional.empty()
        : Optional.of(new WalkRequest(plan.get(), wanted));
  }

  /** Shows a moment that was worked out. */
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

  /** Asks for the next tick before it is due. */
  private void prefetch() {
    if (isPlaying && shown != null && !isJumping && !shown.isDone()) {
      wanted = shown.tick() + 1;
    }
  }

  /** Travels on, or pauses; from the end, from the beginning again. */
  public void playOrPause() {
    changes++;
    isPlaying = !isPlaying && plan.isPresent();
    if (isPlaying && isOver()) {
      jumpTo(0);
    }
    prefetch();
  }

  /** Goes on by so many ticks, back for less than 0, and stays there. */
  public void stepBy(int ticks) {
    if (shown != null) {
      isPlaying = false;
      jumpTo(Math.max(0, shown.tick() + ticks));
    }
  }

  /** Goes to a tick and stays there; what is too far means the end. */
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

  /** Goes on by a time. [s] */
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

  /** Grows with every change of what there is to see. */
  public long changes() {
    return changes;
  }

  /** What there is to see, if it is worked out. */
  public Optional<WalkSnapshot> picture() {
    return Optional.ofNullable(shown);
  }

  /** Where they are, in a few words. */
  public String words() {
    if (shown == null) {
      return Texts.get(complaint.isEmpty() ? "walk.line.planning" : "walk.line.nobody");
    }
    long arrived = shown.walkers().stream().filter(WalkSnapshot.Walker::isAtGoal).count();
    return Texts.format("walk.line", shown.tick(), arrived, shown.walkers().size());
  }

  /** Which part of the way from the cells before to those after has been gone. [0..1] */
  public double progress() {
    return progress;
  }

  /** Why nobody travels; empty where they do. */
  public String complaint() {
    return complaint;
  }

  /** Whether it goes on by itself. */
  public boolean isPlaying() {
    return isPlaying;
  }

  /** How fast they travel. [cells/s] */
  public double speed() {
    return speed;
  }

  /** How far they see. [cells] */
  public int sight() {
    return sight;
  }

  /** How many are wanted. */
  public int travelers() {
    return travelers;
  }

  /**
   * The cells that the one that is followed has seen, to be read only; nothing while nobody
   * travels.
   */
  public Optional<BitSet> seen() {
    return shown == null ? Optional.empty() : Optional.of(seenByFollowed());
  }

  private BitSet seenByFollowed() {
    int last = shown.walkers().size() - 1;
    return shown.walkers().get(Math.min(followed, last)).seen();
  }

  /** Whether the one that is followed has seen a cell, by row-major index. */
  public boolean isSeen(int cell) {
    return shown == null || seenByFollowed().get(cell);
  }

  /** Whose knowledge of the land is seen. */
  public int followed() {
    return followed;
  }
}
