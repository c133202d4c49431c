package emberway.map.edit;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * A change of a map: which cells, and what each held before and holds after. Immutable; eight bytes
 * for a changed cell.
 *
 * <p>A cell has two <em>slots</em>, one for each layer: twice its row-major index for the base, one
 * more for the overlay. Slots are in ascending order, and each holds something else after than
 * before.
 */
public final class MapEdit {
  /** No change. */
  public static final MapEdit NONE = new MapEdit(new int[0], new char[0], new char[0]);

  private static final int OBJECT_BYTES = 24; // of three references, on a 64-bit machine
  private static final int ARRAY_HEADER_BYTES = 16;

  private final int[] slots; // [size: count, ascending]
  private final char[] before; // [tile ids] [size: count]
  private final char[] after; // [tile ids] [size: count]

  private MapEdit(int[] slots, char[] before, char[] after) {
    this.slots = slots;
    this.before = before;
    this.after = after;
  }

  /**
   * What it takes to have a tile in some cells of a map as it is now; the map is left alone.
   *
   * @param cells row-major indices, in any order, perhaps several times
   * @param id the tile, or {@link Legend#NOTHING}
   */
  public static MapEdit painting(TileMap map, Layer layer, int[] cells, int id) {
    int[] ordered = Arrays.stream(cells).sorted().distinct().toArray();
    return between(slots(ordered, layer), slot -> at(map, slot), slot -> id);
  }

  /**
   * What makes one map of another of the same size and legend; neither is changed. Linear in the
   * cells.
   *
   * @throws IllegalArgumentException if the sizes differ
   */
  public static MapEdit between(TileMap from, TileMap to) {
    if (!from.size().equals(to.size())) {
      throw new IllegalArgumentException("maps of " + from.size() + " and " + to.size());
    }
    int cells = from.size().cells();
    int[] slots = new int[16];
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
      for (Layer layer : Layer.values()) {
        if (from.layer(layer).id(cell) != to.layer(layer).id(cell)) {
          slots = count == slots.length ? Arrays.copyOf(slots, 2 * count) : slots;
          slots[count++] = slot(cell, layer);
        }
      }
    }
    return between(Arrays.copyOf(slots, count), slot -> at(from, slot), slot -> at(to, slot));
  }

  /**
   * What moves the overlay of one cell to another in place of what is there; the map is left alone.
   *
   * @param from row-major index
   * @param to row-major index
   */
  public static MapEdit moving(TileMap map, int from, int to) {
    if (from == to) {
      return NONE;
    }
    int moved = slot(from, Layer.OVERLAY);
    int id = at(map, moved);
    int[] slots = {moved, slot(to, Layer.OVERLAY)};
    Arrays.sort(slots);
    return between(slots, slot -> at(map, slot), slot -> slot == moved ? Legend.NOTHING : id);
  }

  /** Several changes, one after another, as one; what they take back among them is left out. */
  public static MapEdit inTurn(List<MapEdit> edits) {
    if (edits.size() == 1) {
      return edits.get(0);
    }
    TreeMap<Integer, Integer> first = new TreeMap<>();
    TreeMap<Integer, Integer> last = new TreeMap<>();
    for (MapEdit edit : edits) {
      for (int i = 0; i < edit.slots.length; i++) {
        first.putIfAbsent(edit.slots[i], (int) edit.before[i]);
        last.put(edit.slots[i], (int) edit.after[i]);
      }
    }
    int[] slots = first.keySet().stream().mapToInt(Integer::intValue).toArray();
    return between(slots, first::get, last::get);
  }

  /** Of ascending slots, those where something changes. */
  private static MapEdit between(int[] slots, IntUnaryOperator before, IntUnaryOperator after) {
    char[] was = new char[slots.length];
    char[] is = new char[slots.length];
    int count = 0;
    for (int slot : slots) {
      was[count] = (char) before.applyAsInt(slot);
      is[count] = (char) after.applyAsInt(slot);
      if (was[count] != is[count]) {
        slots[count++] = slot;
      }
    }
    return count == 0
        ? NONE
        : new MapEdit(
            Arrays.copyOf(slots, count), Arrays.copyOf(was, count), Arrays.copyOf(is, count));
  }

  private static int[] slots(int[] cells, Layer layer) {
    int[] slots = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      slots[i] = slot(cells[i], layer);
    }
    return slots;
  }

  private static int slot(int cell, Layer layer) {
    return 2 * cell + (layer == Layer.BASE ? 0 : 1);
  }

  private static Layer layerOf(int slot) {
    return (slot & 1) == 0 ? Layer.BASE : Layer.OVERLAY;
  }

  private static int at(TileMap map, int slot) {
    return map.layer(layerOf(slot)).id(slot >> 1);
  }

  /** The same with other tiles; nothing where one of them is a negative number. */
  Optional<MapEdit> with(IntUnaryOperator idOf) {
    char[] was = new char[slots.length];
    char[] is = new char[slots.length];
    for (int i = 0; i < slots.length; i++) {
      int from = before[i] == Legend.NOTHING ? Legend.NOTHING : idOf.applyAsInt(before[i]);
      int to = after[i] == Legend.NOTHING ? Legend.NOTHING : idOf.applyAsInt(after[i]);
      if (from < 0 || to < 0) {
        return Optional.empty();
      }
      was[i] = (char) from;
      is[i] = (char) to;
    }
    return Optional.of(new MapEdit(slots, was, is));
  }

  /** What it takes of memory, its arrays included. [bytes] */
  public long bytes() {
    return OBJECT_BYTES
        + arrayBytes(slots.length, Integer.BYTES)
        + arrayBytes(before.length, Character.BYTES)
        + arrayBytes(after.length, Character.BYTES);
  }

  private static long arrayBytes(int length, int each) {
    long all = ARRAY_HEADER_BYTES + (long) length * each;
    return (all + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
  }

  /** How many slots it changes. */
  public int count() {
    return slots.length;
  }

  /** Whether it changes nothing. */
  public boolean isEmpty() {
    return slots.length == 0;
  }

  /** The row-major index of a changed cell. [i: 0..count-1] */
  public int cell(int i) {
    return slots[i] >> 1;
  }

  /** The layer that is changed there. [i: 0..count-1] */
  public Layer layer(int i) {
    return layerOf(slots[i]);
  }

  /** The tile that was there. [i: 0..count-1] */
  public int before(int i) {
    return before[i];
  }

  /** The tile that is there then. [i: 0..count-1] */
  public int after(int i) {
    return after[i];
  }

  /**
   * What tells this change from others: of two changes in turn it is theirs, combined by exclusive
   * or, and a change and what takes it back have the same one. Others agree by chance alone, once
   * in 2⁶⁴.
   */
  long digest() {
    long digest = 0;
    for (int i = 0; i < slots.length; i++) {
      digest ^= mixed(slots[i], before[i]) ^ mixed(slots[i], after[i]);
    }
    return digest;
  }

  /** The finalizer of Steele, Lea and Flood's SplitMix, 2014, over a slot and what it holds. */
  private static long mixed(int slot, char id) {
    long bits = ((long) slot << Character.SIZE | id) + 0x9E3779B97F4A7C15L;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }

  /** What takes it back. */
  public MapEdit reversed() {
    return new MapEdit(slots, after, before);
  }

  /** Changes a map, whose slots must hold what they held before. */
  public void applyTo(TileMap map) {
    for (int i = 0; i < slots.length; i++) {
      TileLayer layer = map.layer(layerOf(slots[i]));
      assert layer.id(slots[i] >> 1) == before[i] : "the map is not the one that was edited";
      layer.set(slots[i] >> 1, after[i]);
    }
  }
}
