package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.SettingsProbe;
import emberway.cli.QueryProbe;
import emberway.map.GridSize;
import emberway.pack.image.ImageHeader;
import emberway.pack.json.Json;
import emberway.pack.json.JsonSchema;
import emberway.pack.map.DangerLayerReader;
import emberway.pack.map.MovingAiMapReader;
import emberway.pack.map.MovingAiScenarioReader;
import emberway.pack.map.MovingAiTest;
import emberway.pack.map.TextMapReader;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.ByteSource;
import emberway.pack.store.PackFiles;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.store.ZipFiles;
import emberway.pack.tiled.TiledImageLoader;
import emberway.pack.tileset.SpriteFiles;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSetLibrary;
import emberway.pack.tileset.TileSets;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The readers of what people bring along, each given one file's bytes. What it reads besides is
 * always the same, see {@link FuzzSeeds#NEAR}.
 */
@SuppressWarnings("ImmutableEnumChecker") // the readers are functions
enum FuzzTarget {
  /** Emberway's own maps. */
  TEXT_MAP(
      content ->
          TextMapReader.read(FuzzTarget.FILE, content, TestTiles.FANTASY, done -> {}).warnings()),
  /** Maps of the MovingAI benchmarks. */
  MOVING_AI_MAP(
      content -> MovingAiMapReader.read(FuzzTarget.FILE, content, Given.MOVING_AI).warnings()),
  /** Lists of queries of the MovingAI benchmarks. */
  SCENARIO(
      content -> {
        MovingAiScenarioReader.read(FuzzTarget.FILE, content);
        return List.of();
      }),
  /** A map of a kind that its first bytes tell. */
  ANY_MAP(content -> MapFiles.read(FuzzTarget.FILE, content, TestTiles.FANTASY).warnings()),
  /** A {@code tileset.json}. */
  TILE_SET(
      content -> {
        ProblemCollector problemCollector = new ProblemCollector(FuzzTarget.FILE);
        TileSetJson.parse(content, problemCollector);
        problemCollector.throwIfErrors();
        return problemCollector.sorted();
      }),
  /** A {@code pack.json}, with all that it lists. */
  PACK(
      content ->
          openAll(
              new MemoryFiles(FuzzTarget.FILE, FuzzSeeds.NEAR).with(PackFiles.LISTING, content))),
  /** A zip, with all that its {@code pack.json} lists. */
  ZIP(content -> openAll(ZipFiles.open(new ByteSource.InMemory(content), FuzzTarget.FILE))),
  /** Tiled's worlds, as a pack lists one, with all their maps. */
  WORLD(
      content -> {
        MemoryFiles files =
            new MemoryFiles(FuzzTarget.FILE, FuzzSeeds.NEAR).with(Given.WORLD_FILE, content);
        return openAll(files.with(PackFiles.LISTING, Given.WORLD_PACK));
      }),
  /** The published schemas, asked about any JSON. */
  SCHEMA(
      content -> {
        Json json = Json.parse(content, new ProblemCollector(FuzzTarget.FILE));
        for (JsonSchema schema : Given.SCHEMAS) {
          ProblemCollector problemCollector = new ProblemCollector(FuzzTarget.FILE);
          schema.check(json, problemCollector);
          checkProblems(problemCollector.sorted());
        }
        return List.of();
      }),
  /** Danger layers, CSV or PNG, for a map of 4 × 3 cells. */
  DANGER(
      content -> {
        DangerLayerReader.read(FuzzTarget.FILE, content, Given.SIZE);
        return List.of();
      }),
  /** What follows the {@code #} of a map's address. */
  MAP_NAME(
      content -> {
        MapPack pack =
            MapPack.open(
                new MemoryFiles(FuzzTarget.FILE, FuzzSeeds.NEAR), TileSetLibrary.bundled());
        return pack.open(pack.map(new String(content, StandardCharsets.UTF_8))).warnings();
      }),
  /** Lists of queries, one a line. */
  QUERIES(
      content -> {
        Optional<String> refused = QueryProbe.read(content);
        if (refused.isPresent()) {
          throw refused(refused.get());
        }
        return List.of();
      }),
  /** What the window remembers, recent files among it. */
  SETTINGS(
      content -> {
        if (!SettingsProbe.read(content)) {
          throw refused("damaged"); // as SettingsFile says it
        }
        return List.of();
      }),
  /** Tiled's maps in XML. */
  TMX(content -> tiled(content, FuzzSeeds.NEAR)),
  /** Tiled's maps in JSON. */
  TMJ(content -> tiled(content, FuzzSeeds.NEAR)),
  /** Tiled's tile sets, XML or JSON, as a map refers to one. */
  TSX(content -> tiledWith(FuzzSeeds.TILE_SET_FILE, content)),
  /** Tiled's templates, XML or JSON, as a map's object refers to one. */
  TEMPLATE(content -> tiledWith(FuzzSeeds.TEMPLATE_FILE, content)),
  /** Pictures: as they are, and with the checksums made right that a mutation breaks. */
  PNG(
      content -> {
        byte[] mended = PngSums.mended(content);
        try {
          SpriteFiles.decodeUpTo(FuzzTarget.FILE, mended, Given.MAX_SIDE);
          SpriteFiles.decode(FuzzTarget.FILE, content, 5, 4);
        } catch (UnreadableException refused) {
          checkProblems(refused.problems());
          SpriteFiles.decodeUpTo(FuzzTarget.FILE, content, Given.MAX_SIDE);
        }
        return List.of();
      }),
  /** Pictures of the other kinds that Tiled's maps have. */
  PICTURE(
      content -> {
        ImageHeader header = TiledImageLoader.header(FuzzTarget.FILE, content);
        if (header.width() <= Given.MAX_SIDE && header.height() <= Given.MAX_SIDE) {
          TiledImageLoader.decode(FuzzTarget.FILE, header, content);
        }
        return List.of();
      });

  /** What the file is called. */
  static final String FILE = "F";

  private static final int MAX_PROBLEMS = 200;
  private static final int MAX_LINE = 1500; // [characters]

  /** The name of its method in {@link ReaderFuzzTest}. */
  String method() {
    String[] words = name().toLowerCase(Locale.ROOT).split("_", -1);
    StringBuilder out = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      out.append(Character.toUpperCase(words[i].charAt(0))).append(words[i], 1, words[i].length());
    }
    return out.toString();
  }

  /** What the readers are given besides. */
  private static final class Given {
    static final String WORLD_FILE = "maps/isles.world";
    static final byte[] WORLD_PACK =
        "{\"name\": \"W\", \"maps\": [{\"file\": \"%s\"}]}"
            .formatted(WORLD_FILE)
            .getBytes(StandardCharsets.UTF_8);
    static final List<JsonSchema> SCHEMAS =
        List.of(new JsonSchema("pack.schema.json"), new JsonSchema("tileset.schema.json"));
    static final TileSets MOVING_AI = MovingAiTest.tileSets();
    static final int MAX_SIDE = 256; // [px]
    static final GridSize SIZE = new GridSize(4, 3);
  }

  /** Reads a file; what it gives are the warnings. */
  private interface Reader {
    List<Problem> read(byte[] content) throws UnreadableException;
  }

  private final Reader reader;

  FuzzTarget(Reader reader) {
    this.reader = reader;
  }

  /**
   * Reads a file and holds the reader to its promise: an answer or problems, each of one line that
   * names a file and is safe to print; nothing else is thrown.
   *
   * @return whether it was readable
   */
  boolean check(byte[] content) {
    try {
      checkProblems(reader.read(content));
      return true;
    } catch (UnreadableException refused) {
      assertThat(refused.problems()).anyMatch(Problem::isError);
      checkProblems(refused.problems());
      assertThat(refused.getMessage().codePoints()).noneMatch(Character::isISOControl);
      return false;
    }
  }

  private static void checkProblems(List<Problem> problems) {
    if (problems.size() > MAX_PROBLEMS) {
      throw new AssertionError(problems.size() + " problems");
    }
    for (Problem problem : problems) {
      String line = problem.toString();
      boolean isPlain = line.codePoints().noneMatch(Character::isISOControl);
      if (!isPlain || line.length() > MAX_LINE || problem.message().isBlank()) {
        throw new AssertionError("no line to print: " + line);
      }
      boolean isNamed =
          problem.file().startsWith(FILE) || FuzzSeeds.NEAR.containsKey(problem.file());
      if (!isNamed) {
        throw new AssertionError("names no file: " + line);
      }
    }
  }

  private static UnreadableException refused(String message) {
    if (!message.codePoints().noneMatch(Character::isISOControl)) {
      throw new AssertionError("no line to print: " + message);
    }
    return new UnreadableException(Problem.inFile(FILE, message, ""));
  }

  private static List<Problem> openAll(PackFiles files) throws UnreadableException {
    MapPack pack = MapPack.open(files, TileSetLibrary.bundled());
    pack.preview();
    for (String name : pack.tileSetNames()) {
      pack.tileSet(name);
    }
    for (PackEntry map : pack.maps()) {
      checkProblems(pack.open(map).warnings());
      pack.preview(map);
    }
    checkProblems(pack.otherFileProblems());
    checkProblems(pack.unlisted().warnings());
    return pack.warnings();
  }

  private static List<Problem> tiledWith(String file, byte[] content) throws UnreadableException {
    Map<String, byte[]> near = new HashMap<>(FuzzSeeds.NEAR);
    near.put(file, content);
    return tiled(FuzzSeeds.referringMap(), near);
  }

  private static List<Problem> tiled(byte[] map, Map<String, byte[]> near)
      throws UnreadableException {
    ReferencedFiles files =
        new ReferencedFiles.InPack(new MemoryFiles(FILE, near), FuzzSeeds.MAP_FILE);
    return MapFiles.read(FILE, map, TestTiles.FANTASY, files).warnings();
  }
}
