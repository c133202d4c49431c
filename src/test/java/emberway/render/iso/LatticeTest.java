package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import emberway.map.Cell;
import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LatticeTest {
  private static Lattice random(Lattice.Kind kind, Random random) {
    boolean flat = kind == Lattice.Kind.FLAT;
    return new Lattice(
        kind,
        new GridSize(1 + random.nextInt(9), 1 + random.nextInt(9)),
        2 + 2 * random.nextInt(30),
        2 + 2 * random.nextInt(30),
        random.nextBoolean(),
        flat && random.nextBoolean(),
        flat && random.nextBoolean());
  }

  @ParameterizedTest
  @EnumSource(Lattice.Kind.class)
  void cell_ofAnyScreenRowAndColumn_isTheWayBack(Lattice.Kind kind) {
    long seed = 19;
    Random random = new Random(seed);
    for (int round = 0; round < 100; round++) {
      Lattice lattice = random(kind, random);
      for (int i = 0; i < lattice.size().cells(); i++) {
        Cell cell = lattice.size().cell(i);
        int row = lattice.screenRow(cell.x(), cell.y());
        int column = lattice.screenColumn(cell.x(), cell.y());
        assertThat(lattice.cell(row, column)).as("%s, seed %d", lattice, seed).isEqualTo(cell);
        assertThat(row).isBetween(0, lattice.screenRows() - 1);
        assertThat(column).isBetween(0, lattice.screenColumns() - 1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Lattice.Kind.class)
  void window_anyRectangle_showsEachCellInReachOnceAndInOrder(Lattice.Kind kind)
      throws SpriteUnavailableException {
    long seed = 19;
    Random random = new Random(seed);
    for (int round = 0; round < 200; round++) {
      Lattice lattice = random(kind, random);
      int width = 1 + random.nextInt(80);
      int height = 1 + random.nextInt(80);
      CellSpriteLayer layer = layer(lattice, width, height, random);
      PixelBox view =
          new PixelBox(
              random.nextInt(300) - 100,
              random.nextInt(300) - 100,
              1 + random.nextInt(90),
              1 + random.nextInt(90));
      LatticeWindow window = new LatticeWindow();
      window.look(
          lattice,
          layer,
          layer.bands().get(0),
          view.left(),
          view.top(),
          view.right(),
          view.bottom());
      List<Cell> shown = cells(lattice, window);
      assertThat(new HashSet<>(shown)).as("seed %d", seed).hasSameSizeAs(shown);
      assertThat(shown).as("%s, seed %d", lattice, seed).containsAll(inReach(lattice, layer, view));
      assertThat(shown).isEqualTo(inOrder(lattice, shown));
    }
  }

  /** What is drawn goes by the sprites, not by the empty cells between them. */
  @ParameterizedTest
  @EnumSource(Lattice.Kind.class)
  void bands_ofFewSpritesFarApart_holdThemInOrderAndLittleElse(Lattice.Kind kind)
      throws SpriteUnavailableException {
    long seed = 23;
    Random random = new Random(seed);
    Lattice lattice =
        new Lattice(
            kind, new GridSize(1500, 1200), 10, 10, false, false, kind == Lattice.Kind.FLAT);
    char[] sprites = new char[lattice.size().cells()];
    List<Cell> filled = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      int cell = i < 2 ? i * (sprites.length - 1) : random.nextInt(sprites.length);
      sprites[cell] = 1;
      filled.add(lattice.size().cell(cell));
    }
    SpriteImage dot = new SpriteImage(1, 1, new byte[] {-1, -1, -1, -1});
    Atlas atlas = Atlas.pack(List.of(new Atlas.Sprite(dot, 0, 0)));
    CellSpriteLayer layer = CellSpriteLayer.of(atlas, lattice, CellNumbers.of(sprites), 0, 0, 0, 0);
    LatticeWindow window = new LatticeWindow();
    List<Cell> shown = new ArrayList<>();
    int slots = 0;
    for (CellSpriteLayer.Band band : layer.bands()) {
      window.look(lattice, layer, band, -100_000, -100_000, 100_000, 100_000);
      slots += window.slots();
      shown.addAll(cells(lattice, window));
    }
    assertThat(slots).isLessThan(lattice.size().cells() / 2);
    assertThat(shown).as("seed %d", seed).doesNotHaveDuplicates().containsAll(filled);
    assertThat(shown).isEqualTo(inOrder(lattice, shown));
    CellSpriteLayer empty =
        CellSpriteLayer.of(atlas, lattice, CellNumbers.zeros(sprites.length), 0, 0, 0, 0);
    assertThat(empty.bands()).isEmpty();
    assertThat(layer(lattice, 1, 1, 0, 0).bands()).as("a full layer").hasSize(1);
  }

  /** A layer of sprites of one size, drawn a little beside their cells. */
  @Test
  void bands_ofAThinDiamond_holdLittleForEachCellHoweverLongItIs() throws Exception {
    Lattice lattice =
        new Lattice(Lattice.Kind.DIAMOND, new GridSize(200_000, 1), 64, 32, false, false, false);
    long slots = 0;
    LatticeWindow window = new LatticeWindow();
    CellSpriteLayer layer = layer(lattice, 1, 1, 0, 0);
    for (CellSpriteLayer.Band band : layer.bands()) {
      window.look(lattice, layer, band, -10_000_000, -10_000_000, 10_000_000, 10_000_000);
      slots += window.slots();
    }
    assertThat(slots).isBetween(200_000L, 100L * 200_000);
  }

  private static CellSpriteLayer layer(Lattice lattice, int width, int height, Random random)
      throws SpriteUnavailableException {
    byte[] rgba = new byte[width * height * 4];
    java.util.Arrays.fill(rgba, (byte) 255);
    SpriteImage image = new SpriteImage(width, height, rgba);
    Atlas atlas =
        Atlas.pack(
            List.of(new Atlas.Sprite(image, random.nextInt(60) - 30, random.nextInt(60) - 30)));
    char[] sprites = new char[lattice.size().cells()];
    java.util.Arrays.fill(sprites, (char) 1);
    return CellSpriteLayer.of(
        atlas,
        lattice,
        CellNumbers.of(sprites),
        random.nextInt(40) - 20,
        random.nextInt(40) - 20,
        random.nextInt(4) - 1,
        random.nextInt(3) - 1);
  }

  private static List<Cell> cells(Lattice lattice, LatticeWindow window) {
    List<Cell> cells = new ArrayList<>();
    for (int slot = 0; slot < window.slots(); slot++) {
      Cell cell = lattice.cell(window.screenRow(slot), window.screenColumn(slot));
      if (lattice.size().contains(cell.x(), cell.y())) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private static Set<Cell> inReach(Lattice lattice, CellSpriteLayer layer, PixelBox view) {
    Set<Cell> cells = new HashSet<>();
    for (int i = 0; i < lattice.size().cells(); i++) {
      Cell cell = lattice.size().cell(i);
      int column = lattice.screenColumn(cell.x(), cell.y());
      int row = lattice.screenRow(cell.x(), cell.y());
      int left = ((column * lattice.stepX() + layer.offsetX()) >> 1) + layer.reach().left();
      int top = ((row * lattice.stepY() + layer.offsetY()) >> 1) + layer.reach().top();
      if (left < view.right()
          && left + layer.reach().width() > view.left()
          && top < view.bottom()
          && top + layer.reach().height() > view.top()) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** Row by row, in the directions that the lattice says. */
  private static List<Cell> inOrder(Lattice lattice, List<Cell> cells) {
    List<Cell> sorted = new ArrayList<>(cells);
    int down = lattice.fromBottom() ? -1 : 1;
    int right = lattice.fromRight() ? -1 : 1;
    sorted.sort(
        java.util.Comparator.<Cell>comparingInt(c -> down * lattice.screenRow(c.x(), c.y()))
            .thenComparingInt(c -> right * lattice.screenColumn(c.x(), c.y())));
    return sorted;
  }

  @Test
  void film_anyTime_showsItsFramesInTurn() {
    SpriteStack.Animation animation =
        new SpriteStack.Animation(
            7, List.of(new SpriteStack.Frame(2, 100), new SpriteStack.Frame(3, 50)));
    assertThat(animation.spriteAt(0)).isEqualTo(2);
    assertThat(animation.spriteAt(99)).isEqualTo(2);
    assertThat(animation.spriteAt(100)).isEqualTo(3);
    assertThat(animation.spriteAt(149)).isEqualTo(3);
    assertThat(animation.spriteAt(150)).isEqualTo(2);
    assertThat(animation.untilNext(30)).isEqualTo(70);
    assertThat(animation.untilNext(130)).isEqualTo(20);
    assertThat(animation.spriteAt(1_000_000_000_100L)).isEqualTo(animation.spriteAt(100 + 100));
  }

  @Test
  void flatProjection_cellsThereAndBack() {
    FlatProjection flat = new FlatProjection(16, 12, new GridSize(5, 4));
    assertThat(flat.pictureWidth()).isEqualTo(160);
    assertThat(flat.pictureHeight()).isEqualTo(96);
    assertThat(flat.worldToCell(33, 23)).isEqualTo(new Cell(1, 0));
    assertThat(flat.worldToCell(31.9, 24)).isEqualTo(new Cell(0, 1));
    assertThat(flat.worldToCell(flat.groundCenterX(3, 2), flat.groundCenterY(3, 2)))
        .isEqualTo(new Cell(3, 2));
    assertThat(flat.box(new CellRegion(1, 2, 3, 1))).isEqualTo(new PixelBox(32, 48, 96, 24));
  }

  /** All the numbers that shaders and the window's frames take over. */
  @Test
  void lattice_ofEachKind_countsAsItSays() {
    GridSize size = new GridSize(5, 3);
    Lattice diamond = new Lattice(Lattice.Kind.DIAMOND, size, 52, 26, false);
    Lattice rows = new Lattice(Lattice.Kind.SHIFTED_ROWS, size, 52, 26, true);
    Lattice columns = new Lattice(Lattice.Kind.SHIFTED_COLUMNS, size, 51, 27, false);
    Lattice flat = new Lattice(Lattice.Kind.FLAT, size, 16, 12, false);
    assertThat(List.of(diamond, rows, columns, flat))
        .extracting(
            lattice -> lattice.kind().number(),
            Lattice::screenRows,
            Lattice::screenColumns,
            Lattice::parity,
            Lattice::stepX,
            Lattice::stepY,
            Lattice::columnStep)
        .containsExactly(
            tuple(0, 7, 7, 0, 52, 26, 2),
            tuple(1, 3, 10, 1, 52, 26, 2),
            tuple(2, 6, 5, 0, 51, 27, 2),
            tuple(3, 3, 5, 0, 32, 24, 1));
    assertThat(new Lattice(Lattice.Kind.DIAMOND, new GridSize(3, 4), 2, 2, false).parity())
        .isEqualTo(1);
    assertThat(diamond.left(3)).isEqualTo(78);
    assertThat(diamond.top(3)).isEqualTo(39);
    assertThat(columns.left(3)).isEqualTo(76);
    assertThat(columns.top(3)).isEqualTo(40);
    assertThat(flat.left(3)).isEqualTo(48);
    assertThat(flat.top(3)).isEqualTo(36);
  }

  /** No more rows and columns than reach into the view, and one on each side. */
  @Test
  void window_inTheMiddleOfALargeMap_isAsLargeAsTheView() throws SpriteUnavailableException {
    Lattice flat = new Lattice(Lattice.Kind.FLAT, new GridSize(100, 100), 10, 20, false);
    CellSpriteLayer layer = layer(flat, 10, 20, 0, 0);
    LatticeWindow window = new LatticeWindow();
    window.look(flat, layer, layer.bands().get(0), 300, 400, 400, 500);
    assertThat(window.firstColumn()).isEqualTo(28);
    assertThat(window.slotsPerRow()).isEqualTo(13);
    assertThat(window.firstRow()).isEqualTo(18);
    assertThat(window.rows()).isEqualTo(8);
    assertThat(window.slots()).isEqualTo(13 * 8);
    window.look(flat, layer, layer.bands().get(0), 900, 1900, 2000, 2100);
    assertThat(window.firstColumn() + window.slotsPerRow()).isEqualTo(100);
    assertThat(window.firstRow() + window.rows()).isEqualTo(100);
    window.look(flat, layer, layer.bands().get(0), 3000, 3000, 3100, 3100);
    assertThat(window.slots()).isZero();
    Lattice diamond = new Lattice(Lattice.Kind.DIAMOND, new GridSize(60, 60), 20, 10, false);
    CellSpriteLayer diamonds = layer(diamond, 20, 10, 0, 0);
    window.look(diamond, diamonds, diamonds.bands().get(0), 300, 200, 400, 260);
    assertThat(window.firstColumn()).isEqualTo(26);
    assertThat(window.slotsPerRow()).isEqualTo(8);
    assertThat(window.firstRow()).isEqualTo(37);
    assertThat(window.rows()).isEqualTo(16);
  }

  private static CellSpriteLayer layer(Lattice lattice, int width, int height, double x, double y)
      throws SpriteUnavailableException {
    byte[] rgba = new byte[width * height * 4];
    java.util.Arrays.fill(rgba, (byte) 255);
    Atlas atlas = Atlas.pack(List.of(new Atlas.Sprite(new SpriteImage(width, height, rgba), 0, 0)));
    char[] sprites = new char[lattice.size().cells()];
    java.util.Arrays.fill(sprites, (char) 1);
    return CellSpriteLayer.of(atlas, lattice, CellNumbers.of(sprites), x, y, 3, 5);
  }

  /** Columns are rounded to whole pixels, halves up; rows down to halves, as Tiled does it. */
  @Test
  void cellSprites_movedByPartsOfAPixel_areRoundedAsTiledDoes() throws SpriteUnavailableException {
    Lattice flat = new Lattice(Lattice.Kind.FLAT, new GridSize(3, 2), 10, 20, false);
    CellSpriteLayer layer = layer(flat, 10, 20, 7.5, 7.5);
    assertThat(layer.size()).isEqualTo(new GridSize(3, 2));
    assertThat(IntStream.range(0, layer.sprites().cells()).map(layer.sprites()::at))
        .containsExactly(1, 1, 1, 1, 1, 1);
    assertThat(layer.offsetX()).isEqualTo(2 * 8 + 3);
    assertThat(layer.offsetY()).isEqualTo(15 + 1 + 5);
    assertThat(layer(flat, 10, 20, -7.6, 7.4).offsetX()).isEqualTo(2 * -8 + 3);
    assertThat(layer(flat, 10, 20, -7.6, 7.4).offsetY()).isEqualTo(14 + 1 + 5);
  }

  /** What several sprites cover, of which some are unused and one is empty. */
  @Test
  void box_ofSeveralSprites_holdsWhatIsVisibleOfTheUsed() throws SpriteUnavailableException {
    byte[] dot = new byte[6 * 4 * 4];
    dot[(2 * 6 + 3) * 4 + 3] = 1; // at 3, 2
    SpriteImage image = new SpriteImage(6, 4, dot);
    Atlas atlas =
        Atlas.pack(
            List.of(
                new Atlas.Sprite(image, 100, 200),
                new Atlas.Sprite(new SpriteImage(9, 9, new byte[324]), -500, -500),
                new Atlas.Sprite(image, 110, 190),
                new Atlas.Sprite(image, 900, 900)));
    assertThat(PixelBox.of(atlas, new boolean[] {true, true, true, true, false}))
        .isEqualTo(new PixelBox(103, 192, 11, 11));
    assertThat(PixelBox.of(atlas, new boolean[] {true, false, false, true}))
        .isEqualTo(new PixelBox(113, 192, 1, 1));
    assertThat(PixelBox.of(atlas, new boolean[] {true, false, true}))
        .isEqualTo(new PixelBox(0, 0, 0, 0));
  }

  @Test
  void stack_frame_isOfItsWholeBox() throws SpriteUnavailableException {
    FlatProjection flat = new FlatProjection(16, 12, new GridSize(5, 4));
    assertThat(flat.groundOffsetX()).isEqualTo(16);
    assertThat(flat.groundOffsetY()).isEqualTo(12);
    Lattice lattice = new Lattice(Lattice.Kind.FLAT, new GridSize(5, 4), 32, 24, false);
    SpriteStack stack =
        new SpriteStack(
            Atlas.pack(List.of()),
            lattice,
            flat,
            List.of(),
            new PixelBox(-8, -9, 180, 120),
            List.of());
    assertThat(stack.frame(2))
        .isEqualTo(PictureFrame.whole(flat, 2, new PixelBox(-8, -9, 180, 120)));
    assertThat(stack.frame(2).originX()).isEqualTo(-8);
  }
}
