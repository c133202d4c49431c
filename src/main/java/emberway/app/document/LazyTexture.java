package emberway.app.document;

import emberway.app.platform.BackgroundExecutor;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.ImageTexture;
import emberway.sprite.ImageReducer;
import emberway.sprite.SpriteImage;
import java.util.Optional;

/**
 * A small picture that is drawn in the background when it is first asked for. Window's thread only.
 */
public final class LazyTexture implements AutoCloseable {
  private final BackgroundExecutor backgroundExecutor;
  private final int side;
  private final Source source;
  private Optional<ImageTexture> picture = Optional.empty();
  // The size of the map, once its picture is drawn.
  private Optional<GridSize> size = Optional.empty();
  private boolean isRequested;
  private volatile boolean isClosed;

  /**
   * A picture, and what drawing it has shown.
   *
   * @param size the size of the map in the picture, if it is one of a map
   */
  record Drawn(SpriteImage picture, Optional<GridSize> size) {}

  /** Draws the picture; called in the background. */
  interface Source {
    /** Returns the picture; empty if there is none. */
    Optional<Drawn> draw() throws UnreadableException;
  }

  /**
   * Creates a picture that is not drawn yet.
   *
   * @param side the most pixels of a side [px]
   */
  LazyTexture(BackgroundExecutor backgroundExecutor, int side, Source source) {
    this.backgroundExecutor = backgroundExecutor;
    this.side = side;
    this.source = source;
  }

  /** Returns the picture once it is drawn; empty before, and always if it cannot be drawn. */
  public Optional<ImageTexture> get() {
    if (!isRequested) {
      isRequested = true;
      backgroundExecutor.run(this::draw);
    }
    return picture;
  }

  /** Returns the size of the map in the picture in words, once it is drawn. */
  public Optional<String> sizeText() {
    return size.map(known -> Texts.format("maps.cells", known.width(), known.height()));
  }

  private Runnable draw() {
    if (isClosed) {
      return () -> {};
    }
    try {
      Optional<Drawn> drawn = source.draw();
      if (drawn.isEmpty()) {
        return () -> {};
      }
      SpriteImage small = ImageReducer.toSide(drawn.get().picture(), side);
      return () -> {
        if (!isClosed) {
          picture = Optional.of(new ImageTexture(small.width(), small.height(), small.rgba()));
          size = drawn.get().size();
        }
      };
    } catch (UnreadableException damaged) {
      return () -> {}; // opening the map reports what is wrong
    }
  }

  @Override
  public void close() {
    isClosed = true;
    picture.ifPresent(ImageTexture::close);
  }
}
