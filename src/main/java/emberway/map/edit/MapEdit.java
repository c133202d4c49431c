package emberway.map.edit;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * A change of a map: the changed cells with the tiles before and after, and the places before and
 * after, if they change. Immutable; eight bytes for each changed cell.
 *
 * <p>A cell has a <em>slot</em> per layer: four times its row-major index, plus the layer's number.
 * Slots are in ascending order, and the tiles before and after always differ.
 */
public final class MapEdit {
  /** No change. */
  public static final MapEdit NONE = new MapEdit(new int[0], new char[0], new char[0], null);

  private static final List<Layer> LAYERS = List.of(Layer.values());
  private static final int LAYER_BITS = 2;
  private static final int OBJECT_BYTES = 32; // of four references, on a 64-bit machine
  private static final int ARRAY_HEADER_BYTES = 16;

  private final int[] slots; // [size: count, ascending]
  private final char[] before; // [tile ids] [size: count]
  private final char[] after; // [tile ids] [size: count]
  private final PlaceChange places; // null if the places stay

  private MapEdit(int[] slots, char[] before, char[] after, PlaceChange places) {
    this.slots = slots;
    this.before = before;
    this.after = after;
    this.places = places;
  }

  /** The edit that replaces the places of a map; does not change the map. */
  public static MapEdit naming(TileMap map, List<Place> after) {
    return NONE.with(PlaceChange.between(map.places(), after));
  }

  /** This edit of tiles with a change of places, if that is not null. */
  private MapEdit with(PlaceChange other) {
    return other == null ? this : new MapEdit(slots, before, after, other);
  }

  /**
   * The edit that puts a tile into some cells of a map; does not change the map.
   *
   * @param cells row-major indices, in any order, possibly repeated
   * @param id the tile, or {@link Legend#NOTHING}
   */
  public static MapEdit painting(TileMap map, Layer layer, int[] cells, int id) {
    int[] ordered = Arrays.stream(cells).sorted().distinct().toArray();
    return between(slots(ordered, layer), slot -> at(map, slot), slot -> id);
  }

  /**
   * The edit from one map to another of the same size and legend; changes neither. Linear in the
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
      for (Layer layer : LAYERS) {
        if (from.layer(layer).id(cell) != to.layer(layer).id(cell)) {
          slots = count == slots.length ? Arrays.copyOf(slots, 2 * count) : slots;
          slots[count++] = slot(cell, layer);
        }
      }
    }
    return between(Arrays.copyOf(slots, count), slot -> at(from, slot), slot -> at(to, slot))
        .with(PlaceChange.between(from.places(), to.places()));
  }

  /**
   * The edit that moves a tile of one cell to another, replacing the tile in the same layer there;
   * does not change the map. The places go along, unless it is a top tile above an overlay tile.
   *
   * @param layer the layer of the tile, overlay or top
   * @param from row-major index
   * @param to row-major index
   */
  public static MapEdit moving(TileMap map, Layer layer, int from, int to) {
    if (from == to) {
      return NONE;
    }
    int moved = slot(from, layer);
    int id = at(map, moved);
    int[] slots = {moved, slot(to, layer)};
    Arrays.sort(slots);
    MapEdit edit =
        between(slots, slot -> at(map, slot), slot -> slot == moved ? Legend.NOTHING : id);
    return layer == Layer.TOP && map.overlay().id(from) != Legend.NOTHING
        ? edit
        : edit.with(PlaceChange.moving(map.places(), map.size().cell(from), map.size().cell(to)));
  }

  /** The edit that moves the places of a cell to another one; does not change the map. */
  public static MapEdit movingPlaces(TileMap map, Cell from, Cell to) {
    return NONE.with(PlaceChange.moving(map.places(), from, to));
  }

  /** The edit that sets these ascending slots of a map; does not change the map. */
  static MapEdit setting(TileMap map, int[] slots, IntUnaryOperator after) {
    return between(slots, slot -> at(map, slot), after);
  }

  /** Combines several consecutive edits; omits changes that cancel out. */
  public static MapEdit inTurn(List<MapEdit> edits) {
    if (edits.size() == 1) {
      return edits.get(0);
    }
    PlaceChange named = null;
    TreeMap<Integer, Integer> first = new TreeMap<>();
    TreeMap<Integer, Integer> last = new TreeMap<>();
    for (MapEdit edit : edits) {
      named = PlaceChange.inTurn(named, edit.places);
      for (int i = 0; i < edit.slots.length; i++) {
        first.putIfAbsent(edit.slots[i], (int) edit.before[i]);
        last.put(edit.slots[i], (int) edit.after[i]);
      }
    }
    int[] slots = first.keySet().stream().mapToInt(Integer::intValue).toArray();
    return between(slots, first::get, last::get)
        .with(named == null ? null : PlaceChange.between(named.before(), named.after()));
  }

  /** The edit of those of these ascending slots that change. */
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
            Arrays.copyOf(slots, count), Arrays.copyOf(was, count), Arrays.copyOf(is, count), null);
  }

  private static int[] slots(int[] cells, Layer layer) {
    int[] slots = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      slots[i] = slot(cells[i], layer);
    }
    return slots;
  }

  static int slot(int cell, Layer layer) {
    return cell << LAYER_BITS | LAYERS.indexOf(layer);
  }

  /** The row-major index of the cell of a slot. */
  static int cellOf(int slot) {
    return slot >> LAYER_BITS;
  }

  static Layer layerOf(int slot) {
    return LAYERS.get(slot & (1 << LAYER_BITS) - 1);
  }

  private static int at(TileMap map, int slot) {
    return map.layer(layerOf(slot)).id(cellOf(slot));
  }

  /** This edit with other tile ids; empty if one of them is negative. */
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
    return Optional.of(new MapEdit(slots, was, is, places));
  }

  /** The memory used, including arrays. [bytes] */
  public long bytes() {
    return OBJECT_BYTES
        + arrayBytes(slots.length, Integer.BYTES)
        + arrayBytes(before.length, Character.BYTES)
        + arrayBytes(after.length, Character.BYTES)
        + (places == null ? 0 : places.bytes());
  }

  private static long arrayBytes(int length, int each) {
    long all = ARRAY_HEADER_BYTES + (long) length * each;
    return (all + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
  }

  /** The number of changed slots. */
  public int count() {
    return slots.length;
  }

  /** Whether it changes nothing. */
  public boolean isEmpty() {
    return slots.length == 0 && places == null;
  }

  /** The row-major index of the cell of a changed slot. [i: 0..count-1] */
  public int cell(int i) {
    return cellOf(slots[i]);
  }

  /** The layer of a changed slot. [i: 0..count-1] */
  public Layer layer(int i) {
    return layerOf(slots[i]);
  }

  /** The tile before the edit. [i: 0..count-1] */
  public int before(int i) {
    return before[i];
  }

  /** The tile after the edit. [i: 0..count-1] */
  public int after(int i) {
    return after[i];
  }

  /**
   * A digest of this edit. The digest of two consecutive edits is the XOR of their digests, and an
   * edit has the same digest as its reverse. Other edits have the same digest only by chance, with
   * probability 2⁻⁶⁴.
   */
  long digest() {
    long digest = 0;
    for (int i = 0; i < slots.length; i++) {
      digest ^= mixed(slots[i], before[i]) ^ mixed(slots[i], after[i]);
    }
    return places == null ? digest : digest ^ places.digest();
  }

  /** The finalizer of SplitMix (Steele, Lea and Flood, 2014) over a slot and its tile. */
  private static long mixed(int slot, char id) {
    long bits = ((long) slot << Character.SIZE | id) + 0x9E3779B97F4A7C15L;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }

  /** The edit that undoes this one. */
  public MapEdit reversed() {
    return new MapEdit(slots, after, before, places == null ? null : places.reversed());
  }

  /** Applies this edit to a map, whose slots and places must be those before it. */
  public void applyTo(TileMap map) {
    for (int i = 0; i < slots.length; i++) {
      TileLayer layer = map.layer(layerOf(slots[i]));
      int cell = cellOf(slots[i]);
      assert layer.id(cell) == before[i] : "the map is not the one that was edited";
      layer.set(cell, after[i]);
    }
    if (places != null) {
      assert map.places().equals(places.before()) : "the map is not the one that was edited";
      map.setPlaces(places.after());
    }
  }
}
