package emberway.app.display;

import emberway.app.platform.ConflatingWorker;
import emberway.app.scene.MapSprites;
import emberway.app.scene.OpenedMap;
import emberway.map.Legend;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Draws a map with double-size sprites once it is shown enlarged. They are read and laid out on a
 * thread of their own when first needed, and uploaded in slices; until all of them are there, the
 * usual sprites are enlarged. Window's thread only.
 */
public final class DoubleSizeLoader implements AutoCloseable {
  /**
   * A request to the worker.
   *
   * @param shown the sprites shown on the map
   * @param brush the id of the tile to draw with
   * @param onMapOnly whether only these sprites are wanted
   */
  private record Question(MapSprites shown, int brush, boolean onMapOnly) {}

  private final OpenedMap opened;
  private final Scene scene;
  private final Consumer<String> complain;
  private final Runnable whenReady;
  private final boolean areAllWanted; // whether sprites that are not on the map are wanted, too
  private ConflatingWorker<Question, DoubleSizeSprites> worker; // null until needed
  private boolean isRequested; // a request is unanswered
  private int brush = Legend.NOTHING; // the tile to draw with whose sprites were requested last
  private boolean hasMore; // sprites that are not on the map are still to be requested
  private boolean isOver; // no double-size sprites can be had

  /**
   * Creates a loader that has read nothing.
   *
   * @param complain told why there are no double-size sprites, if a picture is at fault
   * @param whenReady called on another thread when there is something new to {@link #update}
   */
  public DoubleSizeLoader(
      OpenedMap opened, Scene scene, Consumer<String> complain, Runnable whenReady) {
    this.opened = opened;
    this.scene = scene;
    this.complain = complain;
    this.whenReady = whenReady;
    isOver = !DoubleSizeSprites.isFor(opened);
    areAllWanted = !isOver && DoubleSizeSprites.fitInMemory(opened);
  }

  /** Whether a scale calls for double-size sprites. */
  private static boolean isFor(double scale) {
    return scale > 1;
  }

  /**
   * Takes the worker's result, or uploads a slice of it, and requests what is needed: first the
   * sprites on the map and those of the tile to draw with, then those that can be painted.
   *
   * @param scale the scale at which the map is shown
   * @param shown all sprites that the scene shows
   * @param newBrush the id of the tile to draw with; {@link Legend#NOTHING} for none
   * @return whether the picture has changed
   */
  public boolean update(double scale, MapSprites shown, int newBrush) {
    boolean changed = scene.continueEnlarging(SceneUpload.SLICE);
    boolean mayTake = worker != null && !isUploading();
    Optional<DoubleSizeSprites> ready = mayTake ? worker.take() : Optional.empty();
    if (ready.isPresent()) {
      take(ready.get(), shown);
    }
    boolean isNeeded =
        isFor(scale) && !isUploading() && (!scene.isEnlarged() || isLacking(newBrush));
    if (!isOver && !isRequested && (isNeeded || hasMore)) {
      request(new Question(shown, newBrush, isNeeded));
    }
    return changed;
  }

  /** Whether a newly chosen tile has sprites that neither are there nor were requested. */
  private boolean isLacking(int newBrush) {
    if (newBrush == brush || hasMore) {
      return false;
    }
    boolean isHeld = scene.isEnlarged(opened, newBrush);
    brush = isHeld ? newBrush : brush; // a tile whose sprites are there is not looked up again
    return !isHeld;
  }

  /** Whether an upload is under way, so that {@link #update} has more to do at once. */
  public boolean isUploading() {
    return scene.remaining() > 0;
  }

  /** Whether nothing is pending that a scale calls for, nor what is loaded after it. */
  public boolean isAtRest(double scale) {
    boolean hasAll = !isFor(scale) || scene.isEnlarged();
    return !isRequested && !isUploading() && (isOver || (hasAll && !hasMore));
  }

  private void request(Question question) {
    if (worker == null) {
      worker =
          new ConflatingWorker<>(
              "large sprites", 0, (next, isStale) -> Optional.of(answer(next)), whenReady);
    }
    isRequested = true;
    brush = question.brush;
    hasMore = question.onMapOnly && areAllWanted;
    worker.submit(question);
  }

  private DoubleSizeSprites answer(Question question) {
    return question.onMapOnly
        ? DoubleSizeSprites.onMap(opened, question.shown, question.brush)
        : DoubleSizeSprites.available(opened);
  }

  /** Loads at once what a map needs that is not visible yet. */
  public void begin(double scale, MapSprites shown, int newBrush) {
    if (!isOver && isFor(scale)) {
      hasMore = areAllWanted;
      brush = newBrush;
      take(DoubleSizeSprites.onMap(opened, shown, brush), shown);
      scene.continueEnlarging(Integer.MAX_VALUE);
    }
  }

  private void take(DoubleSizeSprites made, MapSprites shown) {
    isRequested = false;
    if (!made.complaint().isEmpty()) {
      complain.accept(made.complaint());
      isOver = true;
    } else if (made.held().holds(shown)) { // the map has not changed meanwhile
      scene.beginEnlarging(made);
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
