package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapFiles;
import emberway.pack.map.TiledArt;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The maps of six public repositories, as drawn here and by Tiled's own rasterizer.
 *
 * <p>Those whose pictures are not alike are listed with their reason in {@code
 * tiled-corpus/exceptions.txt}; one that has become alike must leave that list.
 */
final class TiledCorpusTest {
  private static final double MIN_SHARE = 0.999; // of the pixels that are alike
  private static final double MIN_SHARE_WITH_SHAPES = 0.995; // where outlines are drawn
  private static final double ROUNDING = 0.0005; // of the shares in the list
  private static final int RASTERIZERS = 2; // at a time

  /** What becomes of a map. */
  private enum Kind {
    ALIKE,
    DIFFERS,
    REFUSED,
    /** By Tiled. */
    UNDRAWN
  }

  /**
   * What became of a map, or should.
   *
   * @param share of the pixels that are alike, where pictures of one size differ; else 0
   */
  private record Outcome(Kind kind, double share, String words) {
    static Outcome of(Kind kind, String words) {
      return new Outcome(kind, 0, words);
    }

    /** Whether what was found is no worse and no better than this. */
    boolean admits(Outcome found) {
      return kind == found.kind && found.share >= share - ROUNDING;
    }
  }

  @TempDir private Path folder;
  private Path corpus;

  @BeforeEach
  void findCorpus() {
    Rasterizer.assumePresent();
    String data = System.getProperty("emberway.data");
    corpus = data == null ? null : Path.of(data, "tmx-corpus");
    Assumptions.assumeTrue(
        corpus != null && Files.isDirectory(corpus),
        "the Tiled maps are not there: tmx-corpus in the folder that -Demberway.data names");
  }

  @Test
  void pictures_ofSomeMapsOfEachKind_equalTiledOrAreListed() throws Exception {
    compare(lines("sample.txt"));
  }

  @Tag("slow")
  @Test
  void pictures_ofAllMaps_equalTiledOrAreListed() throws Exception {
    List<String> maps = maps();
    assertThat(maps).containsAll(listed().keySet()).containsAll(lines("sample.txt"));
    compare(maps);
  }

  private List<String> maps() throws IOException {
    try (Stream<Path> files = Files.walk(corpus)) {
      return files
          .map(file -> corpus.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".tmx") || name.endsWith(".tmj"))
          .sorted()
          .toList();
    }
  }

  private void compare(List<String> maps) throws Exception {
    Map<String, Outcome> listed = listed();
    Map<String, String> wrong = new TreeMap<>();
    outcomes(maps)
        .forEach(
            (map, found) -> {
              Outcome should = listed.getOrDefault(map, Outcome.of(Kind.ALIKE, "not listed"));
              if (!should.admits(found)) {
                wrong.put(map, "%s, should be %s".formatted(found, should));
              }
            });
    assertThat(wrong).as("of %d maps", maps.size()).isEmpty();
  }

  /** What becomes of maps, of some of which Tiled draws pictures at the same time. */
  private Map<String, Outcome> outcomes(List<String> maps)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(RASTERIZERS);
    try {
      Map<String, Future<Outcome>> running = new TreeMap<>();
      for (String map : maps) {
        running.put(map, pool.submit(() -> outcome(map)));
      }
      Map<String, Outcome> found = new TreeMap<>();
      for (Map.Entry<String, Future<Outcome>> one : running.entrySet()) {
        found.put(one.getKey(), one.getValue().get());
      }
      return found;
    } finally {
      pool.shutdownNow();
    }
  }

  private Outcome outcome(String map) throws IOException, InterruptedException {
    Path file = corpus.resolve(map);
    SpriteImage should;
    try {
      should = Rasterizer.draw(file, Files.createTempDirectory(folder, "map"));
    } catch (IOException failed) {
      return Outcome.of(Kind.UNDRAWN, failed.getMessage());
    }
    try {
      TiledArt art = MapFiles.open(file, Optional.empty()).art().orElseThrow();
      SpriteImage is = draw(art);
      if (is.width() != should.width() || is.height() != should.height()) {
        return Outcome.of(
            Kind.DIFFERS,
            "%d×%d px instead of %d×%d"
                .formatted(is.width(), is.height(), should.width(), should.height()));
      }
      Likeness likeness = Likeness.of(is, should);
      return likeness.share() >= (hasShapes(art.map()) ? MIN_SHARE_WITH_SHAPES : MIN_SHARE)
          ? Outcome.of(Kind.ALIKE, "")
          : new Outcome(Kind.DIFFERS, likeness.share(), likeness.toString());
    } catch (UnreadableException | SpriteUnavailableException refused) {
      return Outcome.of(Kind.REFUSED, refused.getMessage());
    }
  }

  /** One at a time, for OpenGL's sake. */
  private synchronized SpriteImage draw(TiledArt art) throws SpriteUnavailableException {
    return TiledScene.draw(TiledPicture.of(art.map(), art.pictures()));
  }

  /** Whether a map shows an object that is drawn as an outline. */
  private static boolean hasShapes(TiledMap map) {
    return map.layers().stream()
        .filter(layer -> layer.look().visible() && layer.look().opacity() > 0)
        .flatMap(
            layer ->
                layer instanceof TiledLayer.Objects objects
                    ? objects.objects().stream()
                    : Stream.empty())
        .anyMatch(
            object ->
                object.visible()
                    && object.shape() != TiledObject.Shape.TILE
                    && object.shape() != TiledObject.Shape.TEXT);
  }

  /** The exceptions: an outcome, perhaps a share, and a map, below the reason that they share. */
  private static Map<String, Outcome> listed() throws IOException {
    Map<String, Outcome> listed = new HashMap<>();
    String reason = "";
    for (String line : file("exceptions.txt")) {
      if (line.startsWith("#")) {
        reason = line;
      } else if (!line.isBlank()) {
        assertThat(reason).as("the reason for %s", line).isNotEmpty();
        List<String> words = List.of(line.split(" ", 3));
        Kind kind = Kind.valueOf(words.get(0).toUpperCase(Locale.ROOT));
        boolean hasShare = kind == Kind.DIFFERS;
        double share = hasShare ? Double.parseDouble(words.get(1)) : 0;
        String map = line.substring(line.indexOf(' ', hasShare ? "DIFFERS ".length() : 0) + 1);
        assertThat(listed.put(map, new Outcome(kind, share, reason))).as(map).isNull();
      }
    }
    return listed;
  }

  private static List<String> lines(String name) throws IOException {
    List<String> maps = new ArrayList<>(file(name));
    maps.removeIf(line -> line.isBlank() || line.startsWith("#"));
    return maps;
  }

  private static List<String> file(String name) throws IOException {
    try (var in = TiledCorpusTest.class.getResourceAsStream("/tiled-corpus/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
