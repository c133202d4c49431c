package emberway.render.gl.map;

import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.pass.DownsamplePass;
import emberway.render.gl.pass.FieldPass;
import emberway.render.gl.pass.FloatBlendPass;
import emberway.render.gl.pass.RoutePass;
import emberway.render.gl.sprite.AtlasUpload;
import emberway.render.gl.sprite.PreparedAtlas;
import emberway.render.gl.sprite.QuadView;
import emberway.render.gl.sprite.SampleAxes;
import emberway.render.iso.OverlayStyle;

/**
 * What draws maps, whichever they are: programs, what was found out about the driver, and targets
 * in between. Renderers that take turns share it, so that another map can be shown without anything
 * being compiled. Everything is made when it is first used. Window's thread only.
 */
public final class RenderPasses implements AutoCloseable {
  private final GlContext context;
  private final ShaderSource source;
  private final SpriteSheets sheets;
  private final QuadView view = new QuadView();
  private DownsamplePass downsamplePass; // null until used, like all below
  private FloatBlendPass floatBlendPass; // grows
  private RenderTarget samples; // grows
  private SampleAxes axes;
  private FieldPass fieldPass;
  private RoutePass routePass;
  private LowDetailPass lowDetailPass;
  private HorizonPass horizonPass;
  private FogOfWarPass fogOfWarPass;

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
  public AtlasUpload upload(PreparedAtlas atlas) {
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
  SampleAxes axes() {
    if (axes == null) {
      axes = new SampleAxes();
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
  LowDetailPass coarse() {
    if (lowDetailPass == null) {
      lowDetailPass = new LowDetailPass(source);
    }
    return lowDetailPass;
  }

  /** What draws what seems to lie beyond a map. */
  HorizonPass horizon() {
    if (horizonPass == null) {
      horizonPass = new HorizonPass(source);
    }
    return horizonPass;
  }

  /** What darkens hidden cells. */
  FogOfWarPass veil() {
    if (fogOfWarPass == null) {
      fogOfWarPass = new FogOfWarPass(source);
    }
    return fogOfWarPass;
  }

  /** What averages samples. */
  DownsamplePass averages() {
    if (downsamplePass == null) {
      downsamplePass = new DownsamplePass(source);
    }
    return downsamplePass;
  }

  /** What draws in floats first, with room for so much at least. [px] */
  FloatBlendPass exact(int width, int height) {
    if (floatBlendPass == null
        || floatBlendPass.width() < width
        || floatBlendPass.height() < height) {
      int oldWidth = floatBlendPass == null ? 0 : floatBlendPass.width();
      int oldHeight = floatBlendPass == null ? 0 : floatBlendPass.height();
      if (floatBlendPass != null) {
        floatBlendPass.close();
      }
      floatBlendPass =
          new FloatBlendPass(source, Math.max(width, oldWidth), Math.max(height, oldHeight));
    }
    return floatBlendPass;
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
    if (floatBlendPass != null) {
      floatBlendPass.close();
    }
    if (samples != null) {
      samples.close();
    }
    if (downsamplePass != null) {
      downsamplePass.close();
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
    if (lowDetailPass != null) {
      lowDetailPass.close();
    }
    if (horizonPass != null) {
      horizonPass.close();
    }
    if (fogOfWarPass != null) {
      fogOfWarPass.close();
    }
    view.close();
    sheets.close();
  }
}
