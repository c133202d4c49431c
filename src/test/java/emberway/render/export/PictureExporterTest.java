package emberway.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.gl.GlContext;
import emberway.render.gl.map.FilePainter;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.iso.RouteOverlay;
import emberway.render.pyramid.MapPyramid;
import emberway.render.pyramid.PicturePainter;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PictureExporterTest {
  private static final Set<Layer> ALL = Set.of(Layer.values());

  @AutoClose private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  private static Scene scene(int width, int height) {
    return TestScenes.random(
        TestScenes.noise(TileGeometry.PUBLISHED, 8, 0, 77, 255), new GridSize(width, height), 8);
  }

  /** What paints a scene's cells below scale 1 without OpenGL; empty at other scales. */
  private static Optional<PicturePainter> averages(Scene scene, PictureFrame frame) {
    MapPyramid pyramid = new MapPyramid(scene.tiles().atlas(scene.tiler()), scene.sprites());
    return PicturePainter.of(frame, ALL, pyramid, Optional.empty());
  }

  /** What paints a scene's cells at scales up to 1 without OpenGL. */
  private static Optional<PicturePainter> painter(Scene scene, PictureFrame frame) {
    Atlas atlas = scene.tiles().atlas(scene.tiler());
    MapPyramid pyramid = new MapPyramid(atlas, scene.sprites());
    CellBlitter blitter = new CellBlitter(atlas, scene.sprites());
    return PicturePainter.of(frame, ALL, pyramid, Optional.of(blitter));
  }

  /** Exports a part; OpenGL draws the cells only if nothing else paints them. */
  private static void export(
      PictureExporter exporter,
      FilePainter renderer,
      Optional<PicturePainter> cells,
      PictureFrame frame,
      PixelBox part,
      List<PictureLabel> labels,
      OutputStream out,
      ExportProgress progress)
      throws IOException {
    if (cells.isPresent()) {
      PictureExporter.Front front = new PictureExporter.Front(Optional.of(renderer), labels);
      exporter.export(cells.get(), frame, part, () -> front, out, progress);
    } else {
      exporter.export(renderer, frame, part, labels, out, progress);
    }
  }

  /** Exports a whole picture; OpenGL draws its cells from scale 1 on. */
  private static void export(
      PictureExporter exporter,
      FilePainter renderer,
      Scene scene,
      PictureFrame frame,
      OutputStream out,
      ExportProgress progress)
      throws IOException {
    export(
        exporter,
        renderer,
        averages(scene, frame),
        frame,
        PictureExporter.whole(frame),
        List.of(),
        out,
        progress);
  }

  /** Pictures of several bands, blocks and target widths against one drawn in one piece. */
  @ParameterizedTest
  @CsvSource({"3,2,1,1", "60,45,1,2", "60,45,0.6,3", "9,7,3.5,2", "1,1,0.01,2"})
  void export_anySize_isTheSinglePieceUnpremultiplied(
      int width, int height, double scale, int threads) throws Exception {
    Scene scene = scene(width, height);
    PictureFrame frame = GlFixture.frame(scene, scale);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, threads),
          renderer,
          scene,
          frame,
          out,
          ExportProgress.NONE);
      SpriteImage decoded = decode(out);
      SpriteImage whole = GlFixture.draw(renderer, frame);
      Alpha.unpremultiply(whole.rgba(), 0, whole.rgba().length);
      assertThat(GlFixture.difference(decoded, whole)).isEmpty();
    }
  }

  @Tag("slow")
  @Test
  void export_widerThanOneTarget_isTheSinglePieceToo() throws Exception {
    export_anySize_isTheSinglePieceUnpremultiplied(230, 110, 1, 2);
  }

  @Test
  void export_withOverlays_isTheSinglePieceToo() throws Exception {
    Scene scene = scene(70, 40);
    GridSize size = scene.map().size();
    float[] values = new float[size.cells()];
    Arrays.fill(values, 1);
    values[size.index(30, 20)] = 6;
    int[] route = {size.index(30, 20), size.index(31, 20), size.index(32, 21), size.index(32, 22)};
    PictureFrame frame = GlFixture.frame(scene, 1);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.REPEL, size, values)));
      renderer.setRoutes(List.of(new RouteOverlay(size, route, size.index(3, 3))));
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, 2),
          renderer,
          scene,
          frame,
          out,
          ExportProgress.NONE);
      SpriteImage whole = GlFixture.draw(renderer, frame);
      Alpha.unpremultiply(whole.rgba(), 0, whole.rgba().length);
      assertThat(GlFixture.difference(decode(out), whole)).isEmpty();
    }
  }

  /** Cells that are copied without OpenGL lie below the overlays as those that it draws. */
  @Test
  void export_copiedCells_areWhatOpenGlDraws() throws Exception {
    Scene scene = scene(70, 40);
    GridSize size = scene.map().size();
    float[] values = new float[size.cells()];
    Arrays.fill(values, 1);
    values[size.index(30, 20)] = 6;
    PictureFrame frame = GlFixture.frame(scene, 1);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, size, values)));
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, 2),
          renderer,
          painter(scene, frame),
          frame,
          PictureExporter.whole(frame),
          List.of(),
          out,
          ExportProgress.NONE);
      SpriteImage whole = GlFixture.draw(renderer, frame);
      Alpha.unpremultiply(whole.rgba(), 0, whole.rgba().length);
      assertThat(GlFixture.difference(decode(out), whole)).isEmpty();
    }
  }

  /**
   * Overlays here and there: parts that OpenGL does not see are those in which it draws nothing.
   */
  @ParameterizedTest
  @CsvSource({
    "1,54,54,52,26",
    "0.6,54,54,52,26",
    "0.2,54,54,52,26",
    "0.06,54,54,52,26",
    "1,60,60,60,8",
    "0.3,30,40,12,40"
  })
  void export_overlaysHereAndThere_areWhatOpenGlDrawsEverywhere(
      double scale, int spriteWidth, int spriteHeight, int latticeWidth, int latticeHeight)
      throws Exception {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    TileGeometry geometry =
        new TileGeometry(spriteWidth, spriteHeight, latticeWidth, latticeHeight);
    Scene scene =
        TestScenes.random(TestScenes.noise(geometry, 8, 0, 77, 255), new GridSize(70, 50), 8);
    GridSize size = scene.map().size();
    PictureFrame frame = GlFixture.frame(scene, scale);
    List<FieldOverlay> fields = new ArrayList<>();
    for (FieldOverlay.Kind kind : FieldOverlay.Kind.values()) {
      if (kind != FieldOverlay.Kind.COST) { // which is everywhere
        float[] values = new float[size.cells()];
        boolean isShare = kind == FieldOverlay.Kind.REACH;
        Arrays.fill(values, isShare ? Float.POSITIVE_INFINITY : 1);
        for (int i = 0; i < 4; i++) {
          values[random.nextInt(values.length)] = isShare ? 0.5f : 3;
        }
        fields.add(new FieldOverlay(kind, size, values));
      }
    }
    int from = size.index(2 + random.nextInt(60), 2 + random.nextInt(40));
    int[] route = {from, from + 1, from + 2 + size.width(), from + 2 + 2 * size.width()};
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(fields);
      renderer.setRoutes(List.of(new RouteOverlay(size, route, random.nextInt(size.cells()))));
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      PixelBox part = new PixelBox(-40, -30, frame.width() + 70, frame.height() + 60);
      export(
          new PictureExporter(Compression.FAST, 2),
          renderer,
          painter(scene, frame),
          frame,
          part,
          List.of(),
          out,
          ExportProgress.NONE);
      SpriteImage whole =
          GlFixture.draw(renderer, frame, part.left(), part.top(), part.width(), part.height());
      Alpha.unpremultiply(whole.rgba(), 0, whole.rgba().length);
      assertThat(GlFixture.difference(decode(out), whole)).as("seed %d", seed).isEmpty();
    }
  }

  /** What lies over the cells is asked for once, and not before cells are being painted. */
  @Test
  void export_paintedCells_areTheRenderersWithTheFrontOverThem() throws Exception {
    Scene scene = scene(60, 45);
    PictureFrame frame = GlFixture.frame(scene, 0.6);
    List<PictureLabel> labels = labels(frame.width(), frame.height());
    List<PixelBox> painted = Collections.synchronizedList(new ArrayList<>());
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      PicturePainter cells = averages(scene, frame).orElseThrow();
      List<Integer> asked = new ArrayList<>();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new PictureExporter(Compression.FAST, 1)
          .export(
              (part, rgba) -> {
                painted.add(part);
                cells.draw(part, rgba);
              },
              frame,
              PictureExporter.whole(frame),
              () -> {
                asked.add(painted.size());
                return new PictureExporter.Front(Optional.empty(), labels);
              },
              out,
              ExportProgress.NONE);
      assertThat(asked).hasSize(1);
      assertThat(asked.get(0)).isPositive();
      ByteArrayOutputStream usual = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, 2),
          renderer,
          Optional.of(cells),
          frame,
          PictureExporter.whole(frame),
          labels,
          usual,
          ExportProgress.NONE);
      assertThat(out.toByteArray()).isEqualTo(usual.toByteArray());
    }
  }

  /** A front that fails ends the export before anything is written. */
  @Test
  void export_frontThatFails_writesNothing() {
    Scene scene = scene(60, 45);
    PictureFrame frame = GlFixture.frame(scene, 0.6);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PicturePainter cells = averages(scene, frame).orElseThrow();
    assertThatThrownBy(
            () ->
                new PictureExporter(Compression.FAST)
                    .export(
                        cells,
                        frame,
                        PictureExporter.whole(frame),
                        () -> {
                          throw new IllegalStateException("no route");
                        },
                        out,
                        ExportProgress.NONE))
        .hasMessage("no route");
    assertThat(out.size()).isZero();
  }

  /**
   * Labels across every edge between blocks and bands, over a picture and over parts of one, drawn
   * by OpenGL and painted without it: none is moved, cut or left out.
   */
  @ParameterizedTest
  @CsvSource({
    "60,45,1,0,0,2758,1400",
    "60,45,1,-30,-50,2900,1500",
    "60,45,1,311,207,1900,1030",
    "3,2,1,0,0,1,1",
    "60,45,0.6,0,0,1655,840",
    "60,45,0.6,-30,-50,1900,1100",
    "60,45,0.6,211,107,1100,630"
  })
  void export_labels_lieWhereTheyDoOverASinglePiece(
      int width, int height, double scale, int left, int top, int partWidth, int partHeight)
      throws Exception {
    assertLabelsLieAsOverASinglePiece(width, height, scale, left, top, partWidth, partHeight);
  }

  @Tag("slow")
  @Test
  void export_labelsOfManyBands_lieWhereTheyDoOverASinglePiece() throws Exception {
    assertLabelsLieAsOverASinglePiece(230, 110, 1, 1000, 900, 5000, 2200);
    assertLabelsLieAsOverASinglePiece(230, 110, 0.8, 700, 600, 5000, 2200);
  }

  private void assertLabelsLieAsOverASinglePiece(
      int width, int height, double scale, int left, int top, int partWidth, int partHeight)
      throws Exception {
    Scene scene = scene(width, height);
    PictureFrame frame = GlFixture.frame(scene, scale);
    PixelBox part = new PixelBox(left, top, partWidth, partHeight);
    List<PictureLabel> labels = labels(partWidth, partHeight);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, 2),
          renderer,
          averages(scene, frame),
          frame,
          part,
          labels,
          out,
          ExportProgress.NONE);
      SpriteImage whole = GlFixture.draw(renderer, frame, left, top, part.width(), part.height());
      for (PictureLabel label : labels) {
        label.lay(whole.rgba(), part.width(), 0, part.height());
      }
      Alpha.unpremultiply(whole.rgba(), 0, whole.rgba().length);
      assertThat(GlFixture.difference(decode(out), whole)).isEmpty();
    }
  }

  /** Labels of noise, one after the other from above the picture to below it. */
  private static List<PictureLabel> labels(int width, int height) {
    Random random = new Random(5);
    List<PictureLabel> labels = new ArrayList<>();
    for (int top = -20; top < height; top += 41) {
      PixelBox box = new PixelBox(random.nextInt(width + 30) - 30, top, 60, 37);
      byte[] coverage = new byte[box.width() * box.height()];
      random.nextBytes(coverage);
      labels.add(new PictureLabel(box, coverage, 2));
    }
    return labels;
  }

  @Test
  void export_sameFrameTwice_isTheSameBytes() throws Exception {
    Scene scene = scene(60, 60);
    PictureFrame frame = GlFixture.frame(scene, 1);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      ByteArrayOutputStream one = new ByteArrayOutputStream();
      ByteArrayOutputStream two = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, 1),
          renderer,
          scene,
          frame,
          one,
          ExportProgress.NONE);
      export(
          new PictureExporter(Compression.FAST, 3),
          renderer,
          scene,
          frame,
          two,
          ExportProgress.NONE);
      assertThat(two.toByteArray()).isEqualTo(one.toByteArray());
    }
  }

  /** Drawn by OpenGL, and painted without it. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 0.6})
  void export_progress_growsToAllRows(double scale) throws Exception {
    Scene scene = scene(60, 60);
    PictureFrame frame = GlFixture.frame(scene, scale);
    List<Integer> heard = new ArrayList<>();
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      export(
          new PictureExporter(Compression.FAST),
          renderer,
          scene,
          frame,
          OutputStream.nullOutputStream(),
          (done, total) -> heard.add(done));
    }
    assertThat(heard).isSorted();
    assertThat(heard).as("all bands, and the end").hasSizeGreaterThan(2);
    assertThat(heard.get(heard.size() - 1)).isEqualTo(frame.height());
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 0.6})
  void export_listenerSaysNo_isCanceled(double scale) {
    Scene scene = scene(60, 60);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      assertThatThrownBy(
              () ->
                  export(
                      new PictureExporter(Compression.FAST),
                      renderer,
                      scene,
                      GlFixture.frame(scene, scale),
                      OutputStream.nullOutputStream(),
                      (done, total) -> false))
          .isInstanceOf(CancellationException.class);
    }
  }

  /** In blocks longer than what is compressed at a time; of noise, nothing can be made small. */
  @Test
  void export_small_isTheSamePictureInOtherBytes() throws Exception {
    Scene scene = scene(60, 45);
    PictureFrame frame = GlFixture.frame(scene, 0.6);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      ByteArrayOutputStream fast = new ByteArrayOutputStream();
      ByteArrayOutputStream small = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, 2),
          renderer,
          scene,
          frame,
          fast,
          ExportProgress.NONE);
      export(
          new PictureExporter(Compression.SMALL, 2),
          renderer,
          scene,
          frame,
          small,
          ExportProgress.NONE);
      assertThat(GlFixture.difference(decode(small), decode(fast))).isEmpty();
      assertThat(small.toByteArray()).isNotEqualTo(fast.toByteArray());
    }
  }

  @Test
  void export_streamThatRefuses_passesItsExceptionOn() {
    Scene scene = scene(60, 60);
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("disk full");
          }
        };
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      assertThatThrownBy(
              () ->
                  export(
                      new PictureExporter(Compression.FAST),
                      renderer,
                      scene,
                      GlFixture.frame(scene, 1),
                      full,
                      ExportProgress.NONE))
          .isInstanceOf(IOException.class)
          .hasMessage("disk full");
    }
  }

  /**
   * Rows of more than half a million pixels, in parts, with labels and fields across their ends.
   */
  @ParameterizedTest
  @CsvSource({"0.7,1", "1,2", "1.5,2"})
  void export_longRows_areThoseOfItsParts(double scale, int threads) throws Exception {
    Scene scene = scene(26_000, 1);
    GridSize size = scene.map().size();
    float[] values = new float[size.cells()];
    Arrays.fill(values, 1);
    for (int cell = 0; cell < values.length; cell += 7) {
      values[cell] = 6;
    }
    PictureFrame frame = GlFixture.frame(scene, scale);
    int left = frame.width() / 2 - 600_000;
    PixelBox part = new PixelBox(left, frame.height() / 2, 1_200_000, 3);
    List<PictureLabel> labels = labels(1_200_000, 3);
    labels.addAll(labels(2 * (1 << 19) + 40, 3));
    for (int i = -20; i < 20; i++) { // across the end of a band
      labels.add(new PictureLabel(new PixelBox((1 << 19) + 2 * i, -1, 9, 5), new byte[45], 1));
    }
    int[] heard = {0};
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.REPEL, size, values)));
      PngRows rows =
          new PngRows(
              (row, rgba) -> {
                for (int x = 0; x < part.width(); x += 4000) {
                  SpriteImage piece =
                      GlFixture.draw(renderer, frame, left + x, part.top() + row, 4000, 1);
                  for (PictureLabel label : labels) {
                    label.layRow(piece.rgba(), 0, x, x + 4000, row);
                  }
                  Alpha.unpremultiply(piece.rgba(), 0, piece.rgba().length);
                  assertThat(Arrays.copyOfRange(rgba, 4 * x, 4 * (x + 4000)))
                      .as("row %d from %d on", row, x)
                      .isEqualTo(piece.rgba());
                }
                heard[0]++;
              });
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      export(
          new PictureExporter(Compression.FAST, threads),
          renderer,
          painter(scene, frame),
          frame,
          part,
          labels,
          out,
          ExportProgress.NONE);
      rows.write(out.toByteArray());
      assertThat(rows.isWhole()).isTrue();
      assertThat(List.of(rows.width(), rows.height())).containsExactly(1_200_000, 3);
    }
    assertThat(heard[0]).isEqualTo(3);
  }

  /** More pixels than there are ints: rows here and there are those drawn alone. */
  @Tag("slow")
  @Test
  void export_moreThanTwoToThe31Pixels_isThatPicture() throws Exception {
    Scene scene = scene(40_000, 3);
    PictureFrame frame = GlFixture.frame(scene, 0.07);
    assertThat((long) frame.width() * frame.height()).isGreaterThan(1L << 31);
    MapPyramid pyramid = new MapPyramid(scene.tiles().atlas(scene.tiler()), scene.sprites());
    PicturePainter cells = (part, rgba) -> pyramid.drawHere(frame, ALL, part, IntBuffer.wrap(rgba));
    int[] alone = new int[frame.width()];
    PngRows rows =
        new PngRows(
            (row, rgba) -> {
              if (row % 997 == 0) {
                cells.draw(new PixelBox(0, row, frame.width(), 1), alone);
                ByteBuffer bytes = ByteBuffer.allocate(4 * alone.length);
                bytes.order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().put(alone);
                Alpha.unpremultiply(bytes.array(), 0, bytes.capacity());
                assertThat(Arrays.equals(rgba, bytes.array())).as("row %d", row).isTrue();
              }
            });
    List<Integer> heard = new ArrayList<>();
    new PictureExporter(Compression.FAST)
        .export(
            cells,
            frame,
            PictureExporter.whole(frame),
            () -> new PictureExporter.Front(Optional.empty(), List.of()),
            rows,
            (done, total) -> heard.add(done));
    assertThat(rows.isWhole()).isTrue();
    assertThat(List.of(rows.width(), rows.height())).containsExactly(frame.width(), frame.height());
    assertThat(heard).isSorted();
    assertThat(heard.get(heard.size() - 1)).isEqualTo(frame.height());
  }

  @Test
  void checkSize_sideThatNoPngHas_isRefusedWithAScaleThatFits() {
    PixelBox box = new PixelBox(0, 0, 200_000_000, 54);
    PictureFrame frame = PictureFrame.whole(GlFixture.frame(scene(3, 3), 1).projection(), 16, box);
    assertThatThrownBy(() -> PictureExporter.checkSize(frame))
        .isInstanceOf(PictureTooLargeException.class)
        .hasMessageContaining("3,200,000,000 × 864 px")
        .hasMessageContaining("--scale 10");
  }

  /** The greatest scale of two digits that fits is proposed. */
  @ParameterizedTest
  @CsvSource({"330000000,6.50", "1100000000,1.90", "2147483647,1.00"})
  void checkSize_tooLarge_proposesTheGreatestScaleThatFits(int longest, String proposed) {
    PixelBox box = new PixelBox(0, 0, 54, longest);
    PictureFrame frame = PictureFrame.whole(GlFixture.frame(scene(3, 3), 1).projection(), 16, box);
    assertThatThrownBy(() -> PictureExporter.checkSize(frame))
        .isInstanceOf(PictureTooLargeException.class)
        .hasMessageEndingWith("--scale " + proposed + " fits");
  }

  @Test
  void combineAdler_randomSplits_isTheSumOfTheWhole() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    byte[] bytes = new byte[200_000];
    random.nextBytes(bytes);
    for (int i = 0; i < 200; i++) {
      int split = random.nextInt(bytes.length + 1);
      int combined =
          PngBlock.combineAdler(
              adler(bytes, 0, split), adler(bytes, split, bytes.length), bytes.length - split);
      assertThat(combined).as("seed %d", seed).isEqualTo(adler(bytes, 0, bytes.length));
    }
  }

  private static int adler(byte[] bytes, int from, int to) {
    Adler32 sum = new Adler32();
    sum.update(bytes, from, to - from);
    return (int) sum.getValue();
  }

  private static SpriteImage decode(ByteArrayOutputStream png)
      throws IOException, DataFormatException {
    assertChecksums(png.toByteArray());
    return TestScenes.of(ImageIO.read(new ByteArrayInputStream(png.toByteArray())));
  }

  /** Checks what the JDK's reader passes over and others refuse: the sums of chunks and pixels. */
  private static void assertChecksums(byte[] png) throws DataFormatException {
    ByteBuffer in = ByteBuffer.wrap(png).position(8);
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    String name = "";
    while (in.hasRemaining()) {
      int length = in.getInt();
      name = new String(png, in.position(), 4, StandardCharsets.US_ASCII);
      CRC32 crc = new CRC32();
      crc.update(png, in.position(), 4 + length);
      if (name.equals("IDAT")) {
        packed.write(png, in.position() + 4, length);
      }
      in.position(in.position() + 4 + length);
      assertThat(in.getInt()).as("the sum of %s", name).isEqualTo((int) crc.getValue());
    }
    assertThat(name).isEqualTo("IEND");
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed.toByteArray());
      byte[] pixels = new byte[1 << 16];
      while (!inflater.finished()) { // compares the sum of all pixels at last
        int count = inflater.inflate(pixels);
        assertThat(count > 0 || inflater.finished()).as("the data end early").isTrue();
      }
      assertThat(inflater.getRemaining()).isZero();
    } finally {
      inflater.end();
    }
  }
}
