package emberway.pack.tileset;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TravelDescription;
import emberway.sprite.TileAppearance;
import emberway.sprite.TileGeometry;
import emberway.sprite.Transition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The content of a {@code tileset.json}, before its pictures are looked up.
 *
 * @param colorKey the transparent color, 0xRRGGBB
 * @param spritesFrom the tile set whose pictures it uses besides its own
 * @param doubleSize the suffix of pictures of double size, if any
 * @param entries the legend, with positions
 * @param looks the appearance of tiles with more than one picture, by symbol
 * @param borders the transitions between its grounds, lowest first, with positions
 * @param travelDescription its travel data
 */
public record TileSetDescription(
    String name,
    TileSetInfo info,
    TileGeometry geometry,
    OptionalInt colorKey,
    Optional<String> spritesFrom,
    Optional<String> doubleSize,
    List<Entry> entries,
    Map<Character, TileAppearance> looks,
    List<Border> borders,
    TravelDescription travelDescription) {

  /** A tile with the position of its sprite's name in the file. */
  public record Entry(Tile tile, int line, int column) {}

  /** A transition with the position of its pieces' name in the file. */
  record Border(Transition transition, int line, int column) {}

  /** The transitions between its grounds, lowest first. */
  List<Transition> transitions() {
    return borders.stream().map(Border::transition).toList();
  }

  /** The tiles, in the legend's order. */
  List<Tile> tiles() {
    return entries.stream().map(Entry::tile).toList();
  }

  /**
   * The tiles with the given symbols, in the legend's order; their joins and toggles are limited to
   * each other.
   */
  List<Tile> only(String symbols) {
    return tiles().stream()
        .filter(tile -> symbols.indexOf(tile.symbol()) >= 0)
        .map(tile -> tile.withJoins(keep(tile.joins(), symbols)))
        .map(tile -> tile.withToggle(tile.togglesTo().filter(to -> symbols.indexOf(to) >= 0)))
        .toList();
  }

  /**
   * The tiles. If none of them has a toggle, as in tile sets older than that key, they get the
   * toggles of the other set's tiles with the same names.
   */
  List<Tile> tilesToggledAs(TileSetDescription other) {
    Legend names = new Legend(tiles());
    Legend others = new Legend(other.tiles());
    return tiles().stream().map(tile -> tile.withToggle(toggle(tile, others, names))).toList();
  }

  private static Optional<Character> toggle(Tile tile, Legend others, Legend names) {
    int model = others.id(tile.name());
    return Optional.of(model)
        .filter(id -> id != Legend.NOTHING)
        .flatMap(id -> others.tile(id).togglesTo())
        .flatMap(others::find)
        .map(becomes -> names.id(becomes.name()))
        .filter(id -> id != Legend.NOTHING)
        .map(names::tile)
        .filter(becomes -> becomes.layer() == tile.layer() && tile.layer() == Layer.OVERLAY)
        .map(Tile::symbol);
  }

  private static String keep(String joins, String symbols) {
    return joins
        .chars()
        .filter(c -> symbols.indexOf(c) >= 0)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }
}
