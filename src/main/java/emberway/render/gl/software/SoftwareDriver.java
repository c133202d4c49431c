package emberway.render.gl.software;

import emberway.render.gl.GlContext;
import emberway.render.gl.PixelUpload;
import emberway.render.iso.CellBlitter;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayer;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What windows do otherwise where software replaces the graphics hardware, as Mesa's drivers for
 * the processor do. Cells and files are the same either way; panels and backdrops may differ by two
 * levels of 255, as they are rounded once more where panels are kept in a layer.
 */
public final class SoftwareDriver {
  /**
   * The system property that says whether to do so: {@code on}, {@code off}, or, like all else,
   * {@code auto}, which asks the driver.
   */
  public static final String CHOICE = "emberway.software";

  private final boolean isUsed;

  private SoftwareDriver(boolean isUsed) {
    this.isUsed = isUsed;
  }

  /** Returns what to do with a context. */
  public static SoftwareDriver of(GlContext context) {
    String renderer = context.driver().renderer();
    return new SoftwareDriver(
        switch (System.getProperty(CHOICE, "auto")) {
          case "on" -> true;
          case "off" -> false;
          default -> renderer.contains("llvmpipe") || renderer.contains("softpipe");
        });
  }

  /** Whether work in the background rests while a frame is drawn, which needs the processors. */
  public boolean givesWay() {
    return isUsed;
  }

  /** Whether panels are kept in a layer, in which only what has changed is drawn again. */
  public boolean keepsPanels() {
    return isUsed;
  }

  /** Returns what draws a map's cells at scale 1; empty if OpenGL does. */
  public Optional<CellCopies> copies(Supplier<CellBlitter> blitter, PixelUpload upload) {
    return isUsed ? Optional.of(new CellCopies(blitter.get(), upload)) : Optional.empty();
  }

  /** Returns what knows whether a map's ground has gaps; empty if that saves nothing. */
  public Optional<GroundOpacity> ground(Atlas atlas, SpriteLayer base) {
    return isUsed ? Optional.of(new GroundOpacity(atlas, base)) : Optional.empty();
  }

  /** Returns columns of a window, which are always all or none if finding them saves nothing. */
  public MapSpans spans() {
    return new MapSpans(isUsed);
  }
}
