package emberway.app.state;

import emberway.app.command.Command;
import emberway.app.command.PlaybackCommands;
import emberway.app.scene.SceneContent;
import emberway.app.study.Lab;
import emberway.app.study.Surveys;
import emberway.app.study.Walk;
import emberway.map.TileMap;
import emberway.plan.query.StepCosts;
import emberway.view.MapPlanner;
import java.util.Optional;
import java.util.Set;

/**
 * The simulations on a map: a search in the lab, travelers in explore mode, and surveys. At most
 * one is shown; a hidden one is paused and requests nothing.
 */
public final class Simulations implements PlaybackCommands {
  private final Lab lab;
  private final Walk walk = new Walk();
  private final Surveys surveys;
  private final Set<Command> viewOptions; // shared with the explorer's state
  private StudiedRoute studiedRoute = StudiedRoute.NONE;
  private boolean isPlayDue; // whether to play as soon as there is something to play

  /** Creates the simulations with a lab, surveys and an idle explore mode. */
  public Simulations(Lab lab, Surveys surveys, Set<Command> viewOptions) {
    this.lab = lab;
    this.surveys = surveys;
    this.viewOptions = viewOptions;
  }

  /** Before the search is recorded or the travelers are ready, they play as soon as they are. */
  @Override
  public void playOrPause() {
    show();
    if (isAwaited()) {
      isPlayDue = !isPlayDue;
    } else if (isWalkShown()) {
      walk.playOrPause();
    } else if (isLabShown()) {
      lab.playOrPause();
    }
  }

  /** Shows the lab unless there is something else to play. */
  private void show() {
    if (!isLabShown() && !isWalkShown()) {
      Command.LAB.toggleIn(viewOptions);
    }
  }

  /** Whether what is shown has nothing to play yet, but will have. */
  private boolean isAwaited() {
    return studiedRoute.routeEnds().areComplete()
        && (isWalkShown()
            ? walk.picture().isEmpty() && walk.complaint().isEmpty()
            : isLabShown() && !lab.isStopped() && lab.recording().isEmpty());
  }

  @Override
  public void step(int steps) {
    show();
    isPlayDue = false;
    if (isWalkShown()) {
      walk.stepBy(steps);
    } else if (isLabShown()) {
      lab.stepBy(steps);
    }
  }

  @Override
  public void scrub(int step) {
    show();
    isPlayDue = false;
    if (isWalkShown()) {
      walk.scrubTo(step);
    } else if (isLabShown()) {
      lab.scrubTo(step);
    }
  }

  /** Toggles the comparison; if the lab was hidden, shows it with the comparison on. */
  @Override
  public void compareSearches() {
    boolean wasShown = isLabShown();
    if (!wasShown) {
      Command.LAB.toggleIn(viewOptions);
    }
    if (wasShown || !lab.isComparing()) {
      lab.compareSearches();
    }
  }

  /** Restores the lab and explore mode after the map was read again. */
  void resume(Simulations before) {
    lab.resume(before.lab);
    walk.resume(before.walk);
    surveys.resume(before.surveys);
  }

  /** Updates the lab, explore mode and the surveys to the requested route and what is shown. */
  void update(TileMap map, RouteState routeState, SceneContent content) {
    update(
        content.stepCosts().map(stepCosts -> MapPlanner.byOwnRules(stepCosts, map)),
        studiedRoute.next(routeState.routeRequest(false), content));
    surveys.update(map, content, studiedRoute.routeEnds());
  }

  /** Updates the lab and explore mode to the traveler's steps and the route to study. */
  public void update(Optional<StepCosts> stepCosts, StudiedRoute routeToStudy) {
    studiedRoute = routeToStudy;
    lab.update(isLabShown() ? stepCosts : Optional.empty(), routeToStudy.routeEnds());
    if (routeToStudy.routeEnds().areComplete()) {
      walk.setVia(routeToStudy.via());
    }
    walk.update(isWalkShown() ? stepCosts : Optional.empty(), routeToStudy.routeEnds());
  }

  /** Whether the route has waypoints, which searches in the lab ignore. */
  public boolean hasWaypoints() {
    return !studiedRoute.via().isEmpty();
  }

  /** Advances what is playing by a time. [s] */
  public void advance(double seconds) {
    if (isPlayDue && !isAwaited()) {
      isPlayDue = false;
      if (isLabShown() || isWalkShown()) { // the panel may be closed meanwhile
        playOrPause();
      }
    }
    if (lab.isPlaying()) {
      lab.advance(seconds);
    }
    if (walk.isPlaying()) {
      walk.advance(seconds);
    }
  }

  /** Whether anything is playing. */
  public boolean isPlaying() {
    return lab.isPlaying() || walk.isPlaying();
  }

  /** Whether anything is playing, or is to play as soon as it is ready. */
  public boolean isPlayWanted() {
    return isPlaying() || isPlayDue;
  }

  /** Returns a counter that grows with each visible change. */
  public long changes() {
    return lab.changes() + walk.changes() + surveys.changes();
  }

  /** Returns a short description of what is shown; empty if nothing is. */
  public Optional<String> description() {
    if (isLabShown()) {
      return Optional.of(lab.description());
    }
    return isWalkShown() ? Optional.of(walk.description()) : surveys.description();
  }

  /** Whether the lab is shown. */
  public boolean isLabShown() {
    return viewOptions.contains(Command.LAB);
  }

  /** Whether explore mode is shown. */
  public boolean isWalkShown() {
    return viewOptions.contains(Command.EXPLORE);
  }

  /**
   * Whether a cell is explored: always outside explore mode, otherwise if the followed traveler has
   * seen it.
   *
   * @param cell row-major index
   */
  public boolean isKnown(int cell) {
    return !isWalkShown() || walk.isSeen(cell);
  }

  /** Returns the search lab. */
  public Lab lab() {
    return lab;
  }

  /** Returns the surveys. */
  public Surveys surveys() {
    return surveys;
  }

  /** Returns explore mode while it is shown. */
  Optional<Walk> shownWalk() {
    return isWalkShown() ? Optional.of(walk) : Optional.empty();
  }

  /** Returns explore mode. */
  public Walk walk() {
    return walk;
  }
}
