package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.io.UnwritableException;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.sprite.TileSet;
import emberway.testing.Extent;
import emberway.testing.GoldenFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A map of every kind that can be opened is saved as a pack, a zip and a folder, and as a text map
 * where its tile set comes with the program; what is opened then is the same map and the same
 * picture, pixel by pixel.
 */
@Tag("extent")
final class SavedKindsTest {
  private static final String MISSING = "missing-"; // begins the names of maps that lack a file
  private static final double MAX_DRAWN = 4e6; // [px]

  @TempDir private Path folder;
  private int saved;

  /** Draws nothing twice that it need not: one context for all maps of a test. */
  private interface Check {
    void with(GlContext context) throws Exception;
  }

  private static void drawing(Check check) throws Exception {
    try (GlContext context = GlContext.headless()) {
      check.with(context);
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  private static LoadedMap open(Path path) throws UnreadableException {
    return MapFiles.open(path, Optional.empty());
  }

  @Test
  void tiledMaps_everyKind_becomePacksThatLookTheSame() throws Exception {
    drawing(
        context -> {
          for (Path golden : Extent.sample(GoldenFolders.cases("tiled"), 2)) {
            if (GoldenFolders.isGood(golden)
                && !golden.getFileName().toString().startsWith(MISSING)) {
              checkPacks(open(GoldenFolders.tiledMap(golden)), golden.toString(), context);
            }
          }
        });
  }

  /** It opens, but a pack of it would not be whole. */
  @Test
  void tiledMap_withAFileMissing_isRefusedByItsName() throws Exception {
    LoadedMap map =
        open(GoldenFolders.tiledMap(GoldenFolders.of("tiled").resolve(MISSING + "tileset-file")));
    Path target = folder.resolve("missing.zip");
    assertThatThrownBy(
            () ->
                MapSaver.savePack(
                    map, PackInfo.of(map.map().info()), MapSaver.Tiles.REFERENCED, target))
        .hasMessageContaining("nowhere.tsx: not found");
    assertThat(target).doesNotExist();
  }

  @Tag("slow")
  @Test
  void mapsOfPacksZipsAndWorlds_becomePacksThatLookTheSame() throws Exception {
    List<Path> packs = new ArrayList<>();
    for (Path golden : GoldenFolders.cases("packs")) {
      if (GoldenFolders.isGood(golden)) {
        packs.add(golden.resolve("pack"));
        String name = golden.getFileName() + "-source.zip";
        packs.add(MapPackTest.zip(golden.resolve("pack"), "", folder.resolve(name)));
        packs.addAll(worlds(golden));
      }
    }
    assertThat(packs).anyMatch(path -> path.toString().endsWith(".world"));
    drawing(
        context -> {
          for (Path path : packs) {
            MapPack pack = MapPack.open(path);
            for (PackEntry map : pack.maps()) {
              checkPacks(pack.open(map), path + "#" + map.name(), context);
            }
          }
        });
  }

  private static List<Path> worlds(Path golden) throws IOException {
    try (Stream<Path> all = Files.walk(golden)) {
      return all.filter(file -> file.toString().endsWith(".world")).toList();
    }
  }

  @Test
  void textAndMovingAiMaps_becomePacksAndTextsThatLookTheSame() throws Exception {
    List<Path> maps =
        List.of(
            GoldenFolders.of("text").resolve("every-key/map.map.txt"),
            GoldenFolders.of("text").resolve("sections-in-any-order/map.map.txt"),
            GoldenFolders.of("movingai").resolve("every-letter/map.map"),
            GoldenFolders.of("movingai").resolve("swamp-and-trees/map.map"));
    drawing(
        context -> {
          for (Path path : maps) {
            LoadedMap map = open(path);
            checkPacks(map, path.toString(), context);
            Path text = folder.resolve(saved++ + ".map.txt");
            MapSaver.saveText(map, text);
            checkSame(map, open(text), path.toString(), context);
          }
        });
  }

  @Test
  void plainFolderOfPictures_goesIntoThePack() throws Exception {
    Path plain = Files.createDirectory(folder.resolve("plain"));
    int color = 0x402010;
    for (String stem : List.of("L1_Terrain001", "L1_Terrain035", "L2_RoadDirt", "L2_RoadDirtEW")) {
      Files.write(plain.resolve(stem + ".png"), TestTiles.png(54, 54, color += 0x151515));
    }
    Path text = folder.resolve("g.map.txt");
    Files.writeString(text, "emberway-map 1\nname: g\n[base]\nGSG\n[overlay]\nRRR\n");
    drawing(
        context -> checkPacks(MapFiles.open(text, Optional.of(plain)), "plain folder", context));
  }

  @Test
  void tiledMap_asText_isRefusedWithTheWayOut() throws Exception {
    LoadedMap map = open(GoldenFolders.tiledMap(GoldenFolders.of("tiled").resolve("csv")));
    Path text = folder.resolve("a.map.txt");
    assertThatThrownBy(() -> MapSaver.saveText(map, text))
        .isInstanceOf(UnwritableException.class)
        .hasMessageEndingWith("; save it as a pack that includes its tile set");
    assertThat(text).doesNotExist();
  }

  private void checkPacks(LoadedMap map, String what, GlContext context) throws Exception {
    for (String end : List.of(".zip", "")) {
      Path target = folder.resolve(saved++ + end);
      MapSaver.savePack(map, PackInfo.of(map.map().info()), tiles(map), target);
      checkSame(map, open(target), what + " as " + target.getFileName(), context);
    }
  }

  /** Those that come with the program are named: {@link MapSaverTest} has them included. */
  private static MapSaver.Tiles tiles(LoadedMap map) throws UnreadableException {
    TileSet own = map.tiles().set();
    boolean isBundled =
        TileSetLibrary.bundled()
            .find(own.name())
            .filter(set -> set.set().spriteNames().equals(own.spriteNames()))
            .filter(set -> set.set().legend().tiles().equals(own.legend().tiles()))
            .isPresent();
    return isBundled ? MapSaver.Tiles.REFERENCED : MapSaver.Tiles.INCLUDED;
  }

  private static void checkSame(LoadedMap map, LoadedMap again, String what, GlContext context)
      throws Exception {
    assertThat(again.map().base()).as(what).isEqualTo(map.map().base());
    assertThat(again.map().overlay()).as(what).isEqualTo(map.map().overlay());
    assertThat(again.map().places()).as(what).isEqualTo(map.map().places());
    assertThat(again.map().info().name()).as(what).isEqualTo(map.map().info().name());
    byte[] picture = HeadlessPicture.of(context, map, MAX_DRAWN);
    assertThat(picture).as(what).isNotEmpty();
    assertThat(HeadlessPicture.of(context, again, MAX_DRAWN)).as(what).isEqualTo(picture);
  }
}
