package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.iso.CellSpriteLayer;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.Lattice;
import emberway.render.iso.PixelBox;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OccluderFinderTest {
  private static final GridSize SIZE = new GridSize(3, 3);
  private static final IsoProjection PROJECTION =
      new IsoProjection(new TileGeometry(64, 32, 64, 32), SIZE);
  private static final char FLAT = 1;
  private static final char TALL = 2;

  private static SpriteImage opaque(int width, int height) {
    byte[] rgba = new byte[4 * width * height];
    Arrays.fill(rgba, (byte) 255);
    return new SpriteImage(width, height, rgba);
  }

  private static Atlas atlas() throws Exception {
    return Atlas.pack(
        List.of(new Atlas.Sprite(opaque(64, 32), 0, 0), new Atlas.Sprite(opaque(64, 64), 0, -32)));
  }

  private static int[] find(OccluderFinder finder, Cell cell) {
    BitSet cells = new BitSet();
    cells.set(SIZE.index(cell));
    return find(finder, cells);
  }

  private static int[] find(OccluderFinder finder, BitSet cells) {
    int[] found = finder.find(PROJECTION, cells);
    return Arrays.copyOf(found, OccluderBuffer.INTS * finder.count());
  }

  private static CellNumbers numbers(int... sprites) {
    char[] numbers = new char[sprites.length];
    for (int i = 0; i < sprites.length; i++) {
      numbers[i] = (char) sprites[i];
    }
    return CellNumbers.of(numbers);
  }

  @Test
  void find_map_areTheTallSpritesOfTheOverlay() throws Exception {
    CellNumbers overlay = numbers(0, FLAT, TALL, 0, 0, 0, 0, 0, 0);
    OccluderFinder finder = new OccluderFinder(atlas(), List.of(() -> overlay));
    assertThat(find(finder, new Cell(0, 0))).isEmpty();
    assertThat(find(finder, new Cell(1, 0))).isEmpty();
    int x = PROJECTION.spriteLeft(2, 0);
    int y = PROJECTION.spriteTop(2, 0);
    assertThat(find(finder, new Cell(2, 0)))
        .containsExactly(
            TALL, x, y, PROJECTION.groundCenterX(2, 0), PROJECTION.groundCenterY(2, 0), 1);
  }

  @Test
  void find_mapWithTop_areThoseOfTheTop() throws Exception {
    CellNumbers overlay = numbers(0, TALL, TALL, 0, 0, 0, 0, 0, 0);
    CellNumbers top = numbers(0, 0, TALL, TALL, 0, 0, 0, 0, 0);
    OccluderFinder finder = new OccluderFinder(atlas(), List.of(() -> overlay, () -> top));
    assertThat(find(finder, new Cell(1, 0))).hasSize(OccluderBuffer.INTS);
    assertThat(find(finder, new Cell(2, 0))).as("both").hasSize(2 * OccluderBuffer.INTS);
    assertThat(find(finder, new Cell(0, 1))).hasSize(OccluderBuffer.INTS);
    CellNumbers nothing = numbers();
    OccluderFinder bare = new OccluderFinder(atlas(), List.of(() -> overlay, () -> nothing));
    assertThat(find(bare, new Cell(2, 0))).hasSize(OccluderBuffer.INTS);
  }

  /** The cells of a Tiled map's layer are numbered along its own axes. */
  @Test
  void find_stack_areTheTallSpritesAboveTheLowestLayer() throws Exception {
    Atlas atlas = atlas();
    Lattice lattice = new Lattice(Lattice.Kind.DIAMOND, SIZE, 64, 32, false);
    char[] all = new char[SIZE.cells()];
    Arrays.fill(all, TALL);
    char[] one = new char[SIZE.cells()];
    one[SIZE.index(1, 0)] = TALL; // to the lower right of the uppermost cell
    SpriteStack stack =
        new SpriteStack(
            atlas,
            lattice,
            PROJECTION,
            List.of(
                CellSpriteLayer.of(atlas, lattice, CellNumbers.of(all), 0, 0, 0, 0),
                CellSpriteLayer.of(atlas, lattice, CellNumbers.of(one), 0, 0, 0, 0)),
            new PixelBox(0, 0, 192, 96),
            List.of());
    OccluderFinder finder = new OccluderFinder(stack);
    BitSet cells = new BitSet();
    cells.set(0, SIZE.cells());
    int x = PROJECTION.spriteLeft(2, 1);
    int y = PROJECTION.spriteTop(2, 1);
    int[] expected = {
      TALL, x, y, PROJECTION.groundCenterX(2, 1), PROJECTION.groundCenterY(2, 1), 1
    };
    assertThat(find(finder, cells)).containsExactly(expected);
    assertThat(find(finder, new Cell(2, 1))).containsExactly(expected);
  }

  @Test
  void addAround_cell_areThoseWhoseSpritesReachIt() throws Exception {
    OccluderFinder finder =
        new OccluderFinder(atlas(), List.of(() -> CellNumbers.zeros(SIZE.cells())));
    BitSet cells = new BitSet();
    finder.addAround(PROJECTION, new int[] {SIZE.index(2, 0)}, cells);
    assertThat(cells.get(SIZE.index(2, 1))).as("before it").isTrue();
    assertThat(cells.get(SIZE.index(1, 1))).as("two rows before it").isTrue();
    cells.clear();
    finder.addAround(PROJECTION, new int[] {SIZE.index(0, 2)}, cells);
    assertThat(cells.get(SIZE.index(2, 0))).as("far behind it").isFalse();
  }
}
