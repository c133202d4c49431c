package emberway.pack.tileset;

import emberway.io.PrintableText;
import emberway.pack.image.PngDecoder;
import emberway.pack.image.PngEncoder;
import emberway.pack.image.PngHeader;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileKind;
import emberway.sprite.ColorKey;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** A tile set's pictures, read and decoded on each request. Immutable. */
public final class SpriteFiles implements SpriteSource {
  /** The largest file of a sprite. [bytes] */
  private static final int MAX_BYTES = 16 << 20;

  /** The longest side of a picture of double size. [px] */
  private static final int MAX_DOUBLE_SIDE = 2048;

  /**
   * The location of a picture.
   *
   * @param doubleName the file with its double size in the same folder; empty if none
   */
  record Location(TileFolder folder, String fileName, Optional<String> doubleName) {}

  private final TileFolder home;
  private final Map<String, Location> locations;
  private final TileGeometry geometry;
  private final OptionalInt colorKey;

  /**
   * Creates the source from a tile set's files.
   *
   * @param home the tile set's own folder, where a missing picture should be
   */
  SpriteFiles(
      TileFolder home,
      Map<String, Location> locations,
      TileGeometry geometry,
      OptionalInt colorKey) {
    this.home = home;
    this.locations = Map.copyOf(locations);
    this.geometry = geometry;
    this.colorKey = colorKey;
  }

  /** A decoded picture, with the bytes of its file. */
  private static final class Read {
    private final byte[] bytes;
    private final SpriteImage image; // color key not applied

    Read(byte[] bytes, SpriteImage image) {
      this.bytes = bytes;
      this.image = image;
    }
  }

  @Override
  public SpriteImage image(String spriteName) throws SpriteUnavailableException {
    try {
      return keyed(read(spriteName).image);
    } catch (UnreadableException e) {
      throw new SpriteUnavailableException(e.getMessage(), e);
    }
  }

  /** Whether the tile set is bundled with the program. */
  boolean isBundled() {
    return home.isBundled();
  }

  /** Whether a picture is bundled with the program. */
  boolean isBundled(String spriteName) {
    Location location = locations.get(spriteName);
    return location != null && location.folder.isBundled();
  }

  @Override
  public Set<String> doubles() {
    return locations.entrySet().stream()
        .filter(entry -> entry.getValue().doubleName.isPresent())
        .map(Map.Entry::getKey)
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public Optional<SpriteImage> doubled(String spriteName) throws SpriteUnavailableException {
    Location location = locations.get(spriteName);
    if (location == null || location.doubleName.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(keyed(readDouble(location, location.doubleName.get()).image));
    } catch (UnreadableException e) {
      throw new SpriteUnavailableException(e.getMessage(), e);
    }
  }

  /**
   * A picture as a file without a color key: its own file, if that has none.
   *
   * @throws UnreadableException if the picture cannot be read
   */
  public byte[] png(String spriteName) throws UnreadableException {
    return png(read(spriteName));
  }

  /** Like {@link #png}, for the double size of one of {@link #doubles}. */
  public byte[] doubledPng(String spriteName) throws UnreadableException {
    Location location = locations.get(spriteName);
    return png(readDouble(location, location.doubleName.orElseThrow()));
  }

  private byte[] png(Read read) {
    return colorKey.isPresent() ? PngEncoder.of(keyed(read.image)) : read.bytes;
  }

  /** Reads a picture of double size, which must be exactly twice as large as the normal one. */
  private Read readDouble(Location location, String doubleName) throws UnreadableException {
    String usualFile = location.folder.display(location.fileName);
    PngHeader usual = header(usualFile, location.folder.read(location.fileName, MAX_BYTES));
    String file = location.folder.display(doubleName);
    byte[] bytes = location.folder.read(doubleName, MAX_BYTES);
    PngHeader claimed = header(file, bytes);
    if (claimed.width() != 2L * usual.width() || claimed.height() != 2L * usual.height()) {
      throw unreadable(
          file,
          "the picture is %d × %d px, where %s is %d × %d"
              .formatted(
                  claimed.width(),
                  claimed.height(),
                  PrintableText.escape(location.fileName),
                  usual.width(),
                  usual.height()),
          "save it twice as large as that, %d × %d px, or remove it"
              .formatted(2L * usual.width(), 2L * usual.height()));
    }
    return new Read(bytes, decodeUpTo(file, bytes, MAX_DOUBLE_SIDE));
  }

  private Read read(String spriteName) throws UnreadableException {
    Location location = locations.get(spriteName);
    if (location == null) {
      throw unreadable(
          home.display(PrintableText.abbreviate(spriteName, 100) + ".png"),
          "not found",
          "add it to the tile set");
    }
    String file = location.folder.display(location.fileName);
    byte[] bytes = location.folder.read(location.fileName, MAX_BYTES);
    PngHeader claimed = header(file, bytes);
    boolean isDouble =
        claimed.width() != geometry.spriteWidth()
            && geometry.fits(claimed.width(), claimed.height());
    int times = isDouble ? 2 : 1;
    return new Read(
        bytes,
        decode(file, bytes, times * geometry.spriteWidth(), times * geometry.spriteHeight()));
  }

  private SpriteImage keyed(SpriteImage image) {
    return colorKey.isPresent() ? ColorKey.apply(image, colorKey.getAsInt()) : image;
  }

  /**
   * Decodes a picture, which must have the given size. A false stated size allocates no memory.
   *
   * @param file its name in problems
   */
  public static SpriteImage decode(String file, byte[] bytes, int width, int height)
      throws UnreadableException {
    checkSize(file, header(file, bytes), width, height);
    return decode(file, bytes);
  }

  /** Decodes a picture whose sides do not exceed a limit. */
  public static SpriteImage decodeUpTo(String file, byte[] bytes, int maxSide)
      throws UnreadableException {
    PngHeader claimed = header(file, bytes);
    if (claimed.width() > maxSide || claimed.height() > maxSide) {
      throw unreadable(
          file,
          "the picture is %d × %d px".formatted(claimed.width(), claimed.height()),
          "keep each side to %d px".formatted(maxSide));
    }
    return decode(file, bytes);
  }

  private static SpriteImage decode(String file, byte[] bytes) throws UnreadableException {
    if (!PngHeader.isWhole(bytes)) {
      throw damaged(file);
    }
    try {
      return PngDecoder.decode(bytes);
    } catch (PngDecoder.DamagedException e) {
      UnreadableException damaged = damaged(file);
      damaged.initCause(e);
      throw damaged;
    }
  }

  private static UnreadableException damaged(String file) {
    return unreadable(file, "the picture is damaged or cut off", "save the picture again as a PNG");
  }

  /** A picture's header; if the file is not a PNG, the exception says what it is. */
  static PngHeader header(String file, byte[] bytes) throws UnreadableException {
    Optional<PngHeader> header = PngHeader.of(bytes);
    if (header.isEmpty()) {
      FileKind kind = FileKind.of(bytes);
      throw unreadable(
          file,
          kind == FileKind.PNG
              ? "the picture is damaged or cut off"
              : "this is " + kind.label() + ", not a PNG picture",
          "save the picture again as a PNG");
    }
    return header.get();
  }

  private static void checkSize(String file, PngHeader claimed, int width, int height)
      throws UnreadableException {
    if (claimed.width() != width || claimed.height() != height) {
      throw unreadable(
          file,
          "the picture is %d × %d px".formatted(claimed.width(), claimed.height()),
          "this tile set's sprites are %d × %d px".formatted(width, height));
    }
  }

  private static UnreadableException unreadable(String file, String message, String remedy) {
    return new UnreadableException(Problem.inFile(file, message, remedy));
  }
}
