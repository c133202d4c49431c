package emberway.app.lab;

import emberway.app.command.StudyAction;
import emberway.app.route.RouteEnds;
import emberway.app.text.Texts;
import emberway.plan.cost.CostField;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.plan.query.TerrainCosting;
import emberway.plan.trace.TraceCursor;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The search lab: which preset searches, how far one has stepped through what it did, and which
 * presets lie side by side. Pure: it says what it wants recorded and is shown what was.
 */
public final class Lab implements StudyAction.OfLab.Handler {
  /** How fast it plays at first. [steps/s] */
  static final double USUAL_SPEED = 4;

  private LessonRules rules;
  private Optional<RecordingRequest> recordingRequest = Optional.empty(); // wanted
  private RecordingRequest stopped; // not to be recorded further; null where all are
  private RecordingProgress progress; // null until something takes a while
  private Recording recording; // null until there is one, like the next two
  private TraceCursor cursor;
  private StepCounts counts;
  private LabPlace placed; // in the recording before the map was read again; null where none is due
  private int step;
  private boolean isPlaying;
  private double speed = USUAL_SPEED; // [steps/s]
  private double owed; // part of a step that playing has come to
  private OptionalInt lit = OptionalInt.empty();
  private boolean isComparing;
  private final Set<Preset> compared = EnumSet.of(Preset.TERRAIN, Preset.CALKINS);
  private PresetComparison presetComparison; // null until there is one
  private PresetComparison.Question held; // not to be worked out further; null where all are
  private OptionalInt lesson = OptionalInt.empty();
  private boolean isLessonDue; // its step is to be shown once it is recorded
  private long changes;

  /** A lab that has recorded nothing. */
  public Lab(Preset preset) {
    rules = LessonRules.of(preset);
  }

  @Override
  public void usePreset(Preset preset) {
    changes++;
    rules = LessonRules.of(preset);
  }

  @Override
  public void useEstimate(Optional<Heuristic> heuristic) {
    changes++;
    rules = rules.withEstimate(heuristic);
  }

  @Override
  public void useGround(Optional<TerrainCosting> terrainCosting) {
    changes++;
    rules = rules.withGround(terrainCosting);
  }

  @Override
  public void setLabSpeed(double stepsPerSecond) {
    changes++;
    speed = stepsPerSecond;
  }

  @Override
  public void light(OptionalInt cell) {
    changes++;
    lit = lit.equals(cell) ? OptionalInt.empty() : cell;
  }

  /** Lays all presets side by side in place of the steps of one search, or ends that. */
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

  /** What was recorded when it was stopped is of no use to who wants all of it. */
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

  /** Goes on by so many steps, back for less than 0, and stays there. */
  public void stepBy(int steps) {
    isPlaying = false;
    moveTo(step + steps);
  }

  /** Goes to the end of a step and stays there; what is too far means the end. */
  public void scrubTo(int wanted) {
    isPlaying = false;
    moveTo(wanted);
  }

  /** Searches by the same rules as before the map was read again, and is to show the same step. */
  public void resume(Lab before) {
    rules = before.rules;
    speed = before.speed;
    isComparing = before.isComparing;
    compared.clear();
    compared.addAll(before.compared);
    placed = before.place();
  }

  /** How far one is; null where nothing was recorded. */
  private LabPlace place() {
    return recording == null ? placed : LabPlace.of(recording, step);
  }

  /** Shows what a lesson is about, by its number in {@link Lesson#ALL}. */
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

  /** Plays, or pauses; from the end, from the beginning again. */
  public void playOrPause() {
    changes++;
    isPlaying = !isPlaying && steps() > 0;
    owed = 0;
    if (isPlaying && step == steps()) {
      moveTo(0);
    }
  }

  /** Takes note of the map's costs and of the ends as they are now; nothing where it is closed. */
  public void look(Optional<CostField> costs, RouteEnds routeEnds) {
    recordingRequest =
        costs.isPresent() && routeEnds.areComplete()
            ? Optional.of(
                new RecordingRequest(
                    costs.get(),
                    routeEnds.start().orElseThrow(),
                    routeEnds.goal().orElseThrow(),
                    rules()))
            : Optional.empty();
    if (recordingRequest.isEmpty()) {
      isPlaying = false;
    }
    goToLesson();
  }

  /** What is asked; nothing while there is nothing to search. */
  public Optional<RecordingRequest> recordingRequest() {
    return recordingRequest;
  }

  /** What is to be recorded; nothing once that was stopped. */
  public Optional<RecordingRequest> recordingQuestion() {
    boolean isThere =
        recording != null
            && recordingRequest.isPresent()
            && recordingRequest.get().equals(recording.recordingRequest());
    return isThere && recording.wasStopped() ? Optional.empty() : recordingRequest;
  }

  /** Whether the user has stopped the recording of what is asked. */
  public boolean isStopped() {
    return recordingRequest.isPresent() && recordingRequest.get().equals(stopped);
  }

  /** How far the recording has come of what is asked; nothing unless it takes a while. */
  public Optional<RecordingProgress> progress() {
    return Optional.ofNullable(progress)
        .filter(known -> recordingRequest.filter(known.recordingRequest()::equals).isPresent());
  }

  /** Shows how far a recording has come. */
  public void show(RecordingProgress known) {
    progress = known;
    changes++;
  }

  /** What is to be compared; nothing while nobody looks. */
  public Optional<PresetComparison.Question> comparisonQuestion() {
    Optional<PresetComparison.Question> compares = compares();
    return compares.isPresent() && compares.get().equals(held) ? Optional.empty() : compares;
  }

  /** What presets are laid side by side for, be it to be worked out or not. */
  private Optional<PresetComparison.Question> compares() {
    if (!isComparing || recordingRequest.isEmpty()) { // asked in each frame: to make nothing
      return Optional.empty();
    }
    RecordingRequest asked = recordingRequest.get();
    return asked.costs().size().cells() <= Recording.MOST_CELLS
        ? Optional.of(new PresetComparison.Question(asked.costs(), asked.start(), asked.goal()))
        : Optional.empty();
  }

  /** Shows what was recorded: from the beginning, or as far as the one before was seen. */
  public void show(Recording recorded) {
    boolean isAsked = recordingRequest.filter(recorded.recordingRequest()::equals).isPresent();
    boolean isNew =
        recording == null || !recording.recordingRequest().equals(recorded.recordingRequest());
    if (!isAsked || !isNew) {
      return;
    }
    LabPlace last = place();
    placed = null;
    recording = recorded;
    cursor = new TraceCursor(recorded.trace());
    counts = new StepCounts(recorded.trace());
    isPlaying = false;
    lit = OptionalInt.empty();
    moveTo(last == null ? 0 : last.in(recorded.recordingRequest()));
    goToLesson();
  }

  /** Goes to a lesson's step as soon as it is recorded. */
  private void goToLesson() {
    if (isLessonDue && recording().isPresent()) {
      isLessonDue = false;
      moveTo(Lesson.ALL.get(lesson.getAsInt()).step());
    }
  }

  /** Whether presets can be laid side by side: on a map that is not too large. */
  public boolean canCompare() {
    return compares().isPresent();
  }

  /** Whether the user has stopped the comparison that is on show. */
  public boolean isHeld() {
    return compares().filter(asked -> asked.equals(held)).isPresent();
  }

  /** Shows what was compared. */
  public void show(PresetComparison compared) {
    presetComparison = compared;
    changes++;
  }

  /** Plays on by a time. [s] */
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

  /** Grows with every change of what there is to see. */
  public long changes() {
    return changes;
  }

  /** What searches follow: the preset's rules, with another estimate or ground if one is chosen. */
  public SearchRules rules() {
    return rules.toSearch();
  }

  /** Whose rules are followed. */
  public Preset preset() {
    return rules.preset();
  }

  /** What was recorded, if there is anything to step through and it answers what is asked now. */
  public Optional<Recording> recording() {
    return Optional.ofNullable(recording)
        .filter(
            recorded -> recordingRequest.filter(recorded.recordingRequest()::equals).isPresent());
  }

  /** The state of the search after {@link #step}; only where there is a recording. */
  public TraceCursor cursor() {
    return cursor;
  }

  /** How often what was done until then; only where there is a recording. */
  public StepCounts counts() {
    return counts;
  }

  /** How many cells have been expanded. [0..steps] */
  public int step() {
    return step;
  }

  /** How many cells the search expands in all. */
  public int steps() {
    return recording == null ? 0 : recording.trace().steps();
  }

  /** Where one is, in a few words. */
  public String words() {
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
            .map(found -> Texts.format("lab.line.step", preset().label(), step, steps()))
            .orElseGet(() -> Texts.get("lab.line.searching"));
  }

  /** What happened in the last step; nothing before the first. */
  public Optional<StepSummary> tale() {
    return step == 0
        ? Optional.empty()
        : recording()
            .map(told -> StepSummary.of(told.recordingRequest(), told.trace(), cursor, step));
  }

  /** The cell that the search expanded last, by row-major index; none before the first. */
  public OptionalInt current() {
    return step == 0
        ? OptionalInt.empty()
        : OptionalInt.of(recording.trace().event(recording.trace().eventsAfter(step - 1)).cell());
  }

  /** The way to the cell nearest to the goal, at the end of a search that has failed. */
  public Optional<Route> nearest() {
    return recording()
        .filter(found -> step == steps())
        .map(Recording::outcome)
        .filter(Outcome.Unreachable.class::isInstance)
        .map(failed -> ((Outcome.Unreachable) failed).nearest());
  }

  /** Whether it goes on by itself. */
  public boolean isPlaying() {
    return isPlaying;
  }

  /**
   * The cell to which the way is of interest, by row-major index: the one expanded last, or the
   * nearest to the goal at the end of a search that has failed; none before the first.
   */
  public OptionalInt reached() {
    return nearest().isPresent()
        ? OptionalInt.of(nearest().get().index(nearest().get().steps()))
        : current();
  }

  /** How fast it plays. [steps/s] */
  public double speed() {
    return speed;
  }

  /** The cell that is lit, by row-major index. */
  public OptionalInt lit() {
    return lit;
  }

  /** Whether presets are laid side by side, in place of the steps of one. */
  public boolean isComparing() {
    return isComparing;
  }

  /** Which of them are seen on the map; to be read only. */
  public Set<Preset> compared() {
    return compared;
  }

  /** What was compared, if it answers what is asked now. */
  public Optional<PresetComparison> presetComparison() {
    return Optional.ofNullable(presetComparison)
        .filter(found -> compares().filter(found.question()::equals).isPresent());
  }

  /** Whether what is shown is what the lesson tells of, and not what came of playing on. */
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

  /** The lesson that is taken, by its number in {@link Lesson#ALL}. */
  public OptionalInt lesson() {
    return lesson;
  }
}
