package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import emberway.pack.store.PackFiles;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.tileset.TileSetLibrary;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A Tiled map takes all that it refers to from one budget. */
final class MapBudgetTest {
  private static final int ANY_PICTURE = 49_152; // units
  private static final int SMALL = 16; // the side of a picture [px]

  /** A map whose tile sets have a square picture each, p0.png and so on. */
  private static byte[] map(int pictures, int side) {
    StringBuilder map =
        new StringBuilder("<map orientation='isometric' width='2' height='1' ")
            .append("tilewidth='8' tileheight='4'>\n");
    for (int i = 0; i < pictures; i++) {
      map.append("<tileset firstgid='")
          .append(1 + (i << 20))
          .append("' name='t' tilewidth='")
          .append(side)
          .append("' tileheight='")
          .append(side)
          .append("'><image source='p")
          .append(i)
          .append(".png'/></tileset>\n");
    }
    map.append("<layer width='2' height='1'><data encoding='csv'>1,1</data></layer></map>");
    return map.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, byte[]> pictures(int count, byte[] png) {
    Map<String, byte[]> files = new HashMap<>();
    for (int i = 0; i < count; i++) {
      files.put("p%d.png".formatted(i), png);
    }
    return files;
  }

  private static LoadedMap open(byte[] map, Map<String, byte[]> files, FileBudget budget)
      throws UnreadableException {
    ReferencedFiles around = new ReferencedFiles.InPack(new MemoryFiles("P", files), "m.tmx");
    return MapFiles.readByKind("m.tmx", map, TestTiles.FANTASY, around, budget, done -> {});
  }

  @Test
  void layers_ofWhichManyAreTooMuch_areSaidOnce() {
    String layer = "<layer width='4096' height='4096'><data encoding='csv'>1</data></layer>\n";
    String map =
        "<map orientation='isometric' width='4096' height='4096' tilewidth='8' tileheight='4'>\n"
            + layer.repeat(7)
            + "</map>";
    assertThatThrownBy(
            () -> open(map.getBytes(StandardCharsets.UTF_8), Map.of(), new FileBudget("m.tmx")))
        .isInstanceOfSatisfying(
            UnreadableException.class,
            e ->
                assertThat(e.problems())
                    .filteredOn(problem -> problem.message().contains("too much"))
                    .singleElement()
                    .asString()
                    .startsWith(
                        "m.tmx:6: its layers are too much for one file, up to 'm.tmx': 0 pixels,"
                            + " "));
  }

  private static List<String> problems(LoadedMap map) {
    return map.art().orElseThrow().missingProblems().stream().map(Problem::toString).toList();
  }

  /** A budget of which no more than so much is left. */
  private static FileBudget left(long units) throws UnreadableException {
    FileBudget budget = new FileBudget("m.tmx");
    budget.file("taken", FileBudget.MAX - units);
    return budget;
  }

  @Test
  void open_toTheLastUnit_opensAndOneLessIsRefused() throws Exception {
    byte[] map = map(3, SMALL);
    Map<String, byte[]> files = pictures(3, TestTiles.png(SMALL, SMALL, 7));
    FileBudget plenty = new FileBudget("m.tmx");
    open(map, files, plenty);
    long taken = plenty.taken();
    assertThat(open(map, files, left(taken)).map().size().cells()).isPositive();
    for (long units : new long[] {0, map.length - 1, taken / 2, taken - 1}) {
      assertThatThrownBy(() -> open(map, files, left(units)))
          .as("%d of %d", units, taken)
          .isInstanceOf(UnreadableException.class)
          .hasMessageContaining("its files are too much for one file, up to '");
    }
  }

  @Test
  void pictures_toTheLastUnit_areDecodedAndOneMoreIsSaidOnce() throws Exception {
    byte[] map = map(4, SMALL);
    byte[] png = TestTiles.png(SMALL, SMALL, 7);
    Map<String, byte[]> files = pictures(4, png);
    FileBudget plenty = new FileBudget("m.tmx");
    assertThat(problems(open(map, files, plenty))).isEmpty();
    assertThat(problems(open(map, files, left(plenty.taken())))).isEmpty();
    assertThat(problems(open(map, files, left(plenty.taken() - 1))))
        .singleElement()
        .asString()
        .startsWith("m.tmx: its files are too much for one file, up to 'p3.png': 1,024 pixels, ");
    long one = ANY_PICTURE + 8L * SMALL * SMALL + png.length;
    assertThat(problems(open(map, files, left(plenty.taken() - 2 * one))))
        .singleElement()
        .asString()
        .contains("up to 'p2.png': 768 pixels, ");
  }

  @Test
  void picture_thatOnlyClaimsItsSize_takesNoMemory() throws Exception {
    byte[] png = HostileFiguresTest.png(8192, 4096);
    LoadedMap map = open(map(1, SMALL), pictures(1, png), new FileBudget("m.tmx"));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    assertThat(problems(map))
        .containsExactly(
            "m.tmx:2: the picture 'p0.png': the picture is damaged or cut off; save the picture"
                + " again as a PNG");
    assertThat(threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before)
        .isLessThan(8 << 20);
  }

  @Test
  void previews_beyondTheLastUnit_areNotLookedAt() throws Exception {
    Map<String, byte[]> files = pictures(3, TestTiles.png(SMALL, SMALL, 7));
    String maps =
        IntStream.range(0, 3)
            .mapToObj("{'file': 'm%1$d.map.txt', 'preview': 'p%1$d.png'}"::formatted)
            .collect(Collectors.joining(","))
            .replace("'", "\"");
    files.put(
        PackFiles.LISTING,
        "{\"name\": \"P\", \"maps\": [%s]}".formatted(maps).getBytes(StandardCharsets.UTF_8));
    MapPack pack = MapPack.open(new MemoryFiles("P", files), TileSetLibrary.bundled());
    long two = 2L * (ANY_PICTURE + 8 * SMALL * SMALL);
    assertThat(pack.pictureProblems(left(two + two / 2))).isEmpty();
    assertThat(pack.pictureProblems(left(two))).as("the last was looked at").isEmpty();
    assertThat(pack.pictureProblems(left(two - 1)))
        .singleElement()
        .matches(problem -> !problem.isError(), "is a warning")
        .hasToString(
            "P: 1 preview was not checked, because those before reach the limit of one pack; make"
                + " them smaller");
  }

  @Test
  @Tag("slow")
  void pictures_sixtyOf4096x4096_areRefusedAfterSeven() throws Exception {
    byte[] png = TestTiles.png(4096, 4096, 7);
    LoadedMap map = open(map(60, 4096), pictures(60, png), new FileBudget("m.tmx"));
    assertThat(problems(map))
        .singleElement()
        .asString()
        .matches(
            "m.tmx: its pictures are too much for one file, up to 'p[0-9]+.png': 134,217,728"
                + " pixels, [0-9,]+ bytes, 2 cells and [0-9]+ elements; use fewer or smaller"
                + " pictures, or PNGs");
  }
}
