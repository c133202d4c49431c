package emberway.app;

import emberway.app.lab.Comparison;
import emberway.app.lab.LabQuestion;
import emberway.app.lab.Recording;
import emberway.app.lab.RecordingProgress;
import emberway.app.platform.LatestWorker;
import emberway.app.state.Studies;
import emberway.app.walk.WalkPicture;
import emberway.app.walk.WalkQuestion;
import emberway.app.walk.WalkSimulation;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** The threads that work out what is studied: a search, a comparison, a journey. */
public final class StudyRoom implements AutoCloseable {
  /** How long a search may last before a newer wish ends it: a drag gets answers. [ns] */
  private static final long PATIENCE_NANOS = 250_000_000;

  private final Studies studies;
  private final LatestWorker<LabQuestion, Recording> recorder;
  private final LatestWorker<Comparison.Question, Comparison> comparer;
  private final LatestWorker<WalkQuestion, WalkPicture> walker;
  private final AtomicReference<RecordingProgress> progress = new AtomicReference<>();
  private final AtomicReference<Comparison> soFar = new AtomicReference<>(); // so far
  private volatile boolean isRecording; // or nobody wants to know any more
  private volatile boolean isStopped; // what is recorded so far is enough
  private volatile boolean isComparing; // or nobody wants to know any more
  private LabQuestion recorded; // asked last, null until something was; like the next two
  private Comparison.Question compared;
  private WalkQuestion walked;

  /**
   * A room where nothing is asked yet.
   *
   * @param whenReady called on another thread when there is something new to {@link #update}
   */
  public StudyRoom(Studies studies, Runnable whenReady) {
    this.studies = studies;
    recorder =
        new LatestWorker<>(
            "lab",
            PATIENCE_NANOS,
            (asked, isStale) -> Recording.of(asked, listener(isStale, whenReady)),
            whenReady);
    comparer =
        new LatestWorker<>(
            "comparison",
            PATIENCE_NANOS,
            (asked, isStale) ->
                Comparison.of(
                    asked,
                    () -> !isComparing || isStale.getAsBoolean(),
                    found -> {
                      soFar.set(found);
                      whenReady.run();
                    }),
            whenReady);
    walker = new LatestWorker<>("travelers", PATIENCE_NANOS, new WalkSimulation(), whenReady);
  }

  private Recording.Listener listener(BooleanSupplier isStale, Runnable whenReady) {
    return new Recording.Listener() {
      @Override
      public boolean isStale() {
        return !isRecording || isStale.getAsBoolean();
      }

      @Override
      public boolean hasEnough() {
        return isStopped;
      }

      @Override
      public void soFar(RecordingProgress come) {
        progress.set(come);
        whenReady.run();
      }
    };
  }

  /** Takes what is ready, and asks for what is wanted by now. */
  public void update() {
    RecordingProgress come = progress.getAndSet(null);
    if (come != null) {
      studies.lab().show(come);
    }
    Optional<Recording> recording = recorder.take();
    if (recording.isPresent()) {
      studies.lab().show(recording.get());
    }
    Comparison further = soFar.getAndSet(null);
    if (further != null) {
      studies.lab().show(further);
    }
    Optional<Comparison> comparison = comparer.take();
    if (comparison.isPresent()) {
      studies.lab().show(comparison.get());
    }
    Optional<WalkPicture> picture = walker.take();
    if (picture.isPresent()) {
      studies.walk().show(picture.get());
    }
    isStopped = studies.lab().isStopped();
    isRecording = studies.lab().question().isPresent();
    recorded = ask(recorder, recorded, studies.lab().recordingQuestion());
    Optional<Comparison.Question> comparing = studies.lab().comparisonQuestion();
    isComparing = comparing.isPresent();
    compared = ask(comparer, compared, comparing);
    walked = ask(walker, walked, studies.walk().question());
  }

  private static <Q> Q ask(LatestWorker<Q, ?> worker, Q asked, Optional<Q> wanted) {
    if (wanted.isPresent() && !wanted.get().equals(asked)) {
      worker.ask(wanted.get());
    }
    return wanted.orElse(null); // what is asked again after a while is worked out again
  }

  @Override
  public void close() {
    recorder.close();
    comparer.close();
    walker.close();
  }
}
