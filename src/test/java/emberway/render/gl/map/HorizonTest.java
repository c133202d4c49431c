package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a window shows beyond the edge of a map: snow in the north, a sea in the south. */
final class HorizonTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Between Snow and Sea
      tileset: fantasy
      [base]
      SSSSSSSSSSSS
      SSSSSSSSSSSS
      GGGGGGGGGGGG
      GGGGGGGGGGGG
      GGGGGGGGGGGG
      GGGGGGGGGGGG
      GGGGGGGGGGGG
      GGGGGGGGGGGG
      GGGGGGGGGGGG
      GGGGGGGGGGGG
      ~~~~~~~~~~~~
      ~~~~~~~~~~~~
      [overlay]
      ............
      ............
      ............
      ............
      ............
      ............
      ............
      ............
      ............
      ............
      ............
      ............
      """;
  private static final double OFF = 1.2; // beyond the edge [cells]
  private static final double FAR = 8; // beyond that nothing is seen [cells]
  private static final int WIDTH = 700;
  private static final int HEIGHT = 500;

  private static AfarFixture afar;
  private static RenderPasses passes;

  @BeforeAll
  static void open(@TempDir Path folder) throws Exception {
    afar = AfarFixture.of(Files.writeString(folder.resolve("edge.map.txt"), MAP));
    passes = new RenderPasses(afar.context(), ShaderSource.bundled());
  }

  @AfterAll
  static void close() {
    if (passes != null) {
      passes.close();
    }
    if (afar != null) {
      afar.close();
    }
  }

  private static WindowPainter withHorizon(TileMap map) {
    return afar.coarse(passes, map);
  }

  private static FilePainter without(TileMap map) {
    return afar.exact(map);
  }

  /** A window's view with the map in its middle. */
  private record View(PictureFrame frame, int left, int top, ByteBuffer rgba) {
    static View of(MapRenderer renderer, double scale) {
      return of(renderer, afar.loaded().map(), scale);
    }

    static View of(MapRenderer renderer, TileMap map, double scale) {
      PictureFrame frame = afar.frame(map, scale);
      int left = (frame.width() - WIDTH) / 2;
      int top = (frame.height() - HEIGHT) / 2;
      try (WindowView window = new WindowView(afar.context(), ShaderSource.bundled())) {
        AfarFixture.drawToTheEnd(window, renderer, frame, left, top, WIDTH, HEIGHT);
        for (int step = 0; step < WindowView.REHEARSALS; step++) {
          window.rehearse(renderer, frame, step);
        }
        return new View(frame, left, top, ByteBuffer.wrap(window.pixels()));
      }
    }

    /** Red, green, blue of the pixel at a point of the ground; cells have whole numbers. */
    int[] at(double cellX, double cellY) {
      IsoProjection projection = (IsoProjection) frame.projection();
      double worldX = projection.cellToWorldX(cellX, cellY);
      double worldY = projection.cellToWorldY(cellX, cellY);
      int x = (int) Math.floor((worldX - frame.originX()) * frame.scale()) - left;
      int y = (int) Math.floor((worldY - frame.originY()) * frame.scale()) - top;
      int at = 4 * (y * WIDTH + x);
      return new int[] {rgba.get(at) & 0xFF, rgba.get(at + 1) & 0xFF, rgba.get(at + 2) & 0xFF};
    }
  }

  private static int apart(int[] one, int[] other) {
    int sum = 0;
    for (int channel = 0; channel < 3; channel++) {
      sum += Math.abs(one[channel] - other[channel]);
    }
    return sum;
  }

  @Test
  void draw_beyondEachSide_showsTheBorderGoingOn() {
    try (WindowPainter renderer = withHorizon(afar.loaded().map());
        FilePainter plain = without(afar.loaded().map())) {
      View view = View.of(renderer, 0.5);
      View dusk = View.of(plain, 0.5);
      int[] north = view.at(5.5, -0.5 - OFF);
      int[] south = view.at(5.5, 11.5 + OFF);
      int[] west = view.at(-0.5 - OFF, 6);
      int[] east = view.at(11.5 + OFF, 6);
      assertThat(Arrays.stream(north).min().orElseThrow()).as("snow is white").isGreaterThan(110);
      assertThat(south[2]).as("the sea is blue").isGreaterThan(south[0] + 40);
      assertThat(west[1]).as("grass is green").isGreaterThan(west[2] + 15);
      assertThat(east[1]).as("grass is green").isGreaterThan(east[2] + 15);
      for (double[] side : new double[][] {{5.5, -1}, {5.5, 12}, {-1, 6}, {12, 6}, {-1, -1}}) {
        assertThat(apart(view.at(side[0], side[1]), dusk.at(side[0], side[1]))).isGreaterThan(30);
      }
    }
  }

  @Test
  void draw_farther_fadesIntoTheDusk() {
    try (WindowPainter renderer = withHorizon(afar.loaded().map());
        FilePainter plain = without(afar.loaded().map())) {
      View view = View.of(renderer, 0.12);
      View dusk = View.of(plain, 0.12);
      int before = Integer.MAX_VALUE;
      for (double off = 1; off < FAR; off += 0.5) {
        int apart = apart(view.at(5.5, 11.5 + off), dusk.at(5.5, 11.5 + off));
        assertThat(apart).as("%s cells off", off).isLessThanOrEqualTo(before);
        before = apart;
      }
      assertThat(before).isZero();
    }
  }

  /** A map of grass that is as long as the view is wide, or longer. */
  private static TileMap longMap() {
    TileMap map = afar.loaded().map();
    GridSize size = new GridSize(2048, 64);
    char[] grass = new char[size.cells()];
    Arrays.fill(grass, (char) map.legend().id("grass"));
    TileLayer base = new TileLayer(size, grass);
    return new TileMap(map.info(), map.legend(), base, new TileLayer(size), List.of());
  }

  /** Far from a long side, each thing on it is to be seen once, and not as streaks. */
  @Test
  void draw_beyondALongSide_hasNoStreaks() {
    TileMap bare = longMap();
    TileMap snowy = longMap();
    for (int x = 1014; x < 1034; x++) {
      snowy.base().set(x, 0, snowy.legend().id("snow"));
    }
    try (WindowPainter bareRenderer = withHorizon(bare);
        WindowPainter snowyRenderer = withHorizon(snowy)) {
      for (double scale : new double[] {0.02, 0.03, 0.05}) {
        View without = View.of(bareRenderer, bare, scale);
        View with = View.of(snowyRenderer, snowy, scale);
        for (double off : new double[] {1, 2, 3}) { // [cells at scale 1 that are as deep]
          double y = -off / scale;
          int highest = 0;
          int lowest = 765; // beyond the highest
          for (int x = 824; x < 1224; x++) {
            int apart = apart(with.at(x, y), without.at(x, y));
            assertThat(apart)
                .as("scale %s at %s, %s", scale, x, y)
                .isLessThanOrEqualTo(lowest + 4 + highest / 5);
            lowest = apart < highest ? Math.min(lowest, apart) : 765;
            highest = Math.max(highest, apart);
          }
          assertThat(highest).as("scale %s at %s", scale, y).isPositive();
        }
      }
    }
  }

  @Test
  void draw_whereTheMapIs_leavesItAsItWas() {
    try (WindowPainter renderer = withHorizon(afar.loaded().map());
        FilePainter plain = without(afar.loaded().map())) {
      for (double scale : new double[] {0.5, 0.8, 1, 2}) {
        View view = View.of(renderer, scale);
        View should = View.of(plain, scale);
        for (double y = -0.3; y < 11.3; y += 0.3) {
          for (double x = -0.3; x < 11.3; x += 0.3) {
            if (isSeen(view, x, y)) {
              assertThat(view.at(x, y))
                  .as("scale %s at %s, %s", scale, x, y)
                  .isEqualTo(should.at(x, y));
            }
          }
        }
      }
    }
  }

  private static boolean isSeen(View view, double cellX, double cellY) {
    double scale = view.frame().scale();
    double x = (cellX + cellY - 11) * view.frame().projection().halfWidth() * scale;
    double y = (cellY - cellX) * view.frame().projection().halfHeight() * scale;
    return Math.abs(x) < 0.45 * WIDTH && Math.abs(y) < 0.4 * HEIGHT;
  }

  @Test
  void setHorizon_notSeen_showsTheBareDusk() {
    try (WindowPainter renderer = withHorizon(afar.loaded().map());
        FilePainter plain = without(afar.loaded().map())) {
      renderer.setHorizon(false);
      assertThat(View.of(renderer, 0.5).rgba()).isEqualTo(View.of(plain, 0.5).rgba());
      renderer.setHorizon(true);
      assertThat(View.of(renderer, 0.5).rgba()).isNotEqualTo(View.of(plain, 0.5).rgba());
    }
  }

  private static TileMap copy(TileMap map) {
    return new TileMap(
        map.info(), map.legend(), map.base().copy(), map.overlay().copy(), map.places());
  }

  private static void patch(WindowPainter renderer, TileMap before, TileMap after, int... cells) {
    renderer.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.BASE, cells));
    renderer.patchMap(
        afar.tiler()
            .transitionPatch(after, Rotation.NONE, cells, afar.tiler().pieces(before).stacks()));
  }

  /** In the middle of each side: x, y. */
  @ParameterizedTest
  @CsvSource({"6, 0", "6, 11", "0, 6", "11, 6", "6, 6"})
  void draw_afterAPatchOfOneCell_isWhatItWouldBeAnew(int x, int y) {
    TileMap before = afar.loaded().map();
    TileMap after = copy(before);
    int cell = after.size().index(x, y);
    after.base().set(cell, before.base().id(y == 11 ? 0 : 143));
    try (WindowPainter patched = withHorizon(before);
        WindowPainter anew = withHorizon(after)) {
      View first = View.of(patched, 0.3);
      patch(patched, before, after, cell);
      View second = View.of(patched, 0.3);
      assertThat(second.rgba()).isNotEqualTo(first.rgba()).isEqualTo(View.of(anew, 0.3).rgba());
    }
  }

  @Test
  void draw_afterAPatchOrWithOtherLayers_isWhatItWouldBeAnew() {
    TileMap before = afar.loaded().map();
    TileMap after = copy(before);
    int[] cells = {0, 12, 24, 36, 48, 60, 72, 84};
    for (int cell : cells) {
      after.base().set(cell, before.base().id(143));
    }
    try (WindowPainter patched = withHorizon(before);
        WindowPainter anew = withHorizon(after)) {
      View first = View.of(patched, 0.12);
      patch(patched, before, after, cells);
      View second = View.of(patched, 0.12);
      assertThat(apart(second.at(-2, 4), first.at(-2, 4))).isGreaterThan(20);
      patched.setLayers(Set.of());
      anew.setLayers(Set.of());
      View nothing = View.of(patched, 0.12);
      assertThat(apart(nothing.at(-2, 4), second.at(-2, 4))).isGreaterThan(20);
      assertThat(nothing.rgba()).isEqualTo(View.of(anew, 0.12).rgba());
    }
  }
}
