package emberway.sprite;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Composes one image from several pieces, for names joined by {@value TransitionMask#PLUS}. Where
 * two pieces overlap, the more opaque pixel shows; ties go to the earlier piece. Images with single
 * names are passed through. Caches the pieces it has read.
 */
public final class ComposedSprites implements SpriteSource {
  private static final Pattern SEPARATOR =
      Pattern.compile(String.valueOf(TransitionMask.PLUS), Pattern.LITERAL);

  private final SpriteSource source;
  private final Map<String, SpriteImage> pieces; // including images read ahead

  private ComposedSprites(SpriteSource source, Map<String, SpriteImage> pieces) {
    this.source = source;
    this.pieces = pieces;
  }

  /** Composes images of another source. */
  public ComposedSprites(SpriteSource source) {
    this(source, new HashMap<>());
  }

  /**
   * Creates a source that reads some images ahead on all processors. Read errors are reported only
   * when an image is requested.
   *
   * @param source must be thread-safe
   * @param names of images, including composed ones
   */
  public static ComposedSprites ahead(SpriteSource source, Collection<String> names) {
    Map<String, SpriteImage> read = new ConcurrentHashMap<>();
    names.stream().flatMap(name -> pieceNames(name)).distinct().toList().parallelStream()
        .forEach(name -> readAhead(source, name, read));
    return new ComposedSprites(source, read);
  }

  private static void readAhead(SpriteSource source, String name, Map<String, SpriteImage> read) {
    try {
      read.put(name, source.image(name));
    } catch (SpriteUnavailableException missing) {
      read.remove(name); // the error is reported on request
    }
  }

  @Override
  public SpriteImage image(String spriteName) throws SpriteUnavailableException {
    if (spriteName.indexOf(TransitionMask.PLUS) < 0) {
      SpriteImage ahead = pieces.get(spriteName);
      return ahead == null ? source.image(spriteName) : ahead;
    }
    SpriteImage sum = null;
    for (String name : pieceNames(spriteName).toList()) {
      sum = sum == null ? piece(name) : join(sum, piece(name), spriteName);
    }
    return sum;
  }

  private static Stream<String> pieceNames(String spriteName) {
    return SEPARATOR.splitAsStream(spriteName);
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
