package emberway.app.command;

import emberway.app.route.ReachLimit;
import emberway.map.Cell;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import java.util.Optional;
import java.util.OptionalInt;

/** Actions on the search lab, on explore mode, on surveys and on lessons. */
public sealed interface StudyAction extends Action {
  /** Actions that control playback in either mode. */
  sealed interface OfPlayback extends StudyAction, Action.OfState {
    /** Handles actions that control playback. */
    interface Handler {
      void playOrPause();

      void step(int steps);

      void scrub(int step);
    }

    void dispatch(OfPlayback.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Starts or pauses playback. */
  record PlayOrPause() implements OfPlayback {
    @Override
    public void dispatch(OfPlayback.Handler handler) {
      handler.playOrPause();
    }
  }

  /**
   * Moves by a number of steps, backward if negative: expanded cells in the search lab, ticks in
   * explore mode.
   */
  record Step(int steps) implements OfPlayback {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(OfPlayback.Handler handler) {
      handler.step(steps);
    }
  }

  /**
   * Moves to a step: a number of expanded cells in the search lab, a tick in explore mode. A step
   * beyond the end means the end.
   */
  record Scrub(int step) implements OfPlayback {
    @Override
    public void dispatch(OfPlayback.Handler handler) {
      handler.scrub(step);
    }
  }

  /** Switches between comparing all presets and stepping through one search. */
  record CompareSearches() implements StudyAction, Action.OfState {
    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.compareSearches();
    }
  }

  /** Shows what a lesson is about on the open map. [index from 0] */
  record BeginLesson(int lesson) implements StudyAction, Action.OfState {
    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.beginLesson(lesson);
    }
  }

  /** Actions on the search lab. */
  sealed interface OfLab extends StudyAction, Action.OfState {
    /** Handles actions on the search lab. */
    interface Handler {
      void usePreset(Preset preset);

      void useHeuristic(Optional<Heuristic> heuristic);

      void useGround(Optional<TerrainCosting> terrainCosting);

      void useVariant(SearchVariant variant);

      void useTies(TieBreaking tieBreaking);

      void setLabSpeed(double stepsPerSecond);

      void light(OptionalInt cell);

      void comparePreset(Preset preset);

      void holdRecording();

      void holdComparison();
    }

    void dispatch(OfLab.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Selects the preset to search with. */
  record UsePreset(Preset preset) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.usePreset(preset);
    }
  }

  /** Selects the heuristic to search with; the preset's own if empty. */
  record UseHeuristic(Optional<Heuristic> heuristic) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.useHeuristic(heuristic);
    }
  }

  /** Selects the costing of the terrain; the preset's own if empty. */
  record UseGround(Optional<TerrainCosting> terrainCosting) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.useGround(terrainCosting);
    }
  }

  /** Selects A*, or a variant of it that is not exact. */
  record UseVariant(SearchVariant variant) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.useVariant(variant);
    }
  }

  /** Selects which of several equal cells is expanded first. */
  record UseTies(TieBreaking tieBreaking) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.useTies(tieBreaking);
    }
  }

  /** Sets the playback speed of the search lab. */
  record SetLabSpeed(double stepsPerSecond) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.setLabSpeed(stepsPerSecond);
    }
  }

  /**
   * Highlights a cell, by row-major index. An empty or already highlighted cell removes the
   * highlight.
   */
  record Light(OptionalInt cell) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.light(cell);
    }
  }

  /** Toggles whether the map shows what a preset found. */
  record ComparePreset(Preset preset) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.comparePreset(preset);
    }
  }

  /**
   * Stops recording a search and keeps the part recorded so far; if stopped already, records all of
   * it.
   */
  record HoldRecording() implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.holdRecording();
    }
  }

  /** Stops the comparison of presets; if stopped already, continues it. */
  record HoldComparison() implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.holdComparison();
    }
  }

  /** Actions on explore mode. */
  sealed interface OfWalk extends StudyAction, Action.OfState {
    /** Handles actions on explore mode. */
    interface Handler {
      void setWalkSpeed(double cellsPerSecond);

      void setSight(int cells);

      void setTravelers(int count);

      void setTeam(boolean isTeam);

      void addTraveler(Cell at);

      void removeTraveler(Cell at);

      void follow(int traveler);

      void walkAgain();
    }

    void dispatch(OfWalk.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Sets the playback speed of explore mode. */
  record SetWalkSpeed(double cellsPerSecond) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.setWalkSpeed(cellsPerSecond);
    }
  }

  /** Sets how far travelers see, and restarts the walk. [cells, &gt;= 1] */
  record SetSight(int cells) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.setSight(cells);
    }
  }

  /** Sets the number of travelers, and restarts the walk. [&gt;= 1] */
  record SetTravelers(int count) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.setTravelers(count);
    }
  }

  /** Makes the travelers a team with one goal, or separate ones, and restarts the walk. */
  record SetTeam(boolean isTeam) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.setTeam(isTeam);
    }
  }

  /** Adds a traveler who starts at a cell to the team, and restarts the walk. */
  record AddTraveler(Cell at) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.addTraveler(at);
    }
  }

  /** Removes the traveler who starts at a cell from the team, and restarts the walk. */
  record RemoveTraveler(Cell at) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.removeTraveler(at);
    }
  }

  /** Shows the land as a traveler knows it. [index from 0] */
  record Follow(int traveler) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.follow(traveler);
    }
  }

  /** Restarts the walk. */
  record WalkAgain() implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.walkAgain();
    }
  }

  /** Actions on surveys. */
  sealed interface OfSurvey extends StudyAction, Action.OfState {
    /** Handles actions on surveys. */
    interface Handler {
      void setReach(ReachLimit limit);

      void stretchReach(int steps);

      void selectRoute(int route);

      void selectNextRoute();

      void pointAtRoute(OptionalInt route);

      void measure(Cell from, Cell to);

      void chooseKind(Optional<String> kind);

      void setDay(ReachLimit limit);
    }

    void dispatch(OfSurvey.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Sets how far the reach extends. */
  record SetReach(ReachLimit limit) implements OfSurvey {
    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.setReach(limit);
    }
  }

  /** Stretches the reach by a number of steps, or shrinks it if that is negative. */
  record StretchReach(int steps) implements OfSurvey {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.stretchReach(steps);
    }
  }

  /** Selects one of the alternative routes. [index from 0] */
  record SelectRoute(int route) implements OfSurvey {
    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.selectRoute(route);
    }
  }

  /** Selects the next of the alternative routes, after the last the first. */
  record SelectNextRoute() implements OfSurvey {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.selectNextRoute();
    }
  }

  /** Shows one of the alternative routes while the pointer is on it. [index from 0] */
  record PointAtRoute(OptionalInt route) implements OfSurvey {
    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.pointAtRoute(route);
    }
  }

  /** Takes out the ruler and lays it from a cell to another. */
  record Measure(Cell from, Cell to) implements OfSurvey {
    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.measure(from, to);
    }
  }

  /** Chooses the kind of tiles for the table of costs; the named places if empty. */
  record ChooseKind(Optional<String> kind) implements OfSurvey {
    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.chooseKind(kind);
    }
  }

  /** Sets how far a traveler goes in a day. */
  record SetDay(ReachLimit limit) implements OfSurvey {
    @Override
    public void dispatch(OfSurvey.Handler handler) {
      handler.setDay(limit);
    }
  }

  /** Actions that open lessons. */
  sealed interface OfLessons extends StudyAction {
    /** Handles actions that open lessons. */
    interface Handler {
      void openLesson(int lesson);

      void turnLesson(int by);
    }

    void dispatch(OfLessons.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Opens a lesson's map and begins the lesson. [index from 0] */
  record OpenLesson(int lesson) implements OfLessons {
    @Override
    public void dispatch(OfLessons.Handler handler) {
      handler.openLesson(lesson);
    }
  }

  /** Opens the lesson that is {@code by} after the current one, before it if negative. */
  record TurnLesson(int by) implements OfLessons {
    @Override
    public void dispatch(OfLessons.Handler handler) {
      handler.turnLesson(by);
    }
  }
}
