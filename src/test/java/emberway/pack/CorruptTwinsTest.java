package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.MovingAiScenarioReader;
import emberway.pack.map.MovingAiTest;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.ByteSource;
import emberway.pack.store.PackFiles;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.store.ZipFiles;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSetLibrary;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.testing.Extent;
import emberway.testing.GoldenFolders;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Corrupt twins, see {@link CorruptTwins}, of every file of every good golden folder, and of the
 * packs' zips. Each twin is opened, or refused with problems of one line each that name a file;
 * nothing else is thrown, and no more is allocated than a budget. What is opened is validated,
 * planned over and made into sprites, and of all a sample is drawn. {@code -Demberway.soak=10}
 * makes ten times as many of those that a seed decides.
 */
@Tag("extent")
final class CorruptTwinsTest {
  private static final long SEED = 20_261_121;
  private static final long BUDGET = 64 << 20; // to read a twin, garbage included [bytes]
  private static final int DRAWN = 24; // of a kind
  private static final String MAP = "F";

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Opens a case whose files are in memory; gives the maps in it. */
  private interface Opening {
    List<LoadedMap> open(Map<String, byte[]> files, String main) throws UnreadableException;
  }

  /** The kinds of golden folders that are opened. */
  @SuppressWarnings("ImmutableEnumChecker") // they are functions
  enum Kind {
    TEXT((files, main) -> List.of(MapFiles.read(MAP, files.get(main), TestTiles.FANTASY))),
    MOVINGAI(
        (files, main) -> {
          byte[] scenario = files.get(main + ".scen");
          if (scenario != null) {
            MovingAiScenarioReader.read(MAP, scenario);
          }
          return List.of(MapFiles.read(MAP, files.get(main), MovingAiTest.tileSets()));
        }),
    TILED(
        (files, main) -> {
          MemoryFiles near = new MemoryFiles(MAP, files);
          ReferencedFiles around = new ReferencedFiles.InPack(near, main);
          return List.of(MapFiles.read(MAP, files.get(main), library, around));
        }),
    PACKS((files, main) -> openAll(new MemoryFiles(MAP, files)));

    private final Opening opening;

    Kind(Opening opening) {
      this.opening = opening;
    }

    /** Each so many-th case is tried in every build; the larger kinds have hundreds. */
    int step() {
      return this == TILED || this == PACKS ? 2 : 1;
    }

    String folder() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static List<LoadedMap> openAll(PackFiles files) throws UnreadableException {
    MapPack pack = MapPack.open(files, library);
    List<LoadedMap> maps = new ArrayList<>();
    for (PackEntry map : pack.maps()) {
      maps.add(pack.open(map));
      pack.preview(map);
    }
    for (String name : pack.tileSetNames()) {
      checkLines(pack.tileSet(name).warnings());
    }
    checkLines(pack.warnings());
    checkLines(pack.pictureProblems());
    checkLines(pack.otherFileProblems());
    return maps;
  }

  /** The bundled tile sets with few of their pictures, so that they are read quickly. */
  private static TileSetLibrary library;

  private final Random random = new Random(SEED);
  private final List<OpenedTwin> sample = new ArrayList<>();
  private int tried;
  private int opened;

  @BeforeAll
  static void thinOutTheTileSets(@TempDir Path folder) throws IOException {
    Path bundled = GoldenFolders.of("../../..").resolve("tiles").normalize();
    for (String name : List.of("fantasy", "movingai")) {
      Path thin = Files.createDirectory(folder.resolve(name));
      String json = Files.readString(bundled.resolve(name).resolve(TileSetJson.FILE));
      Files.writeString(thin.resolve(TileSetJson.FILE), json);
      try (Stream<Path> all = Files.list(bundled.resolve(name))) {
        for (Path file : all.toList()) {
          String stem = file.getFileName().toString().replace(".png", "");
          String first = stem.replaceAll("[NESW]$", ""); // of a transition's pieces
          if (json.contains('"' + stem + '"') || json.contains('"' + first + '"')) {
            Files.copy(file, thin.resolve(file.getFileName()));
          }
        }
      }
    }
    library = TileSetLibrary.in(folder);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void twin_ofEveryGoodFile_isOpenedOrRefused(Kind kind) throws IOException {
    Set<List<Byte>> seen = new HashSet<>();
    for (Path folder : Extent.sample(GoldenFolders.cases(kind.folder()), kind.step())) {
      if (GoldenFolders.isGood(folder)) {
        Map<String, byte[]> files = files(kind, folder);
        assertThatCode(() -> kind.opening.open(files, main(kind, files)))
            .as("%s as it is", folder)
            .doesNotThrowAnyException();
        for (String file : files.keySet()) {
          boolean isShared = kind == Kind.TILED && !file.startsWith("case/");
          if (!isShared && !file.endsWith("expected.txt") && isNew(files.get(file), seen)) {
            tryTwins(kind, folder, files, file);
          }
        }
        if (kind == Kind.PACKS) {
          tryZips(folder, files);
        }
      }
    }
    assertThat(tried).isGreaterThan(1000);
    assertThat(opened).as("opened of %d", tried).isBetween(1, tried - 1);
    drawSample();
  }

  /** The files of a case; of a Tiled one those that all share, too. */
  private static Map<String, byte[]> files(Kind kind, Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    Path root = kind == Kind.PACKS ? folder.resolve("pack") : folder;
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String path = root.relativize(file).toString().replace('\\', '/');
        files.put(kind == Kind.TILED ? "case/" + path : path, Files.readAllBytes(file));
      }
    }
    if (kind == Kind.TILED) {
      try (Stream<Path> all = Files.list(folder.getParent())) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          files.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
      }
    }
    return files;
  }

  private static boolean isNew(byte[] content, Set<List<Byte>> seen) {
    List<Byte> bytes = new ArrayList<>();
    for (byte b : content) {
      bytes.add(b);
    }
    return seen.add(bytes);
  }

  private static String main(Kind kind, Map<String, byte[]> files) {
    return switch (kind) {
      case TEXT -> "map.map.txt";
      case MOVINGAI -> "map.map";
      case TILED ->
          files.keySet().stream().filter(f -> f.startsWith("case/map.")).findFirst().orElseThrow();
      case PACKS -> PackFiles.LISTING;
    };
  }

  private void tryTwins(Kind kind, Path folder, Map<String, byte[]> files, String file) {
    String main = main(kind, files);
    int number = 0;
    for (byte[] twin : CorruptTwins.of(file, files.get(file), SEED)) {
      Map<String, byte[]> with = new HashMap<>(files);
      with.put(file, twin);
      tryOne(
          "twin %d of %s in %s, seed %d".formatted(number++, file, folder.getFileName(), SEED),
          () -> kind.opening.open(with, main));
    }
  }

  private void tryZips(Path folder, Map<String, byte[]> files) {
    List<RawZip.File> entries = new ArrayList<>();
    files.forEach((path, content) -> entries.add(new RawZip.File(path, content)));
    byte[] zip = RawZip.of(entries);
    int number = 0;
    for (byte[] twin : CorruptTwins.of(".zip", zip, SEED)) {
      tryOne(
          "twin %d of the zip of %s, seed %d".formatted(number++, folder.getFileName(), SEED),
          () -> openAll(ZipFiles.open(new ByteSource.InMemory(twin), MAP)));
    }
  }

  /** Opens a twin. */
  private interface Attempt {
    List<LoadedMap> open() throws UnreadableException;
  }

  private void tryOne(String what, Attempt attempt) {
    tried++;
    try {
      long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      List<LoadedMap> maps = List.of();
      try {
        maps = attempt.open();
        opened++;
      } catch (UnreadableException refused) {
        assertThat(refused.problems()).anyMatch(Problem::isError);
        checkLines(refused.problems());
      }
      long after = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      assertThat(after - before).as("bytes allocated").isLessThan(BUDGET);
      for (LoadedMap map : maps) {
        checkLines(map.warnings());
        OpenedTwin twin = new OpenedTwin(map);
        twin.use();
        keep(twin);
      }
    } catch (RuntimeException | Error e) {
      throw new AssertionError(what, e);
    }
  }

  /** Keeps so many of all, each with the same chance. */
  private void keep(OpenedTwin twin) {
    if (sample.size() < DRAWN) {
      sample.add(twin);
    } else {
      int place = random.nextInt(opened);
      if (place < DRAWN) {
        sample.set(place, twin);
      }
    }
  }

  private void drawSample() {
    try (GlContext context = GlContext.headless()) {
      sample.forEach(twin -> twin.draw(context));
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  private static void checkLines(List<Problem> problems) {
    for (Problem problem : problems) {
      String line = problem.toString();
      boolean isPlain = line.codePoints().noneMatch(Character::isISOControl);
      if (!isPlain || problem.message().isBlank() || problem.file().isBlank()) {
        throw new AssertionError("no line to print: " + line);
      }
    }
  }
}
