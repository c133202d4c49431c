package emberway.app.display;

import emberway.app.opening.MapSprites;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.ConflatingWorker;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Has a map drawn with sprites of double size once it is shown larger than it is: they are read and
 * laid out on a thread of their own when they are first needed, and uploaded some at a time; until
 * all of them are there, the usual ones are enlarged. Window's thread only.
 */
public final class DoubleSizeLoader implements AutoCloseable {
  /**
   * What is asked of the worker.
   *
   * @param shown what is shown of the map
   * @param onMapOnly whether no more than that is wanted
   */
  private record Question(MapSprites shown, boolean onMapOnly) {}

  private final OpenedMap opened;
  private final Scene scene;
  private final Consumer<String> complain;
  private final Runnable whenReady;
  private final boolean areAllWanted; // and not only what is on the map
  private ConflatingWorker<Question, DoubleSizeSprites> worker; // null until needed
  private boolean isAsked; // and not answered yet
  private boolean hasMore; // what can be painted was not asked for
  private boolean isOver; // none are to be had

  /**
   * Nothing is read yet.
   *
   * @param complain told why there are none, where a picture is to blame
   * @param whenReady called on another thread when there is something new to {@link #update}
   */
  public DoubleSizeLoader(
      OpenedMap opened, Scene scene, Consumer<String> complain, Runnable whenReady) {
    this.opened = opened;
    this.scene = scene;
    this.complain = complain;
    this.whenReady = whenReady;
    isOver = !DoubleSizeSprites.isFor(opened);
    areAllWanted = !isOver && DoubleSizeSprites.areFewAtHand(opened);
  }

  /** Whether a scale calls for sprites of double size. */
  public static boolean isFor(double scale) {
    return scale > 1;
  }

  /**
   * Takes what is ready, or uploads some more of what was, and asks for what is needed: what is on
   * the map first, and then what can be painted.
   *
   * @param scale at which the map is shown
   * @param shown all that is shown of it by the scene
   * @return whether the picture has changed
   */
  public boolean update(double scale, MapSprites shown) {
    boolean changed = scene.goOnEnlarging(SceneUpload.SLICE);
    boolean mayTake = worker != null && !isUploading();
    Optional<DoubleSizeSprites> ready = mayTake ? worker.take() : Optional.empty();
    if (ready.isPresent()) {
      take(ready.get(), shown);
    }
    boolean isNeeded = isFor(scale) && !scene.isEnlarged() && !isUploading();
    if (!isOver && !isAsked && (isNeeded || hasMore)) {
      ask(new Question(shown, isNeeded));
    }
    return changed;
  }

  /** Whether there is more to {@link #update} at once. */
  public boolean isUploading() {
    return scene.remaining() > 0;
  }

  /** Whether nothing is on its way of what is needed at a scale, or of what comes behind it. */
  public boolean isAtRest(double scale) {
    boolean hasAll = !isFor(scale) || scene.isEnlarged();
    return !isAsked && !isUploading() && (isOver || (hasAll && !hasMore));
  }

  private void ask(Question question) {
    if (worker == null) {
      worker =
          new ConflatingWorker<>(
              "large sprites", 0, (asked, isStale) -> Optional.of(answer(asked)), whenReady);
    }
    isAsked = true;
    hasMore = question.onMapOnly && areAllWanted;
    worker.ask(question);
  }

  private DoubleSizeSprites answer(Question question) {
    return question.onMapOnly
        ? DoubleSizeSprites.onMap(opened, question.shown)
        : DoubleSizeSprites.atHand(opened);
  }

  /** Makes at once what is needed of a map that nobody sees yet. */
  public void begin(double scale, MapSprites shown) {
    if (!isOver && isFor(scale)) {
      hasMore = areAllWanted;
      take(DoubleSizeSprites.onMap(opened, shown), shown);
      scene.goOnEnlarging(Integer.MAX_VALUE);
    }
  }

  private void take(DoubleSizeSprites made, MapSprites shown) {
    isAsked = false;
    if (!made.complaint().isEmpty()) {
      complain.accept(made.complaint());
      isOver = true;
    } else if (made.held().holds(shown)) { // the map was not changed meanwhile
      scene.beginToEnlarge(made);
      isOver = !scene.isEnlarged() && !isUploading() && !hasMore;
    }
  }

  @Override
  public void close() {
    if (worker != null) {
      worker.close();
    }
  }
}
