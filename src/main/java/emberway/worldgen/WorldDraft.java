package emberway.worldgen;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.map.PlaceKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * An unfinished world: the data that the stages read and write. Arrays are row-major over the map.
 */
final class WorldDraft {
  /** Marks of a cell; see {@link #marks}. */
  static final byte SEA = 1;

  static final byte LAKE = 2;
  static final byte RIVER = 4;

  /** Part of a town or another landmark: no road may cross it, and nothing may be put there. */
  static final byte RESERVED = 8;

  /** The greatest distance that {@link #seaDistance} and {@link #freshDistance} record. [cells] */
  static final byte FAR = 64;

  final GridSize size;
  final int width;
  final int height;
  final long seed;
  final WorldAmounts amounts;
  final WorldRecipe worldRecipe;
  final TilePalette ids;
  final char[] base;
  final char[] overlay;
  final byte[] marks;
  final byte[] seaDistance; // [cells] [0..FAR]
  final byte[] freshDistance; // [cells] [0..FAR] to a river or a lake
  final short[] elevation; // [0..10000] 0 in the sea
  final List<Town> towns = new ArrayList<>();
  final List<Place> places = new ArrayList<>();

  private final GenerationProgress generationProgress;

  WorldDraft(WorldRequest request, TilePalette ids, GenerationProgress generationProgress) {
    this.size = request.size();
    this.width = size.width();
    this.height = size.height();
    this.seed = request.seed();
    this.amounts = request.amounts();
    this.worldRecipe = WorldRecipe.of(request.kind()).with(amounts);
    this.ids = ids;
    this.generationProgress = generationProgress;
    base = new char[size.cells()];
    overlay = new char[size.cells()];
    marks = new byte[size.cells()];
    seaDistance = new byte[size.cells()];
    freshDistance = new byte[size.cells()];
    elevation = new short[size.cells()];
    Arrays.fill(base, ids.grass);
  }

  /** Reports progress; ends the work if the listener cancels. */
  void advance(String stage, double fraction) {
    if (!generationProgress.advance(stage, fraction)) {
      throw new CancellationException("generation stopped at: " + stage);
    }
  }

  GradientNoise gradientNoise(int stream) {
    return new GradientNoise(seed, stream);
  }

  RandomStream randomStream(int stream) {
    return new RandomStream(seed, stream);
  }

  boolean contains(int x, int y) {
    return size.contains(x, y);
  }

  int index(int x, int y) {
    return y * width + x;
  }

  boolean isWater(int index) {
    return base[index] == ids.water;
  }

  boolean isMarked(int index, int mark) {
    return (marks[index] & mark) != 0;
  }

  /** Whether a cell is paved: a road, a bridge or a gate. */
  boolean isPaved(int index) {
    char tile = overlay[index];
    return tile == ids.road || tile == ids.bridge || tile == ids.gate;
  }

  /** Whether (x, y) is on the map and paved. */
  boolean isPaved(int x, int y) {
    return contains(x, y) && isPaved(index(x, y));
  }

  boolean isWalkable(int index) {
    return ids.isWalkable(base[index], overlay[index]);
  }

  /** Whether a cell is dry ground without anything built or reserved. */
  boolean isOpenGround(int x, int y) {
    if (!contains(x, y)) {
      return false;
    }
    int i = index(x, y);
    return !isMarked(i, RESERVED)
        && base[i] != ids.water
        && base[i] != ids.lava
        && overlay[i] != ids.mountain
        && overlay[i] != ids.dormantVolcano
        && overlay[i] != ids.eruptingVolcano
        && !isPaved(i);
  }

  /** Whether paving (x, y) would complete a block of 2 × 2 paved cells. */
  boolean wouldClot(int x, int y) {
    boolean north = isPaved(x, y - 1);
    boolean east = isPaved(x + 1, y);
    boolean south = isPaved(x, y + 1);
    boolean west = isPaved(x - 1, y);
    return (north && east && isPaved(x + 1, y - 1))
        || (south && east && isPaved(x + 1, y + 1))
        || (south && west && isPaved(x - 1, y + 1))
        || (north && west && isPaved(x - 1, y - 1));
  }

  /**
   * Paves a cell of the map: a bridge over water, otherwise a road. Does nothing if the cell is
   * paved already, or if a 2 × 2 block would arise.
   */
  void pave(int x, int y) {
    int i = index(x, y);
    if (!isPaved(i) && !wouldClot(x, y)) {
      overlay[i] = isWater(i) ? ids.bridge : ids.road;
    }
  }

  void name(int x, int y, String name, PlaceKind kind) {
    places.add(new Place(new Cell(x, y), name).ofKind(kind));
  }

  /** Makes a town a port, unless it is the capital. */
  void makePort(Town town) {
    places.replaceAll(
        place ->
            place.kind() != PlaceKind.CAPITAL && size.index(place.cell()) == town.middle
                ? place.ofKind(PlaceKind.PORT)
                : place);
  }
}
