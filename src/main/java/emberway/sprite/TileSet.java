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
 * A tile set's description, without its pictures: what its symbols mean, how large its sprites are,
 * and which sprites it has.
 *
 * @param name such as {@code fantasy}
 * @param legend what its symbols mean
 * @param geometry its measures
 * @param spriteNames the names of the sprites it has, without file extension
 * @param looks how tiles look that have more than one sprite, by symbol
 * @param transitions the borders between its grounds, the lowest first
 */
public record TileSet(
    String name,
    Legend legend,
    TileGeometry geometry,
    Set<String> spriteNames,
    Map<Character, TileAppearance> looks,
    List<Transition> transitions) {
  /** A tile set without transitions. */
  public TileSet(
      String name,
      Legend legend,
      TileGeometry geometry,
      Set<String> spriteNames,
      Map<Character, TileAppearance> looks) {
    this(name, legend, geometry, spriteNames, looks, List.of());
  }

  /** A tile set whose tiles have no looks but their own. */
  public TileSet(String name, Legend legend, TileGeometry geometry, Set<String> spriteNames) {
    this(name, legend, geometry, spriteNames, Map.of());
  }

  /** Keeps copies. */
  public TileSet {
    spriteNames = Set.copyOf(spriteNames);
    looks = Map.copyOf(looks);
    transitions = List.copyOf(transitions);
  }

  /** The same with more sprites. */
  public TileSet with(Collection<String> names) {
    Set<String> all = new HashSet<>(spriteNames);
    all.addAll(names);
    return new TileSet(name, legend, geometry, all, looks, transitions);
  }

  /** How a tile looks beyond its own sprite. */
  public TileAppearance look(Tile tile) {
    return looks.getOrDefault(tile.symbol(), TileAppearance.PLAIN);
  }

  /** The sprites it has of a stem that stands for a tile. */
  public List<String> spritesOf(Tile tile, String stem) {
    StemSprites sprites = new StemSprites(tile, look(tile), stem, spriteNames);
    return IntStream.range(0, sprites.arms() * sprites.corners())
        .filter(i -> sprites.occurs(i % sprites.arms(), i / sprites.arms()))
        .mapToObj(i -> sprites.wanted(i % sprites.arms(), i / sprites.arms()))
        .filter(spriteNames::contains)
        .toList();
  }
}
