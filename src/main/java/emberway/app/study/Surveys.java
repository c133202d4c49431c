package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.platform.ConflatingWorker;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.SceneContent;
import emberway.app.text.Texts;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The surveys of a map, one at a time: that of the open panel. An answer stays until the next one
 * to the same survey, or until its panel is closed.
 */
public final class Surveys
    implements ConflatingWorker.Work<Survey.Asked<?, ?>, Survey.Answered<?, ?>> {
  private final List<Survey<?, ?>> all;
  private final Scale scale;

  /**
   * Creates surveys of a map.
   *
   * @param viewOptions tells which panel is open, and opens panels
   */
  public Surveys(Set<Command> viewOptions, LoadedMap loaded) {
    scale = loaded.scale();
    all =
        List.of(
            new ReachSurvey(viewOptions, loaded),
            new AlternativesSurvey(viewOptions),
            new NearestSurvey(viewOptions, loaded),
            new MatrixSurvey(viewOptions, loaded),
            new JourneySurvey(viewOptions, loaded),
            new RulerSurvey(viewOptions, loaded));
  }

  /** Returns the survey of a class. */
  public <S> S survey(Class<S> kind) {
    for (Survey<?, ?> each : all) {
      if (kind.isInstance(each)) {
        return kind.cast(each);
      }
    }
    throw new IllegalArgumentException("no survey is a " + kind.getName());
  }

  /** Goes on in a survey by a number of steps, or opens its panel if it is closed. */
  public void step(Command option, int steps) {
    for (Survey<?, ?> each : all) {
      if (each.option() == option && each.isOpen()) {
        each.step(steps);
      } else if (each.option() == option) {
        each.open();
      }
    }
  }

  /** Restores the choices made before the map was read again. */
  public void resume(Surveys before) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i).resume(before.all.get(i));
    }
  }

  /**
   * Updates the question to the shown content.
   *
   * @param map the unrotated map
   * @param routeEnds the ends of the route
   */
  public void update(TileMap map, SceneContent content, RouteEnds routeEnds) {
    Survey.Now now = new Survey.Now(map, content, routeEnds);
    for (Survey<?, ?> each : all) {
      if (each.isOpen()) {
        each.update(now);
      } else {
        each.close();
      }
    }
  }

  /** Returns what to compute, if anything. */
  public Optional<Survey.Asked<?, ?>> question() {
    for (Survey<?, ?> each : all) {
      if (each.isAsked()) {
        return each.asked().map(asked -> asked);
      }
    }
    return Optional.empty();
  }

  /**
   * Computes an answer on the worker's thread: that the map is too large if the memory runs out.
   */
  @Override
  public Optional<Survey.Answered<?, ?>> answer(
      Survey.Asked<?, ?> question, BooleanSupplier isStale) {
    all.stream().filter(each -> each != question.survey()).forEach(Survey::dropKept);
    try {
      return question.compute(isStale).map(answer -> answer);
    } catch (OutOfMemoryError tooLarge) {
      question.survey().dropKept();
      return Optional.of(question.tooLarge());
    }
  }

  /** Takes an answer, unless its panel is closed by now. */
  public void take(Survey.Answered<?, ?> answer) {
    answer.deliver();
  }

  /** Whether nothing is left to compute. */
  public boolean isAnswered() {
    return all.stream().allMatch(Survey::isAnswered);
  }

  /** Whether the map is too large for the open survey. */
  public boolean isTooLarge() {
    return all.stream().anyMatch(Survey::isTooLarge);
  }

  /** Returns a counter that grows with each visible change. */
  public long changes() {
    return all.stream().mapToLong(Survey::changes).sum();
  }

  /**
   * Returns what the map shows: the content, with the answer in place of its fields or routes. The
   * bands of an older question stay until the next answer, but older routes do not.
   */
  public SceneContent over(SceneContent content) {
    SceneContent result = content;
    for (Survey<?, ?> each : all) { // all but one leave it as it is
      result = each.over(result);
    }
    return result;
  }

  /** Returns a short description of what is shown; empty if nothing is. */
  public Optional<String> description() {
    return all.stream().map(Survey::description).flatMap(Optional::stream).findFirst();
  }

  /** Returns the scale of the map's cells and costs, with lengths in the user's unit. */
  public Scale scale() {
    return Texts.distanceUnit().of(scale);
  }
}
