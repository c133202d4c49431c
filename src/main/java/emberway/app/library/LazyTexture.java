package emberway.app.library;

import emberway.app.platform.BackgroundExecutor;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.ImageTexture;
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
  private boolean isRequested;
  private boolean isClosed;

  /** Draws the picture; called in the background. */
  interface Source {
    SpriteImage draw() throws UnreadableException;
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

  private Runnable draw() {
    try {
      SpriteImage drawn = ImageReducer.toSide(source.draw(), side);
      return () -> {
        if (!isClosed) {
          picture = Optional.of(new ImageTexture(drawn.width(), drawn.height(), drawn.rgba()));
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
