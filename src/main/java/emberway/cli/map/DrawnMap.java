package emberway.cli.map;

import emberway.cli.option.MapInput;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.drawable.DrawableMap;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.pack.map.LoadedMap;
import emberway.render.gl.map.MapRenderer;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack;
import emberway.render.pyramid.MapPyramid;
import emberway.render.pyramid.PicturePainter;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteUnavailableException;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

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
    check(loaded, options);
    try {
      DrawableMap map =
          DrawableMap.shown(loaded, options.rotation(), options.extras(), input.display());
      map.missing().problems().forEach(input::add);
      return map.stack().isPresent()
          ? ofStack(map, map.stack().get())
          : ofTiles(map, map.sprites().orElseThrow(), options, input);
    } catch (SpriteUnavailableException failure) {
      throw new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    }
  }

  /** Refuses options that a map does not support. */
  private static void check(LoadedMap loaded, PictureJob.Options options) {
    if (loaded.art().isEmpty() && !options.extras().isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--background, --parallax: only Tiled maps that draw themselves have these; leave them"
              + " out");
    }
    if (loaded.art().isPresent() && options.rotation() != Rotation.NONE) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--rotate %d: the pictures of a Tiled map show one side only; leave it out"
              .formatted(options.rotation().degrees()));
    }
    if (loaded.art().isPresent()
        && !options.layers().containsAll(List.of(Layer.BASE, Layer.OVERLAY))) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--layers: a Tiled map has layers of its own; leave it out, or hide layers in Tiled");
    }
  }

  private static DrawnMap ofStack(DrawableMap map, SpriteStack stack) {
    return new DrawnMap(
        map.atlas(),
        Optional.empty(),
        map.whole(),
        renderer -> renderer.setStack(stack),
        frame -> Optional.empty());
  }

  private static DrawnMap ofTiles(
      DrawableMap map, SpriteLayers sprites, PictureJob.Options options, MapInput input)
      throws SpriteUnavailableException {
    MapPyramid pyramid = new MapPyramid(map.atlas(), sprites);
    Optional<CellBlitter> copies =
        options.shaders().isEmpty()
            ? Optional.of(new CellBlitter(map.atlas(), sprites))
            : Optional.empty();
    return new DrawnMap(
        map.atlas(),
        options.scale() > 1 ? map.doubles(input.display(), input::add) : Optional.empty(),
        map.whole(),
        renderer -> {
          renderer.setMap(sprites, pyramid);
          copies.ifPresent(renderer::setBlitter);
        },
        frame -> painter(frame, pyramid, copies, options.layers()));
  }

  private static Optional<PicturePainter> painter(
      PictureFrame frame, MapPyramid averages, Optional<CellBlitter> copies, Set<Layer> layers) {
    if (frame.scale() < 1 && averages.isFor(frame)) {
      return Optional.of(
          (part, rgba) -> averages.drawHere(frame, layers, part, IntBuffer.wrap(rgba)));
    }
    return copies
        .filter(some -> some.isFor(frame))
        .map(some -> (part, rgba) -> some.draw(frame, part, layers, rgba));
  }
}
