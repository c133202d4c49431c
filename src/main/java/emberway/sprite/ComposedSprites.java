package emberway.sprite;

import java.util.HashMap;
import java.util.Map;

/**
 * Makes one picture of several pieces, for names with {@value Border#PLUS} between theirs: where
 * two pieces overlap, the more opaque pixel shows, the earlier one's where both are alike. Pictures
 * of single names are handed on. Keeps the pieces it has read.
 */
public final class ComposedSprites implements SpriteSource {
  private final SpriteSource source;
  private final Map<String, SpriteImage> pieces = new HashMap<>();

  /** Of the pictures that another source has. */
  public ComposedSprites(SpriteSource source) {
    this.source = source;
  }

  @Override
  public SpriteImage image(String spriteName) throws SpriteUnavailableException {
    int plus = spriteName.indexOf(Border.PLUS);
    if (plus < 0) {
      return source.image(spriteName);
    }
    SpriteImage sum = piece(spriteName.substring(0, plus));
    for (int from = plus + 1; plus >= 0; from = plus + 1) {
      plus = spriteName.indexOf(Border.PLUS, from);
      String name = plus < 0 ? spriteName.substring(from) : spriteName.substring(from, plus);
      sum = join(sum, piece(name), spriteName);
    }
    return sum;
  }

  private SpriteImage piece(String name) throws SpriteUnavailableException {
    SpriteImage image = pieces.get(name);
    if (image == null) {
      image = source.image(name);
      pieces.put(name, image);
    }
    return image;
  }

  private static SpriteImage join(SpriteImage one, SpriteImage other, String name)
      throws SpriteUnavailableException {
    if (one.width() != other.width() || one.height() != other.height()) {
      throw new SpriteUnavailableException(
          "the pieces of %s are %d×%d px and %d×%d px; make them of one size"
              .formatted(name, one.width(), one.height(), other.width(), other.height()));
    }
    byte[] rgba = one.rgba().clone();
    for (int i = 0; i < rgba.length; i += 4) {
      if ((other.rgba()[i + 3] & 0xFF) > (rgba[i + 3] & 0xFF)) {
        System.arraycopy(other.rgba(), i, rgba, i, 4);
      }
    }
    return new SpriteImage(one.width(), one.height(), rgba);
  }
}
