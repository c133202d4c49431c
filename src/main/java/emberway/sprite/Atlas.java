package emberway.sprite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * All sprites of a tile set in one image, with colors premultiplied by alpha. Each sprite's edge
 * pixels are extruded to the border of its slot, so that filters never sample a neighboring sprite.
 *
 * <p>Immutable. Slot {@code i} holds sprite {@code i + 1} of a {@link SpriteLayer}.
 */
public final class Atlas {

  /**
   * The smallest rectangle of a sprite that contains all its visible pixels.
   *
   * @param x left edge in the sprite [px]
   * @param y upper edge in the sprite [px]
   * @param width the width [px] 0 for an empty sprite
   * @param height the height [px] 0 for an empty sprite
   */
  public record Bounds(int x, int y, int width, int height) {}

  /**
   * An image with its offset. The image is created when it is put into the atlas, so that only one
   * image at a time is in memory beside the atlas.
   *
   * @param width the width [px]
   * @param height the height [px]
   * @param offsetX from the drawing position to the left edge [px]
   * @param offsetY from the drawing position to the upper edge [px]
   * @param maker creates the image in this size; called once
   */
  public record Sprite(
      int width, int height, int offsetX, int offsetY, Supplier<SpriteImage> maker) {
    /** A sprite with an existing image. */
    public Sprite(SpriteImage image, int offsetX, int offsetY) {
      this(image.width(), image.height(), offsetX, offsetY, () -> image);
    }
  }

  /** The most pixels of one atlas: 256 MiB. */
  public static final int MAX_PIXELS = 1 << 26;

  private static final int[] NO_OFFSETS = {};

  private final AtlasLayout layout;
  private final byte[] pixels; // [size: width*height*4] RGBA, premultiplied, top row first
  private final Bounds[] bounds; // [size: count]
  private final int[] offsets; // x and y of each slot [size: 2*count], or none
  private final BitSet lacking = new BitSet(); // slots whose sprites were not needed

  private Atlas(AtlasLayout layout, Bounds[] bounds, int[] offsets) {
    this.layout = layout;
    this.bounds = bounds;
    this.offsets = offsets;
    pixels = new byte[layout.width() * layout.height() * 4];
    Arrays.fill(bounds, new Bounds(0, 0, 0, 0));
  }

  /**
   * Creates an atlas of images of any sizes, each with its own offset.
   *
   * @param sprites in slot order
   * @throws SpriteUnavailableException if they are too large together
   */
  public static Atlas pack(List<Sprite> sprites) throws SpriteUnavailableException {
    long area = 0;
    for (Sprite sprite : sprites) {
      area += (long) sprite.width * sprite.height;
    }
    if (area > MAX_PIXELS) {
      throw tooLarge(sprites.size(), area);
    }
    AtlasLayout layout = AtlasLayout.packed(sprites);
    long whole = (long) layout.width() * layout.height(); // including the borders around the images
    if (whole > MAX_PIXELS) {
      throw tooLarge(sprites.size(), whole);
    }
    Atlas atlas = new Atlas(layout, new Bounds[layout.count()], new int[2 * layout.count()]);
    for (int slot = 0; slot < sprites.size(); slot++) {
      Sprite sprite = sprites.get(slot);
      atlas.put(slot, sprite.maker.get());
      atlas.offsets[2 * slot] = sprite.offsetX;
      atlas.offsets[2 * slot + 1] = sprite.offsetY;
    }
    return atlas;
  }

  private static SpriteUnavailableException tooLarge(int count, long area) {
    return new SpriteUnavailableException(
        "%,d pictures of %,d pixels together are more than the %,d that can be drawn at a time; use fewer or smaller ones"
            .formatted(count, area, MAX_PIXELS));
  }

  /**
   * Creates an atlas of the sprites that a map uses. Sprites of double size stand on the same
   * ground.
   *
   * @param names the sprites, in slot order
   * @param used which of them are needed, by sprite number (slot + 1); the others stay empty
   * @throws SpriteUnavailableException if a needed image is unavailable, or has neither the
   *     geometry's size nor double that
   */
  public static Atlas compose(
      TileGeometry geometry, List<String> names, boolean[] used, SpriteSource source)
      throws SpriteUnavailableException {
    SpriteImage[] images = new SpriteImage[names.size()];
    boolean allUsual = true; // whether all used sprites are of the usual size
    for (int slot = 0; slot < names.size(); slot++) {
      allUsual &= used[slot + 1];
      if (used[slot + 1]) {
        images[slot] = source.image(names.get(slot));
        allUsual &= isUsual(geometry, images[slot]);
        if (!geometry.fits(images[slot].width(), images[slot].height())) {
          throw new SpriteUnavailableException(
              "sprite %s is %d×%d px where the tile set says %d×%d, or double that"
                  .formatted(
                      names.get(slot),
                      images[slot].width(),
                      images[slot].height(),
                      geometry.spriteWidth(),
                      geometry.spriteHeight()));
        }
      }
    }
    if (allUsual) {
      return uniform(geometry, images);
    }
    Atlas atlas = pack(standing(geometry, images));
    for (int slot = 0; slot < images.length; slot++) {
      atlas.lacking.set(slot, images[slot] == null);
    }
    return atlas;
  }

  /**
   * Like {@link #compose}, but with images of double size, for {@link TileGeometry#doubled}; a
   * sprite without one gets its own image, enlarged.
   *
   * @return empty if none of the needed sprites has an image of double size, or if they exceed
   *     {@link #MAX_PIXELS}
   */
  public static Optional<Atlas> composeDoubled(
      TileGeometry geometry, List<String> names, boolean[] used, SpriteSource source)
      throws SpriteUnavailableException {
    Set<String> doubles = source.doubles();
    TileGeometry twice = geometry.doubled();
    boolean any = false;
    long area = 0;
    for (int slot = 0; slot < names.size(); slot++) {
      if (used[slot + 1]) {
        any |= doubles.contains(names.get(slot));
        area += (long) twice.spriteWidth() * twice.spriteHeight();
      }
    }
    return any && area <= MAX_PIXELS
        ? Optional.of(
            compose(twice, names, used, new ComposedSprites(name -> doubled(source, name))))
        : Optional.empty();
  }

  private static SpriteImage doubled(SpriteSource source, String name)
      throws SpriteUnavailableException {
    Optional<SpriteImage> own = source.doubled(name);
    return own.isPresent() ? own.get() : source.image(name).enlarged();
  }

  private static boolean isUsual(TileGeometry geometry, SpriteImage image) {
    return image.width() == geometry.spriteWidth() && image.height() == geometry.spriteHeight();
  }

  private static Atlas uniform(TileGeometry geometry, SpriteImage[] images)
      throws SpriteUnavailableException {
    long area = (long) images.length * geometry.spriteWidth() * geometry.spriteHeight();
    if (area > MAX_PIXELS) {
      throw tooLarge(images.length, area);
    }
    AtlasLayout layout = AtlasLayout.of(geometry, images.length);
    Atlas atlas = new Atlas(layout, new Bounds[layout.count()], NO_OFFSETS);
    IntStream.range(0, images.length)
        .parallel()
        .filter(slot -> images[slot] != null)
        .forEach(slot -> atlas.put(slot, images[slot]));
    return atlas;
  }

  /**
   * Sprites aligned so that the bottom center of each matches that of a sprite of the usual size.
   */
  private static List<Sprite> standing(TileGeometry geometry, SpriteImage[] images) {
    SpriteImage none = new SpriteImage(1, 1, new byte[4]);
    List<Sprite> sprites = new ArrayList<>();
    for (SpriteImage image : images) {
      sprites.add(
          image == null
              ? new Sprite(none, 0, 0)
              : new Sprite(
                  image,
                  (geometry.spriteWidth() - image.width()) / 2,
                  geometry.spriteHeight() - image.height()));
    }
    return sprites;
  }

  private void put(int slot, SpriteImage image) {
    bounds[slot] = visibleBounds(image);
    blit(image, bounds[slot], layout, slot, pixels);
  }

  /** Copies a sprite into its slot, premultiplied, and extends its edges to the slot's border. */
  private static void blit(
      SpriteImage image, Bounds visible, AtlasLayout layout, int slot, byte[] pixels) {
    int left = layout.spriteX(slot);
    int top = layout.spriteY(slot);
    int slotX = layout.slotX(slot);
    int slotY = layout.slotY(slot);
    int slotRight = slotX + layout.slotWidth(slot);
    int slotBottom = slotY + layout.slotHeight(slot);
    int rowBytes = 4 * layout.width();
    int visibleRight = visible.x() + visible.width();
    int visibleBottom = visible.y() + visible.height();
    for (int y = visible.y(); y < visibleBottom; y++) { // the other rows stay transparent
      int row = (top + y) * rowBytes;
      int first = firstVisible(image, y, visible.x(), 1);
      int count = firstVisible(image, y, visibleRight - 1, -1) + 1 - first;
      if (count > 0) { // otherwise the row stays transparent
        int source = 4 * (y * image.width() + first);
        blitRow(image.rgba(), source, count, pixels, row + 4 * (left + first));
      }
      repeat(pixels, row + 4 * left, row + 4 * slotX, left - slotX);
      int right = left + image.width();
      repeat(pixels, row + 4 * (right - 1), row + 4 * right, slotRight - right);
    }
    int slotBytes = 4 * (slotRight - slotX);
    for (int y = slotY; y < slotBottom; y++) {
      int nearest = Math.min(Math.max(y, top), top + image.height() - 1);
      if (nearest != y) {
        System.arraycopy(
            pixels, nearest * rowBytes + 4 * slotX, pixels, y * rowBytes + 4 * slotX, slotBytes);
      }
    }
  }

  /** Copies pixels of a row, premultiplied; copies opaque runs in blocks. */
  private static void blitRow(byte[] from, int source, int count, byte[] to, int target) {
    int opaque = 0; // opaque bytes up to here that are not copied yet
    for (int i = 0; i < 4 * count; i += 4) {
      int alpha = from[source + i + 3] & 0xFF;
      if (alpha == 255) {
        opaque += 4;
        continue;
      }
      if (opaque > 0) {
        System.arraycopy(from, source + i - opaque, to, target + i - opaque, opaque);
        opaque = 0;
      }
      if (alpha > 0) { // otherwise the pixel stays transparent
        to[target + i] = premultiply(from[source + i], alpha);
        to[target + i + 1] = premultiply(from[source + i + 1], alpha);
        to[target + i + 2] = premultiply(from[source + i + 2], alpha);
        to[target + i + 3] = (byte) alpha;
      }
    }
    int end = 4 * count - opaque;
    System.arraycopy(from, source + end, to, target + end, opaque);
  }

  /** Repeats a pixel. */
  private static void repeat(byte[] pixels, int pixel, int to, int times) {
    for (int i = 0; i < times; i++) {
      System.arraycopy(pixels, pixel, pixels, to + 4 * i, 4);
    }
  }

  /** The color times alpha / 255, rounded to the nearest; 255 is odd, so there are no ties. */
  private static byte premultiply(byte color, int alpha) {
    return (byte) (((color & 0xFF) * alpha + 127) / 255);
  }

  /** The smallest rectangle of an image that contains all its visible pixels. */
  public static Bounds visibleBounds(SpriteImage image) {
    int left = image.width();
    int top = image.height();
    int right = -1;
    int bottom = -1;
    for (int y = 0; y < image.height(); y++) {
      int first = firstVisible(image, y, 0, 1);
      if (first < image.width()) {
        left = Math.min(left, first);
        right = Math.max(right, firstVisible(image, y, image.width() - 1, -1));
        top = Math.min(top, y);
        bottom = y;
      }
    }
    return right < 0
        ? new Bounds(0, 0, 0, 0)
        : new Bounds(left, top, right - left + 1, bottom - top + 1);
  }

  /**
   * The first visible pixel of a row from one end; if there is none, the position beyond the other
   * end.
   */
  private static int firstVisible(SpriteImage image, int y, int end, int step) {
    byte[] rgba = image.rgba();
    int alpha = 4 * y * image.width() + 3;
    int x = end;
    while (x >= 0 && x < image.width() && rgba[alpha + 4 * x] == 0) {
      x += step;
    }
    return x;
  }

  /** The positions of the sprites. */
  public AtlasLayout layout() {
    return layout;
  }

  /**
   * The pixels, RGBA, premultiplied, top row first; the internal array, which must not be modified.
   */
  public byte[] pixels() {
    return pixels;
  }

  /** Whether the sprite in a slot was needed, even if none of it is visible. [0..count-1] */
  public boolean holds(int slot) {
    return !lacking.get(slot);
  }

  /** The visible part of the sprite in a slot. [0..count-1] */
  public Bounds bounds(int slot) {
    return bounds[slot];
  }

  /** The distance from a sprite's drawing position to its left edge. [px] [slot: 0..count-1] */
  public int offsetX(int slot) {
    return offsets.length == 0 ? 0 : offsets[2 * slot];
  }

  /** The distance from a sprite's drawing position to its upper edge. [px] [slot: 0..count-1] */
  public int offsetY(int slot) {
    return offsets.length == 0 ? 0 : offsets[2 * slot + 1];
  }
}
