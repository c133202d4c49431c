package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCalls;
import emberway.render.gl.context.FoldedGrid;
import emberway.render.gl.context.Program;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderSource;

/** Darkens what a mask hides, and makes such masks for maps from afar; see {@link Veil}. */
final class VeilPass implements AutoCloseable {
  private static final float MOST = 255; // of a channel, as a whole number

  private final Program filler;
  private final int gridWidth;
  private final int foldBits;
  private final Program darkener;

  VeilPass(ShaderSource source) {
    filler = Program.link(source, "fullscreen.vert", "veil-cells.frag");
    filler.sampler("uVeil", CellProgram.UNIT_VEIL);
    gridWidth = filler.uniform("uGridWidth");
    foldBits = filler.uniform("uFoldBits");
    darkener = Program.link(source, "fullscreen.vert", "veil.frag");
    darkener.sampler("uMask", 0);
    glUniform3f(
        darkener.uniform("uColor"),
        (Veil.COLOR >> 16) / MOST,
        (Veil.COLOR >> 8 & 0xFF) / MOST,
        (Veil.COLOR & 0xFF) / MOST);
    glUniform1f(darkener.uniform("uThickness"), (float) Veil.THICKNESS);
  }

  /** Fills a target that has a pixel for each cell. */
  void fill(RenderTarget target, FoldedGrid hidden) {
    target.bind(0, 0, target.width(), target.height());
    filler.use();
    hidden.bind(CellProgram.UNIT_VEIL);
    glUniform1i(gridWidth, hidden.size().width());
    glUniform1i(foldBits, hidden.foldBits());
    glDisable(GL_BLEND);
    DrawCalls.fullScreen();
  }

  /**
   * Darkens the bound viewport, whose corner is that of the mask; what covers it stays as it is.
   */
  void darken(RenderTarget mask) {
    darkener.use();
    mask.color().bind(0);
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
    DrawCalls.fullScreen();
  }

  @Override
  public void close() {
    filler.close();
    darkener.close();
  }
}
