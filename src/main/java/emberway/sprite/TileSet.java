package emberway.sprite;

import emberway.map.Legend;
import emberway.map.Tile;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A tile set's description, without its images: the meaning of its symbols, its geometry, and the
 * names of its sprites.
 *
 * @param name such as {@code fantasy}
 * @param legend the meaning of its symbols
 * @param geometry its measures
 * @param spriteNames the names of the sprites it has, without file extension
 * @param looks the looks of tiles with more than one sprite, by symbol
 * @param transitions the borders between its grounds, the lowest first
 */
public record TileSet(
    String name,
    Legend legend,
    TileGeometry geometry,
    Set<String> spriteNames,
    Map<Character, TileAppearance> looks,
    List<Transition> transitions) {
  /** Creates a tile set without transitions. */
  public TileSet(
      String name,
      Legend legend,
      TileGeometry geometry,
      Set<String> spriteNames,
      Map<Character, TileAppearance> looks) {
    this(name, legend, geometry, spriteNames, looks, List.of());
  }

  /** Creates a tile set whose tiles look the same everywhere. */
  public TileSet(String name, Legend legend, TileGeometry geometry, Set<String> spriteNames) {
    this(name, legend, geometry, spriteNames, Map.of());
  }

  /** Copies the collections. */
  public TileSet {
    spriteNames = Set.copyOf(spriteNames);
    looks = Map.copyOf(looks);
    transitions = List.copyOf(transitions);
  }

  /** This tile set with more sprites. */
  public TileSet with(Collection<String> names) {
    Set<String> all = new HashSet<>(spriteNames);
    all.addAll(names);
    return new TileSet(name, legend, geometry, all, looks, transitions);
  }

  /** How a tile looks, apart from its own sprite. */
  public TileAppearance appearance(Tile tile) {
    return looks.getOrDefault(tile.symbol(), TileAppearance.PLAIN);
  }

  /** The available sprites of a stem that draws a tile. */
  public List<String> spritesOf(Tile tile, String stem) {
    StemSprites sprites = new StemSprites(tile, appearance(tile), stem, spriteNames);
    return IntStream.range(0, sprites.arms() * sprites.corners())
        .filter(i -> sprites.occurs(i % sprites.arms(), i / sprites.arms()))
        .mapToObj(i -> sprites.wanted(i % sprites.arms(), i / sprites.arms()))
        .filter(spriteNames::contains)
        .toList();
  }
}
