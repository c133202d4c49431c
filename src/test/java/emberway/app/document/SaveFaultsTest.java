package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.platform.UniqueFileName;
import emberway.app.scene.AutosaveStore;
import emberway.app.scene.TestMap;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsFile;
import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.pack.MapAddress;
import emberway.pack.MapSaver;
import emberway.pack.PackInfo;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tiled.TiledCellEncoding;
import emberway.pack.tiled.TiledExport;
import emberway.render.export.PixelPicture;
import emberway.testing.Extent;
import emberway.testing.FaultyDisk;
import emberway.testing.FaultyDisk.Kind;
import emberway.testing.FaultyDisk.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every kind of saving, on a disk on which one step fails: each step in turn. Afterward either the
 * old or the new content is complete. On a disk without faults, whatever has to survive a loss of
 * power is forced before it replaces anything.
 */
@Tag("extent")
final class SaveFaultsTest {
  private static final String MELTED = TestMap.VALLEY.replace("GGGGGSSSGGGG", "GGGGGGGGGGGG");

  /** Something that is saved in a folder, where an older version of it may be. */
  private enum Saving {
    TEXT_MAP {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        MapSaver.saveText(map, folder.resolve("a.map.txt"));
      }
    },
    TEXT_MAP_AGAIN {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        MapSaver.saveAgain(map, folder.resolve("a.map.txt"));
      }
    },
    PACK_FOLDER {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        savePack(map, folder.resolve("pack"));
      }
    },
    PACK_INTO_AN_EMPTY_FOLDER {
      @Override
      boolean begin(Path folder) throws IOException {
        Files.createDirectory(folder.resolve("pack"));
        return true;
      }

      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        savePack(map, folder.resolve("pack"));
      }
    },
    PACK_ZIP {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        savePack(map, folder.resolve("pack.zip"));
      }
    },
    MAP_OF_A_FOLDER {
      @Override
      boolean begin(Path folder) throws IOException, UnreadableException {
        savePack(map(TestMap.VALLEY), folder.resolve("pack"));
        return true;
      }

      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        MapSaver.saveInPack(map, new MapAddress(folder.resolve("pack"), ""));
      }
    },
    MAP_OF_A_ZIP {
      @Override
      boolean begin(Path folder) throws IOException, UnreadableException {
        savePack(map(TestMap.VALLEY), folder.resolve("pack.zip"));
        return true;
      }

      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        MapSaver.saveInPack(map, new MapAddress(folder.resolve("pack.zip"), ""));
      }
    },
    TILED_MAP {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException {
        TiledExport.write(map, folder.resolve("a.tmx"), TiledCellEncoding.CSV);
      }
    },
    SETTINGS {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException {
        SettingsFile file = new SettingsFile(folder);
        file.write(Settings.USUAL.withPictures(Path.of("/" + line(map))));
      }
    },
    KEPT_COPY {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException {
        new AutosaveStore(folder).write("valley", map.map(), false);
      }
    },
    PICTURE {
      @Override
      void save(Path folder, LoadedMap map) throws UnwritableException {
        byte[] pixels = new byte[4 * 64 * 64];
        pixels[0] = (byte) line(map).hashCode();
        Path file = UniqueFileName.in(folder, "map", LocalDateTime.of(2026, 1, 1, 0, 0), ".png");
        AtomicFile.write(file, new PixelPicture(64, 64, pixels)::writePng);
      }
    };

    /**
     * Creates an older version without saving.
     *
     * @return false if there is none of that kind
     */
    boolean begin(Path folder) throws IOException, UnreadableException {
      return false;
    }

    abstract void save(Path folder, LoadedMap map) throws UnwritableException, UnreadableException;

    /** Returns what distinguishes the saved maps. */
    private static String line(LoadedMap map) {
      return map.map().legend().tile(map.map().base().id(17)).name();
    }

    private static void savePack(LoadedMap map, Path target)
        throws UnwritableException, UnreadableException {
      MapSaver.savePack(map, PackInfo.of(map.map().info()), MapSaver.Tiles.REFERENCED, target);
    }
  }

  private static final Map<String, LoadedMap> MAPS = new HashMap<>(); // by their texts

  @TempDir Path home;

  private static LoadedMap map(String text) {
    return MAPS.computeIfAbsent(text, each -> TestMap.open(each).loaded());
  }

  /** Returns a new folder with the older version. */
  private Path begun(Saving saving, boolean isOldThere) throws Exception {
    Path folder = Files.createTempDirectory(home, "saving");
    if (!saving.begin(folder) && isOldThere) {
      saving.save(folder, map(TestMap.VALLEY));
    }
    return folder;
  }

  /** Returns the content of each file, by its path in the folder; for folders, that they exist. */
  private static Map<String, String> contents(Path folder) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> !each.equals(folder)).toList()) {
        contents.put(
            folder.relativize(file).toString(),
            Files.isDirectory(file)
                ? "/"
                : new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }

  /** Returns the contents without temporary files. */
  private static Map<String, String> whole(Map<String, String> contents) {
    Map<String, String> whole = new TreeMap<>(contents);
    whole.keySet().removeIf(name -> name.startsWith(".emberway-"));
    return whole;
  }

  /** Saves with one step failing; returns whether there are that many steps. */
  private static boolean saveWithFault(Saving saving, Path folder, int failing, Outcome outcome)
      throws UnreadableException {
    int[] left = {failing};
    FaultyDisk disk =
        new FaultyDisk(
            step -> {
              if (left[0]-- == 0) {
                outcome.step = step;
                throw new IOException("Input/output error");
              }
            });
    try {
      saving.save(disk.over(folder), map(MELTED));
      outcome.isSaid = true;
    } catch (UnwritableException said) {
      assertThat(said).hasMessageNotContaining("null");
    } catch (UncheckedIOException unsaid) {
      throw new AssertionError("step " + outcome.step, unsaid);
    }
    return left[0] < 0;
  }

  /** The outcome of a save. */
  private static final class Outcome {
    private Step step; // the step that failed
    private boolean isSaid; // whether the save reported success
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "TILED_MAP")
  void save_anyStepFails_oldOrNewIsWholeAndTheNextSaveSucceeds(Saving saving) throws Exception {
    for (boolean isOldThere : Extent.sample(List.of(true, false), 2)) {
      assertWholeWhateverFails(saving, isOldThere);
    }
  }

  @Test
  @Tag("slow") // its sheet is drawn again and again
  void saveTiledMap_anyStepFails_eachFileIsWholeOrNotThere() throws Exception {
    assertWholeWhateverFails(Saving.TILED_MAP, false);
  }

  private void assertWholeWhateverFails(Saving saving, boolean isOldThere) throws Exception {
    Path clean = begun(saving, isOldThere);
    Map<String, String> old = contents(clean);
    saving.save(clean, map(MELTED));
    Map<String, String> fresh = contents(clean);
    assertThat(fresh).isNotEqualTo(old);
    List<Map<String, String>> states =
        saving == Saving.TILED_MAP ? parts(old, fresh) : List.of(old, fresh);
    int steps = 0;
    for (; ; steps++) {
      Path folder = begun(saving, isOldThere);
      Outcome outcome = new Outcome();
      if (!saveWithFault(saving, folder, steps, outcome)) {
        break;
      }
      Map<String, String> found = contents(folder);
      assertThat(whole(found))
          .as("%s failed", outcome.step)
          .isIn(outcome.isSaid ? List.of(fresh) : states);
      saving.save(folder, map(MELTED));
      assertThat(whole(contents(folder)))
          .as("after %s failed", outcome.step)
          .containsAllEntriesOf(fresh);
    }
    assertThat(steps).as("steps that failed").isGreaterThan(4);
  }

  /** Returns all contents in which each of several files is there or not. */
  private static List<Map<String, String>> parts(Map<String, String> old, Map<String, String> all) {
    List<Map<String, String>> parts = new ArrayList<>(List.of(old));
    all.forEach(
        (name, content) -> {
          for (Map<String, String> part : List.copyOf(parts)) {
            Map<String, String> more = new TreeMap<>(part);
            more.put(name, content);
            parts.add(more);
          }
        });
    return parts;
  }

  @ParameterizedTest
  @EnumSource
  void save_noStepFails_allIsForcedBeforeItTakesAPlaceAndAfter(Saving saving) throws Exception {
    for (boolean isOldThere :
        Extent.sample(List.of(true, false), saving == Saving.TILED_MAP ? 2 : 1)) {
      Path folder = begun(saving, isOldThere);
      Promises promises = new Promises(folder);
      saving.save(new FaultyDisk(promises::note).over(folder), map(MELTED));
      promises.assertKept();
    }
  }

  /** What a disk owes between a write and the call that forces it. */
  private static final class Promises {
    private final Path root;
    private final List<Step> steps = new ArrayList<>();
    private final Set<Path> unforced = new HashSet<>(); // files' contents
    private final Set<Path> unforcedNames = new HashSet<>(); // folders' entries
    private final Set<Path> own = new HashSet<>(); // what this save created

    Promises(Path root) {
      this.root = root;
    }

    void note(Step step) {
      steps.add(step);
      Path path = step.path();
      switch (step.kind()) {
        case CREATE -> {
          own.add(path);
          unforced.add(path);
          unforcedNames.add(path.getParent());
        }
        case CREATE_FOLDER -> {
          own.add(path);
          unforcedNames.add(path.getParent());
        }
        case WRITE -> unforced.add(path);
        case FORCE -> {
          unforced.remove(path);
          unforcedNames.remove(path);
        }
        case MOVE -> move(step);
        case DELETE -> delete(path);
        case COPY -> throw new AssertionError("nobody copies: " + step);
        case CLOSE, SET_ATTRIBUTES, LIST -> {}
      }
    }

    private void move(Step step) {
      assertThat(unforced).as("not forced before %s of%n%s", step, this).noneMatch(below(step));
      assertThat(unforcedNames)
          .as("not forced before %s of%n%s", step, this)
          .noneMatch(below(step));
      for (Path path : List.copyOf(own)) {
        if (path.startsWith(step.path())) {
          own.remove(path);
          own.add(step.to().resolve(step.path().relativize(path)));
        }
      }
      unforcedNames.add(step.to().getParent());
    }

    private static java.util.function.Predicate<Path> below(Step step) {
      return path -> path.startsWith(step.path());
    }

    private void delete(Path path) {
      if (!own.contains(path)) {
        assertThat(unforcedNames).as("not forced before %s is deleted%n%s", path, this).isEmpty();
      }
      unforced.remove(path);
      unforcedNames.remove(path);
    }

    void assertKept() {
      assertThat(steps).extracting(Step::kind).contains(Kind.WRITE, Kind.FORCE, Kind.MOVE);
      assertThat(unforced).as("not forced in the end%n%s", this).isEmpty();
      assertThat(unforcedNames).as("not forced in the end%n%s", this).isEmpty();
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (Step step : steps) {
        text.append("%s %s %s%n".formatted(step.kind(), root.relativize(step.path()), step.to()));
      }
      return text.toString();
    }
  }
}
