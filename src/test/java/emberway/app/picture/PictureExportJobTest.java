package emberway.app.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.app.scene.MapOpener;
import emberway.app.scene.MapSprites;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.SceneContent;
import emberway.app.scene.SceneRequest;
import emberway.app.scene.TestMap;
import emberway.drawable.DrawableMap;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureFile;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.render.export.Compression;
import emberway.render.export.ExportProgress;
import emberway.render.export.PictureExporter;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.sprite.SpritePatch;
import emberway.view.FieldKind;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures of the map on show are those that OpenGL draws alone, to the last bit. */
final class PictureExportJobTest {
  private static final OverlayStyle STYLE = new OverlayStyle(true, true, 1.5);

  @BeforeAll
  static void openContext() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  /** The valley with water, a woken volcano and a new pond, rotated, with its fields and route. */
  private static SceneContent edited(OpenedMap opened, Rotation rotation) {
    ChangeCursor<MapEdit> edits = opened.mapOnly().request().edits();
    RouteRequest route = RouteRequest.between(RouteEnds.markedOn(opened.loaded().map()));
    Set<FieldKind> fields = Set.of(FieldKind.WARMTH, FieldKind.COST);
    compose(opened, new SceneRequest(rotation, edits, fields, true, route)); // patched next
    TileMap map = opened.loaded().map().copy();
    int[] cells = {map.size().index(3, 1), map.size().index(6, 4)};
    for (String name : List.of("water", "erupting-volcano")) {
      int id = map.legend().id(name);
      MapEdit edit = MapEdit.painting(map, map.legend().tile(id).layer(), cells, id);
      edit.applyTo(map);
      edits = edits.append(edit);
    }
    return compose(opened, new SceneRequest(rotation, edits, fields, true, route));
  }

  private static SceneContent compose(OpenedMap opened, SceneRequest request) {
    return opened.composer().compose(request, () -> false).orElseThrow();
  }

  /** Draws as a job does. */
  private static byte[] picture(PictureExportJob.Order order) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GlContext context = GlContext.headless();
        PictureFile file = order.open(context)) {
      file.write(
          order.frame(), order.part(), order::over, Compression.FAST, out, ExportProgress.NONE);
    }
    return out.toByteArray();
  }

  /** Draws all by OpenGL but averages, with the changes of sprites one by one. */
  private static byte[] expected(PictureExportJob.Order order) throws Exception {
    DrawableMap map = order.map();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GlContext context = GlContext.headless();
        FilePainter renderer = new FilePainter(context, ShaderSource.bundled(), map.atlas())) {
      map.stack().ifPresent(renderer::setStack);
      if (map.stack().isEmpty()) {
        MapSprites sprites = order.sprites();
        renderer.setMap(sprites.layers());
        for (ChangeCursor<SpritePatch> place = sprites.first();
            place != sprites.last();
            place = place.next()) {
          renderer.patchMap(place.step());
        }
        if (order.content().scale() > 1) {
          map.with(sprites.patched())
              .doubles(sprite -> true, "", problem -> {}) // as render does
              .ifPresent(renderer.sprites()::setDoubles);
        }
      }
      renderer.setLayers(order.content().layers());
      renderer.setOverlayStyle(order.content().style());
      renderer.setFields(order.over().fields());
      renderer.setRoutes(order.over().routes());
      new PictureExporter(Compression.FAST)
          .export(renderer, order.frame(), order.part(), List.of(), out, ExportProgress.NONE);
    }
    return out.toByteArray();
  }

  private static void assertSame(byte[] drawn, byte[] wanted, int least) {
    assertThat(Arrays.equals(drawn, wanted)).as("the same %d bytes", wanted.length).isTrue();
    assertThat(drawn.length).isGreaterThan(least);
  }

  private static PictureExportJob.Order order(
      OpenedMap opened, SceneContent shown, PictureContent content, PictureFrame frame) {
    PixelBox part = new PixelBox(-20, 5, frame.width(), frame.height()); // beyond the picture
    return new PictureExportJob.Order(
        opened.drawable(),
        shown.sprites(),
        new PictureFile.Over(shown.fields(), shown.routes(), PlaceLabels.NONE, null),
        content,
        ShaderSource.bundled(),
        frame,
        part);
  }

  @ParameterizedTest
  @CsvSource({
    "0.05,NONE,true",
    "0.3,QUARTER,true",
    "1,NONE,true",
    "1,HALF,false",
    "1.5,NONE,true",
    "2,QUARTER,true"
  })
  void open_editedMap_isDrawnAsByOpenGlAlone(double scale, Rotation rotation, boolean withOverlays)
      throws Exception {
    OpenedMap opened = TestMap.valley();
    SceneContent shown = edited(opened, rotation);
    assertThat(shown.sprites().last()).as("patches").isNotSameAs(shown.sprites().first());
    assertThat(shown.fields()).hasSize(2);
    assertThat(shown.routes()).hasSize(1);
    PictureFrame frame =
        PictureFrame.whole(
            new IsoProjection(
                opened.loaded().tiles().set().geometry(), shown.sprites().layers().size()),
            scale);
    for (Set<Layer> layers : List.of(Set.of(Layer.values()), Set.of(Layer.OVERLAY))) {
      PictureContent content = PictureContent.at(scale).withLayers(layers).withStyle(STYLE);
      PictureExportJob.Order order =
          order(opened, shown.with(withOverlays, withOverlays), content, frame);
      assertSame(picture(order), expected(order), 200);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1, 16})
  void open_tiledMap_isDrawnAsByOpenGlAlone(double scale) throws Exception {
    Path home = Path.of(System.getProperty("emberway.home", "."));
    OpenedMap opened =
        new MapOpener(Optional.empty()).open(home.resolve("src/test/resources/changes/map.tmx"));
    PictureExportJob.Order order =
        order(
            opened,
            opened.mapOnly(),
            PictureContent.at(scale),
            opened.stack().orElseThrow().frame(scale));
    assertSame(picture(order), expected(order), 50);
  }
}
