package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.GlFixture;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.software.SoftwareDriver;
import emberway.render.iso.PictureFrame;
import emberway.sprite.SpriteImage;
import emberway.sprite.TransitionPatch;
import emberway.sprite.TransitionStacks;
import emberway.testing.Extent;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A bundled map at scales below 1, in a window and in files. */
@Tag("extent")
final class ZoomedOutPictureTest {
  private static final Path MAP =
      Path.of(System.getProperty("emberway.home", ""), "maps/ember-range.map.txt");
  private static final double SCALE = 0.08;
  private static final int BLUR = 2; // how far a magnified picture's edge may reach [px]

  @AutoClose private static AfarFixture afar;

  @BeforeAll
  static void open() throws Exception {
    afar = AfarFixture.of(MAP);
  }

  static List<Double> scalesOfFiles() {
    return Extent.sample(List.of(0.25, 0.7, 0.19, 0.0625, 0.1, 0.05, 0.031, 0.02), 4);
  }

  /** The bound stated in docs/decisions/0047-averages-of-blocks.md. */
  @ParameterizedTest
  @MethodSource("scalesOfFiles")
  void draw_forAFile_isTheAverageOfThePictureAtScale1(double scale) {
    TileMap map = afar.loaded().map();
    try (FilePainter renderer = afar.exact(map)) {
      SpriteImage large = GlFixture.draw(renderer, afar.frame(map, 1));
      SpriteImage small = GlFixture.draw(renderer, afar.frame(map, scale));
      double most = 0;
      double sum = 0;
      int count = 0;
      for (int y = 0; y + 1 < small.height(); y++) { // the last pixels reach beyond the picture
        for (int x = 0; x + 1 < small.width(); x++) {
          for (int channel = 0; channel < 4; channel++) {
            int is = small.rgba()[4 * (y * small.width() + x) + channel] & 0xFF;
            double off = Math.abs(is - area(large, x / scale, y / scale, 1 / scale, channel));
            most = Math.max(most, off);
            sum += off;
            count++;
          }
        }
      }
      assertThat(most).isLessThan(scale > 0.21 ? 0.51 : 24);
      assertThat(sum / count).isLessThan(0.6);
    }
  }

  /** The average of a square's channel, by the share of each pixel. */
  private static double area(
      SpriteImage picture, double left, double top, double side, int channel) {
    double sum = 0;
    for (int y = (int) top; y < top + side; y++) {
      double rows = Math.min(y + 1, top + side) - Math.max(y, top);
      for (int x = (int) left; x < left + side; x++) {
        double columns = Math.min(x + 1, left + side) - Math.max(x, left);
        int at = 4 * (y * picture.width() + x) + channel;
        sum += rows * columns * (picture.rgba()[at] & 0xFF);
      }
    }
    return sum / (side * side);
  }

  static List<Double> scalesOfWindows() {
    return Extent.sample(
        List.of(0.37, 0.97, 0.7, 0.2, 0.5, 0.25, 0.0625, 0.08, 0.125, 0.03, 0.002), 6);
  }

  @ParameterizedTest
  @MethodSource("scalesOfWindows")
  void draw_inAWindow_isAsInAFile(double scale) {
    TileMap map = afar.loaded().map();
    PictureFrame frame = afar.frame(map, scale);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map);
        FilePainter exact = afar.exact(map)) {
      SpriteImage is = AfarFixture.seen(renderer, frame);
      SpriteImage should = GlFixture.draw(exact, frame);
      assertThat(GlFixture.difference(is, should)).isEmpty();
    }
  }

  /** Otherwise the window would draw frame after frame, and never rest. */
  @Test
  void prepareCells_backAtScale1_endsWhatChunksHadBegun() {
    TileMap map = afar.loaded().map();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map)) {
      AfarFixture.step(renderer, afar.frame(map, 0.3), 0, 0, 80, 60);
      AfarFixture.step(renderer, afar.frame(map, 0.2), 0, 0, 80, 60); // still zooming
      assertThat(renderer.chunks().isFading()).isTrue();
      assertThat(renderer.chunks().isComplete()).isFalse();
      AfarFixture.step(renderer, afar.frame(map, 1), 0, 0, 80, 60);
      assertThat(renderer.chunks().isFading()).isFalse();
      assertThat(renderer.chunks().isComplete()).isTrue();
      assertThat(renderer.chunks().update()).isFalse();
    }
  }

  /** What stands in until the picture is complete looks like it, and the end is always the same. */
  @Test
  void draw_whileZooming_endsInThePictureOfTheScale() {
    TileMap map = afar.loaded().map();
    Random random = new Random(7);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter zoomed = afar.coarse(passes, map)) {
      int incomplete = 0;
      for (int i = 0; i < Extent.of(5, 30); i++) {
        PictureFrame frame = afar.frame(map, 0.02 * Math.pow(50, random.nextDouble()));
        int left = frame.width() / 3;
        int top = frame.height() / 3;
        zoomed.chunks().update();
        AfarFixture.step(zoomed, frame, left, top, 80, 60);
        incomplete += zoomed.chunks().isComplete() ? 0 : 1;
        if (i % 5 == 4) {
          SpriteImage is = AfarFixture.seen(zoomed, frame, left, top, 80, 60);
          try (WindowPainter anew = afar.coarse(passes, map)) {
            SpriteImage should = AfarFixture.seen(anew, frame, left, top, 80, 60);
            assertThat(GlFixture.difference(is, should)).as("zoom %d", i).isEmpty();
          }
        }
      }
      assertThat(incomplete).as("frames that had to wait").isPositive();
    }
  }

  static List<Double> scalesOfPresents() {
    return Extent.sample(List.of(0.25, 0.4, 1.0, 0.9), 2);
  }

  /**
   * Where the ground hides all that is behind it, it is copied; elsewhere, it is laid over that.
   */
  @ParameterizedTest
  @MethodSource("scalesOfPresents")
  void present_insideAndAtTheEdge_showsThePictureOverTheBackdrop(double scale) {
    TileMap map = afar.loaded().map();
    PictureFrame frame = afar.frame(map, scale);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map);
        WindowView window = new WindowView(afar.context(), ShaderSource.bundled())) {
      int middleX = frame.width() / 2;
      int middleY = frame.height() / 2;
      AfarFixture.drawToTheEnd(window, renderer, frame, middleX, middleY, 120, 90);
      boolean isLookedFor = SoftwareDriver.of(afar.context()).givesWay();
      assertThat(window.isOpaque()).as("inside").isEqualTo(isLookedFor);
      assertThat(presented(window)).isEqualTo(window.pixels());
      AfarFixture.drawToTheEnd(window, renderer, frame, middleX, -30, 120, 90);
      assertThat(window.isOpaque()).as("at the edge").isFalse();
      assertShows(window, "the edge");
      window.draw(renderer, frame, -50, middleY - 200, 500, 400);
      assertShows(window, "a corner, not yet filled");
      AfarFixture.drawToTheEnd(window, renderer, frame, -50, middleY - 200, 500, 400);
      assertShows(window, "a corner");
      window.draw(renderer, frame, middleX, middleY, 120, 90);
      renderer.setLayers(Set.of(Layer.OVERLAY));
      window.forgetCells();
      AfarFixture.drawToTheEnd(window, renderer, frame, middleX, middleY, 120, 90);
      assertThat(window.isOpaque()).as("without ground").isFalse();
      assertThat(presented(window)).isEqualTo(window.pixels());
    }
  }

  /**
   * The window shows its picture. Where the surroundings are laid in parts, their interpolation
   * rounds differently than in one piece, by a level at most.
   */
  private static void assertShows(WindowView window, String what) {
    byte[] presented = presented(window);
    byte[] pixels = window.pixels();
    assertThat(presented).hasSameSizeAs(pixels);
    int most = 0;
    for (int i = 0; i < pixels.length; i++) {
      most = Math.max(most, Math.abs((presented[i] & 0xFF) - (pixels[i] & 0xFF)));
    }
    assertThat(most).as("levels apart: %s", what).isLessThanOrEqualTo(1);
  }

  /** What a window shows, top row first. */
  private static byte[] presented(WindowView window) {
    int width = window.width();
    int height = window.height();
    try (RenderTarget upsideDown = RenderTarget.ofWindow(width, height)) {
      window.presentTo(upsideDown.framebuffer());
      byte[] rgba =
          GlFixture.draw(
                  (part, target) -> upsideDown.copyUpsideDown(target.framebuffer(), width, height),
                  afar.frame(afar.loaded().map(), 1),
                  0,
                  0,
                  width,
                  height)
              .rgba();
      for (int alpha = 3; alpha < rgba.length; alpha += 4) {
        rgba[alpha] = (byte) 255; // a window has none
      }
      return rgba;
    }
  }

  /** The corners of the map's diamond lie at the edges of its picture. */
  @Test
  void draw_beforeAnythingIsFilled_showsNothingBeyondThePicture() {
    TileMap map = afar.loaded().map();
    PictureFrame frame = afar.frame(map, SCALE);
    int beyond = 40; // [px]
    int width = frame.width() + 2 * beyond;
    int height = frame.height() + 2 * beyond;
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map)) {
      SpriteImage shown = AfarFixture.step(renderer, frame, -beyond, -beyond, width, height);
      int visible = 0;
      int astray = 0;
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          boolean isSeen = shown.rgba()[4 * (y * width + x) + 3] != 0;
          boolean isBeside = Math.min(x, width - 1 - x) < beyond - BLUR;
          boolean isAbove = Math.min(y, height - 1 - y) < beyond - BLUR;
          visible += isSeen ? 1 : 0;
          astray += isSeen && (isBeside || isAbove) ? 1 : 0;
        }
      }
      assertThat(visible).isPositive();
      assertThat(astray).isZero();
    }
  }

  @Test
  void draw_anUnchangedView_drawsOnlyItsChunks() {
    TileMap map = afar.loaded().map();
    PictureFrame frame = afar.frame(map, 0.25);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map)) {
      AfarFixture.seen(renderer, frame, 0, 0, 252, 200);
      long before = DrawCallCounter.made();
      AfarFixture.step(renderer, frame, 0, 0, 252, 200);
      assertThat(DrawCallCounter.made() - before).isLessThanOrEqualTo(2);
    }
  }

  @Test
  void draw_partByPart_fitsTogether() {
    TileMap map = afar.loaded().map();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter coarse = afar.coarse(passes, map)) {
      PictureFrame frame = afar.frame(map, SCALE);
      SpriteImage whole = AfarFixture.seen(coarse, frame);
      SpriteImage part = AfarFixture.seen(coarse, frame, 37, 21, 50, 40);
      assertThat(GlFixture.difference(part, GlFixture.crop(whole, 37, 21, 50, 40))).isEmpty();
    }
  }

  private static TileMap copy(TileMap map) {
    return map.copy();
  }

  /** Windows draw only what an edit has changed. */
  static List<Double> scalesOfEdits() {
    return Extent.sample(List.of(0.5, 0.21, 0.06), 3);
  }

  @ParameterizedTest
  @MethodSource("scalesOfEdits")
  void draw_inAWindowAfterEachOfSomeEdits_isWhatItWouldBeAnew(double scale) {
    Random random = new Random(11);
    TileMap map = copy(afar.loaded().map());
    PictureFrame frame = afar.frame(map, scale);
    int left = frame.width() / 2 - 60;
    int top = frame.height() / 2 - 45;
    TransitionStacks stacks = afar.tiler().pieces(map).stacks();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map);
        WindowView window = new WindowView(afar.context(), ShaderSource.bundled());
        WindowView fresh = new WindowView(afar.context(), ShaderSource.bundled())) {
      AfarFixture.drawToTheEnd(window, renderer, frame, left, top, 120, 90);
      for (int i = 0; i < Extent.of(3, 16); i++) {
        int x = map.size().width() / 2 + random.nextInt(9) - 4;
        int y = map.size().height() / 2 + random.nextInt(9) - 4;
        int cell = map.size().index(x, y);
        Layer layer = List.of(Layer.values()).get(i % 3);
        Layer from = layer == Layer.BASE ? Layer.BASE : Layer.OVERLAY;
        map.layer(layer).set(cell, map.layer(from).id(random.nextInt(map.size().cells())));
        int[] cells = {cell};
        for (Layer each : Layer.values()) { // an overlay's sprite may go by the ground
          renderer.patchMap(afar.tiler().patch(map, Rotation.NONE, each, cells));
        }
        TransitionPatch pieces = afar.tiler().transitionPatch(map, Rotation.NONE, cells, stacks);
        stacks = pieces.stacks();
        renderer.patchMap(pieces);
        AfarFixture.drawToTheEnd(window, renderer, frame, left, top, 120, 90);
        try (WindowPainter anew = afar.coarse(passes, map)) {
          AfarFixture.drawToTheEnd(fresh, anew, frame, left, top, 120, 90);
        }
        assertThat(window.pixels()).as("edit %d of cell %d", i, cell).isEqualTo(fresh.pixels());
      }
    }
  }

  /** What stands in for chunks follows an edit without being drawn as a whole. */
  @Test
  void draw_afterAnEditBeforeAnythingIsFilled_showsTheEditAlone() {
    TileMap before = afar.loaded().map();
    TileMap after = copy(before);
    GridSize size = after.size();
    int[] cells = new int[6];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = size.index(size.width() / 2 + i, size.height() / 2);
      after.base().set(cells[i], before.legend().id('~'));
      after.overlay().set(cells[i], Legend.NOTHING);
    }
    PictureFrame frame = afar.frame(before, SCALE);
    int width = frame.width();
    int height = frame.height();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter patched = afar.coarse(passes, before);
        WindowPainter anew = afar.coarse(passes, after)) {
      SpriteImage first = AfarFixture.step(patched, frame, 0, 0, width, height);
      long drawn = DrawCallCounter.made();
      AfarFixture.step(patched, frame, 0, 0, width, height);
      long usual = DrawCallCounter.made() - drawn;
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.BASE, cells));
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.OVERLAY, cells));
      TransitionStacks known = afar.tiler().pieces(before).stacks();
      patched.patchMap(afar.tiler().transitionPatch(after, Rotation.NONE, cells, known));
      drawn = DrawCallCounter.made();
      SpriteImage second = AfarFixture.step(patched, frame, 0, 0, width, height);
      assertThat(DrawCallCounter.made() - drawn).isEqualTo(usual);
      SpriteImage wanted = AfarFixture.seen(anew, frame);
      long shown = apart(second, wanted, first, second);
      long notShown = apart(first, wanted, first, second);
      assertThat(shown)
          .as("how far the edit is from the picture in the end")
          .isLessThan(notShown / 2);
      assertThat(notShown).isPositive();
    }
  }

  /** The sum of the differences of two pictures where two others differ, all channels together. */
  private static long apart(SpriteImage is, SpriteImage should, SpriteImage one, SpriteImage two) {
    long sum = 0;
    for (int i = 0; i < is.rgba().length; i++) {
      if (one.rgba()[i] != two.rgba()[i]) {
        sum += Math.abs((is.rgba()[i] & 0xff) - (should.rgba()[i] & 0xff));
      }
    }
    return sum;
  }

  @Test
  void draw_afterAPatchOrWithOtherLayers_isWhatItWouldBeAnew() {
    TileMap before = afar.loaded().map();
    TileMap after = copy(before);
    GridSize size = after.size();
    int[] cells = new int[size.width() / 2];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = size.index(i, size.height() / 2);
      after.base().set(cells[i], before.base().id(0));
      after.overlay().set(cells[i], Legend.NOTHING);
    }
    PictureFrame frame = afar.frame(before, SCALE);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter patched = afar.coarse(passes, before);
        WindowPainter anew = afar.coarse(passes, after)) {
      SpriteImage first = AfarFixture.seen(patched, frame);
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.BASE, cells));
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.OVERLAY, cells));
      TransitionStacks known = afar.tiler().pieces(before).stacks();
      patched.patchMap(afar.tiler().transitionPatch(after, Rotation.NONE, cells, known));
      SpriteImage second = AfarFixture.seen(patched, frame);
      assertThat(GlFixture.difference(second, first)).isNotEmpty();
      assertThat(GlFixture.difference(second, AfarFixture.seen(anew, frame))).isEmpty();
      patched.setLayers(Set.of(Layer.BASE));
      SpriteImage ground = AfarFixture.seen(patched, frame);
      anew.setLayers(Set.of(Layer.BASE));
      assertThat(GlFixture.difference(ground, second)).isNotEmpty();
      assertThat(GlFixture.difference(ground, AfarFixture.seen(anew, frame))).isEmpty();
    }
  }
}
