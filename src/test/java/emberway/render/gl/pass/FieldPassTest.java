package emberway.render.gl.pass;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.opengl.GL33C.GL_COLOR_BUFFER_BIT;
import static org.lwjgl.opengl.GL33C.glClear;
import static org.lwjgl.opengl.GL33C.glClearColor;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.gl.GlContext;
import emberway.render.gl.PixelReader;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SampleAxes;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.CellRegion;
import emberway.render.iso.FieldBlocks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.FieldOverlay.Kind;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields drawn in the blocks where they show, against the same field drawn on every pixel. */
public final class FieldPassTest {
  private static final List<Kind> KINDS = List.of(Kind.values());
  private static final TileGeometry ODD = new TileGeometry(64, 70, 60, 22);

  @AutoClose private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.07, 0.25, 0.37, 0.9, 1, 1.3, 2, 5.3})
  void draw_randomFields_equalTheFieldDrawnOnEveryPixel(double scale) {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    int longest = (int) Math.min(90, 14 / scale + 3);
    try (FieldPass pass = new FieldPass(ShaderSource.bundled())) {
      for (int i = 0; i < 12; i++) {
        int width = i % 4 == 0 ? 1 : 1 + random.nextInt(longest);
        int height = i % 4 == 1 ? 1 : 1 + random.nextInt(longest);
        FieldOverlay field = random(new GridSize(width, height), random);
        TileGeometry geometry = random.nextBoolean() ? TileGeometry.PUBLISHED : ODD;
        PictureFrame frame =
            new PictureFrame(
                new IsoProjection(geometry, field.size()), region(field.size(), random), scale);
        assertBlocksShowAll(pass, field, frame, random, "seed " + seed + ", field " + i);
      }
    }
  }

  /** The whole picture, and parts of it, in blocks and as one block. */
  private static void assertBlocksShowAll(
      FieldPass pass, FieldOverlay field, PictureFrame frame, Random random, String name) {
    float[] everywhere = new float[field.size().cells()];
    Arrays.fill(everywhere, 1);
    FieldBlocks all = FieldBlocks.of(new FieldOverlay(Kind.COST, field.size(), everywhere));
    try (FieldBuffer whole = new FieldBuffer(field, all, context.maxTextureSize());
        FieldBuffer blocks =
            new FieldBuffer(field, FieldBlocks.of(field), context.maxTextureSize())) {
      SpriteImage should = draw(pass, whole, frame, 0, 0, frame.width(), frame.height());
      SpriteImage is = draw(pass, blocks, frame, 0, 0, frame.width(), frame.height());
      assertThat(GlFixture.difference(is, should)).as(name).isEmpty();
      for (int i = 0; i < 4; i++) {
        int left = random.nextInt(frame.width());
        int top = random.nextInt(frame.height());
        int width = 1 + random.nextInt(frame.width() - left);
        int height = 1 + random.nextInt(frame.height() - top);
        SpriteImage part = draw(pass, blocks, frame, left, top, width, height);
        assertThat(GlFixture.difference(part, GlFixture.crop(should, left, top, width, height)))
            .as("%s, %d×%d px at %d,%d", name, width, height, left, top)
            .isEmpty();
      }
    }
  }

  @Test
  void draw_blocksBesideEachOther_blendEachPixelOnce() {
    GridSize size = new GridSize(9, 200);
    float[] costs = new float[size.cells()];
    Arrays.fill(costs, 2);
    FieldOverlay field = new FieldOverlay(Kind.COST, size, costs);
    FieldBlocks blocks = FieldBlocks.of(field);
    assertThat(blocks.count()).isGreaterThan(1);
    PictureFrame frame = PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, size), 0.73);
    try (FieldPass pass = new FieldPass(ShaderSource.bundled());
        FieldBuffer buffer = new FieldBuffer(field, blocks, context.maxTextureSize())) {
      SpriteImage drawn = draw(pass, buffer, frame, 0, 0, frame.width(), frame.height());
      long shades = 0;
      for (int i = 0; i < drawn.rgba().length; i += 4) {
        shades |= 1L << ((drawn.rgba()[i] & 0xFF) >> 2);
      }
      assertThat(Long.bitCount(shades)).as("shades: the ground's and the field's").isEqualTo(2);
    }
  }

  /** Between its signs, a field that bends routes is the more opaque the stronger it is. */
  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"ATTRACT", "REPEL"})
  void draw_towardTheSource_growsSteadily(Kind kind) {
    GridSize size = new GridSize(40, 3);
    float[] values = new float[size.cells()];
    for (int i = 0; i < values.length; i++) {
      values[i] = 1 + size.x(i);
    }
    FieldOverlay field = new FieldOverlay(kind, size, values);
    PictureFrame frame = PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, size), 1);
    try (FieldPass pass = new FieldPass(ShaderSource.bundled());
        FieldBuffer buffer =
            new FieldBuffer(field, FieldBlocks.of(field), context.maxTextureSize())) {
      int width = frame.width();
      int height = frame.height();
      SpriteImage onBlack = draw(pass, buffer, 0, frame, 0, 0, width, height);
      SpriteImage onWhite = draw(pass, buffer, 1, frame, 0, 0, width, height);
      int before = 0;
      for (int x = 1; x < size.width(); x++) {
        int least = 255;
        int middle = frame.projection().groundCenterY(x, 1) * width;
        for (int dx = -13; dx <= 13; dx++) { // within the cell
          int pixel = middle + frame.projection().groundCenterX(x, 1) + dx;
          int at = 4 * pixel + (kind == Kind.ATTRACT ? 2 : 0); // which does not saturate
          int seen = (onWhite.rgba()[at] & 0xFF) - (onBlack.rgba()[at] & 0xFF);
          least = Math.min(least, 255 - seen); // of the ground's color that the field removes
        }
        assertThat(least).as("column %d", x).isGreaterThanOrEqualTo(before - 1); // rounded
        before = least;
      }
      assertThat(before).as("at the source").isGreaterThan(160);
    }
  }

  @Test
  void draw_levelGroundAtAContoursHeight_isNoContour() {
    GridSize size = new GridSize(40, 40);
    float[] costs = new float[size.cells()];
    for (int i = 0; i < costs.length; i++) {
      costs[i] = Math.min(3, 0.5f + 0.25f * size.x(i)); // level from the tenth column on
    }
    FieldOverlay field = new FieldOverlay(Kind.COST, size, costs);
    PictureFrame frame = PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, size), 0.73);
    try (FieldPass pass = new FieldPass(ShaderSource.bundled());
        FieldBuffer buffer =
            new FieldBuffer(field, FieldBlocks.of(field), context.maxTextureSize())) {
      SpriteImage drawn = draw(pass, buffer, frame, 0, 0, frame.width(), frame.height());
      int inLines = 0;
      for (int i = 0; i < drawn.rgba().length; i += 4) {
        inLines += (drawn.rgba()[i] & 0xFF) < 46 ? 1 : 0; // of what is as dark as a line
      }
      assertThat(inLines).isBetween(1, drawn.rgba().length / 4 / 50);
    }
  }

  @Test
  void draw_randomlyBlocked_showsAtEachCellsMiddleWhetherItIs() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (double share : new double[] {0.05, 0.3, 0.5, 0.7, 0.95}) {
      GridSize size = new GridSize(17, 11);
      boolean[] blocked = new boolean[size.cells()];
      for (int i = 0; i < blocked.length; i++) {
        blocked[i] = random.nextDouble() < share;
      }
      for (double scale : new double[] {1, 2.5}) {
        Blocked drawn = new Blocked(blocked, size, scale);
        for (int i = 0; i < blocked.length; i++) {
          assertThat(drawn.isBlockedAt(size.x(i), size.y(i)))
              .as("seed %s, share %s, scale %s, %s", seed, share, scale, size.cell(i))
              .isEqualTo(blocked[i]);
        }
      }
    }
  }

  @Test
  void draw_blockedAlongASlant_hasAnOutlineWithoutTeeth() {
    GridSize size = new GridSize(20, 20);
    boolean[] blocked = new boolean[size.cells()];
    for (int i = 0; i < blocked.length; i++) {
      blocked[i] = size.x(i) + size.y(i) <= 19;
    }
    Blocked drawn = new Blocked(blocked, size, 2);
    for (double along = -6; along < 6; along += 0.1) { // teeth would be from 19 to 20 in x + y
      assertThat(drawn.isBlockedAt(9.65 + along, 9.65 - along)).as("before, %s", along).isFalse();
      assertThat(drawn.isBlockedAt(9.4 + along, 9.4 - along)).as("behind, %s", along).isTrue();
    }
  }

  /** Cells that cost the same or are blocked, as they are drawn. */
  private static final class Blocked {
    private final PictureFrame frame;
    private final SpriteImage drawn;

    Blocked(boolean[] blocked, GridSize size, double scale) {
      float[] costs = new float[blocked.length];
      for (int i = 0; i < costs.length; i++) {
        costs[i] = blocked[i] ? Float.POSITIVE_INFINITY : 1 + 3 * (i % 2);
      }
      FieldOverlay field = new FieldOverlay(Kind.COST, size, costs);
      frame = PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, size), scale);
      try (FieldPass pass = new FieldPass(ShaderSource.bundled());
          FieldBuffer buffer =
              new FieldBuffer(field, FieldBlocks.of(field), context.maxTextureSize())) {
        pass.setStyle(new OverlayStyle(false, false, 1)); // no contour lines
        drawn = draw(pass, buffer, frame, 0, 0, frame.width(), frame.height());
      }
    }

    /** What is blocked is black and white. */
    boolean isBlockedAt(double cellX, double cellY) {
      int x = (int) (frame.projection().cellToWorldX(cellX, cellY) * frame.scale());
      int y = (int) (frame.projection().cellToWorldY(cellX, cellY) * frame.scale());
      int at = 4 * (y * drawn.width() + x);
      int red = drawn.rgba()[at] & 0xFF;
      int green = drawn.rgba()[at + 1] & 0xFF;
      int blue = drawn.rgba()[at + 2] & 0xFF;
      return Math.abs(red - green) < 12 && Math.abs(green - blue) < 12;
    }
  }

  /** Strengths or costs on few cells or many, some of them infinite. */
  public static FieldOverlay random(GridSize size, Random random) {
    float[] values = new float[size.cells()];
    double share = random.nextDouble() * random.nextDouble();
    for (int i = 0; i < values.length; i++) {
      values[i] = random.nextDouble() < share ? 1 + 9 * random.nextFloat() : 1;
      if (random.nextInt(40) == 0 && share > 0.1) {
        values[i] = Float.POSITIVE_INFINITY;
      }
    }
    Kind kind = KINDS.get(random.nextInt(KINDS.size()));
    if (kind == Kind.REACH) {
      for (int i = 0; i < values.length; i++) {
        values[i] /= 10;
      }
    }
    return new FieldOverlay(kind, size, values);
  }

  private static CellRegion region(GridSize size, Random random) {
    if (random.nextInt(3) > 0) {
      return CellRegion.all(size);
    }
    int x = random.nextInt(size.width());
    int y = random.nextInt(size.height());
    return new CellRegion(
        x, y, 1 + random.nextInt(size.width() - x), 1 + random.nextInt(size.height() - y));
  }

  /** A part of a picture of nothing but gray ground under the field. */
  private static SpriteImage draw(
      FieldPass pass,
      FieldBuffer field,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height) {
    return draw(pass, field, 0.5f, frame, left, top, width, height);
  }

  private static SpriteImage draw(
      FieldPass pass,
      FieldBuffer field,
      float gray,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height) {
    try (RenderTarget target = new RenderTarget(width, height);
        PixelReader reader = new PixelReader(width, height);
        SampleAxes axes = new SampleAxes()) {
      axes.look(frame, left, top, width, height, 1);
      target.bind(0, 0, width, height);
      glClearColor(gray, gray, gray, 1);
      glClear(GL_COLOR_BUFFER_BIT);
      pass.draw(frame, axes, field, width, height);
      reader.read(0, target, 0, width, height);
      byte[] pixels = new byte[width * height * 4];
      reader.map(0, height).get(0, pixels);
      reader.unmap();
      return new SpriteImage(width, height, pixels);
    }
  }
}
