package emberway.app.command;

import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.TerrainCosting;
import java.util.Optional;
import java.util.OptionalInt;

/** What studies a search laid open, or travelers on their way. */
public sealed interface StudyAction extends Action.OfState {
  /** What plays either of them. */
  sealed interface OfPlayback extends StudyAction {
    /** Takes what plays either of them. */
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

  /** Let the search or the travelers go on by themselves, or pause. */
  record PlayOrPause() implements OfPlayback {
    @Override
    public void dispatch(OfPlayback.Handler handler) {
      handler.playOrPause();
    }
  }

  /** Go on by so many expanded cells, back for less than 0; travelers go one tick. */
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

  /** Go to where so many cells have been expanded; what is too far means the end. */
  record Scrub(int step) implements OfPlayback {
    @Override
    public void dispatch(OfPlayback.Handler handler) {
      handler.scrub(step);
    }
  }

  /** Lay all presets side by side in place of the steps of one search, or end that. */
  record CompareSearches() implements StudyAction {
    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.compareSearches();
    }
  }

  /** Show what a lesson is about, on the map that is open. [0..] */
  record BeginLesson(int lesson) implements StudyAction {
    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.beginLesson(lesson);
    }
  }

  /** What changes what the search lab shows. */
  sealed interface OfLab extends StudyAction {
    /** Takes what changes what the search lab shows. */
    interface Handler {
      void usePreset(Preset preset);

      void useEstimate(Optional<Heuristic> heuristic);

      void useGround(Optional<TerrainCosting> terrainCosting);

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

  /** Search by another preset. */
  record UsePreset(Preset preset) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.usePreset(preset);
    }
  }

  /** Search with another estimate, or with the preset's own. */
  record UseEstimate(Optional<Heuristic> heuristic) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.useEstimate(heuristic);
    }
  }

  /** Make something else of the terrain, or what the preset makes of it. */
  record UseGround(Optional<TerrainCosting> terrainCosting) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.useGround(terrainCosting);
    }
  }

  /** Play a search so fast. */
  record SetLabSpeed(double stepsPerSecond) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.setLabSpeed(stepsPerSecond);
    }
  }

  /** Light a cell, by row-major index; none, or the one that is lit: put the light out. */
  record Light(OptionalInt cell) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.light(cell);
    }
  }

  /** See what a preset found on the map, or no longer. */
  record ComparePreset(Preset preset) implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.comparePreset(preset);
    }
  }

  /** Stop recording a search and keep what there is of it, or record all of it after all. */
  record HoldRecording() implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.holdRecording();
    }
  }

  /** Stop laying presets side by side, or go on with it. */
  record HoldComparison() implements OfLab {
    @Override
    public void dispatch(OfLab.Handler handler) {
      handler.holdComparison();
    }
  }

  /** What changes explore mode. */
  sealed interface OfWalk extends StudyAction {
    /** Takes what changes explore mode. */
    interface Handler {
      void setWalkSpeed(double cellsPerSecond);

      void setSight(int cells);

      void setTravelers(int count);

      void follow(int traveler);

      void walkAgain();
    }

    void dispatch(OfWalk.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Travel so fast. */
  record SetWalkSpeed(double cellsPerSecond) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.setWalkSpeed(cellsPerSecond);
    }
  }

  /** Let travelers see so far, from the start again. [cells] [&gt;= 1] */
  record SetSight(int cells) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.setSight(cells);
    }
  }

  /** Send so many travelers, from the start again. [&gt;= 1] */
  record SetTravelers(int count) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.setTravelers(count);
    }
  }

  /** See the land as a traveler knows it. [0..] */
  record Follow(int traveler) implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.follow(traveler);
    }
  }

  /** Begin the journey again. */
  record WalkAgain() implements OfWalk {
    @Override
    public void dispatch(OfWalk.Handler handler) {
      handler.walkAgain();
    }
  }
}
