package emberway.app.file;

import emberway.app.platform.Background;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.PlainPicture;
import emberway.sprite.SpriteImage;
import java.util.Optional;

/** A small picture that is made in the background once somebody looks at it. GL thread only. */
public final class LatePicture implements AutoCloseable {
  private final Background background;
  private final int side;
  private final Source source;
  private Optional<PlainPicture> picture = Optional.empty();
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
  LatePicture(Background background, int side, Source source) {
    this.background = background;
    this.side = side;
    this.source = source;
  }

  /** The picture, as soon as it is made; never where it cannot be. */
  public Optional<PlainPicture> get() {
    if (!isAsked) {
      isAsked = true;
      background.run(this::draw);
    }
    return picture;
  }

  private Runnable draw() {
    try {
      SpriteImage drawn = Reduction.toSide(source.draw(), side);
      return () -> {
        if (!isClosed) {
          picture = Optional.of(new PlainPicture(drawn.width(), drawn.height(), drawn.rgba()));
        }
      };
    } catch (UnreadableException damaged) {
      return () -> {}; // opening it says what is wrong
    }
  }

  @Override
  public void close() {
    isClosed = true;
    picture.ifPresent(PlainPicture::close);
  }
}
