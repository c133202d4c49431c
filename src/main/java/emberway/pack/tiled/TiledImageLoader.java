package emberway.pack.tiled;

import emberway.pack.image.DecodingCost;
import emberway.pack.image.ImageDecoder;
import emberway.pack.image.ImageHeader;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import emberway.pack.store.FileKind;
import emberway.pack.store.ReferencedFiles;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import java.util.Map;
import java.util.Optional;

/**
 * Loads the pictures of a Tiled map; each is read and decoded on each request.
 *
 * @param files finds the pictures
 * @param mentions where each picture is referred to, by path
 * @param budget charged for each picture before decoding
 */
public record TiledImageLoader(
    ReferencedFiles files, Map<String, TiledReference> mentions, FileBudget budget)
    implements SpriteSource {
  private static final int MAX_SIDE = 16_384;
  private static final long MAX_PIXELS = 1 << 25;
  private static final String MEND = "save the picture again as a PNG";

  @Override
  public SpriteImage image(String path) throws SpriteUnavailableException {
    try {
      return decoded(path);
    } catch (UnreadableException e) {
      TiledReference mention = mentions.get(path);
      UnreadableException unreadable =
          mention == null || budget.isExceeded()
              ? e
              : new UnreadableException(
                  e.problems().stream().map(wrong -> mention.of("picture", path, wrong)).toList());
      throw new SpriteUnavailableException(
          unreadable.getMessage(), unreadable, budget.isExceeded());
    }
  }

  /** Reads a picture, and charges the budget by its header before decoding. */
  private SpriteImage decoded(String path) throws UnreadableException {
    String file = files.display(path);
    byte[] bytes = files.read(path, ReferencedFiles.MAX_PICTURE_BYTES);
    ImageHeader header = header(file, bytes);
    boolean isTooLong = header.width() > MAX_SIDE || header.height() > MAX_SIDE;
    if (isTooLong || (long) header.width() * header.height() > MAX_PIXELS) {
      throw new UnreadableException(
          Problem.inFile(
              file,
              "the picture is %d × %d px".formatted(header.width(), header.height()),
              isTooLong
                  ? "keep each side to %d px".formatted(MAX_SIDE)
                  : "keep it to %d million pixels".formatted(MAX_PIXELS / 1_000_000)));
    }
    long pixels = (long) header.width() * header.height();
    budget.picture(file, pixels, DecodingCost.of(header, bytes), bytes.length);
    return decode(file, header, bytes);
  }

  /** A picture's header; if the file is not a picture, the exception says what it is. */
  public static ImageHeader header(String file, byte[] bytes) throws UnreadableException {
    Optional<ImageHeader> header = ImageHeader.of(bytes);
    if (header.isPresent()) {
      return header.get();
    }
    FileKind kind = FileKind.of(bytes);
    boolean isDamaged = kind == FileKind.PNG || kind == FileKind.PICTURE;
    throw new UnreadableException(
        Problem.inFile(
            file,
            isDamaged
                ? "the picture " + ImageDecoder.DAMAGED
                : "this is " + kind.label() + ", not a picture that can be read",
            MEND));
  }

  /** Decodes a picture whose header the caller has checked. */
  public static SpriteImage decode(String file, ImageHeader header, byte[] bytes)
      throws UnreadableException {
    try {
      return ImageDecoder.decode(header, bytes);
    } catch (ImageDecoder.UndecodableException e) {
      UnreadableException unreadable =
          new UnreadableException(Problem.inFile(file, "the picture " + e.getMessage(), MEND));
      unreadable.initCause(e);
      throw unreadable;
    }
  }
}
