package emberway.bench;

import emberway.drawable.DrawableMap;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.SearchHooks;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.map.WindowPainter;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteUnavailableException;
import emberway.view.FieldKind;
import emberway.view.MapPlanner;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A map in a renderer without a window, with the fields and the route that a window shows. */
final class RenderedMap implements AutoCloseable {
  private final GlContext context;
  private final MapRenderer renderer;
  private final Optional<CellBlitter> copies;
  private final PictureFrame whole;

  /**
   * Uploads a map.
   *
   * @param isOfWindow whether its sprites are prepared for all scales, as a window needs them
   */
  RenderedMap(LoadedMap loaded, boolean isOfWindow)
      throws OpenGlUnavailableException, SpriteUnavailableException {
    context = GlContext.headless();
    DrawableMap drawable = DrawableMap.shown(loaded, Rotation.NONE, Set.of(), "");
    Atlas atlas = drawable.atlas();
    int ground = loaded.tiles().set().geometry().groundPixels();
    ShaderSource shaders = ShaderSource.bundled();
    renderer =
        isOfWindow
            ? new WindowPainter(context, shaders, PreparedAtlas.forAllScales(atlas, ground))
            : new FilePainter(context, shaders, atlas);
    drawable.stack().ifPresent(renderer::setStack);
    drawable.sprites().ifPresent(renderer::setMap);
    copies = drawable.sprites().map(sprites -> new CellBlitter(atlas, sprites));
    whole = drawable.whole();
    TileMap map = loaded.map();
    try (MapPlanner planner = new MapPlanner(map)) {
      renderer.setFields(
          Stream.of(FieldKind.WARMTH, FieldKind.DREAD)
              .map(planner::field)
              .filter(FieldOverlay::isVisible)
              .toList());
      if (map.start().isPresent() && map.goal().isPresent()) {
        renderer.setRoutes(
            MapPlanner.route(
                    planner.plan(map.start().get(), map.goal().get(), SearchHooks.NONE),
                    map,
                    map.goal().get())
                .stream()
                .toList());
      }
    }
  }

  MapRenderer renderer() {
    return renderer;
  }

  /** What copies the map's sprites without OpenGL; empty if a stack is drawn. */
  Optional<CellBlitter> copies() {
    return copies;
  }

  /** A frame of the whole map at scale 1. */
  PictureFrame whole() {
    return whole;
  }

  @Override
  public void close() {
    renderer.close();
    context.close();
  }
}
