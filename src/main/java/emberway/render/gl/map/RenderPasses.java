package emberway.render.gl.map;

import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.pass.AveragePass;
import emberway.render.gl.pass.ExactPass;
import emberway.render.gl.pass.FieldPass;
import emberway.render.gl.pass.RoutePass;
import emberway.render.gl.sprite.AtlasUpload;
import emberway.render.gl.sprite.QuadView;
import emberway.render.gl.sprite.ReadyAtlas;
import emberway.render.gl.sprite.ViewAxes;
import emberway.render.iso.OverlayStyle;

/**
 * What draws maps, whichever they are: programs, what was found out about the driver, and targets
 * in between. Renderers that take turns share it, so that another map can be shown without anything
 * being compiled. Everything is made when it is first used. GL thread only.
 */
public final class RenderPasses implements AutoCloseable {
  private final GlContext context;
  private final ShaderSource source;
  private final SpriteSheets sheets;
  private final QuadView view = new QuadView();
  private AveragePass averagePass; // null until used, like all below
  private ExactPass exactPass; // grows
  private RenderTarget samples; // grows
  private ViewAxes axes;
  private FieldPass fieldPass;
  private RoutePass routePass;
  private CoarsePass coarsePass;
  private HorizonPass horizonPass;
  private VeilPass veilPass;

  /** Of a context; it must outlast all renderers that share it. */
  public RenderPasses(GlContext context, ShaderSource source) {
    this.context = context;
    this.source = source;
    sheets = new SpriteSheets(source, context.maxTextureSize());
  }

  /**
   * Begins to upload an atlas.
   *
   * @throws IllegalArgumentException if it is too large for the driver, in words for people
   */
  public AtlasUpload upload(ReadyAtlas atlas) {
    sheets.check(atlas.atlas());
    return new AtlasUpload(atlas);
  }

  /** The context to draw with. */
  GlContext context() {
    return context;
  }

  /** Where shaders come from. */
  ShaderSource source() {
    return source;
  }

  /** What makes sprite sheets. */
  SpriteSheets sheets() {
    return sheets;
  }

  /** The part of a picture that is being drawn. */
  QuadView view() {
    return view;
  }

  /** The same for what lies over the map. */
  ViewAxes axes() {
    if (axes == null) {
      axes = new ViewAxes();
    }
    return axes;
  }

  /** What draws fields, in a style. */
  FieldPass fields(OverlayStyle style) {
    if (fieldPass == null) {
      fieldPass = new FieldPass(source);
    }
    fieldPass.setStyle(style);
    return fieldPass;
  }

  /** What draws routes, in a style. */
  RoutePass routes(OverlayStyle style) {
    if (routePass == null) {
      routePass = new RoutePass(source);
    }
    routePass.setStyle(style);
    return routePass;
  }

  /** What draws maps from afar. */
  CoarsePass coarse() {
    if (coarsePass == null) {
      coarsePass = new CoarsePass(source);
    }
    return coarsePass;
  }

  /** What draws what seems to lie beyond a map. */
  HorizonPass horizon() {
    if (horizonPass == null) {
      horizonPass = new HorizonPass(source);
    }
    return horizonPass;
  }

  /** What darkens hidden cells. */
  VeilPass veil() {
    if (veilPass == null) {
      veilPass = new VeilPass(source);
    }
    return veilPass;
  }

  /** What averages samples. */
  AveragePass averages() {
    if (averagePass == null) {
      averagePass = new AveragePass(source);
    }
    return averagePass;
  }

  /** What draws in floats first, with room for so much at least. [px] */
  ExactPass exact(int width, int height) {
    if (exactPass == null || exactPass.width() < width || exactPass.height() < height) {
      int oldWidth = exactPass == null ? 0 : exactPass.width();
      int oldHeight = exactPass == null ? 0 : exactPass.height();
      if (exactPass != null) {
        exactPass.close();
      }
      exactPass = new ExactPass(source, Math.max(width, oldWidth), Math.max(height, oldHeight));
    }
    return exactPass;
  }

  /** A target for samples, of that size at least. [px] */
  RenderTarget samples(int width, int height) {
    if (samples == null || samples.width() < width || samples.height() < height) {
      int oldWidth = samples == null ? 0 : samples.width();
      int oldHeight = samples == null ? 0 : samples.height();
      if (samples != null) {
        samples.close();
      }
      samples = new RenderTarget(Math.max(width, oldWidth), Math.max(height, oldHeight));
    }
    return samples;
  }

  @Override
  public void close() {
    if (exactPass != null) {
      exactPass.close();
    }
    if (samples != null) {
      samples.close();
    }
    if (averagePass != null) {
      averagePass.close();
    }
    if (axes != null) {
      axes.close();
    }
    if (fieldPass != null) {
      fieldPass.close();
    }
    if (routePass != null) {
      routePass.close();
    }
    if (coarsePass != null) {
      coarsePass.close();
    }
    if (horizonPass != null) {
      horizonPass.close();
    }
    if (veilPass != null) {
      veilPass.close();
    }
    view.close();
    sheets.close();
  }
}
