package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import emberway.pack.store.PackFiles;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is made to take time or memory is refused, and what was allocated meanwhile stays within a
 * budget: {@value #BUDGET_MIB} MiB and so many times the file's own size. With {@code
 * -Demberway.figures=true} each file's size, time and memory are printed.
 */
final class HostileFiguresTest {
  /** Beyond a few times the file's size. */
  private static final int BUDGET_MIB = 32;

  /** Copies of the file: bytes, characters, what the parser keeps of them. */
  private static final int COPIES = 16;

  private static final int LONG = 4 << 20; // [bytes]

  /** A file and the reader it is meant for. */
  private static final class Hostile {
    final FuzzTarget target;
    final byte[] content;

    Hostile(FuzzTarget target, byte[] content) {
      this.target = target;
      this.content = content;
    }
  }

  static Stream<Named<Hostile>> files() throws Exception {
    String bomb = zlibBomb();
    return Stream.of(
        text("JSON, 4 M levels deep", FuzzTarget.PACK, "[".repeat(LONG)),
        text("TMJ, 4 M levels deep", FuzzTarget.TMJ, "{\"a\":" + "[".repeat(LONG)),
        text("JSON, one text of 4 MB", FuzzTarget.TILE_SET, "{\"name\":\"" + "a".repeat(LONG)),
        text("JSON, a number of 4 MB", FuzzTarget.TILE_SET, "{\"tile\":" + "9".repeat(LONG)),
        text("JSON, 100,000 unknown keys", FuzzTarget.TILE_SET, keys(100_000, "k%d")),
        text("JSON, one key 100,000 times", FuzzTarget.TILE_SET, keys(100_000, "name")),
        text("XML, 1 M levels deep", FuzzTarget.TMX, "<a>".repeat(1 << 20)),
        text("XML, 300,000 attributes", FuzzTarget.TMX, "<map " + attributes(300_000) + "/>"),
        text("XML, a name of 4 MB", FuzzTarget.TMX, "<" + "a".repeat(LONG)),
        text("XML, an attribute of 4 MB", FuzzTarget.TMX, "<map a='" + "a".repeat(LONG)),
        text("XML, 400,000 elements", FuzzTarget.TMX, "<map>" + "<a/>".repeat(400_000) + "</map>"),
        text("XML, entities of entities", FuzzTarget.TMX, entities()),
        text("XML, one entity 100,000 times", FuzzTarget.TMX, oneEntity()),
        text("TMX, 4 MB of digits", FuzzTarget.TMX, layer("csv", "", "9".repeat(LONG))),
        text("TMX, 4 MB of commas", FuzzTarget.TMX, layer("csv", "", ",".repeat(LONG))),
        text("TMX, zlib to 256 MB", FuzzTarget.TMX, layer("base64", "zlib", bomb)),
        text(
            "TMX, zlib to 256 MB and a cell",
            FuzzTarget.TMX,
            layer("base64", "zlib", bomb, 8192, 8192)),
        text(
            "text map, a line of 4 MB", FuzzTarget.TEXT_MAP, "emberway-map 1\n" + "a".repeat(LONG)),
        text(
            "text map, 400,000 places",
            FuzzTarget.TEXT_MAP,
            "emberway-map 1\nname: m\n[base]\nG\n[places]\n" + "0 0 x\n".repeat(400_000)),
        text("MovingAI, a line of 4 MB", FuzzTarget.MOVING_AI_MAP, "type " + "a".repeat(LONG)),
        text(
            "MovingAI, claims 67 M cells",
            FuzzTarget.MOVING_AI_MAP,
            "type octile\nheight 8192\nwidth 8192\nmap\n.\n"),
        text(
            "scenario, a line of 4 MB",
            FuzzTarget.SCENARIO,
            "version 1\n" + "1\t".repeat(LONG / 2)),
        text("scenario, 1 M bad lines", FuzzTarget.SCENARIO, "version 1\n" + "x\n".repeat(1 << 20)),
        text("danger layer, a line of 4 MB", FuzzTarget.DANGER, "1,".repeat(LONG / 2)),
        text("danger layer, 1 M bad lines", FuzzTarget.DANGER, "x\n".repeat(1 << 20)),
        file("zip, map of 64 MB in 64 kB", FuzzTarget.ZIP, zip("a.map.txt", mapOf(64 << 20))),
        file("zip, pack.json of 64 MB", FuzzTarget.ZIP, zip(PackFiles.LISTING, new byte[64 << 20])),
        file("zip, claims 2 GB", FuzzTarget.ZIP, lyingZip()),
        file("zip, 10,001 maps", FuzzTarget.ZIP, manyMaps()),
        file("PNG, claims 30,000 × 30,000", FuzzTarget.PNG, png(30_000, 30_000)),
        file("PNG, claims 256 × 256, empty", FuzzTarget.PNG, png(256, 256)));
  }

  private static Named<Hostile> text(String name, FuzzTarget target, String content) {
    return file(name, target, content.getBytes(StandardCharsets.UTF_8));
  }

  private static Named<Hostile> file(String name, FuzzTarget target, byte[] content) {
    return Named.of(name, new Hostile(target, content));
  }

  @ParameterizedTest
  @MethodSource("files")
  void check_hostileFile_isRefusedWithinTheBudget(Hostile hostile) {
    hostile.target.check(hostile.target == FuzzTarget.ZIP ? zip("a.map.txt", "") : new byte[0]);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    long start = System.nanoTime();
    boolean isReadable = hostile.target.check(hostile.content);
    long nanos = System.nanoTime() - start;
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    if (Boolean.getBoolean("emberway.figures")) {
      System.out.printf(
          "figures %s %d kB, %d ms, %d MB%n",
          hostile.target, hostile.content.length >> 10, nanos / 1_000_000, bytes >> 20);
    }
    assertThat(isReadable).as("is readable").isFalse();
    long budget = ((long) BUDGET_MIB << 20) + (long) COPIES * hostile.content.length;
    assertThat(bytes).isLessThanOrEqualTo(budget);
  }

  private static String keys(int count, String format) {
    StringBuilder out = new StringBuilder("{");
    for (int i = 0; i < count; i++) {
      out.append(i == 0 ? "\"" : ",\"").append(format.replace("%d", "" + i)).append("\":0");
    }
    return out.append('}').toString();
  }

  private static String attributes(int count) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      out.append(" a").append(i).append("=''");
    }
    return out.toString();
  }

  private static String entities() {
    StringBuilder out = new StringBuilder("<!DOCTYPE map [<!ENTITY e0 'lol'>");
    for (int i = 1; i < 10; i++) {
      out.append("<!ENTITY e").append(i).append(" '").append(("&e" + (i - 1) + ";").repeat(10));
      out.append("'>");
    }
    return out.append("]><map orientation='isometric'>&e9;</map>").toString();
  }

  private static String oneEntity() {
    return "<!DOCTYPE map [<!ENTITY e '%s'>]><map orientation='isometric'>%s</map>"
        .formatted("a".repeat(100_000), "&e;".repeat(100_000));
  }

  private static String layer(String encoding, String compression, String content) {
    return layer(encoding, compression, content, 2, 1);
  }

  private static String layer(
      String encoding, String compression, String content, int width, int height) {
    return """
    <map orientation="isometric" width="%4$d" height="%5$d" tilewidth="8" tileheight="4">
    <layer width="%4$d" height="%5$d"><data encoding="%1$s" compression="%2$s">%3$s</data>
    </layer></map>
    """
        .formatted(encoding, compression, content, width, height);
  }

  /** Unfolds to a cell more than the largest map has. */
  private static String zlibBomb() {
    byte[] raw =
        new RawZip.File("x", new byte[(256 << 20) + 4]).packed; // a zlib stream without its frame
    byte[] zlib = new byte[raw.length + 2];
    zlib[0] = 0x78;
    zlib[1] = (byte) 0x9C;
    System.arraycopy(raw, 0, zlib, 2, raw.length);
    return Base64.getEncoder().encodeToString(zlib);
  }

  private static byte[] mapOf(int length) {
    byte[] rows = new byte[length];
    java.util.Arrays.fill(rows, (byte) 'G');
    byte[] start = "emberway-map 1\nname: m\n[base]\n".getBytes(StandardCharsets.UTF_8);
    System.arraycopy(start, 0, rows, 0, start.length);
    return rows;
  }

  private static byte[] zip(String name, String content) {
    return zip(name, content.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] zip(String name, byte[] content) {
    String json = "{\"name\": \"P\", \"maps\": [{\"file\": \"a.map.txt\"}]}";
    RawZip.File pack = new RawZip.File(PackFiles.LISTING, json);
    RawZip.File file = new RawZip.File(name, content);
    return RawZip.of(name.equals(PackFiles.LISTING) ? List.of(file) : List.of(pack, file));
  }

  private static byte[] lyingZip() {
    RawZip.File pack = new RawZip.File(PackFiles.LISTING, "{}");
    pack.size = 0x7FFFFFFF;
    return RawZip.of(List.of(pack));
  }

  private static byte[] manyMaps() {
    List<RawZip.File> files = new ArrayList<>();
    List<String> maps = new ArrayList<>();
    for (int i = 0; i <= PackFiles.MAX_MAPS; i++) {
      maps.add("{\"file\": \"m%d.map.txt\"}".formatted(i));
      files.add(new RawZip.File("m%d.map.txt".formatted(i), "emberway-map 1\n"));
    }
    String json = "{\"name\": \"P\", \"maps\": [" + String.join(",", maps) + "]}";
    files.add(new RawZip.File(PackFiles.LISTING, json));
    return RawZip.of(files);
  }

  /** A picture that claims a size and has no pixels. */
  static byte[] png(int width, int height) {
    byte[] png = TestTiles.png(1, 1, 0);
    for (Map.Entry<Integer, Integer> side : Map.of(16, width, 20, height).entrySet()) {
      for (int i = 0; i < 4; i++) {
        png[side.getKey() + i] = (byte) (side.getValue() >> (24 - 8 * i));
      }
    }
    return PngSums.mended(png);
  }
}
