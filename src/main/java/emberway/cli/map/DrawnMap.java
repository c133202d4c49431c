package emberway.cli.map;

import emberway.cli.option.MapInput;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.render.gl.map.MapRenderer;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack;
import emberway.render.pyramid.MapPyramid;
import emberway.render.pyramid.PicturePainter;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.PlaceholderSprites;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a picture shows of a map, without its overlays.
 *
 * @param atlas the sprites that it needs
 * @param doubles the same in double size, if the picture needs these
 * @param whole a frame of the whole map at scale 1
 * @param upload gives the map to a renderer of these sprites
 * @param painter what paints a frame's cells without OpenGL, if anything does
 */
record DrawnMap(
    Atlas atlas,
    Optional<Atlas> doubles,
    PictureFrame whole,
    Consumer<MapRenderer> upload,
    Function<PictureFrame, Optional<PicturePainter>> painter) {

  /** Chooses and reads the sprites of a map; {@code input} collects warnings about missing ones. */
  static DrawnMap of(LoadedMap loaded, PictureJob.Options options, MapInput input) {
    Preparation preparation = new Preparation(loaded, options, input);
    return loaded.art().isPresent() ? preparation.art(loaded.art().get()) : preparation.tiles();
  }

  /** Prepares a map for a picture. */
  private record Preparation(LoadedMap loaded, PictureJob.Options options, MapInput input) {
    private DrawnMap tiles() {
      if (!options.extras().isEmpty()) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "--background, --parallax: only Tiled maps that draw themselves have these; leave them"
                + " out");
      }
      TileMap turned =
          options.rotation() == Rotation.NONE
              ? loaded.map()
              : loaded.map().rotated(options.rotation());
      AutoTiler plain = new AutoTiler(loaded.tiles().set());
      List<AutoTiler.Missing> missing = plain.missing(turned);
      missing.forEach(one -> input.add(loaded.tiles().problem(one, input.display()).asWarning()));
      LoadedTileSet tiles = loaded.tiles().naming(missing);
      AutoTiler tiler = missing.isEmpty() ? plain : new AutoTiler(tiles.set());
      SpriteLayers sprites = tiler.tile(turned);
      boolean[] used = new boolean[tiler.spriteNames().size() + 1];
      sprites.markUsed(used);
      Set<String> reported =
          missing.stream().map(AutoTiler.Missing::stem).collect(Collectors.toSet());
      SpriteSource source = loaded.tiles().sprites();
      Atlas atlas =
          composed(
              new ComposedSprites(source),
              reported,
              (geometry, all) -> Atlas.compose(geometry, tiler.spriteNames(), used, all));
      Optional<Atlas> doubles =
          options.scale() > 1
              ? composed( // one that cannot be read is enlarged from its usual size
                  source,
                  reported,
                  (geometry, all) -> Atlas.composeDoubled(geometry, tiler.spriteNames(), used, all))
              : Optional.empty();
      MapPyramid pyramid = new MapPyramid(atlas, sprites);
      Optional<CellBlitter> copies =
          options.shaders().isEmpty()
              ? Optional.of(new CellBlitter(atlas, sprites))
              : Optional.empty();
      return new DrawnMap(
          atlas,
          doubles,
          PictureFrame.whole(new IsoProjection(tiles.set().geometry(), turned.size()), 1),
          renderer -> {
            renderer.setMap(sprites, pyramid);
            copies.ifPresent(renderer::setBlitter);
          },
          frame -> painter(frame, pyramid, copies));
    }

    private Optional<PicturePainter> painter(
        PictureFrame frame, MapPyramid averages, Optional<CellBlitter> copies) {
      if (frame.scale() < 1 && averages.isFor(frame)) {
        return Optional.of(
            (part, rgba) -> averages.drawHere(frame, options.layers(), part, IntBuffer.wrap(rgba)));
      }
      return copies
          .filter(some -> some.isFor(frame))
          .map(some -> (part, rgba) -> some.draw(frame, part, options.layers(), rgba));
    }

    /**
     * Prepares a Tiled map that draws itself, which has a single orientation and its own layers.
     */
    private DrawnMap art(TiledArt art) {
      if (options.rotation() != Rotation.NONE) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "--rotate %d: the pictures of a Tiled map show one side only; leave it out"
                .formatted(options.rotation().degrees()));
      }
      if (!options.layers().containsAll(List.of(Layer.BASE, Layer.OVERLAY))) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "--layers: a Tiled map has layers of its own; leave it out, or hide layers in Tiled");
      }
      try {
        SpriteStack stack =
            TiledPicture.of(art.map(), art.pictures(), options.extras(), this::warn);
        return new DrawnMap(
            stack.atlas(),
            Optional.empty(),
            stack.frame(1),
            renderer -> renderer.setStack(stack),
            frame -> Optional.empty());
      } catch (SpriteUnavailableException failure) {
        throw unusable(failure);
      }
    }

    private void warn(SpriteUnavailableException missing) {
      UnreadableException.problems(missing, input.display()).forEach(input::add);
    }

    /** Warns about missing pictures, except those already reported. */
    private void warn(PlaceholderSprites sprites, Set<String> reported) {
      sprites
          .missing()
          .forEach(
              (name, failure) -> {
                if (reported.add(name)) {
                  warn(failure);
                }
              });
    }

    /** Makes an atlas of sprites. */
    private interface Composition<T> {
      T of(TileGeometry geometry, PlaceholderSprites sprites) throws SpriteUnavailableException;
    }

    /** Makes an atlas with placeholders for missing sprites, and warns about these. */
    private <T> T composed(SpriteSource source, Set<String> reported, Composition<T> composition) {
      TileGeometry geometry = loaded.tiles().set().geometry();
      PlaceholderSprites sprites = new PlaceholderSprites(source, geometry);
      try {
        return composition.of(geometry, sprites);
      } catch (SpriteUnavailableException failure) {
        throw unusable(failure);
      } finally {
        warn(sprites, reported);
      }
    }

    private static CommandFailure unusable(SpriteUnavailableException failure) {
      return new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    }
  }
}
