package emberway.render.gl.map;

import emberway.map.GridSize;
import emberway.render.gl.PixelUpload;
import emberway.render.gl.Texture;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.sprite.SpritePatch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The textures of {@link MapChunk chunks}, up to a number; the one not shown for the longest time
 * is dropped for a new one. Window's thread only.
 */
final class ChunkTextures implements AutoCloseable {
  private static final int MIN_CAPACITY = 384; // textures, of 96 MiB together

  private final List<MapChunk> filled = new ArrayList<>();
  private final List<MapChunk> awaited = new ArrayList<>(); // empty ones that are being filled
  private final PixelUpload upload = new PixelUpload();
  private int capacity = MIN_CAPACITY;

  /** Makes room for several times the chunks that a frame shows. */
  void reserve(int inView) {
    capacity = Math.max(MIN_CAPACITY, 3 * inView);
  }

  boolean isEmpty() {
    return filled.isEmpty();
  }

  /** Notes that an empty chunk is being filled. */
  void await(MapChunk chunk) {
    if (chunk.isEmpty() && !awaited.contains(chunk)) {
      awaited.add(chunk);
    }
  }

  /**
   * Fills a part of a chunk; all of it, if the chunk is empty.
   *
   * @param box the part [picture px]
   * @param rgba premultiplied, red in the lowest byte [size: width*height of the box]
   */
  void fill(MapChunk chunk, PixelBox box, int[] rgba) {
    if (chunk.isEmpty()) {
      makeRoom();
      chunk.setTexture(Texture.filteredOfWindow(MapChunk.SIDE, MapChunk.SIDE));
      chunk.appear(System.nanoTime());
      filled.add(chunk);
      awaited.remove(chunk);
    }
    int left = box.left() - chunk.pictureLeft();
    int top = box.top() - chunk.pictureTop();
    upload.put(chunk.texture(), left, top, box.width(), box.height(), rgba);
  }

  private void makeRoom() {
    if (filled.size() < capacity) {
      return;
    }
    int oldest = 0;
    for (int i = 1; i < filled.size(); i++) {
      oldest = filled.get(i).usedAt() < filled.get(oldest).usedAt() ? i : oldest;
    }
    drop(oldest);
  }

  private void drop(int index) {
    MapChunk chunk = filled.get(index);
    chunk.texture().close();
    chunk.setTexture(null);
    filled.set(index, filled.get(filled.size() - 1));
    filled.remove(filled.size() - 1);
  }

  /** Empties some chunks. */
  void dropIf(Predicate<MapChunk> isUnwanted) {
    awaited.removeIf(isUnwanted);
    for (int i = filled.size() - 1; i >= 0; i--) {
      if (isUnwanted.test(filled.get(i))) {
        drop(i);
      }
    }
  }

  /**
   * Marks what changed sprites show as outdated.
   *
   * @param reach where sprites reach from their drawing position [px]
   */
  void mark(SpritePatch patch, PixelBox reach) {
    for (int i = 0; i < filled.size(); i++) {
      mark(filled.get(i), patch, reach);
    }
    for (int i = 0; i < awaited.size(); i++) {
      mark(awaited.get(i), patch, reach);
    }
  }

  private static void mark(MapChunk chunk, SpritePatch patch, PixelBox reach) {
    PictureFrame frame = chunk.grid().frame();
    IsoProjection projection = (IsoProjection) frame.projection();
    GridSize size = projection.size();
    for (int cell : patch.cells()) {
      int left = projection.spriteLeft(size.x(cell), size.y(cell)) + reach.left();
      int top = projection.spriteTop(size.x(cell), size.y(cell)) + reach.top();
      double fromX = (left - frame.originX()) * frame.scale() - chunk.pictureLeft();
      double fromY = (top - frame.originY()) * frame.scale() - chunk.pictureTop();
      double endX = fromX + reach.width() * frame.scale();
      double endY = fromY + reach.height() * frame.scale();
      if (endX > 0 && endY > 0 && fromX < MapChunk.SIDE && fromY < MapChunk.SIDE) {
        chunk.mark(
            Math.max(0, (int) Math.floor(fromX)),
            Math.max(0, (int) Math.floor(fromY)),
            Math.min(MapChunk.SIDE, (int) Math.ceil(endX)),
            Math.min(MapChunk.SIDE, (int) Math.ceil(endY)));
      }
    }
  }

  @Override
  public void close() {
    dropIf(chunk -> true);
    upload.close();
  }
}
