package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GridTexture;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;

/** Darkens pixels by a mask, and fills such masks for low-detail maps; see {@link FogOfWar}. */
final class FogOfWarPass implements AutoCloseable {
  private static final float MAX = 255; // a channel's largest value

  private final ShaderProgram filler;
  private final int gridWidth;
  private final int foldBits;
  private final ShaderProgram darkener;

  FogOfWarPass(ShaderSource source) {
    filler = ShaderProgram.link(source, "fullscreen.vert", "fog-cells.frag");
    filler.sampler("uFog", CellProgram.UNIT_FOG);
    gridWidth = filler.uniform("uGridWidth");
    foldBits = filler.uniform("uFoldBits");
    darkener = ShaderProgram.link(source, "fullscreen.vert", "fog.frag");
    darkener.sampler("uMask", 0);
    glUniform3f(
        darkener.uniform("uColor"),
        (FogOfWar.COLOR >> 16) / MAX,
        (FogOfWar.COLOR >> 8 & 0xFF) / MAX,
        (FogOfWar.COLOR & 0xFF) / MAX);
    glUniform1f(darkener.uniform("uThickness"), (float) FogOfWar.THICKNESS);
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

  /** Darkens the bound viewport, whose corner is the mask's corner, and keeps its alpha. */
  void darken(RenderTarget mask) {
    darkener.use();
    mask.color().bind(0);
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
    DrawCallCounter.fullScreen();
  }

  @Override
  public void close() {
    filler.close();
    darkener.close();
  }
}
