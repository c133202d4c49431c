package emberway.tiled;

import java.util.List;
import java.util.Optional;

/**
 * A layer of a Tiled map. Groups are flattened: their look is combined into that of their layers.
 */
public sealed interface TiledLayer {

  /** The layer's name and how it is drawn. */
  Look look();

  /** This layer with another look. */
  TiledLayer with(Look other);

  /**
   * Properties common to all layers. Enclosing groups are included: offsets are added; opacities,
   * tints and parallax factors are multiplied.
   *
   * @param name as in the file, may be empty
   * @param className the class from the file, or empty
   * @param visible whether the layer and all its groups are visible
   * @param opacity [0..1]
   * @param tint 0xAARRGGBB that colors are multiplied with; 0xFFFFFFFF changes nothing
   * @param offsetX to the right [px]
   * @param offsetY down [px]
   * @param parallaxX 1 moves with the map
   * @param parallaxY 1 moves with the map
   * @param properties the layer's own custom properties
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

    /** This look, moved to the right and down. [px] */
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

    /** A visible layer's look with default values and the given name. */
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
   * A single picture, with its top left corner at the map's origin plus the layer's offset.
   *
   * @param image the picture, if the layer has one
   * @param repeatX whether the picture repeats horizontally
   * @param repeatY whether the picture repeats vertically
   */
  record Image(Look look, Optional<TiledImage> image, boolean repeatX, boolean repeatY)
      implements TiledLayer {
    @Override
    public Image with(Look other) {
      return new Image(other, image, repeatX, repeatY);
    }
  }

  /**
   * Freely placed objects.
   *
   * @param color the color of shapes, 0xAARRGGBB
   * @param sorted whether objects are drawn by y, from top to bottom, rather than in file order
   * @param objects in the file's order
   */
  record Objects(Look look, int color, boolean sorted, List<TiledObject> objects)
      implements TiledLayer {
    /** Gray, Tiled's color for objects of layers without one. */
    public static final int DEFAULT_COLOR = 0xFFA0A0A4;

    /** Copies the list. */
    public Objects {
      objects = List.copyOf(objects);
    }

    @Override
    public Objects with(Look other) {
      return new Objects(other, color, sorted, objects);
    }
  }
}
