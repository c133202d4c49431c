package emberway.pack;

import emberway.io.FileError;
import emberway.io.PrintableText;
import emberway.io.UnwritableException;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.pack.image.PngEncoder;
import emberway.pack.json.JsonWriter;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.map.TiledOrigin;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.PackContent;
import emberway.pack.store.PackFiles;
import emberway.pack.store.PackPath;
import emberway.pack.store.RelativePath;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.SpriteFiles;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSetJsonWriter;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.StemAppearance;
import emberway.sprite.TileSet;
import emberway.sprite.Transition;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tools.jackson.core.JsonGenerator;

/** Builds the files of a pack from one opened map. */
final class PackBuilder {
  private static final int MAX_FILE_NAME = 60;

  private PackBuilder() {}

  /**
   * Builds the files.
   *
   * @param withTiles whether to include the tile set
   * @param target the destination, for error messages
   * @throws UnwritableException if the text format cannot express the map
   */
  static PackContent of(LoadedMap loaded, PackInfo info, boolean withTiles, Path target)
      throws UnwritableException {
    if (loaded.art().isPresent()) {
      return ofTiled(loaded, loaded.art().get().origin(), info, withTiles, target);
    }
    LoadedTileSet tiles = loaded.tiles();
    String tileSet = withTiles ? plain(tiles.set().name()) : loaded.map().info().tileSet();
    byte[] map = text(renamed(loaded.map(), tileSet), target);
    String name = loaded.map().info().name();
    String file = "maps/" + fileName(name) + ".map.txt";
    PackContent content = new PackContent();
    content.add(file, () -> map);
    byte[] json = JsonWriter.of(out -> write(out, info, file, name, withTiles ? tileSet : ""));
    content.add(PackFiles.LISTING, () -> json);
    if (withTiles) {
      addTiles(loaded, tileSet, target, content);
    }
    return content;
  }

  private static void addTiles(LoadedMap loaded, String tileSet, Path target, PackContent content)
      throws UnwritableException {
    LoadedTileSet tiles = loaded.tiles();
    AutoTiler tiler = new AutoTiler(tiles.set());
    checkPictures(tiler.missing(loaded.map()), target);
    String folder = "tiles/" + tileSet + "/";
    content.add(folder + TileSetJson.FILE, () -> TileSetJsonWriter.write(tiles, tileSet));
    Set<String> doubles = tiles.sprites().doubles();
    for (String sprite : sprites(tiles.set(), tiler)) {
      content.add(folder + sprite + ".png", () -> picture(tiles, sprite));
      if (doubles.contains(sprite)) {
        content.add(
            folder + sprite + TileSetJsonWriter.DOUBLE_SIZE + ".png",
            () -> doubledPicture(tiles, sprite));
      }
    }
  }

  /** All sprites that a tile set draws with: tiles, animation frames and transition pieces. */
  private static Set<String> sprites(TileSet set, AutoTiler tiler) {
    Set<String> sprites = new LinkedHashSet<>(tiler.spriteNames());
    sprites.retainAll(set.spriteNames()); // drops composed ones
    for (Transition transition : set.transitions()) {
      transition.pieceNames().stream().filter(set.spriteNames()::contains).forEach(sprites::add);
    }
    for (Tile tile : set.legend().tiles()) {
      for (StemAppearance look : set.appearance(tile).all(tile.stem())) {
        look.frames().forEach(frame -> sprites.addAll(set.spritesOf(tile, frame)));
      }
    }
    return sprites;
  }

  /**
   * A Tiled map, unchanged, with all files that it needs at the places it refers to. With the tile
   * set, if that is an Emberway one, which gives the map's tiles their meaning.
   */
  private static PackContent ofTiled(
      LoadedMap loaded, TiledOrigin origin, PackInfo info, boolean withTiles, Path target)
      throws UnwritableException {
    if (!origin.isUnchanged(loaded.map())) {
      throw new UnwritableException(
          target,
          new FileError(
              "a Tiled map that was changed here cannot be saved",
              "change it in Tiled, or open it again"),
          null);
    }
    if (!origin.unreachable().isEmpty()) {
      throw new UnwritableException(
          target,
          new FileError(
              "the map's file %s cannot be in a pack"
                  .formatted(PrintableText.quote(origin.unreachable().get(0))),
              "put it near the map, and name it there with a relative path"),
          null);
    }
    int climb = 1; // how deep the map must lie so that all paths stay in the pack
    for (String path : origin.references()) {
      climb = Math.max(climb, climbs(path));
    }
    String name = loaded.map().info().name();
    String file = "maps/" + "tiled/".repeat(climb - 1) + fileName(name) + origin.extension();
    PackContent content = new PackContent();
    content.add(file, origin::bytes);
    String tileSet = loaded.map().info().tileSet(); // the name the map asks for
    boolean hasTiles = withTiles && !loaded.tiles().set().spriteNames().isEmpty();
    byte[] json = JsonWriter.of(out -> write(out, info, file, name, hasTiles ? tileSet : ""));
    content.add(PackFiles.LISTING, () -> json);
    if (hasTiles) {
      addTiles(loaded, tileSet, target, content);
    }
    for (String path : origin.references()) {
      if (!isItself(origin, path)) {
        content.add(inPack(file, path, target), () -> origin.read(path));
      }
    }
    return content;
  }

  /**
   * Whether a map names its own file as its tile set; that file is useless there, and already
   * included.
   */
  private static boolean isItself(TiledOrigin origin, String path) {
    try {
      return Arrays.equals(origin.read(path), origin.bytes());
    } catch (UnreadableException unreadable) {
      return false;
    }
  }

  /** How many folders a path leads up before it leads down. */
  private static int climbs(String path) {
    int folders = 0;
    while (path.startsWith("../", folders * 3)) {
      folders++;
    }
    return folders;
  }

  private static String inPack(String map, String path, Path target) throws UnwritableException {
    String resolved = ((RelativePath.Found) RelativePath.resolve(map, path)).path();
    String complaint = PackPath.complaint(resolved).orElse("");
    if (!complaint.isEmpty() || resolved.equals(map) || resolved.equals(PackFiles.LISTING)) {
      throw new UnwritableException(
          target,
          new FileError(
              "the map's file %s cannot be in a pack".formatted(PrintableText.quote(path)),
              "rename it, and fix the map"),
          null);
    }
    return resolved;
  }

  private static void checkPictures(List<AutoTiler.Missing> missing, Path target)
      throws UnwritableException {
    if (!missing.isEmpty()) {
      Tile tile = missing.get(0).tile();
      throw new UnwritableException(
          target,
          new FileError(
              "the tile set has no picture for '%s' (%s), which is on the map"
                  .formatted(tile.symbol(), tile.label()),
              "add the picture, or save as a text map"),
          null);
    }
  }

  private static byte[] text(TileMap map, Path target) throws UnwritableException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      TextMapWriter.write(map, out);
    } catch (IllegalArgumentException cannotSay) {
      throw MapSaver.cannotSay(target, cannotSay);
    } catch (IOException e) {
      throw new AssertionError("memory cannot be written to", e);
    }
    return out.toByteArray();
  }

  private static TileMap renamed(TileMap map, String tileSet) {
    return map.with(map.info().withTileSet(tileSet));
  }

  /** A picture that is read only when written. */
  @FunctionalInterface
  private interface Picture {
    SpriteImage image() throws SpriteUnavailableException;
  }

  /**
   * A picture's own file, if any; copying it is faster and gives a smaller file than encoding anew.
   */
  private static byte[] picture(LoadedTileSet tiles, String sprite) throws UnreadableException {
    return tiles.sprites() instanceof SpriteFiles files
        ? files.png(sprite)
        : bytes(tiles, () -> tiles.sprites().image(sprite));
  }

  private static byte[] doubledPicture(LoadedTileSet tiles, String sprite)
      throws UnreadableException {
    return tiles.sprites() instanceof SpriteFiles files
        ? files.doubledPng(sprite)
        : bytes(tiles, () -> tiles.sprites().doubled(sprite).orElseThrow());
  }

  private static byte[] bytes(LoadedTileSet tiles, Picture picture) throws UnreadableException {
    try {
      return PngEncoder.of(picture.image());
    } catch (SpriteUnavailableException e) {
      if (e.getCause() instanceof UnreadableException cause) {
        throw cause;
      }
      throw new UnreadableException(Problem.inFile(tiles.set().name(), e.getMessage(), ""));
    }
  }

  private static void write(
      JsonGenerator json, PackInfo info, String file, String name, String tileSet) {
    text(json, "name", info.name().isBlank() ? name : info.name());
    text(json, "version", info.version());
    text(json, "author", info.author());
    text(json, "license", info.license());
    text(json, "description", info.description());
    json.writeArrayPropertyStart("maps");
    json.writeStartObject();
    json.writeStringProperty("file", file);
    text(json, "name", name);
    json.writeEndObject();
    json.writeEndArray();
    if (!tileSet.isEmpty()) {
      json.writeArrayPropertyStart("tileSets");
      json.writeString("tiles/" + tileSet);
      json.writeEndArray();
    }
  }

  /** A text as one line, cut to the length that every key allows. */
  private static void text(JsonGenerator json, String key, String value) {
    String line = value.replaceAll("\\p{Cntrl}+", " ").strip();
    int most = key.equals("name") || key.equals("version") ? PackJson.MAX_NAME : PackJson.MAX_TEXT;
    if (!line.isEmpty()) {
      json.writeStringProperty(key, PrintableText.abbreviate(line, most));
    }
  }

  /** A map's name as a file name: letters, digits and dashes. */
  private static String fileName(String name) {
    String plain =
        name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    String cut = plain.substring(0, Math.min(plain.length(), MAX_FILE_NAME));
    return cut.isEmpty() || PackPath.complaint(cut).isPresent() ? "map" : cut;
  }

  /** A tile set's name as a folder name. */
  private static String plain(String name) {
    String plain = name.replaceAll("[^A-Za-z0-9_-]+", "-");
    return plain.substring(0, Math.min(plain.length(), 64));
  }
}
