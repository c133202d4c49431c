package emberway.app.library;

import emberway.app.platform.BackgroundExecutor;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.ImageTexture;
import emberway.sprite.SpriteImage;
import java.util.Optional;

/**
 * A small picture that is made in the background once somebody looks at it. Window's thread only.
 */
public final class LazyTexture implements AutoCloseable {
  private final BackgroundExecutor backgroundExecutor;
  private final int side;
  private final Source source;
  private Optional<ImageTexture> picture = Optional.empty();
  private boolean isAsked;
  private boolean isClosed;

  /** Where it comes from; called apart from the window's thread. */
  interface Source {
    SpriteImage draw() throws UnreadableException;
  }

  /**
   * A picture to come.
   *
   * @param side its longest side at most [px]
   */
  LazyTexture(BackgroundExecutor backgroundExecutor, int side, Source source) {
    this.backgroundExecutor = backgroundExecutor;
    this.side = side;
    this.source = source;
  }

  /** The picture, as soon as it is made; never where it cannot be. */
  public Optional<ImageTexture> get() {
    if (!isAsked) {
      isAsked = true;
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
      return () -> {}; // opening it says what is wrong
    }
  }

  @Override
  public void close() {
    isClosed = true;
    picture.ifPresent(ImageTexture::close);
  }
}
