package emberway.sprite;

import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Puts the pieces of a tile set's transitions on the cells of a map. As in {@link AutoTiler}, all
 * choices of images are made once, when the tiler is created. Immutable.
 */
final class TransitionTiler {
  private static final int NEAR = 9; // a cell and its neighbors, row by row
  private static final int BAND = 1 << 14; // [cells] tiled at a time; fewer than the stacks

  /** The bits of these in a {@link TransitionMask}; the cell itself has none. */
  private static final int[] BITS = {128, 1, 16, 8, 0, 2, 64, 4, 32};

  /** A transition with its sprites. */
  private static final class Ranked {
    final boolean[] from; // [by tile id]
    final boolean[] onto; // [by tile id]
    final char[] sprites; // [size: Border.COUNT] of each border, 0 = none

    Ranked(boolean[] from, boolean[] onto, char[] sprites) {
      this.from = from;
      this.onto = onto;
      this.sprites = sprites;
    }
  }

  private final List<Ranked> ranks = new ArrayList<>();
  private final boolean[] affected; // [by tile id] whether it gets pieces of any transition
  private final List<AutoTiler.Gap> gaps = new ArrayList<>();
  private final List<Transition> withoutPieces = new ArrayList<>();

  /**
   * Creates a tiler for a tile set.
   *
   * @param numbers of the sprites by name, from 1; the sprites of pieces are added
   */
  TransitionTiler(TileSet tileSet, Map<String, Integer> numbers) {
    Legend legend = tileSet.legend();
    affected = new boolean[legend.size() + 1];
    Set<AutoTiler.Gap> missing = new LinkedHashSet<>();
    for (Transition transition : tileSet.transitions()) {
      if (transition.pieceNames().stream().noneMatch(tileSet.spriteNames()::contains)) {
        withoutPieces.add(transition);
        continue;
      }
      boolean[] onto = members(legend, transition.onto());
      for (int id = 1; id <= legend.size(); id++) {
        affected[id] |= onto[id];
      }
      char[] sprites = sprites(transition.stem(), tileSet.spriteNames(), numbers, missing);
      ranks.add(new Ranked(members(legend, transition.from()), onto, sprites));
    }
    gaps.addAll(missing);
  }

  /** Which tiles have one of the symbols. [by tile id] */
  static boolean[] members(Legend legend, String symbols) {
    boolean[] members = new boolean[legend.size() + 1];
    for (int i = 0; i < symbols.length(); i++) {
      legend.find(symbols.charAt(i)).ifPresent(tile -> members[legend.id(tile.symbol())] = true);
    }
    return members;
  }

  /** The sprite of each border; corners beside a side are ignored. */
  private static char[] sprites(
      String stem, Set<String> names, Map<String, Integer> numbers, Set<AutoTiler.Gap> missing) {
    char[] sprites = new char[TransitionMask.COUNT];
    for (int mask = 1; mask < TransitionMask.COUNT; mask++) {
      int settled = TransitionMask.settled(mask);
      if (settled == mask) {
        TransitionMask.Pieces pieces = TransitionMask.pieces(stem, mask, names);
        if (!pieces.name().isEmpty()) {
          sprites[mask] =
              (char) (int) numbers.computeIfAbsent(pieces.name(), n -> numbers.size() + 1);
        }
        pieces.gap().ifPresent(missing::add);
      } else {
        sprites[mask] = sprites[settled]; // a smaller mask, so already known
      }
    }
    return sprites;
  }

  /** Whether there are no transitions. */
  boolean isIdle() {
    return ranks.isEmpty();
  }

  /** The numbers of all sprites of all transitions. */
  Set<Integer> sprites() {
    Set<Integer> sprites = new LinkedHashSet<>();
    for (Ranked rank : ranks) {
      for (char sprite : rank.sprites) {
        if (sprite != 0) {
          sprites.add((int) sprite);
        }
      }
    }
    return sprites;
  }

  /** The transitions of which the tile set has no piece. */
  List<Transition> withoutPieces() {
    return withoutPieces;
  }

  /** The pieces that the tile set lacks of the other transitions. */
  List<AutoTiler.Gap> gaps() {
    return gaps;
  }

  /** The pieces on all cells of a base layer. */
  TransitionLayer tile(TileLayer base) {
    GridSize size = base.size();
    if (isIdle()) {
      return TransitionLayer.none(size);
    }
    char[] cells = new char[size.cells()];
    int rows = Math.max(1, BAND / size.width());
    int bands = (size.height() + rows - 1) / rows;
    List<TransitionStacks> ofBands =
        IntStream.range(0, bands)
            .parallel()
            .mapToObj(band -> tileRows(base, band * rows, (band + 1) * rows, cells))
            .toList();
    TransitionStackBuilder book = new TransitionStackBuilder(TransitionStacks.NONE);
    for (int band = 0; band < bands; band++) {
      char[] numbers = numbers(ofBands.get(band), book);
      int end = size.width() * Math.min(size.height(), (band + 1) * rows);
      for (int index = size.width() * band * rows; index < end; index++) {
        cells[index] = numbers[cells[index]];
      }
    }
    TransitionStacks stacks = book.stacks();
    return stacks.count() == 0
        ? TransitionLayer.none(size)
        : new TransitionLayer(size, CellNumbers.of(cells), stacks);
  }

  /** Writes the stacks of some rows, numbered by themselves, and returns these stacks. */
  private TransitionStacks tileRows(TileLayer base, int firstRow, int endRow, char[] cells) {
    GridSize size = base.size();
    TransitionStackBuilder book = new TransitionStackBuilder(TransitionStacks.NONE);
    int[] near = new int[NEAR];
    NearRows rows = new NearRows(base, firstRow);
    for (int y = firstRow; y < Math.min(endRow, size.height()); y++) {
      rows.advance();
      char[] above = rows.above();
      char[] here = rows.here();
      char[] below = rows.below();
      for (int x = 0, index = size.index(0, y); x < size.width(); x++, index++) {
        int own = here[x + 1];
        if (affected[own] && !isAmongItsLike(own, above, here, below, x)) {
          read(above, x, near, 0);
          read(here, x, near, 3);
          read(below, x, near, 6);
          cells[index] = book.number(stack(own, Rotation.NONE, near));
        }
      }
    }
    return book.stacks();
  }

  /** Whether all eight neighbors of a cell have its id, as most have. */
  private static boolean isAmongItsLike(int own, char[] above, char[] here, char[] below, int x) {
    return here[x] == own
        && here[x + 2] == own
        && above[x] == own
        && above[x + 1] == own
        && above[x + 2] == own
        && below[x] == own
        && below[x + 1] == own
        && below[x + 2] == own;
  }

  private static void read(char[] row, int x, int[] near, int at) {
    near[at] = row[x];
    near[at + 1] = row[x + 1];
    near[at + 2] = row[x + 2];
  }

  /** The numbers of some stacks in a book. */
  private static char[] numbers(TransitionStacks stacks, TransitionStackBuilder book) {
    char[] numbers = new char[stacks.count() + 1];
    for (int stack = 1; stack < numbers.length; stack++) {
      numbers[stack] = book.number(stacks.stacks().get(stack - 1));
    }
    return numbers;
  }

  /**
   * Updates {@link #tile} after some cells of the unrotated map have changed: the pieces of these
   * cells and their neighbors.
   */
  TransitionPatch patch(TileLayer base, Rotation rotation, int[] changed, TransitionStacks known) {
    GridSize size = base.size();
    GridSize turned = rotation.apply(size);
    Rotation back = rotation.inverse();
    TransitionStackBuilder book = new TransitionStackBuilder(known);
    int[] cells =
        Arrays.stream(around(size, changed))
            .map(cell -> turned.index(rotation.apply(size, size.cell(cell))))
            .sorted()
            .toArray();
    char[] stacks = new char[cells.length];
    int[] near = new int[NEAR];
    for (int i = 0; i < cells.length; i++) {
      int x = back.x(turned, turned.x(cells[i]), turned.y(cells[i]));
      int y = back.y(turned, turned.x(cells[i]), turned.y(cells[i]));
      boolean differs = readNeighbors(base, x, y, near);
      stacks[i] = differs ? book.number(stack(base.id(x, y), rotation, near)) : 0;
    }
    return new TransitionPatch(cells, stacks, book.stacks());
  }

  private static int[] around(GridSize size, int[] cells) {
    int[] near = new int[NEAR * cells.length];
    int count = 0;
    for (int cell : cells) {
      for (int y = size.y(cell) - 1; y <= size.y(cell) + 1; y++) {
        for (int x = size.x(cell) - 1; x <= size.x(cell) + 1; x++) {
          if (size.contains(x, y)) {
            near[count++] = size.index(x, y);
          }
        }
      }
    }
    return Arrays.stream(near, 0, count).distinct().toArray();
  }

  /**
   * The sprites on a cell as the characters of a string, from the lowest to the highest.
   *
   * @param near the ids of the cell and its neighbors, not all equal
   */
  private String stack(int own, Rotation rotation, int[] near) {
    if (!affected[own]) {
      return "";
    }
    StringBuilder stack = new StringBuilder(TransitionStacks.MAX_PIECES);
    for (Ranked rank : ranks) {
      if (rank.onto[own]) {
        int mask = TransitionMask.turned(mask(rank.from, near), rotation);
        if (rank.sprites[mask] != 0) {
          stack.append(rank.sprites[mask]);
        }
      }
    }
    return stack.substring(Math.max(0, stack.length() - TransitionStacks.MAX_PIECES));
  }

  /**
   * Collects the ids of a cell and its neighbors; returns whether any differs from the cell's own.
   */
  private static boolean readNeighbors(TileLayer base, int x, int y, int[] near) {
    GridSize size = base.size();
    int own = base.id(x, y);
    boolean differs = false;
    int at = 0;
    for (int nextY = y - 1; nextY <= y + 1; nextY++) {
      for (int nextX = x - 1; nextX <= x + 1; nextX++) {
        int id = size.contains(nextX, nextY) ? base.id(nextX, nextY) : Legend.NOTHING;
        near[at++] = id;
        differs |= id != own;
      }
    }
    return differs;
  }

  private static int mask(boolean[] from, int[] near) {
    int mask = 0;
    for (int i = 0; i < BITS.length; i++) {
      if (BITS[i] != 0 && from[near[i]]) {
        mask |= BITS[i];
      }
    }
    return mask;
  }
}
