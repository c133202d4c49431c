package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.VisibleCells;
import java.util.Set;

/**
 * Draws the cells of a map: base, then overlay, in painter's order, in one draw call.
 *
 * <p>At whole scales every pixel is an exact copy of a sprite's; at others the picture is sampled,
 * see {@code shaders/minified.frag} and {@code magnified.frag}.
 */
final class CellPass implements AutoCloseable {
  private static final double LOG_2 = Math.log(2);

  private final ShaderSource source;
  private final SpriteTextures sprites;
  private final VisibleCells visible = new VisibleCells();
  private CellProgram crisp; // null until used, like all below
  private final float exactBias;
  private int crispPhase;
  private int crispInverseScale;
  private CellProgram minified;
  private int minifiedLevel;
  private CellProgram magnified;
  private int magnifiedSharpness;
  private ViewAxes axes;

  /**
   * A pass for one tile set, which it does not own.
   *
   * @param exactBias where crisp frames are drawn into floats, see {@link BlendRounding}; otherwise
   *     {@link BlendRounding#NONE}
   */
  CellPass(ShaderSource source, SpriteTextures sprites, float exactBias) {
    this.source = source;
    this.sprites = sprites;
    this.exactBias = exactBias;
  }

  private boolean isExactByFloats() {
    return exactBias != BlendRounding.NONE;
  }

  /**
   * Draws a crisp frame's part into the viewport, over a cleared target.
   *
   * @param left the part's left edge [picture px]
   * @param top [picture px]
   */
  void drawCrisp(
      PictureFrame frame,
      MapTextures map,
      Set<Layer> layers,
      int left,
      int top,
      int width,
      int height) {
    if (crisp == null) {
      crisp = new CellProgram(source, isExactByFloats() ? "exact.frag" : "crisp.frag");
      glUniform1f(crisp.program().uniform("uBias"), exactBias);
      crispPhase = crisp.program().uniform("uPhase");
      crispInverseScale = crisp.program().uniform("uInverseScale");
    }
    int scale = (int) frame.scale();
    int worldX = frame.originX() + Math.floorDiv(left, scale);
    int worldY = frame.originY() + Math.floorDiv(top, scale);
    int phaseX = Math.floorMod(left, scale);
    int phaseY = Math.floorMod(top, scale);
    crisp.program().use();
    setMap(crisp, frame.projection(), map, layers);
    crisp.setView(worldX, worldY, scale, -phaseX, -phaseY);
    glUniform2f(crispPhase, phaseX, phaseY);
    glUniform1f(crispInverseScale, 1f / scale);
    visible.look(
        frame.projection(),
        frame.cells(),
        worldX,
        worldY,
        worldX + (phaseX + width - 1) / scale + 1,
        worldY + (phaseY + height - 1) / scale + 1);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, isExactByFloats() ? GL_ONE_MINUS_SRC1_ALPHA : GL_ONE_MINUS_SRC_ALPHA);
    crisp.draw(visible, width, height);
  }

  /**
   * Draws samples of any frame's part into the viewport, over a cleared target.
   *
   * @param left the part's left edge [samples from the picture's edge]
   * @param top [samples from the picture's edge]
   */
  void drawSmooth(
      PictureFrame frame,
      MapTextures map,
      Set<Layer> layers,
      long left,
      long top,
      int width,
      int height) {
    if (axes == null) {
      axes = new ViewAxes();
    }
    int samples = frame.supersampling();
    axes.look(frame, left, top, width, height, samples);
    sprites.bindColors(CellProgram.UNIT_COLORS);
    double perWorldPixel = axes.perWorldPixel();
    CellProgram smooth = frame.scale() < 1 ? minify(perWorldPixel) : magnify(frame.scale());
    setMap(smooth, frame.projection(), map, layers);
    smooth.setView(
        axes.worldX(), axes.worldY(), (float) perWorldPixel, axes.offsetX(), axes.offsetY());
    visible.look(
        frame.projection(),
        frame.cells(),
        axes.worldX(),
        axes.worldY(),
        axes.worldRight(),
        axes.worldBottom());
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    smooth.draw(visible, width, height);
  }

  private CellProgram minify(double samplesPerWorldPixel) {
    if (minified == null) {
      minified = smoothProgram("minified.frag");
      minifiedLevel = minified.program().uniform("uLevel");
    }
    minified.program().use();
    long level = Math.round(-Math.log(samplesPerWorldPixel) / LOG_2);
    glUniform1i(minifiedLevel, (int) Math.max(0, Math.min(SpriteTextures.MAX_LEVEL, level)));
    return minified;
  }

  private CellProgram magnify(double scale) {
    if (magnified == null) {
      magnified = smoothProgram("magnified.frag");
      magnifiedSharpness = magnified.program().uniform("uSharpness");
    }
    magnified.program().use();
    glUniform1f(magnifiedSharpness, (float) scale);
    return magnified;
  }

  private CellProgram smoothProgram(String fragmentFile) {
    CellProgram result = new CellProgram(source, fragmentFile);
    glUniform1f(result.program().uniform("uGrow"), 1);
    ViewAxes.declare(result.program());
    return result;
  }

  /** Binds the map's textures; after all uploads, which bind their own. */
  private void setMap(
      CellProgram program, IsoProjection projection, MapTextures map, Set<Layer> layers) {
    map.bind();
    sprites.bindTable(CellProgram.UNIT_SPRITES);
    sprites.bindPixels(CellProgram.UNIT_ATLAS);
    program.setMap(
        projection,
        map.grid().foldBits(),
        layers.contains(Layer.BASE),
        layers.contains(Layer.OVERLAY));
  }

  @Override
  public void close() {
    if (crisp != null) {
      crisp.close();
    }
    if (minified != null) {
      minified.close();
    }
    if (magnified != null) {
      magnified.close();
    }
    if (axes != null) {
      axes.close();
    }
  }
}
