package emberway.bench;

import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.tileset.LoadedTileSet;
import emberway.plan.query.SearchHooks;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.OpenGlUnavailableException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.sprite.PreparedAtlas;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack;
import emberway.render.pyramid.MapPyramid;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.PlaceholderSprites;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import emberway.view.FieldKind;
import emberway.view.MapPlanner;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A map in a renderer without a window, with the fields and the route that a window shows. */
final class RenderedMap implements AutoCloseable {
  private final GlContext context;
  private final boolean isOfWindow;
  private MapRenderer renderer;
  private PictureFrame whole;

  /**
   * Uploads a map.
   *
   * @param isOfWindow whether its sprites are prepared for all scales, as a window needs them
   */
  RenderedMap(LoadedMap loaded, boolean isOfWindow)
      throws OpenGlUnavailableException, SpriteUnavailableException {
    this.isOfWindow = isOfWindow;
    context = GlContext.headless();
    if (loaded.art().isPresent()) {
      upload(loaded, loaded.art().get());
    } else {
      upload(loaded);
    }
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

  private void upload(LoadedMap loaded) throws SpriteUnavailableException {
    List<AutoTiler.Missing> missing = new AutoTiler(loaded.tiles().set()).missing(loaded.map());
    LoadedTileSet tiles = loaded.tiles().naming(missing);
    AutoTiler tiler = new AutoTiler(tiles.set());
    SpriteLayers sprites = tiler.tile(loaded.map());
    boolean[] used = new boolean[tiler.spriteNames().size() + 1];
    sprites.markUsed(used);
    TileGeometry geometry = tiles.set().geometry();
    Atlas atlas =
        Atlas.compose(
            geometry,
            tiler.spriteNames(),
            used,
            new PlaceholderSprites(new ComposedSprites(loaded.tiles().sprites()), geometry));
    open(loaded, atlas);
    renderer.setMap(sprites, new MapPyramid(atlas, sprites));
    renderer.setBlitter(new CellBlitter(atlas, sprites));
    whole = PictureFrame.whole(new IsoProjection(geometry, loaded.map().size()), 1);
  }

  private void upload(LoadedMap loaded, TiledArt art) throws SpriteUnavailableException {
    SpriteStack stack = TiledPicture.of(art.map(), art.pictures(), Set.of(), missing -> {});
    open(loaded, stack.atlas());
    renderer.setStack(stack);
    whole = stack.frame(1);
  }

  private void open(LoadedMap loaded, Atlas atlas) {
    int ground = loaded.tiles().set().geometry().groundPixels();
    renderer =
        isOfWindow
            ? new MapRenderer(
                context, ShaderSource.bundled(), PreparedAtlas.forAllScales(atlas, ground))
            : new MapRenderer(context, ShaderSource.bundled(), atlas);
  }

  MapRenderer renderer() {
    return renderer;
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
