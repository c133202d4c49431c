package emberway.app.study;

import emberway.app.command.LabCommands;
import emberway.app.scene.RouteEnds;
import emberway.app.text.SearchText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.StepCosts;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import emberway.plan.trace.TraceCursor;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The model of the search lab: which preset searches, how far the user has stepped through its
 * search, and which presets are compared. It runs no threads: it tells what to record and is given
 * the recordings.
 */
public final class Lab implements LabCommands {
  /** The highest playback speed. [steps/s] */
  public static final double FASTEST = 50_000;

  /** The lowest playback speed. [steps/s] */
  public static final double SLOWEST = 1;

  // How long a search is played unless the user chooses a speed. [s]
  private static final double USUAL_LENGTH = 20;

  private LessonRules rules;
  private Optional<RecordingRequest> recordingRequest = Optional.empty(); // the search to show
  private RecordingRequest stopped; // the request whose recording was stopped, or null
  private RecordingProgress progress; // null unless a recording takes a while
  private Recording recording; // null until a search is recorded
  private TraceCursor cursor; // null until a search is recorded
  private StepCounts counts; // null until a search is recorded
  private Place placed; // the place to resume at after a reload, or null
  private int step;
  private boolean isPlaying;
  private double speed = SLOWEST; // [steps/s]
  private boolean isOwnSpeed; // whether the user has chosen the speed
  private double owed; // the fraction of a step that playback has reached
  private OptionalInt lit = OptionalInt.empty();
  private boolean isComparing;
  private final Set<Preset> compared = EnumSet.of(Preset.TERRAIN, Preset.CALKINS);
  private PresetComparison presetComparison; // null until presets are compared
  private RecordingRequest held; // the question whose comparison was stopped, or null
  private OptionalInt lesson = OptionalInt.empty();
  private boolean isLessonDue; // whether the lesson's step is to be shown once it is recorded
  private long changes;

  /** Creates a lab without a recording. */
  public Lab(Preset preset) {
    rules = LessonRules.of(preset);
  }

  @Override
  public void usePreset(Preset preset) {
    changes++;
    rules = LessonRules.of(preset);
  }

  @Override
  public void useHeuristic(Optional<Heuristic> heuristic) {
    changes++;
    rules = rules.withHeuristic(heuristic);
  }

  @Override
  public void useGround(Optional<TerrainCosting> terrainCosting) {
    changes++;
    rules = rules.withGround(terrainCosting);
  }

  @Override
  public void useVariant(SearchVariant variant) {
    changes++;
    rules = rules.with(variant);
  }

  @Override
  public void useTies(TieBreaking tieBreaking) {
    changes++;
    rules = rules.with(tieBreaking);
  }

  @Override
  public void setLabSpeed(double stepsPerSecond) {
    changes++;
    speed = stepsPerSecond;
    isOwnSpeed = true;
  }

  @Override
  public void light(OptionalInt cell) {
    changes++;
    lit = lit.equals(cell) ? OptionalInt.empty() : cell;
  }

  /** Switches between comparing all presets and stepping through one search. */
  public void compareSearches() {
    changes++;
    isComparing = !isComparing;
    isPlaying = false;
  }

  @Override
  public void comparePreset(Preset preset) {
    changes++;
    if (!compared.remove(preset)) {
      compared.add(preset);
    }
  }

  /** Stops the recording; if stopped already, drops it so that all of it is recorded again. */
  @Override
  public void holdRecording() {
    changes++;
    if (recording().isEmpty()) {
      stopped = recordingRequest.orElse(null);
    } else if (recording.wasStopped()) {
      stopped = null;
      recording = null;
      progress = null;
    }
  }

  @Override
  public void holdComparison() {
    changes++;
    held = isHeld() ? null : compares().orElse(null);
  }

  /** Moves by a number of steps, backward if negative, and pauses. */
  public void stepBy(int steps) {
    isPlaying = false;
    moveTo(step + steps);
  }

  /** Moves to the end of a step and pauses; a step beyond the last means the last. */
  public void scrubTo(int wanted) {
    isPlaying = false;
    moveTo(wanted);
  }

  /** Takes over the rules, speed, comparison and place of a lab from before a reload. */
  public void resume(Lab before) {
    rules = before.rules;
    speed = before.speed;
    isOwnSpeed = before.isOwnSpeed;
    isComparing = before.isComparing;
    compared.clear();
    compared.addAll(before.compared);
    placed = before.place();
  }

  /**
   * Returns how far the search was stepped through; null if there is no recording and nothing to
   * resume.
   */
  private Place place() {
    return recording == null ? placed : Place.of(recording, step);
  }

  /** Shows a lesson, by its index in {@link Lesson#ALL}. */
  public void beginLesson(int number) {
    changes++;
    Lesson begun = Lesson.ALL.get(number);
    lesson = OptionalInt.of(number);
    isLessonDue = true;
    isPlaying = false;
    rules = LessonRules.of(begun);
    isComparing = !begun.compared().isEmpty();
    if (isComparing) {
      compared.clear();
      compared.addAll(begun.compared());
    }
  }

  /** Starts or pauses playback; starts from the beginning if at the end. */
  public void playOrPause() {
    changes++;
    isPlaying = !isPlaying && steps() > 0;
    owed = 0;
    if (isPlaying && step == steps()) {
      moveTo(0);
    }
  }

  /**
   * Records the traveler's steps and the route's ends.
   *
   * @param stepCosts the steps by any rules; empty while the lab is closed
   */
  public void update(Optional<StepCosts> stepCosts, RouteEnds routeEnds) {
    recordingRequest =
        stepCosts.isPresent() && routeEnds.areComplete()
            ? Optional.of(
                new RecordingRequest(
                    stepCosts.get().with(rules()),
                    routeEnds.start().orElseThrow(),
                    routeEnds.goal().orElseThrow()))
            : Optional.empty();
    if (recordingRequest.isEmpty()) {
      isPlaying = false;
    }
    goToLesson();
  }

  /** Returns the search to show; empty while there is nothing to search. */
  public Optional<RecordingRequest> recordingRequest() {
    return recordingRequest;
  }

  /** Returns the search to record; empty once its recording was stopped. */
  public Optional<RecordingRequest> recordingQuestion() {
    boolean isThere =
        recording != null
            && recordingRequest.isPresent()
            && recordingRequest.get().equals(recording.recordingRequest());
    return isThere && recording.wasStopped() ? Optional.empty() : recordingRequest;
  }

  /** Whether the user has stopped the recording of the current search. */
  public boolean isStopped() {
    return recordingRequest.isPresent() && recordingRequest.get().equals(stopped);
  }

  /** Returns the progress of the current recording; empty unless it takes a while. */
  public Optional<RecordingProgress> progress() {
    return Optional.ofNullable(progress)
        .filter(known -> recordingRequest.filter(known.recordingRequest()::equals).isPresent());
  }

  /** Shows the progress of a recording. */
  public void show(RecordingProgress known) {
    progress = known;
    changes++;
  }

  /** Returns the question to compare; empty while no comparison is shown or once it was stopped. */
  public Optional<RecordingRequest> comparisonQuestion() {
    Optional<RecordingRequest> compares = compares();
    return compares.isPresent() && compares.get().equals(held) ? Optional.empty() : compares;
  }

  /** Returns the question on which presets are compared, whether stopped or not. */
  private Optional<RecordingRequest> compares() {
    if (!isComparing || recordingRequest.isEmpty()) { // asked in each frame: must allocate nothing
      return Optional.empty();
    }
    RecordingRequest request = recordingRequest.get();
    StepCosts byDefault = request.stepCosts().with(Preset.TERRAIN.rules());
    return byDefault.size().cells() <= Recording.MAX_CELLS
        ? Optional.of(new RecordingRequest(byDefault, request.start(), request.goal()))
        : Optional.empty();
  }

  /**
   * Shows a recording, if it is of the current search: from the beginning, or where {@link
   * Place#in} continues.
   */
  public void show(Recording recorded) {
    boolean isAsked = recordingRequest.filter(recorded.recordingRequest()::equals).isPresent();
    boolean isNew =
        recording == null || !recording.recordingRequest().equals(recorded.recordingRequest());
    if (!isAsked || !isNew) {
      return;
    }
    Place last = place();
    placed = null;
    recording = recorded;
    cursor = new TraceCursor(recorded.trace());
    counts = new StepCounts(recorded.trace());
    isPlaying = false;
    if (!isOwnSpeed) {
      speed = Math.max(SLOWEST, Math.min(FASTEST, steps() / USUAL_LENGTH));
    }
    lit = OptionalInt.empty();
    moveTo(last == null ? 0 : last.in(recorded.recordingRequest()));
    goToLesson();
  }

  /** Moves to the lesson's step as soon as it is recorded. */
  private void goToLesson() {
    if (isLessonDue && recording().isPresent()) {
      isLessonDue = false;
      moveTo(Lesson.ALL.get(lesson.getAsInt()).step());
    }
  }

  /**
   * Whether presets can be compared: only while comparing, with both ends set, on a map that is not
   * too large.
   */
  public boolean canCompare() {
    return compares().isPresent();
  }

  /** Whether the user has stopped the current comparison. */
  public boolean isHeld() {
    return compares().filter(request -> request.equals(held)).isPresent();
  }

  /** Shows a comparison. */
  public void show(PresetComparison compared) {
    presetComparison = compared;
    changes++;
  }

  /** Advances playback. [s] */
  public void advance(double seconds) {
    owed += seconds * speed;
    int whole = (int) owed;
    owed -= whole;
    if (whole > 0) {
      moveTo((int) Math.min(Integer.MAX_VALUE, (long) step + whole));
      isPlaying &= step < steps();
    }
  }

  private void moveTo(int wanted) {
    changes++;
    if (recording != null) {
      step = Math.max(0, Math.min(steps(), wanted));
      cursor.moveToStep(step);
      counts.moveTo(cursor.position());
    }
  }

  /** Returns a number that grows with every visible change. */
  public long changes() {
    return changes;
  }

  /**
   * Returns the rules of the search: the preset's, with the chosen heuristic and terrain costing.
   */
  public SearchRules rules() {
    return rules.toSearch();
  }

  /** Returns the chosen preset. */
  public Preset preset() {
    return rules.preset();
  }

  /** Returns the recording of the current search, if there is one; it may have no events. */
  public Optional<Recording> recording() {
    return Optional.ofNullable(recording)
        .filter(
            recorded -> recordingRequest.filter(recorded.recordingRequest()::equals).isPresent());
  }

  /** Returns the state of the search after {@link #step}; null before the first recording. */
  public TraceCursor cursor() {
    return cursor;
  }

  /** Returns the event counts up to {@link #step}; null before the first recording. */
  public StepCounts counts() {
    return counts;
  }

  /** Returns the number of expanded cells. [0..steps] */
  public int step() {
    return step;
  }

  /** Returns the number of cells that the whole search expands. */
  public int steps() {
    return recording == null ? 0 : recording.trace().steps();
  }

  /** Returns a short description of what is shown, for the title. */
  public String description() {
    String taken =
        lesson.isPresent() ? Texts.format("lab.line.lesson", lesson.getAsInt() + 1) + ", " : "";
    if (isComparing) {
      return taken
          + presetComparison()
              .filter(PresetComparison::isComplete)
              .map(found -> Texts.format("lab.line.presets", found.runs().size()))
              .orElseGet(() -> Texts.get("lab.line.comparing"));
    }
    return taken
        + recording()
            .map(found -> Texts.format("lab.line.step", SearchText.name(preset()), step, steps()))
            .orElseGet(() -> Texts.get("lab.line.searching"));
  }

  /** Returns what happened in the last step; empty before the first. */
  public Optional<StepSummary> stepSummary() {
    return step == 0
        ? Optional.empty()
        : recording()
            .map(found -> StepSummary.of(found.recordingRequest(), found.trace(), cursor, step));
  }

  /** Returns the cell expanded last, by row-major index; empty before the first. */
  public OptionalInt current() {
    return step == 0
        ? OptionalInt.empty()
        : OptionalInt.of(recording.trace().event(recording.trace().eventsAfter(step - 1)).cell());
  }

  /** Returns the cell expanded last, by row-major index, while playback runs. */
  public OptionalInt played() {
    return isPlaying ? current() : OptionalInt.empty();
  }

  /** Returns the route to the cell nearest to the goal, at the end of a search that failed. */
  public Optional<Route> nearest() {
    return recording()
        .filter(found -> step == steps())
        .map(Recording::outcome)
        .filter(Outcome.Unreachable.class::isInstance)
        .map(failed -> ((Outcome.Unreachable) failed).nearest());
  }

  /** Whether playback runs. */
  public boolean isPlaying() {
    return isPlaying;
  }

  /**
   * Returns the cell whose path is shown, by row-major index: the one expanded last, or at the end
   * of a failed search the one nearest to the goal, and of one that stopped when it opened the goal
   * that; empty before the first step.
   */
  public OptionalInt reached() {
    boolean isOpened = rules.variant() == SearchVariant.STOP_WHEN_OPENED; // else it is expanded
    if (isOpened && step == steps() && recording.outcome() instanceof Outcome.Found found) {
      return OptionalInt.of(found.route().index(found.route().steps()));
    }
    return nearest().isPresent()
        ? OptionalInt.of(nearest().get().index(nearest().get().steps()))
        : current();
  }

  /** Returns the playback speed. [steps/s] */
  public double speed() {
    return speed;
  }

  /** Returns the highlighted cell, by row-major index. */
  public OptionalInt lit() {
    return lit;
  }

  /** Whether presets are compared, instead of stepping through one search. */
  public boolean isComparing() {
    return isComparing;
  }

  /** Returns the presets whose routes are shown on the map; read only. */
  public Set<Preset> compared() {
    return compared;
  }

  /** Returns the comparison, if it answers the current question. */
  public Optional<PresetComparison> presetComparison() {
    return Optional.ofNullable(presetComparison)
        .filter(found -> compares().filter(found.question()::equals).isPresent());
  }

  /** Whether the lab still shows what the lesson is about, as the user has not moved on. */
  public boolean isAtLesson() {
    if (lesson.isEmpty()) {
      return false;
    }
    Lesson taken = Lesson.ALL.get(lesson.getAsInt());
    boolean isThere =
        isLessonDue || isComparing || step == Math.max(0, Math.min(steps(), taken.step()));
    return isThere
        && rules.equals(LessonRules.of(taken))
        && isComparing == !taken.compared().isEmpty();
  }

  /** Returns the current lesson, by its index in {@link Lesson#ALL}. */
  public OptionalInt lesson() {
    return lesson;
  }

  /**
   * How far a search was stepped through. It holds no reference to a whole map.
   *
   * @param start the search's start
   * @param goal the search's goal
   * @param rules the search's rules
   * @param step the number of expanded cells; {@link Integer#MAX_VALUE} at the end
   */
  private record Place(Cell start, Cell goal, SearchRules rules, int step) {
    /** Returns the place after a number of steps of a recording. */
    static Place of(Recording recording, int step) {
      RecordingRequest seen = recording.recordingRequest();
      boolean isAtEnd = step > 0 && step == recording.trace().steps();
      SearchRules rules = seen.stepCosts().rules();
      return new Place(seen.start(), seen.goal(), rules, isAtEnd ? Integer.MAX_VALUE : step);
    }

    /**
     * Returns the step at which to continue in another search: the same step if only the costs
     * differ, the end if this place is at the end, so that the searched area follows a dragged
     * goal, and otherwise 0.
     */
    int in(RecordingRequest next) {
      boolean isSame =
          start.equals(next.start())
              && goal.equals(next.goal())
              && rules.equals(next.stepCosts().rules());
      return isSame || step == Integer.MAX_VALUE ? step : 0;
    }
  }
}
