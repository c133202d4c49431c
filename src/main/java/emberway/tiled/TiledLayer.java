package emberway.tiled;

import java.util.List;
import java.util.Optional;

/** A layer of a Tiled map. Groups are dissolved into what their layers look like. */
public sealed interface TiledLayer {

  /** Its name and how all of it is drawn. */
  Look look();

  /** The same layer, drawn in another way. */
  TiledLayer with(Look other);

  /**
   * What all layers have; with the enclosing groups' offsets added, opacities, tints and parallax
   * factors multiplied.
   *
   * @param name as the file has it, may be empty
   * @param className what the file calls its class, or empty
   * @param visible whether it and all its groups are
   * @param opacity [0..1]
   * @param tint 0xAARRGGBB that colors are multiplied with; 0xFFFFFFFF changes nothing
   * @param offsetX to the right [px]
   * @param offsetY down [px]
   * @param parallaxX 1 moves with the map
   * @param parallaxY 1 moves with the map
   * @param properties its own custom properties
   */
  record Look(
      String name,
      String className,
      boolean visible,
      double opacity,
      int tint,
      double offsetX,
      double offsetY,
      double parallaxX,
      double parallaxY,
      TiledProperties properties) {
    /** The tint that changes nothing. */
    public static final int NO_TINT = 0xFFFFFFFF;

    /** The same, farther to the right and down. [px] */
    public Look moved(double right, double down) {
      return new Look(
          name,
          className,
          visible,
          opacity,
          tint,
          offsetX + right,
          offsetY + down,
          parallaxX,
          parallaxY,
          properties);
    }

    /** A visible layer of a name, drawn as it is. */
    public static Look plain(String name) {
      return new Look(name, "", true, 1, NO_TINT, 0, 0, 1, 1, TiledProperties.NONE);
    }
  }

  /** A grid of tiles. */
  record Tiles(Look look, TiledCells cells) implements TiledLayer {
    @Override
    public Tiles with(Look other) {
      return new Tiles(other, cells);
    }
  }

  /**
   * One picture, its top left corner at the map's origin plus the layer's offset.
   *
   * @param image the picture; a layer may have none
   * @param repeatX whether it is repeated to the left and the right
   * @param repeatY whether it is repeated up and down
   */
  record Image(Look look, Optional<TiledImage> image, boolean repeatX, boolean repeatY)
      implements TiledLayer {
    @Override
    public Image with(Look other) {
      return new Image(other, image, repeatX, repeatY);
    }
  }

  /**
   * Objects placed freely.
   *
   * @param color in which shapes are drawn, 0xAARRGGBB
   * @param sorted whether they are drawn by their y, from top to bottom, and not in their order
   * @param objects in the file's order
   */
  record Objects(Look look, int color, boolean sorted, List<TiledObject> objects)
      implements TiledLayer {
    /** Gray, as Tiled draws objects of layers without a color. */
    public static final int DEFAULT_COLOR = 0xFFA0A0A4;

    /** Keeps a copy of the list. */
    public Objects {
      objects = List.copyOf(objects);
    }

    @Override
    public Objects with(Look other) {
      return new Objects(other, color, sorted, objects);
    }
  }
}
