package emberway.app.document;

import emberway.render.gl.ImageTexture;
import emberway.view.Thumbnail;
import java.util.Optional;
import java.util.function.Consumer;

/** Holds the picture of the newest preview as a texture. Window's thread only. */
public final class WorldCanvas implements Consumer<Thumbnail>, AutoCloseable {
  private Optional<ImageTexture> picture = Optional.empty();

  @Override
  public void accept(Thumbnail drawn) {
    close();
    picture = Optional.of(new ImageTexture(drawn.width(), drawn.height(), drawn.rgba()));
  }

  /** Returns the picture; empty before the first preview. */
  public Optional<ImageTexture> picture() {
    return picture;
  }

  @Override
  public void close() {
    picture.ifPresent(ImageTexture::close);
    picture = Optional.empty();
  }
}
