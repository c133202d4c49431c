package emberway.drawable;

import emberway.render.export.Compression;
import emberway.render.export.ExportProgress;
import emberway.render.export.PictureExporter;
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.gl.map.LabelRasterizer;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLayer;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.RouteOverlay;
import emberway.render.pyramid.MapPyramid;
import emberway.render.pyramid.PicturePainter;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Draws a picture of a map into a PNG stream. At scales up to 1, several threads paint the cells;
 * OpenGL draws what they cannot, and is opened only if there is any of that. One thread.
 */
public final class PictureFile implements AutoCloseable {
  /**
   * What lies over the cells.
   *
   * @param fields lowest first
   * @param routes lowest first
   * @param text what is written around the map, if anything is to be around it
   */
  public record Over(
      List<FieldOverlay> fields,
      List<RouteOverlay> routes,
      PlaceLabels names,
      PictureSheet.Text text) {
    private boolean needsOpenGl() {
      return !fields.isEmpty() || !routes.isEmpty();
    }
  }

  private final DrawableMap map;
  private final Optional<Atlas> doubles;
  private final PictureContent content;
  private final ShaderSource shaders;
  private final Supplier<GlContext> contexts;
  private final Optional<MapPyramid> averages; // empty if a stack is drawn
  private final Optional<CellBlitter> copies; // empty if a stack, or shaders of the user, are drawn
  private GlContext context; // null until open
  private FilePainter renderer; // null until open

  /**
   * Takes a map.
   *
   * @param doubles the pictures of its sprites in double size, for scales above 1
   * @param contexts called at most once, on the thread that draws; the context is closed with this
   */
  public PictureFile(
      DrawableMap map,
      Optional<Atlas> doubles,
      PictureContent content,
      ShaderSource shaders,
      Supplier<GlContext> contexts) {
    this.map = map;
    this.doubles = doubles;
    this.content = content;
    this.shaders = shaders;
    this.contexts = contexts;
    averages = map.sprites().map(sprites -> new MapPyramid(map.atlas(), sprites));
    copies =
        map.sprites()
            .filter(sprites -> shaders.isBundled())
            .map(sprites -> new CellBlitter(map.atlas(), sprites));
  }

  /**
   * Opens OpenGL, unless it is open. For callers that know that it will be needed and have time
   * now.
   */
  public void openAhead() {
    if (renderer != null) {
      return;
    }
    context = contexts.get();
    renderer = new FilePainter(context, shaders, map.atlas());
    map.stack().ifPresent(renderer::setStack);
    map.sprites().ifPresent(this::setMap);
    doubles.ifPresent(renderer.sprites()::setDoubles);
    renderer.setLayers(content.layers());
    renderer.setOverlayStyle(content.style());
  }

  private void setMap(SpriteLayers sprites) {
    renderer.setMap(sprites, averages.orElseThrow());
  }

  /**
   * Draws a part of a frame's picture and what is around it, and writes it.
   *
   * @param part which shows the map; may extend beyond the picture, where pixels are transparent
   *     [picture px] [at least 1 × 1]
   * @param over called once, when the first cells are being painted
   * @param out is neither flushed nor closed
   * @throws IOException if the stream fails; what was written so far is not a valid picture
   */
  public void write(
      PictureFrame frame,
      PixelBox part,
      Supplier<Over> over,
      Compression compression,
      OutputStream out,
      ExportProgress progress)
      throws IOException {
    PictureExporter exporter = new PictureExporter(compression);
    PixelBox sheet = content.sheet().around(part);
    Optional<PicturePainter> cells =
        averages.flatMap(some -> PicturePainter.of(frame, content.layers(), some, copies));
    if (cells.isPresent()) {
      exporter.export(
          cells.get(), frame, sheet, () -> front(frame, part, over.get()), out, progress);
    } else {
      openAhead();
      Over shown = over.get();
      give(shown);
      exporter.export(renderer, frame, sheet, layers(frame, part, shown), out, progress);
    }
  }

  private List<? extends PictureLayer> layers(PictureFrame frame, PixelBox part, Over over) {
    return content.sheet().isMore()
        ? new MapSheet(content, map, frame, part, over).layers(over.names)
        : LabelRasterizer.labels(over.names);
  }

  private PictureExporter.Front front(PictureFrame frame, PixelBox part, Over over) {
    if (over.needsOpenGl()) {
      openAhead();
      give(over);
    }
    return new PictureExporter.Front(
        over.needsOpenGl() ? Optional.of(renderer) : Optional.empty(), layers(frame, part, over));
  }

  private void give(Over over) {
    renderer.setFields(over.fields);
    renderer.setRoutes(over.routes);
  }

  @Override
  public void close() {
    if (renderer != null) {
      renderer.close();
    }
    if (context != null) {
      context.close();
    }
  }
}
