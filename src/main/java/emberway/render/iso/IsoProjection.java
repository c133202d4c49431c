package emberway.render.iso;

import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.util.Objects;

/**
 * The isometric projection of a grid at rotation 0: north is at the upper left, and neighboring
 * cells are half a lattice width and half a lattice height apart.
 *
 * <p>{@code shaders/projection.glsl} is the same in GLSL; tests compare the two.
 *
 * @param geometry the sizes of sprites and their lattice
 * @param size the grid
 */
public record IsoProjection(TileGeometry geometry, GridSize size) implements Projection {

  /** Half the width of a cell's diamond: the step to the right per cell eastward. [px] */
  @Override
  public int halfWidth() {
    return geometry.latticeWidth() / 2;
  }

  /** Half the height of a cell's diamond: the step down per cell southward. [px] */
  @Override
  public int halfHeight() {
    return geometry.latticeHeight() / 2;
  }

  /** The left edge of a cell's sprite. [world px] */
  public int spriteLeft(int cellX, int cellY) {
    return (cellX + cellY) * halfWidth();
  }

  /** The top edge of a cell's sprite. [world px] */
  public int spriteTop(int cellX, int cellY) {
    return (cellY - cellX + size.width() - 1) * halfHeight();
  }

  /** From a sprite's left edge to the center of its cell's ground. [px] */
  @Override
  public int groundOffsetX() {
    return geometry.anchorX();
  }

  /** From a sprite's top edge to the center of its cell's ground, by the tile set's anchor. [px] */
  @Override
  public int groundOffsetY() {
    return geometry.anchorY();
  }

  /** The x of a cell's ground center. [world px] */
  @Override
  public int groundCenterX(int cellX, int cellY) {
    return spriteLeft(cellX, cellY) + groundOffsetX();
  }

  /** The y of a cell's ground center. [world px] */
  @Override
  public int groundCenterY(int cellX, int cellY) {
    return spriteTop(cellX, cellY) + groundOffsetY();
  }

  /** The world x of a point on the ground, given in fractional cells. [world px] */
  @Override
  public double cellToWorldX(double cellX, double cellY) {
    return (cellX + cellY) * halfWidth() + groundOffsetX();
  }

  /** The world y of a point on the ground, given in fractional cells. [world px] */
  @Override
  public double cellToWorldY(double cellX, double cellY) {
    return (cellY - cellX + size.width() - 1) * halfHeight() + groundOffsetY();
  }

  @Override
  public PixelBox box(CellRegion cells) {
    int steps = cells.width() + cells.height() - 2;
    return new PixelBox(
        spriteLeft(cells.x(), cells.y()),
        spriteTop(cells.x() + cells.width() - 1, cells.y()),
        steps * halfWidth() + geometry.spriteWidth(),
        steps * halfHeight() + geometry.spriteHeight());
  }

  /** The fractional column at a point of the ground; whole numbers are cell centers. */
  @Override
  public double worldToCellX(double worldX, double worldY) {
    return (sum(worldX) - difference(worldY)) / 2;
  }

  /** The fractional row at a point of the ground; whole numbers are cell centers. */
  @Override
  public double worldToCellY(double worldX, double worldY) {
    return (sum(worldX) + difference(worldY)) / 2;
  }

  /** x + y of the ground at a column of the picture. */
  private double sum(double worldX) {
    return (worldX - groundOffsetX()) / halfWidth();
  }

  /** y − x of the ground at a row of the picture. */
  private double difference(double worldY) {
    return (worldY - groundOffsetY()) / halfHeight() - (size.width() - 1);
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof IsoProjection that
        && Objects.equals(geometry, that.geometry)
        && Objects.equals(size, that.size);
  }

  @Override
  public int hashCode() {
    return 31 * geometry.hashCode() + size.hashCode();
  }
}
