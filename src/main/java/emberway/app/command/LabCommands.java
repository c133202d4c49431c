package emberway.app.command;

import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import java.util.Optional;
import java.util.OptionalInt;

/** Sets up the search lab. */
public interface LabCommands {
  /** Selects the preset to search with. */
  void usePreset(Preset preset);

  /** Selects the heuristic to search with; the preset's own if empty. */
  void useHeuristic(Optional<Heuristic> heuristic);

  /** Selects the costing of the terrain; the preset's own if empty. */
  void useGround(Optional<TerrainCosting> terrainCosting);

  /** Selects A*, or a variant of it that is not exact. */
  void useVariant(SearchVariant variant);

  /** Selects which of several equal cells is expanded first. */
  void useTies(TieBreaking tieBreaking);

  /** Sets the playback speed of the search lab. */
  void setLabSpeed(double stepsPerSecond);

  /**
   * Highlights a cell, by row-major index. An empty or already highlighted cell removes the
   * highlight.
   */
  void light(OptionalInt cell);

  /** Toggles whether the map shows what a preset found. */
  void comparePreset(Preset preset);

  /**
   * Stops recording a search and keeps the part recorded so far; if stopped already, records all of
   * it.
   */
  void holdRecording();

  /** Stops the comparison of presets; if stopped already, continues it. */
  void holdComparison();
}
