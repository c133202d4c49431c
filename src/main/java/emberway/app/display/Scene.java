package emberway.app.display;

import emberway.app.scene.MapSprites;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.SceneContent;
import emberway.app.viewport.Viewport;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.edit.ChangeCursor;
import emberway.render.gl.AtlasUpload;
import emberway.render.gl.map.FogOfWar;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.map.WindowPainter;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.AnimatedCells;
import emberway.render.iso.Camera;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.SpritePatch;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A map on the GPU with its fields and routes. Context's thread only. */
public final class Scene implements AutoCloseable {
  private static final List<RouteOverlay> NO_ROUTES = List.of();
  private static final double MIN_SCALE = 1; // animations stand still below this scale

  private final WindowPainter renderer;
  private final Atlas usual; // the map's sprites of the usual size
  private final boolean isStack; // whether a stack is drawn in place of the map's tiles
  private final List<SpriteStack.Animation> animations; // all animations that the map may show
  private final AnimatedCells moving; // where animations are; unused with a stack
  private Optional<DoubleSizeSprites.Held> large =
      Optional.empty(); // empty while the usual sprites are enlarged
  private Coming coming; // the upload of double-size sprites under way, or null
  private MapSprites sprites; // uploaded last
  private boolean hasNewSprites;
  private boolean hasNewFields;
  private boolean hasNewFog;
  private Set<Layer> layers = EnumSet.allOf(Layer.class);
  private OverlayStyle style = OverlayStyle.USUAL;
  private List<FieldOverlay> fields = List.of();
  private List<RouteOverlay> routes = NO_ROUTES;
  private List<SpriteStack.Animation> awaited =
      List.of(); // the animations for which next was computed, at awaitedAt
  private long awaitedAt;
  private long next = SpriteStack.Animation.NEVER;

  /** Double-size sprites that are being uploaded. */
  private record Coming(AtlasUpload upload, DoubleSizeSprites.Held held) {}

  /**
   * Creates a scene from an uploaded map, with render passes that others use, too.
   *
   * @throws IllegalArgumentException if the map is too large for the driver, with a message for
   *     users
   */
  public Scene(RenderPasses passes, SceneUpload arrived) {
    OpenedMap opened = arrived.opened();
    renderer = new WindowPainter(passes, arrived.sprites());
    usual = opened.atlas();
    isStack = opened.stack().isPresent();
    animations = opened.stack().map(SpriteStack::animations).orElse(opened.animations());
    moving = new AnimatedCells(opened.animations());
    try {
      opened.stack().ifPresent(renderer::setStack);
      show(opened.mapOnly(), true);
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
    boolean isPatched = sprites != null && next.layers().equals(sprites.layers());
    if (!isPatched) {
      renderer.setMap(next.layers());
      moving.set(next.layers());
      keepLarge(held -> held.holds(next));
    }
    ChangeCursor<SpritePatch> place = isPatched ? sprites.last() : next.first();
    hasNewSprites |= !isPatched;
    for (; place != next.last(); place = place.next()) {
      SpritePatch patch = place.step();
      renderer.patchMap(patch);
      keepLarge(held -> held.holds(patch));
      moving.patch(place.step());
    }
    sprites = next;
  }

  /**
   * Begins the upload of double-size sprites, with which enlarged maps are drawn until a sprite is
   * shown that they lack; continued by {@link #continueEnlarging}; begins nothing if there are none
   * or the driver refuses them.
   */
  void beginEnlarging(DoubleSizeSprites made) {
    endUpload();
    coming =
        made.atlas()
            .flatMap(renderer.sprites()::upload)
            .map(upload -> new Coming(upload, made.held()))
            .orElse(null);
  }

  /**
   * Uploads a slice of the double-size sprites, if an upload is under way, and uses them once it is
   * complete.
   *
   * @param maxPixels the size of the slice [px]
   * @return whether this call completed the upload
   */
  boolean continueEnlarging(int maxPixels) {
    if (coming == null || !coming.upload.next(maxPixels)) {
      return false;
    }
    renderer.sprites().setDoubles(coming.upload);
    large = Optional.of(coming.held);
    if (coming.held.lacking().isEmpty()) {
      renderer.sprites().releaseUsualColors(usual);
    }
    coming = null;
    hasNewSprites = true;
    return true;
  }

  /**
   * Uploads a slice of the usual sprites, if some are missing.
   *
   * @return whether all are uploaded
   */
  public boolean continueUpload(int maxPixels) {
    return renderer.sprites().continueUpload(maxPixels);
  }

  /** Returns how much of the double-size sprites is still to be uploaded. [px] */
  public long remaining() {
    return coming == null ? 0 : coming.upload.remaining();
  }

  /** Whether double-size sprites are in use. */
  public boolean isEnlarged() {
    return large.isPresent();
  }

  /** Whether the double-size sprites in use lack none of a tile. */
  boolean isEnlarged(OpenedMap opened, int tile) {
    return large.isPresent() && large.get().holds(opened, tile);
  }

  /** Drops the double-size sprites, uploaded or being uploaded, that fail a test. */
  private void keepLarge(Predicate<DoubleSizeSprites.Held> holds) {
    if (large.isPresent() && !holds.test(large.get())) {
      renderer.sprites().dropDoubles();
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

  /** Sets the layers to show, and the style of fields and routes. */
  public void setStyle(Set<Layer> newLayers, OverlayStyle newStyle) {
    if (!newLayers.equals(layers)) {
      layers = newLayers;
      renderer.setLayers(newLayers);
      hasNewSprites = true; // the window keeps them as they were drawn
    }
    if (!newStyle.equals(style)) {
      style = newStyle;
      renderer.setOverlayStyle(newStyle);
      hasNewFields = true; // the window keeps them as they were drawn
    }
  }

  /**
   * Shows the animations in a view at a time.
   *
   * @param millis the time since the animations began [ms, &gt;= 0]
   * @return whether the picture has changed
   */
  public boolean showTime(Viewport view, long millis) {
    return show(seen(view), millis);
  }

  /** Shows animations as {@code render} draws them; returns whether the picture has changed. */
  public boolean showFirstFrames() {
    return show(animations, 0);
  }

  private boolean show(List<SpriteStack.Animation> some, long millis) {
    boolean changed = renderer.showTime(some, millis);
    hasNewSprites |= changed;
    return changed;
  }

  /** Returns the animations in a view; none if it is too small for them to be made out. */
  private List<SpriteStack.Animation> seen(Viewport view) {
    PictureFrame frame = view.frame();
    if (frame.scale() < MIN_SCALE || animations.isEmpty()) {
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

  /**
   * Returns the time until an animation in a view changes; {@link SpriteStack.Animation#NEVER} if
   * nothing moves. [ms]
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
   * Sets whether the map's border seems to go on beyond its edge, which would shine where the map
   * lies in the dark.
   */
  public void setHorizon(boolean isSeen) {
    renderer.setHorizon(isSeen);
  }

  /**
   * Hides what is not seen.
   *
   * @param sight what is seen of the unrotated map; empty if all of it is
   * @param size the size of the unrotated map
   * @return whether the picture has changed
   */
  public boolean hideUnseen(Optional<FogOfWar.Sight> sight, GridSize size, Rotation turned) {
    boolean changed = !isStack && renderer.fogOfWar().show(sight, size, turned);
    hasNewFog |= changed;
    return changed;
  }

  /**
   * Sets what is called on any thread when {@link #update} is due; maps below scale 1 are drawn in
   * the background.
   */
  public void whenDrawn(Runnable callback) {
    renderer.chunks().whenDrawn(callback);
  }

  /** Takes what was drawn in the background; returns whether the picture has changed. */
  public boolean update() {
    return renderer.chunks().update();
  }

  /** Sets whether a frame is being drawn, to which work in the background gives way. */
  public void setDrawing(boolean isDrawing) {
    renderer.chunks().setDrawing(isDrawing);
  }

  /** Whether the last frame showed the map in full detail. */
  public boolean isComplete() {
    return renderer.chunks().isComplete();
  }

  /** Whether parts of the map are being faded in, so that another frame is due. */
  public boolean isFading() {
    return renderer.chunks().isFading();
  }

  /** Draws the visible part of the map. */
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

  /** Takes a step of {@link WindowView#rehearse} with this map. */
  public void rehearse(Viewport view, WindowView window, int step) {
    window.rehearse(renderer, view.frame(), step);
  }

  @Override
  public void close() {
    endUpload();
    renderer.close();
  }
}
