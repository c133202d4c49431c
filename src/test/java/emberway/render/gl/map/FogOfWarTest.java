package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a window hides of a map with mountains along its far rim and in its middle. */
final class FogOfWarTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Peaks
      tileset: fantasy
      [base]
      SSSSSSSS
      SSSSSSSS
      SSSSSSSS
      GGGGGGGG
      GGGGGGGG
      GGGGGGGG
      [overlay]
      .MMM...M
      .......M
      ...MM...
      ...MM...
      .v......
      ........
      """;
  private static final int WIDTH = 420;
  private static final int HEIGHT = 300;
  private static final int PIXEL = 4; // bytes
  private static final int SLACK = 25; // of patches, and where map and dusk are mixed
  private static final int MIN_APART = 120; // of the map and the dusk behind it

  private static AfarFixture afar;
  private static RenderPasses passes;
  private static TileMap map;
  private static GridSize size;

  @BeforeAll
  static void open(@TempDir Path folder) throws Exception {
    afar = AfarFixture.of(Files.writeString(folder.resolve("peaks.map.txt"), MAP));
    passes = new RenderPasses(afar.context(), ShaderSource.bundled());
    map = afar.loaded().map();
    size = map.size();
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

  private static byte[] view(MapRenderer renderer, TileMap shown, double scale) {
    try (WindowView window = new WindowView(afar.context(), ShaderSource.bundled())) {
      return view(window, renderer, shown, scale, 0);
    }
  }

  /** The middle of the map, some pixels aside. */
  private static byte[] view(
      WindowView window, MapRenderer renderer, TileMap shown, double scale, int aside) {
    PictureFrame frame = afar.frame(shown, scale);
    int left = (frame.width() - WIDTH) / 2 + aside;
    int top = (frame.height() - HEIGHT) / 2 - aside / 2;
    AfarFixture.drawToTheEnd(window, renderer, frame, left, top, WIDTH, HEIGHT);
    return window.pixels();
  }

  private static WindowPainter bare(TileMap shown) {
    WindowPainter renderer = afar.coarse(passes, shown);
    renderer.setHorizon(false);
    return renderer;
  }

  private static int apart(byte[] one, byte[] other, int at) {
    int sum = 0;
    for (int channel = 0; channel < 3; channel++) {
      sum += Math.abs((one[at + channel] & 0xFF) - (other[at + channel] & 0xFF));
    }
    return sum;
  }

  /** Whether the map covers a pixel and those around it, up to two away. */
  private static boolean isWithin(byte[] plain, byte[] dusk, int at) {
    int row = PIXEL * WIDTH;
    return IntStream.of(0, PIXEL, 2 * PIXEL, row, 2 * row)
        .flatMap(away -> IntStream.of(at - away, at + away))
        .allMatch(near -> near >= 0 && near < plain.length && apart(plain, dusk, near) > MIN_APART);
  }

  private static boolean isParchment(byte[] hidden, int at) {
    return IntStream.range(0, 3)
        .allMatch(
            channel -> {
              int paper = FogOfWar.PARCHMENT >> (16 - 8 * channel) & 0xFF;
              return Math.abs((hidden[at + channel] & 0xFF) - paper) <= SLACK;
            });
  }

  /** Nothing is seen of the map: only parchment, at its rim mixed with the dusk behind it. */
  private static void assertHidden(byte[] plain, byte[] hidden, byte[] dusk, String what) {
    int within = 0;
    int parchment = 0;
    for (int at = 0; at < plain.length; at += PIXEL) {
      if (isWithin(plain, dusk, at)) {
        within++;
        parchment += isParchment(hidden, at) ? 1 : 0;
      }
    }
    assertThat(within).isGreaterThan(WIDTH * HEIGHT / 40);
    assertThat(parchment).as(what).isGreaterThan(within - within / 50);
  }

  @Test
  void show_none_hidesPeaksBeyondTheFarRimToo() {
    try (WindowPainter renderer = bare(map);
        FilePainter nothing = afar.exact(map)) {
      nothing.setLayers(Set.of());
      for (double scale : new double[] {1, 0.5, 0.71, 1.5, 2}) {
        renderer.fogOfWar().show(Optional.empty(), size, Rotation.NONE);
        byte[] plain = view(renderer, map, scale);
        byte[] dusk = view(nothing, map, scale);
        assertThat(renderer.fogOfWar().show(all(new BitSet()), size, Rotation.NONE)).isTrue();
        byte[] hidden = view(renderer, map, scale);
        assertHidden(plain, hidden, dusk, "scale " + scale);
      }
    }
  }

  @Test
  void show_noneUnderFields_hidesTheseToo() {
    float[] values = new float[size.cells()];
    Arrays.fill(values, 8);
    try (WindowPainter renderer = bare(map);
        FilePainter nothing = afar.exact(map)) {
      nothing.setLayers(Set.of());
      byte[] dusk = view(nothing, map, 1);
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, size, values)));
      byte[] plain = view(renderer, map, 1);
      renderer.fogOfWar().show(all(new BitSet()), size, Rotation.NONE);
      byte[] hidden = view(renderer, map, 1);
      assertHidden(plain, hidden, dusk, "a field");
    }
  }

  @Test
  void show_allButAPeak_hidesItsSpriteAndALittleGroundAround() {
    Cell peak = new Cell(2, 0);
    BitSet others = all();
    others.clear(size.index(peak));
    try (WindowPainter renderer = bare(map)) {
      byte[] plain = view(renderer, map, 1);
      renderer.fogOfWar().show(all(others), size, Rotation.NONE);
      byte[] hidden = view(renderer, map, 1);
      PictureFrame frame = afar.frame(map, 1);
      int left = (peak.x() + peak.y()) * 26 - (frame.width() - WIDTH) / 2;
      int top = (peak.y() - peak.x() + size.width() - 1) * 13 - (frame.height() - HEIGHT) / 2;
      int above = 0; // its ground
      for (int at = 0; at < plain.length; at += PIXEL) {
        if (apart(plain, hidden, at) > 0) {
          int x = at / PIXEL % WIDTH - left;
          int y = at / PIXEL / WIDTH - top;
          assertThat(x).isBetween(-26, 53 + 26); // its soft edge ends at the neighbors' middles
          assertThat(y).isBetween(0, 53 + 13);
          above += y < 27 ? 1 : 0;
        }
      }
      assertThat(above).as("pixels of the peak").isGreaterThan(20);
    }
  }

  @Test
  void show_changedAndTurned_isWhatItWouldBeAnew() {
    long seed = 20261122;
    Random random = new Random(seed);
    for (Rotation turned : Rotation.values()) {
      TileMap shown = map.rotated(turned);
      try (WindowPainter renderer = bare(shown);
          WindowPainter anew = bare(shown);
          WindowPainter byHand = bare(shown)) {
        BitSet known = new BitSet();
        for (int step = 0; step < 4; step++) {
          BitSet more = (BitSet) known.clone();
          for (int i = 0; i < 9; i++) {
            more.flip(random.nextInt(size.cells()));
          }
          known = more;
          assertThat(renderer.fogOfWar().show(all(known), size, turned)).isTrue();
          assertThat(renderer.fogOfWar().show(all(known), size, turned)).isFalse();
        }
        byte[] changed = view(renderer, shown, 1);
        anew.fogOfWar().show(all(known), size, turned);
        assertThat(Arrays.equals(changed, view(anew, shown, 1)))
            .as("%s, seed %s", turned, seed)
            .isTrue();
        BitSet cells = new BitSet(); // of the turned map as if it were the map itself
        known.stream()
            .mapToObj(size::cell)
            .forEach(cell -> cells.set(shown.size().index(turned.apply(size, cell))));
        byHand.fogOfWar().show(all(cells), shown.size(), Rotation.NONE);
        assertThat(Arrays.equals(changed, view(byHand, shown, 1)))
            .as("%s, seed %s", turned, seed)
            .isTrue();
      }
    }
  }

  @Test
  void draw_movedAside_isWhatItWouldBeAnew() {
    BitSet half = new BitSet();
    half.set(0, size.cells() / 2);
    for (double scale : new double[] {1, 0.6, 2}) {
      try (WindowPainter renderer = bare(map);
          WindowView window = new WindowView(afar.context(), ShaderSource.bundled());
          WindowView other = new WindowView(afar.context(), ShaderSource.bundled())) {
        renderer.fogOfWar().show(all(half), size, Rotation.NONE);
        view(window, renderer, map, scale, 0);
        assertThat(
                Arrays.equals(
                    view(window, renderer, map, scale, 34), view(other, renderer, map, scale, 34)))
            .isTrue();
        BitSet peak = new BitSet(); // whose sprite is hidden by the mask alone
        peak.set(0, size.cells());
        peak.clear(size.index(3, 3));
        renderer.fogOfWar().show(all(peak), size, Rotation.NONE);
        window.forgetFog();
        assertThat(
                Arrays.equals(
                    view(window, renderer, map, scale, 34), view(other, renderer, map, scale, 34)))
            .isFalse();
        other.forgetFog();
        assertThat(
                Arrays.equals(
                    view(window, renderer, map, scale, 34), view(other, renderer, map, scale, 34)))
            .isTrue();
      }
    }
  }

  @Test
  void draw_fromAfar_isParchmentWhereCellsAreHidden() {
    BitSet half = new BitSet();
    half.set(0, size.cells() / 2); // the north
    double scale = 0.09;
    try (WindowPainter renderer = bare(map)) {
      byte[] plain = view(renderer, map, scale);
      renderer.fogOfWar().show(all(half), size, Rotation.NONE);
      byte[] veiled = view(renderer, map, scale);
      PictureFrame frame = afar.frame(map, scale);
      assertThat(apart(plain, veiled, at(frame, 4, 1))).isZero();
      assertThat(apart(plain, veiled, at(frame, 4, 4))).isGreaterThan(40);
      assertThat(isParchment(veiled, at(frame, 4, 4))).isTrue();
    }
  }

  /**
   * Ground that was seen and left loses its colors, but not its shapes; that in sight is as it is.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.09, 0.5, 1, 2})
  void show_seenAndLeft_isSepia(double scale) {
    BitSet north = new BitSet();
    north.set(0, size.cells() / 2);
    try (WindowPainter renderer = bare(map)) {
      byte[] plain = view(renderer, map, scale);
      renderer.fogOfWar().show(all(all()), size, Rotation.NONE);
      assertThat(view(renderer, map, scale)).isEqualTo(plain);
      renderer.fogOfWar().show(Optional.of(new FogOfWar.Sight(all(), north)), size, Rotation.NONE);
      byte[] faded = view(renderer, map, scale);
      renderer.fogOfWar().show(all(north), size, Rotation.NONE);
      byte[] veiled = view(renderer, map, scale);
      PictureFrame frame = afar.frame(map, scale);
      int inSight = at(frame, 3, 1);
      assertThat(apart(plain, faded, inSight)).isLessThan(12); // a little at a cell's middle
      int left = at(frame, 4, 5);
      assertThat(faded[left + 1] & 0xFF).as("grass is not green").isLessThan(faded[left] & 0xFF);
      assertThat(plain[left + 1] & 0xFF).as("before").isGreaterThan(plain[left] & 0xFF);
      assertThat(faded[left]).as("nor parchment").isNotEqualTo(veiled[left]);
      int peak = at(frame, 3, 3); // darker than grass, and still is
      assertThat(faded[left] & 0xFF).isNotEqualTo(faded[peak] & 0xFF);
    }
  }

  private static int at(PictureFrame frame, int cellX, int cellY) {
    double worldX = frame.projection().cellToWorldX(cellX, cellY);
    double worldY = frame.projection().cellToWorldY(cellX, cellY);
    int x = (int) (worldX * frame.scale()) - (frame.width() - WIDTH) / 2;
    int y = (int) (worldY * frame.scale()) - (frame.height() - HEIGHT) / 2;
    return PIXEL * (y * WIDTH + x);
  }

  /** These cells are in sight, others were never seen. */
  private static Optional<FogOfWar.Sight> all(BitSet cells) {
    return Optional.of(new FogOfWar.Sight(cells, cells));
  }

  private static BitSet all() {
    BitSet result = new BitSet();
    result.set(0, size.cells());
    return result;
  }
}
