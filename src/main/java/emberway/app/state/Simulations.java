package emberway.app.state;

import emberway.app.command.StudyAction;
import emberway.app.command.ViewOption;
import emberway.app.lab.Lab;
import emberway.app.walk.Walk;
import emberway.plan.cost.CostField;
import java.util.Optional;
import java.util.Set;

/**
 * What can be studied on a map: a search in the lab, or travelers on their way. One at a time is
 * shown; what is hidden stands still and asks for nothing.
 */
public final class Simulations implements StudyAction.OfPlayback.Handler {
  private final Lab lab;
  private final Walk walk = new Walk();
  private final Set<ViewOption> viewOption; // the explorer's own
  private StudiedRoute way = StudiedRoute.NONE;

  /** With nothing studied yet. */
  public Simulations(Lab lab, Set<ViewOption> viewOption) {
    this.lab = lab;
    this.viewOption = viewOption;
  }

  @Override
  public void playOrPause() {
    if (isWalkShown()) {
      walk.playOrPause();
    } else if (isLabShown()) {
      lab.playOrPause();
    }
  }

  @Override
  public void step(int steps) {
    if (isWalkShown()) {
      walk.stepBy(steps);
    } else if (isLabShown()) {
      lab.stepBy(steps);
    }
  }

  @Override
  public void scrub(int step) {
    if (isWalkShown()) {
      walk.scrubTo(step);
    } else if (isLabShown()) {
      lab.scrubTo(step);
    }
  }

  /** Goes on with what was studied before the map was read again. */
  void resume(Simulations before) {
    lab.resume(before.lab);
    walk.resume(before.walk);
  }

  /** Takes note of the map's costs and of the way to study as they are now. */
  public void look(Optional<CostField> costs, StudiedRoute asked) {
    way = asked;
    lab.look(isLabShown() ? costs : Optional.empty(), asked.routeEnds());
    if (asked.routeEnds().areComplete()) {
      walk.pass(asked.via());
    }
    walk.look(isWalkShown() ? costs : Optional.empty(), asked.routeEnds());
  }

  /** Whether way-points are asked for: searches in the lab leave them out. */
  public boolean hasWayPoints() {
    return !way.via().isEmpty();
  }

  /** Goes on by a time. [s] */
  public void advance(double seconds) {
    if (lab.isPlaying()) {
      lab.advance(seconds);
    }
    if (walk.isPlaying()) {
      walk.advance(seconds);
    }
  }

  /** Whether something goes on by itself. */
  public boolean isPlaying() {
    return lab.isPlaying() || walk.isPlaying();
  }

  /** Grows with every change of what there is to see. */
  public long changes() {
    return lab.changes() + walk.changes();
  }

  /** What is studied, in a few words; nothing where nothing is. */
  public Optional<String> words() {
    if (isLabShown()) {
      return Optional.of(lab.words());
    }
    return isWalkShown() ? Optional.of(walk.words()) : Optional.empty();
  }

  /** Whether the lab is open. */
  public boolean isLabShown() {
    return viewOption.contains(ViewOption.LAB);
  }

  /** Whether explore mode is on. */
  public boolean isWalkShown() {
    return viewOption.contains(ViewOption.WALK);
  }

  /**
   * Whether a cell is known: each is, but in explore mode only what the followed traveler has seen.
   *
   * @param cell row-major index
   */
  public boolean isKnown(int cell) {
    return !isWalkShown() || walk.isSeen(cell);
  }

  /** The search lab. */
  public Lab lab() {
    return lab;
  }

  /** Explore mode. */
  public Walk walk() {
    return walk;
  }
}
