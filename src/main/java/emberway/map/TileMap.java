package emberway.map;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A map: three layers of tiles over one grid, the legend of the tiles, and named places.
 *
 * <p>The layers are shared with the caller and mutable, see {@link TileLayer}; the places can be
 * replaced, too.
 */
public final class TileMap {
  private final MapInfo info;
  private final Legend legend;
  private final TileLayer base;
  private final TileLayer overlay;
  private final TileLayer top;
  private List<Place> places; // an immutable list, replaced as a whole

  /**
   * Creates a map with nothing in its top layer; keeps the layers without copying them.
   *
   * @throws IllegalArgumentException if the layers differ in size or a place lies off the map
   */
  public TileMap(
      MapInfo info, Legend legend, TileLayer base, TileLayer overlay, List<Place> places) {
    this(info, legend, base, overlay, new TileLayer(base.size()), places);
  }

  /**
   * Creates a map of these parts; keeps the layers without copying them.
   *
   * @throws IllegalArgumentException if the layers differ in size or a place lies off the map
   */
  public TileMap(
      MapInfo info,
      Legend legend,
      TileLayer base,
      TileLayer overlay,
      TileLayer top,
      List<Place> places) {
    if (!base.size().equals(overlay.size()) || !base.size().equals(top.size())) {
      throw new IllegalArgumentException(
          "base is %s cells, overlay %s, top %s"
              .formatted(base.size(), overlay.size(), top.size()));
    }
    this.info = info;
    this.legend = legend;
    this.base = base;
    this.overlay = overlay;
    this.top = top;
    setPlaces(places);
  }

  /**
   * Replaces the places.
   *
   * @throws IllegalArgumentException if a place lies off the map
   */
  public final void setPlaces(List<Place> others) {
    for (Place place : others) {
      if (!size().contains(place.cell().x(), place.cell().y())) {
        throw new IllegalArgumentException(place + " is off the map of " + size() + " cells");
      }
    }
    places = List.copyOf(others);
  }

  /** The map's metadata. */
  public MapInfo info() {
    return info;
  }

  /** The legend of the map's tiles. */
  public Legend legend() {
    return legend;
  }

  /** The size of the grid. */
  public GridSize size() {
    return base.size();
  }

  /** The ground. */
  public TileLayer base() {
    return base;
  }

  /** The things that lie or stand on the ground. */
  public TileLayer overlay() {
    return overlay;
  }

  /** What is only seen, above the overlay. */
  public TileLayer top() {
    return top;
  }

  /** One of the layers. */
  public TileLayer layer(Layer layer) {
    return switch (layer) {
      case BASE -> base;
      case OVERLAY -> overlay;
      case TOP -> top;
    };
  }

  /** The uppermost tile at a row-major index, or {@link Legend#NOTHING}. */
  public int uppermost(int index) {
    int id = top.id(index);
    if (id == Legend.NOTHING) {
      id = overlay.id(index);
    }
    return id == Legend.NOTHING ? base.id(index) : id;
  }

  /** An independent copy of this map. */
  public TileMap copy() {
    return new TileMap(info, legend, base.copy(), overlay.copy(), top.copy(), places);
  }

  /** This map with another legend of the same ids; shares the layers. */
  public TileMap with(Legend other) {
    return new TileMap(info, other, base, overlay, top, places);
  }

  /** This map with other metadata; shares the layers. */
  public TileMap with(MapInfo other) {
    return new TileMap(other, legend, base, overlay, top, places);
  }

  /** The named places, in the file's order; another list after they were replaced. */
  public List<Place> places() {
    return places;
  }

  /** The place nearest to a cell, within a distance; the first of several. [cells] */
  public Optional<Place> nearestPlace(Cell cell, double most) {
    return places.stream()
        .filter(place -> place.cell().distanceTo(cell) <= most)
        .min(Comparator.comparingLong(place -> place.cell().squaredDistanceTo(cell)));
  }

  /** The place with a name; ignores case. */
  public Optional<Place> place(String name) {
    return places.stream().filter(place -> place.name().equalsIgnoreCase(name)).findFirst();
  }

  /** The first cell, row by row, whose overlay marks the start or the goal. Linear in the cells. */
  public Optional<Cell> find(Tile.Role role) {
    boolean[] hasRole = new boolean[legend.size() + 1];
    boolean any = false;
    for (int id = 1; id <= legend.size(); id++) {
      hasRole[id] = legend.tile(id).role() == role;
      any |= hasRole[id];
    }
    for (int i = 0; any && i < size().cells(); i++) {
      if (hasRole[overlay.id(i)]) {
        return Optional.of(size().cell(i));
      }
    }
    return Optional.empty();
  }

  /** The start, if the map marks one. */
  public Optional<Cell> start() {
    return find(Tile.Role.START);
  }

  /** The goal, if the map marks one. */
  public Optional<Cell> goal() {
    return find(Tile.Role.GOAL);
  }

  /** The map rotated clockwise: layers and places. */
  public TileMap rotated(Rotation rotation) {
    List<Place> turned =
        places.stream().map(place -> place.at(rotation.apply(size(), place.cell()))).toList();
    return new TileMap(
        info,
        legend,
        base.rotated(rotation),
        overlay.rotated(rotation),
        top.rotated(rotation),
        turned);
  }
}
