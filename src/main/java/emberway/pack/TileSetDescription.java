package emberway.pack;

import emberway.map.Tile;
import emberway.map.Travel;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileLook;
import emberway.sprite.Transition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * What a {@code tileset.json} says, before its pictures are looked for.
 *
 * @param colorKey the color that is transparent, 0xRRGGBB
 * @param spritesFrom the tile set whose pictures it uses besides its own
 * @param doubleSize what the names of pictures of double size end with, if there are such
 * @param entries the legend, with places
 * @param looks how tiles look that have more than one picture, by symbol
 * @param borders the transitions between its grounds, the lowest first, with places
 * @param travel what it says about traveling
 */
record TileSetDescription(
    String name,
    TileSetInfo info,
    TileGeometry geometry,
    OptionalInt colorKey,
    Optional<String> spritesFrom,
    Optional<String> doubleSize,
    List<Entry> entries,
    Map<Character, TileLook> looks,
    List<Border> borders,
    Travel travel) {

  /** A tile and the place of its sprite's name in the file. */
  record Entry(Tile tile, int line, int column) {}

  /** A transition and the place of its pieces' name in the file. */
  record Border(Transition transition, int line, int column) {}

  /** The transitions between its grounds, the lowest first. */
  List<Transition> transitions() {
    return borders.stream().map(Border::transition).toList();
  }

  /** The tiles of some symbols, in the legend's order, joining only each other. */
  List<Tile> only(String symbols) {
    return entries.stream()
        .map(Entry::tile)
        .filter(tile -> symbols.indexOf(tile.symbol()) >= 0)
        .map(tile -> withJoins(tile, keep(tile.joins(), symbols)))
        .toList();
  }

  private static String keep(String joins, String symbols) {
    return joins
        .chars()
        .filter(c -> symbols.indexOf(c) >= 0)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private static Tile withJoins(Tile tile, String joins) {
    return new Tile(
        tile.symbol(),
        tile.name(),
        tile.label(),
        tile.layer(),
        tile.stem(),
        joins,
        tile.terrain(),
        tile.influence(),
        tile.role(),
        tile.mapColor());
  }
}
