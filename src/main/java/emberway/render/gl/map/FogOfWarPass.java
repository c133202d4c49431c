package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GridTexture;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SampleAxes;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.ViewUniforms;
import emberway.render.iso.PictureFrame;

/** Draws the fog of exploration over a picture, see {@link FogOfWar}. */
final class FogOfWarPass implements AutoCloseable {
  private static final float MAX = 255; // a channel's largest value
  private static final int UNIT_PICTURE = 0;
  private static final int UNIT_MASK = 1;
  private static final int UNIT_CELLS = 2;

  private final ShaderProgram filler;
  private final int gridWidth;
  private final int foldBits;
  private final ShaderProgram drawer;
  private final ViewUniforms view;
  private final int gridSize;
  private final int level;

  FogOfWarPass(ShaderSource source) {
    filler = ShaderProgram.link(source, "fullscreen.vert", "fog-cells.frag");
    filler.sampler("uFog", CellProgram.UNIT_FOG);
    gridWidth = filler.uniform("uGridWidth");
    foldBits = filler.uniform("uFoldBits");
    drawer = ShaderProgram.link(source, "fullscreen.vert", "fog.frag");
    drawer.sampler("uPicture", UNIT_PICTURE);
    drawer.sampler("uMask", UNIT_MASK);
    drawer.sampler("uCells", UNIT_CELLS);
    view = new ViewUniforms(drawer);
    gridSize = drawer.uniform("uGridSize");
    level = drawer.uniform("uLevel");
    glUniform3f(
        drawer.uniform("uPaper"),
        (FogOfWar.PARCHMENT >> 16) / MAX,
        (FogOfWar.PARCHMENT >> 8 & 0xFF) / MAX,
        (FogOfWar.PARCHMENT & 0xFF) / MAX);
  }

  /** Fills a target that has one pixel per cell. */
  void fill(RenderTarget target, GridTexture hidden) {
    target.bind(0, 0, target.width(), target.height());
    filler.use();
    hidden.bind(CellProgram.UNIT_FOG);
    glUniform1i(gridWidth, hidden.size().width());
    glUniform1i(foldBits, hidden.foldBits());
    glDisable(GL_BLEND);
    DrawCallCounter.fullScreen();
  }

  /**
   * Draws into the bound viewport, which shows a part and whose pixels the axes describe.
   *
   * @param picture the part without fog
   * @param mask how much of each pixel shows unseen cells, in red
   * @param cells the fog of each cell, as fog-cells.frag draws it, with mip levels
   */
  void draw(
      PicturePart part, SampleAxes axes, RenderTarget picture, RenderTarget mask, Texture cells) {
    PictureFrame frame = part.frame();
    drawer.use();
    view.set(frame, axes, part.width(), part.height());
    picture.color().bind(UNIT_PICTURE);
    mask.color().bind(UNIT_MASK);
    cells.bind(UNIT_CELLS);
    GridSize size = frame.projection().size();
    glUniform2i(gridSize, size.width(), size.height());
    glUniform1f(level, LowDetailPass.level(frame, 1));
    glDisable(GL_BLEND);
    DrawCallCounter.fullScreen();
  }

  @Override
  public void close() {
    filler.close();
    drawer.close();
  }
}
