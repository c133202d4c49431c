package emberway.app.display;

import emberway.app.opening.MapSprites;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.SceneContent;
import emberway.app.viewport.Viewport;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.edit.ChangeCursor;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.map.WindowView;
import emberway.render.gl.sprite.AtlasUpload;
import emberway.render.iso.AnimatedCells;
import emberway.render.iso.Camera;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.render.iso.SpriteStack;
import emberway.sprite.SpritePatch;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A map on the GPU, with what lies over it. Window's thread only. */
public final class Scene implements AutoCloseable {
  private static final List<RouteOverlay> NO_ROUTES = List.of();
  private static final double LEAST_SCALE = 0.5; // at which things are seen to move

  private final MapRenderer renderer;
  private final boolean isStack; // whether a stack is drawn in place of the map's tiles
  private final List<SpriteStack.Animation> animations; // what moves in it
  private final AnimatedCells moving; // where, unless it is a stack
  private Optional<DoubleSizeSprites.Held> large =
      Optional.empty(); // while it is all that is shown
  private Coming coming; // null unless sprites of double size are being uploaded
  private MapSprites sprites; // what was uploaded last, like the rest
  private boolean hasNewSprites;
  private boolean hasNewFields;
  private boolean hasNewFog;
  private Set<Layer> layers = EnumSet.allOf(Layer.class);
  private OverlayStyle style = OverlayStyle.USUAL;
  private List<FieldOverlay> fields = List.of();
  private List<RouteOverlay> routes = NO_ROUTES;
  private List<SpriteStack.Animation> awaited =
      List.of(); // whose next change this is, from that time
  private long awaitedAt;
  private long next = SpriteStack.Animation.NEVER;

  /** Sprites of double size that are being uploaded, and which they are. */
  private record Coming(AtlasUpload upload, DoubleSizeSprites.Held held) {}

  /**
   * Uploads a map.
   *
   * @throws IllegalArgumentException if it is too large for the driver, in words for people
   */
  public Scene(GlContext context, ShaderSource shaders, OpenedMap opened) {
    this(opened, new MapRenderer(context, shaders, opened.atlas()));
  }

  /** The same with passes that others draw with, too, and with sprites that are there already. */
  public Scene(RenderPasses passes, SceneUpload arrived) {
    this(arrived.opened(), new MapRenderer(passes, arrived.sprites()));
  }

  private Scene(OpenedMap opened, MapRenderer renderer) {
    this.renderer = renderer;
    isStack = opened.stack().isPresent();
    animations = opened.stack().map(SpriteStack::animations).orElse(opened.animations());
    moving = new AnimatedCells(opened.animations());
    try {
      opened.stack().ifPresent(renderer::setStack);
      show(opened.bare(), true);
    } catch (RuntimeException e) {
      renderer.close();
      throw e;
    }
  }

  /** Uploads what has changed. */
  public void show(SceneContent content, boolean withRoutes) {
    if (!isStack) {
      show(content.sprites());
    }
    if (content.fields() != fields) {
      renderer.setFields(content.fields());
      fields = content.fields();
      hasNewFields = true;
    }
    List<RouteOverlay> shown = withRoutes ? content.routes() : NO_ROUTES;
    if (shown != routes) {
      renderer.setRoutes(shown);
      routes = shown;
    }
  }

  private void show(MapSprites next) {
    boolean isPatched = sprites != null && next.base() == sprites.base();
    if (!isPatched) {
      renderer.setMap(next.base(), next.pieces(), next.overlay());
      moving.set(next.base(), next.overlay());
      keepLarge(held -> held.holds(next));
    }
    ChangeCursor<SpritePatch> place = isPatched ? sprites.last() : next.first();
    hasNewSprites |= !isPatched || place != next.last();
    for (; place != next.last(); place = place.next()) {
      SpritePatch patch = place.step();
      renderer.patchMap(patch);
      keepLarge(held -> held.holds(patch));
      moving.patch(place.step());
    }
    sprites = next;
  }

  /**
   * Draws what is shown larger than it is with sprites of double size from now on, until something
   * is shown that is not among them.
   *
   * @param made holds all that is shown
   * @return whether it does: there may be none, or more than the graphics driver takes
   */
  public boolean enlarge(DoubleSizeSprites made) {
    beginToEnlarge(made);
    return goOnEnlarging(Integer.MAX_VALUE);
  }

  /** The same by and by, see {@link #goOnEnlarging}; if that cannot be, nothing is begun. */
  void beginToEnlarge(DoubleSizeSprites made) {
    endUpload();
    coming =
        made.atlas()
            .flatMap(renderer::upload)
            .map(upload -> new Coming(upload, made.held()))
            .orElse(null);
  }

  /**
   * Uploads some more of the sprites of double size, if any are being uploaded, and draws with them
   * once all of them are there.
   *
   * @param most how much [px]
   * @return whether that is now
   */
  boolean goOnEnlarging(int most) {
    if (coming == null || !coming.upload.next(most)) {
      return false;
    }
    renderer.setDoubles(coming.upload);
    large = Optional.of(coming.held);
    coming = null;
    hasNewSprites = true;
    return true;
  }

  /** How much is still to be uploaded of sprites of double size; 0 where none are. [px] */
  public long remaining() {
    return coming == null ? 0 : coming.upload.remaining();
  }

  /** Whether sprites of double size are at hand. */
  public boolean isEnlarged() {
    return large.isPresent();
  }

  /** Keeps sprites of double size, those still being uploaded, too, as long as all is there. */
  private void keepLarge(Predicate<DoubleSizeSprites.Held> holds) {
    if (large.isPresent() && !holds.test(large.get())) {
      renderer.dropDoubles();
      large = Optional.empty();
    }
    if (coming != null && !holds.test(coming.held)) {
      endUpload();
    }
  }

  private void endUpload() {
    if (coming != null) {
      coming.upload.close();
      coming = null;
    }
  }

  /** Shows those layers and no others from now on, and what lies over them in that style. */
  public void wear(Set<Layer> newLayers, OverlayStyle newStyle) {
    if (!newLayers.equals(layers)) {
      layers = newLayers;
      renderer.setLayers(newLayers);
      hasNewSprites = true; // they are kept as they were drawn
    }
    if (!newStyle.equals(style)) {
      style = newStyle;
      renderer.setOverlayStyle(newStyle);
      hasNewFields = true; // they, too
    }
  }

  /**
   * Shows what moves in a view as it is so long after it began.
   *
   * @param millis [&gt;= 0]
   * @return whether the picture has changed
   */
  public boolean showTime(Viewport view, long millis) {
    return show(seen(view), millis);
  }

  /** Shows what moves as {@code render} draws it; whether that has changed the picture. */
  public boolean still() {
    return show(animations, 0);
  }

  private boolean show(List<SpriteStack.Animation> some, long millis) {
    boolean changed = renderer.showTime(some, millis);
    hasNewSprites |= changed;
    return changed;
  }

  /** What moves in a view; nothing does where it is too small to be made out. */
  private List<SpriteStack.Animation> seen(Viewport view) {
    PictureFrame frame = view.frame();
    if (frame.scale() < LEAST_SCALE || animations.isEmpty()) {
      return List.of();
    }
    if (!(frame.projection() instanceof IsoProjection projection) || isStack) {
      return animations;
    }
    Camera camera = view.camera();
    return moving.in(
        projection,
        (int) Math.floor(camera.screenToWorldX(0)),
        (int) Math.floor(camera.screenToWorldY(0)),
        (int) Math.ceil(camera.screenToWorldX(camera.viewWidth())),
        (int) Math.ceil(camera.screenToWorldY(camera.viewHeight())));
  }

  /** What draws it. */
  public MapRenderer renderer() {
    return renderer;
  }

  /**
   * How long until something that moves in a view looks different; {@link SpriteStack.Film#NEVER}
   * where nothing moves. [millis]
   */
  public long untilNext(Viewport view, long millis) {
    List<SpriteStack.Animation> some = seen(view);
    if (some != awaited || millis != awaitedAt) {
      awaited = some;
      awaitedAt = millis;
      next = untilNext(some, millis);
    }
    return next;
  }

  private static long untilNext(List<SpriteStack.Animation> some, long millis) {
    long least = SpriteStack.Animation.NEVER;
    for (int i = 0; i < some.size(); i++) {
      least = Math.min(least, some.get(i).untilNext(millis));
    }
    return least;
  }

  /**
   * Says whether the map's border seems to go on beyond its edge; it would shine where the map lies
   * in the dark.
   */
  public void setHorizon(boolean isSeen) {
    renderer.setHorizon(isSeen);
  }

  /**
   * Hides all cells but those.
   *
   * @param known row-major indices on the unturned map, to be read only; nothing where all are
   *     known
   * @param size of the unturned map
   * @return whether the picture has changed
   */
  public boolean hideUnknown(Optional<BitSet> known, GridSize size, Rotation turned) {
    boolean changed = !isStack && renderer.fogOfWar().hideAllBut(known, size, turned);
    hasNewFog |= changed;
    return changed;
  }

  /** Draws what a view sees of it. */
  public void draw(Viewport view, WindowView window) {
    if (hasNewSprites) {
      window.forgetCells();
      hasNewSprites = false;
    }
    if (hasNewFields) {
      window.forgetFields();
      hasNewFields = false;
    }
    if (hasNewFog) {
      window.forgetFog();
      hasNewFog = false;
    }
    Camera camera = view.camera();
    window.draw(
        renderer,
        view.frame(),
        camera.pictureLeft(),
        camera.pictureTop(),
        camera.viewWidth(),
        camera.viewHeight());
  }

  @Override
  public void close() {
    endUpload();
    renderer.close();
  }
}
