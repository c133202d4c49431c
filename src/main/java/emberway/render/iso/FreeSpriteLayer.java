package emberway.render.iso;

import java.util.Arrays;

/** A layer of freely placed sprites, painted in order. */
public final class FreeSpriteLayer implements SpriteStack.Layer {
  /** Numbers per sprite in {@link #places}: the sprite, world x, world y. */
  public static final int INTS = 3;

  private final int[] places; // [size: INTS * count]

  private FreeSpriteLayer(int[] places) {
    this.places = places;
  }

  /** Each sprite's number and position, {@value #INTS} numbers each; a copy. */
  public int[] places() {
    return places.clone();
  }

  /** The number of sprites. */
  public int count() {
    return places.length / INTS;
  }

  /** Collects the sprites of a layer. */
  public static final class Builder {
    private int[] places = new int[INTS * 16];
    private int length;

    /** Starts without sprites. */
    public Builder() {}

    /** Adds a sprite at a position. [world px] */
    public void add(int sprite, int worldX, int worldY) {
      if (length == places.length) {
        places = Arrays.copyOf(places, 2 * length);
      }
      places[length++] = sprite;
      places[length++] = worldX;
      places[length++] = worldY;
    }

    /** Builds the layer. */
    public FreeSpriteLayer build() {
      return new FreeSpriteLayer(Arrays.copyOf(places, length));
    }
  }
}
