package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.SceneContent;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.plan.query.StepCosts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Something that a panel beside a map asks about the map: what to compute, what was found, and what
 * of that is drawn. All costs follow the rules of preset terrain. {@link #compute} runs on a
 * worker's thread and everything else on the window's.
 *
 * @param <Q> a question, a record: an answer belongs to a question that equals it
 * @param <A> an answer
 */
public abstract class Survey<Q, A> {
  private final Command option;
  private final Set<Command> viewOptions; // shared with the explorer's state
  private Now now; // null before the first update
  private TileMap copy; // of the map for the worker's thread, or null
  private ChangeCursor<MapEdit> copied; // the last edit in that copy
  private Optional<Q> question = Optional.empty();
  private Q answered; // the question last answered; null for none
  private A answer; // null if there is none, or the map is too large for one
  private long changes;
  private SceneContent below; // the content that the answer was last drawn over; null before
  private long drawnChanges;
  private SceneContent drawn; // that content with the answer drawn over it

  /**
   * What is on show.
   *
   * @param map the unrotated map
   * @param content the shown content
   * @param routeEnds the ends of the route
   * @param via the cells that the route is to pass between them, in this order
   */
  record Now(TileMap map, SceneContent content, RouteEnds routeEnds, List<Cell> via) {
    /** Returns the traveler's steps, once they are known. */
    Optional<StepCosts> stepCosts() {
      return content.stepCosts();
    }
  }

  /**
   * A question to a survey.
   *
   * @param survey the survey
   * @param question the question
   */
  public record Asked<Q, A>(Survey<Q, A> survey, Q question) {
    Optional<Answered<Q, A>> compute(BooleanSupplier isStale) {
      return survey
          .compute(question, isStale)
          .map(answer -> new Answered<>(this, Optional.of(answer)));
    }

    /** Returns that the map is too large for an answer. */
    Answered<Q, A> tooLarge() {
      return new Answered<>(this, Optional.empty());
    }
  }

  /**
   * An answer of a survey.
   *
   * @param asked the question
   * @param answer the answer; empty if the map is too large for one
   */
  public record Answered<Q, A>(Asked<Q, A> asked, Optional<A> answer) {
    void deliver() {
      asked.survey.take(asked.question, answer);
    }
  }

  /**
   * Creates a survey.
   *
   * @param option shows the survey's panel
   * @param viewOptions tells which panel is open, and opens panels
   */
  Survey(Command option, Set<Command> viewOptions) {
    this.option = option;
    this.viewOptions = viewOptions;
  }

  /** Returns what to compute; empty if there is nothing to ask. */
  abstract Optional<Q> ask(Now now);

  /** Computes an answer; empty if it was stopped. May keep what the next call can use. */
  abstract Optional<A> compute(Q question, BooleanSupplier isStale);

  /** Drops what {@link #compute} keeps, on the same thread. */
  void dropKept() {}

  /** Returns content with an answer in place of its fields or routes. */
  SceneContent over(SceneContent content, A found, TileMap map) {
    return content;
  }

  /** Whether an answer is drawn until the next one, even if it is to an older question. */
  boolean isDrawnUntilTheNext() {
    return false;
  }

  /** Returns an answer to the current question as it fits what is on show; itself if it does. */
  A adapted(A found, Now shown) {
    return found;
  }

  /** Returns a short description of what is shown; empty if nothing is. */
  Optional<String> description() {
    return Optional.empty();
  }

  /** Restores the choices made in the same survey before the map was read again. */
  void resume(Survey<?, ?> before) {}

  /**
   * Goes on by a number of steps, or back if that is negative, by a key while the panel is open.
   */
  void step(int steps) {}

  /** Returns a copy of the map for the worker's thread, the same one until the next edit. */
  final TileMap copyOf(Now shown) {
    ChangeCursor<MapEdit> edits = shown.content().request().edits();
    if (copy == null || isOther(edits, copied)) {
      copied = edits;
      copy = shown.map().copy();
    }
    return copy;
  }

  /** Forgets what concerns the panel that was closed. */
  void close() {
    question = Optional.empty();
    copy = null;
    forget();
  }

  final Command option() {
    return option;
  }

  final boolean isOpen() {
    return viewOptions.contains(option);
  }

  final void open() {
    viewOptions.removeAll(option.excluded());
    viewOptions.add(option);
  }

  /** Updates the question to what is on show; the panel is open. */
  final void update(Now shown) {
    now = shown;
    question = ask(shown);
    if (question.isEmpty()) {
      forget();
    }
    adapt();
  }

  private void forget() {
    if (answered != null) {
      answered = null;
      answer = null;
      changes++;
    }
    below = null;
    drawn = null;
  }

  /** Takes an answer, unless there is no question any more. */
  void take(Q to, Optional<A> found) {
    if (question.isPresent()) {
      answered = to;
      answer = found.orElse(null);
      changes++;
      adapt();
    }
  }

  private void adapt() {
    if (answer != null && isAnswered()) {
      A before = answer;
      answer = adapted(answer, now);
      if (isOther(answer, before)) {
        changes++;
      }
    }
  }

  /** Whether two objects are not the same: comparing all that they hold would take too long. */
  static <T> boolean isOther(T one, T other) {
    return one != other;
  }

  /** Counts a change of what is drawn that is no answer. */
  final void redraw() {
    changes++;
  }

  /** Returns a counter that grows with each visible change. */
  final long changes() {
    return changes;
  }

  /** Returns the question with this survey; empty if there is nothing to compute. */
  final Optional<Asked<Q, A>> asked() {
    return question.map(wanted -> new Asked<>(this, wanted));
  }

  /** Whether nothing is left to compute. */
  public final boolean isAnswered() {
    return question.isEmpty() || question.get().equals(answered);
  }

  /** Whether something is asked. */
  public final boolean isAsked() {
    return question.isPresent();
  }

  /** Whether the map is too large for the survey. */
  public final boolean isTooLarge() {
    return answered != null && answer == null;
  }

  /** Returns the last answer, which may be to an older question; empty if there is none. */
  public final Optional<A> answer() {
    return Optional.ofNullable(answer);
  }

  /** Returns content with the answer drawn over it; the same object for the same content. */
  final SceneContent over(SceneContent content) {
    if (answer == null || !(isDrawnUntilTheNext() || isAnswered())) {
      return content;
    }
    if (isOther(content, below) || changes != drawnChanges) {
      below = content;
      drawnChanges = changes;
      drawn = over(content, answer, now.map());
    }
    return drawn;
  }
}
