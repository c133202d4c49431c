package emberway.render.gl.map;

import emberway.render.gl.AtlasUpload;
import emberway.render.gl.GlContext;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.QuadView;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SampleAxes;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.pass.DownsamplePass;
import emberway.render.gl.pass.FieldPass;
import emberway.render.gl.pass.FloatBlendPass;
import emberway.render.gl.pass.OccluderPass;
import emberway.render.gl.pass.RoutePass;
import emberway.render.gl.pass.TexturePass;
import emberway.render.gl.software.SoftwareDriver;
import emberway.render.iso.OverlayStyle;

/**
 * The parts of rendering that do not depend on the map: programs, properties of the driver, and
 * intermediate targets. Renderers share it, so that showing another map compiles nothing.
 * Everything is created when first used. Context's thread only.
 */
public final class RenderPasses implements AutoCloseable {
  private final GlContext context;
  private final ShaderSource source;
  private final SoftwareDriver software;
  private final SpriteSheets sheets;
  private final QuadView view = new QuadView();
  // Passes and targets that are null until used; targets grow.
  private DownsamplePass downsamplePass;
  private FloatBlendPass floatBlendPass;
  private RenderTarget samples;
  private RenderTarget mask;
  private SampleAxes axes;
  private FieldPass fieldPass;
  private RoutePass routePass;
  private LowDetailPass lowDetailPass;
  private HorizonPass horizonPass;
  private TexturePass texturePass;
  private FogOfWarPass fogOfWarPass;
  private OccluderPass occluderPass;

  /** Creates passes for a context; must outlive all renderers that use it. */
  public RenderPasses(GlContext context, ShaderSource source) {
    this.context = context;
    this.source = source;
    software = SoftwareDriver.of(context);
    sheets = new SpriteSheets(source, context.maxTextureSize());
  }

  /**
   * Begins to upload an atlas.
   *
   * @throws IllegalArgumentException with a message for users if it is too large for the driver
   */
  public AtlasUpload upload(PreparedAtlas atlas) {
    sheets.check(atlas.atlas());
    return new AtlasUpload(atlas);
  }

  /**
   * Takes an atlas whose pixels are uploaded later; see {@link AtlasUpload#whenDrawn}.
   *
   * @throws IllegalArgumentException with a message for users if it is too large for the driver
   */
  public AtlasUpload uploadWhenDrawn(PreparedAtlas atlas) {
    sheets.check(atlas.atlas());
    return AtlasUpload.whenDrawn(atlas);
  }

  /** The context to draw with. */
  GlContext context() {
    return context;
  }

  /** What is done otherwise without graphics hardware. */
  SoftwareDriver software() {
    return software;
  }

  /** The source of shaders. */
  ShaderSource source() {
    return source;
  }

  /** The factory of sprite sheets. */
  SpriteSheets sheets() {
    return sheets;
  }

  /** The view for sprites. */
  QuadView view() {
    return view;
  }

  /** The view for overlays. */
  SampleAxes axes() {
    if (axes == null) {
      axes = new SampleAxes();
    }
    return axes;
  }

  /** The pass for fields, with the given style. */
  FieldPass fields(OverlayStyle style) {
    if (fieldPass == null) {
      fieldPass = new FieldPass(source);
    }
    fieldPass.setStyle(style);
    return fieldPass;
  }

  /** The pass for routes, with the given style. */
  RoutePass routes(OverlayStyle style) {
    if (routePass == null) {
      routePass = new RoutePass(source);
    }
    routePass.setStyle(style);
    return routePass;
  }

  /** The pass for low-detail maps. */
  LowDetailPass coarse() {
    if (lowDetailPass == null) {
      lowDetailPass = new LowDetailPass(source);
    }
    return lowDetailPass;
  }

  /** The pass that draws rectangles of textures. */
  TexturePass textures() {
    if (texturePass == null) {
      texturePass = new TexturePass(source);
    }
    return texturePass;
  }

  /** The pass for the surroundings of a map. */
  HorizonPass horizon() {
    if (horizonPass == null) {
      horizonPass = new HorizonPass(source);
    }
    return horizonPass;
  }

  /** The pass that darkens hidden cells. */
  FogOfWarPass fogOfWar() {
    if (fogOfWarPass == null) {
      fogOfWarPass = new FogOfWarPass(source);
    }
    return fogOfWarPass;
  }

  /** The pass that finds what sprites cover. */
  OccluderPass occluders() {
    if (occluderPass == null) {
      occluderPass = new OccluderPass(source);
    }
    return occluderPass;
  }

  /** The pass that averages samples. */
  DownsamplePass averages() {
    if (downsamplePass == null) {
      downsamplePass = new DownsamplePass(source);
    }
    return downsamplePass;
  }

  /** The pass that blends in floats, with at least the given size. [px] */
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

  /** A target for samples with at least the given size. [px] */
  RenderTarget samples(int width, int height) {
    samples = grown(samples, width, height);
    return samples;
  }

  /** A target for masks of what is covered, with at least the given size. [px] */
  RenderTarget mask(int width, int height) {
    mask = grown(mask, width, height);
    return mask;
  }

  private static RenderTarget grown(RenderTarget old, int width, int height) {
    if (old == null) {
      return new RenderTarget(width, height);
    }
    if (old.width() >= width && old.height() >= height) {
      return old;
    }
    old.close();
    return new RenderTarget(Math.max(width, old.width()), Math.max(height, old.height()));
  }

  @Override
  public void close() {
    if (floatBlendPass != null) {
      floatBlendPass.close();
    }
    if (samples != null) {
      samples.close();
    }
    if (mask != null) {
      mask.close();
    }
    if (occluderPass != null) {
      occluderPass.close();
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
    if (texturePass != null) {
      texturePass.close();
    }
    if (fogOfWarPass != null) {
      fogOfWarPass.close();
    }
    view.close();
    sheets.close();
  }
}
