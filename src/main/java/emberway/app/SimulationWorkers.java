package emberway.app;

import emberway.app.platform.ConflatingWorker;
import emberway.app.state.Simulations;
import emberway.app.study.PresetComparison;
import emberway.app.study.Recording;
import emberway.app.study.RecordingProgress;
import emberway.app.study.RecordingRequest;
import emberway.app.study.WalkRequest;
import emberway.app.study.WalkSimulation;
import emberway.app.study.WalkSnapshot;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/**
 * Runs the simulations in the background: the recording of a search, the comparison of presets, and
 * the walk of travelers.
 */
public final class SimulationWorkers implements AutoCloseable {
  /** How long a search may go on after a newer request arrives, so that drags get answers. [ns] */
  private static final long PATIENCE_NANOS = 250_000_000;

  private final Simulations simulations;
  private final ConflatingWorker<RecordingRequest, Recording> recorder;
  private final ConflatingWorker<RecordingRequest, PresetComparison> comparer;
  private final ConflatingWorker<WalkRequest, WalkSnapshot> walker;
  private final AtomicReference<RecordingProgress> progress = new AtomicReference<>();
  // the unfinished comparison
  private final AtomicReference<PresetComparison> soFar = new AtomicReference<>();
  private volatile boolean isRecording; // false once its result is unwanted
  private volatile boolean isStopped; // whether the recording so far is enough
  private volatile boolean isComparing; // false once its result is unwanted
  // The requests sent last; null for none.
  private RecordingRequest recorded;
  private RecordingRequest compared;
  private WalkRequest walked;

  /**
   * Creates workers without requests.
   *
   * @param whenReady called on another thread when there is something new to {@link #update}
   */
  public SimulationWorkers(Simulations simulations, Runnable whenReady) {
    this.simulations = simulations;
    recorder =
        new ConflatingWorker<>(
            "lab",
            PATIENCE_NANOS,
            (request, isStale) -> Recording.of(request, listener(isStale, whenReady)),
            whenReady);
    comparer =
        new ConflatingWorker<>(
            "comparison",
            PATIENCE_NANOS,
            (request, isStale) ->
                PresetComparison.of(
                    request,
                    () -> !isComparing || isStale.getAsBoolean(),
                    found -> {
                      soFar.set(found);
                      whenReady.run();
                    }),
            whenReady);
    walker = new ConflatingWorker<>("travelers", PATIENCE_NANOS, new WalkSimulation(), whenReady);
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

  /** Takes the workers' results and requests what is wanted now. */
  public void update() {
    RecordingProgress come = progress.getAndSet(null);
    if (come != null) {
      simulations.lab().show(come);
    }
    Optional<Recording> recording = recorder.take();
    if (recording.isPresent()) {
      simulations.lab().show(recording.get());
    }
    PresetComparison further = soFar.getAndSet(null);
    if (further != null) {
      simulations.lab().show(further);
    }
    Optional<PresetComparison> presetComparison = comparer.take();
    if (presetComparison.isPresent()) {
      simulations.lab().show(presetComparison.get());
    }
    Optional<WalkSnapshot> picture = walker.take();
    if (picture.isPresent()) {
      simulations.walk().show(picture.get());
    }
    isStopped = simulations.lab().isStopped();
    isRecording = simulations.lab().recordingRequest().isPresent();
    recorded = submit(recorder, recorded, simulations.lab().recordingQuestion());
    Optional<RecordingRequest> comparing = simulations.lab().comparisonQuestion();
    isComparing = comparing.isPresent();
    compared = submit(comparer, compared, comparing);
    walked = submit(walker, walked, simulations.walk().walkRequest());
  }

  private static <Q> Q submit(ConflatingWorker<Q, ?> worker, Q last, Optional<Q> wanted) {
    if (wanted.isPresent() && !wanted.get().equals(last)) {
      worker.submit(wanted.get());
    }
    return wanted.orElse(null); // null lets the same request run again later
  }

  @Override
  public void close() {
    recorder.close();
    comparer.close();
    walker.close();
  }
}
