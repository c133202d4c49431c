package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.ReachLimit;
import emberway.app.scene.ReachText;
import emberway.app.scene.SceneContent;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.StepCosts;
import emberway.plan.survey.ReachableCells;
import emberway.render.iso.FieldColorRamp;
import emberway.render.iso.FieldOverlay;
import emberway.view.Isochrone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** All cells within a limit from the start. */
public final class ReachSurvey extends Survey<ReachSurvey.Question, ReachSurvey.Answer> {
  /**
   * Asks for all cells within a limit.
   *
   * @param stepCosts the traveler's steps
   * @param start where routes begin
   * @param limit how far they go
   * @param budget the limit as a cost
   * @param rotation the rotation of the map that shows the cells
   */
  public record Question(
      StepCosts stepCosts, Cell start, ReachLimit limit, double budget, Rotation rotation) {
    private boolean isSameButTurned(Question other) {
      return unturned().equals(other.unturned());
    }

    private Question unturned() {
      return new Question(stepCosts, start, limit, budget, Rotation.NONE);
    }
  }

  /**
   * The cells within a limit.
   *
   * @param question the question
   * @param cells the cells with their costs
   * @param field the cells in bands, on the rotated map; empty if there are none
   * @param bands the number of cells in each band, nearest first
   */
  public record Answer(
      Question question, ReachableCells cells, Optional<FieldOverlay> field, List<Integer> bands) {
    /** The number of bands, each an equal part of the limit. */
    public static final int BANDS = FieldColorRamp.MAX_STOPS;

    /** Copies the list. */
    public Answer {
      bands = List.copyOf(bands);
    }

    /** Counts the cells in each band, nearest first. */
    private static List<Integer> bands(ReachableCells cells) {
      int[] counts = new int[BANDS];
      for (int cell = 0; cell < cells.size().cells(); cell++) {
        if (cells.contains(cell)) {
          counts[Math.min(BANDS - 1, (int) (BANDS * cells.costAt(cell) / cells.budget()))]++;
        }
      }
      List<Integer> bands = new ArrayList<>();
      for (int count : counts) {
        bands.add(count);
      }
      return bands;
    }
  }

  private final Scale scale;
  private final GridSize size;
  private ReachLimit limit;
  private Answer last; // the last computed, on the worker's thread; null for none

  ReachSurvey(Set<Command> viewOptions, LoadedMap loaded) {
    super(Command.REACH, viewOptions);
    scale = loaded.scale();
    size = loaded.map().size();
    limit = ReachLimit.usual(size);
  }

  /** Sets how far the reach extends. */
  public void setLimit(ReachLimit next) {
    limit = next;
  }

  /** Returns how far the reach extends. */
  public ReachLimit limit() {
    return limit;
  }

  /** Stretches the limit by a number of steps, or shrinks it if that is negative. */
  @Override
  public void step(int steps) {
    limit = limit.stretched(steps, size, scale);
  }

  @Override
  void resume(Survey<?, ?> before) {
    ReachLimit earlier = ((ReachSurvey) before).limit;
    limit = ReachLimit.isKnown(earlier.unit(), scale) ? earlier : limit;
  }

  @Override
  Optional<Question> ask(Now now) {
    Optional<Cell> start = now.routeEnds().start();
    if (now.stepCosts().isEmpty() || start.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Question(
            now.stepCosts().get(),
            start.get(),
            limit,
            limit.cost(scale),
            now.content().request().rotation()));
  }

  @Override
  Optional<Answer> compute(Question question, BooleanSupplier isStale) {
    Optional<ReachableCells> found =
        last != null && last.question().isSameButTurned(question)
            ? Optional.of(last.cells())
            : ReachableCells.of(
                question.stepCosts().field(),
                question.stepCosts().movement(),
                question.start(),
                question.budget(),
                isStale);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    ReachableCells cells = found.get();
    last =
        new Answer(
            question,
            cells,
            cells.cells() == 0
                ? Optional.empty()
                : Optional.of(Isochrone.of(cells).rotated(question.rotation())),
            Answer.bands(cells));
    return Optional.of(last);
  }

  @Override
  void dropKept() {
    last = null; // its tree is large
  }

  @Override
  boolean isDrawnUntilTheNext() {
    return true;
  }

  @Override
  SceneContent over(SceneContent content, Answer found, TileMap map) {
    boolean isTurnedAlike = found.question().rotation() == content.request().rotation();
    return isTurnedAlike && found.field().isPresent()
        ? content.withFields(List.of(found.field().get()))
        : content;
  }

  @Override
  Optional<String> description() {
    return answer()
        .map(
            found ->
                Texts.format(
                    "reach.line",
                    found.cells().cells(),
                    ReachText.limit(found.question().limit())));
  }
}
