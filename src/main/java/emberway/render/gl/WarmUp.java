package emberway.render.gl;

import emberway.map.GridSize;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.Atlas;
import emberway.sprite.PieceLayer;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Draws a small map of nothing much in the ways that a window draws maps, while nobody sees it and
 * there is no other map yet: what a driver compiles when something is first drawn is compiled then.
 * GL thread only.
 */
public final class WarmUp implements AutoCloseable {
  /** From afar but sprite by sprite, as most maps are seen first; as they are; small; enlarged. */
  private static final double[] SCALES = {0.3, 1, 0.05, 1.5};

  /**
   * So many that no texture has sides of a power of two where those of real maps have not: some
   * drivers compile for either.
   */
  private static final int SPRITES = 150;

  private static final int SIDE = 11; // of a sprite [px]
  private static final GridSize GRID = new GridSize(96, 64);

  private final RenderPasses passes;
  private final WindowView view;
  private MapRenderer renderer; // null until the first step
  private int step;

  /** With what will draw the maps to come. */
  public WarmUp(RenderPasses passes, WindowView view) {
    this.passes = passes;
    this.view = view;
  }

  /** Whether there is more to do. */
  public boolean hasNext() {
    return step < SCALES.length;
  }

  /**
   * Does some more, as long as it takes.
   *
   * @param width of the window's framebuffer [px] [&gt;= 1]
   * @param height [px] [&gt;= 1]
   */
  public void next(int width, int height) {
    if (renderer == null) {
      renderer = renderer();
    }
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, GRID);
    PictureFrame frame = PictureFrame.whole(projection, SCALES[step]);
    int left = (frame.width() - width) / 2;
    int top = (frame.height() - height) / 2;
    view.draw(renderer, frame, left, top, width, height);
    passes.context().finish();
    step++;
  }

  private MapRenderer renderer() {
    AtlasUpload upload = passes.upload(ReadyAtlas.forAllScales(atlas(), SIDE * SIDE));
    upload.next(Integer.MAX_VALUE);
    MapRenderer result = new MapRenderer(passes, upload);
    char[] cells = new char[GRID.cells()];
    Arrays.fill(cells, (char) 1);
    SpriteLayer layer = new SpriteLayer(GRID, cells);
    result.setMap(layer, PieceLayer.everywhere(GRID, 1), layer);
    float[] values = new float[GRID.cells()];
    Arrays.fill(values, 1);
    values[0] = 2;
    result.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, GRID, values)));
    result.setRoutes(List.of(new RouteOverlay(GRID, new int[] {0, 1}, 1)));
    return result;
  }

  /** Pixels of every coverage, which drivers may blend differently. */
  private static Atlas atlas() {
    byte[] rgba = new byte[4 * SIDE * SIDE];
    for (int i = 0; i < rgba.length; i++) {
      rgba[i] = (byte) i;
    }
    SpriteImage image = new SpriteImage(SIDE, SIDE, rgba);
    try {
      return Atlas.pack(Collections.nCopies(SPRITES, new Atlas.Sprite(image, 0, 0)));
    } catch (SpriteUnavailableException tooLarge) {
      throw new IllegalStateException(tooLarge);
    }
  }

  @Override
  public void close() {
    if (renderer != null) {
      view.forgetCells();
      renderer.close();
      renderer = null;
    }
  }
}
