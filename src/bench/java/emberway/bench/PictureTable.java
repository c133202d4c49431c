package emberway.bench;

import com.badlogic.gdx.utils.JsonValue;
import emberway.testing.Xvfb;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws the same maps with Emberway, libGDX and Tiled's rasterizer and prints the ratios. */
@Command(
    name = "pictures",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Compares Emberway's frames with libGDX's, and its pictures with Tiled's.")
final class PictureTable implements Callable<Integer> {
  /** Part of what frames are called that Emberway draws without panels, and does not present. */
  static final String ALONE = "map alone";

  /** The side of the square in the middle of a map whose pictures are compared. [cells] */
  static final int REGION = 64;

  private static final int FAILED = 1;
  private static final String RASTERIZER = "tmxrasterizer";
  private static final int LARGE = 4096; // [cells] the side from which the second aim counts
  private static final int TOLERANCE = 2; // [levels] by which equal pixels may differ
  private static final double AGREEMENT = 0.999; // the least share of equal pixels

  /** How many times as fast as libGDX each kind of frame should be, on maps and on large maps. */
  private static final Map<String, double[]> AIMS = new LinkedHashMap<>();

  static {
    AIMS.put("panning", new double[] {3, 3});
    AIMS.put("panning at a half", new double[] {5, 5});
    AIMS.put("panning at a quarter", new double[] {5, 5});
    AIMS.put("panning at an eighth", new double[] {5, 5});
    AIMS.put("panning the whole map", new double[] {20, 500});
    AIMS.put("zooming", new double[] {5, 5});
    AIMS.put("the map alone", new double[] {3, 3});
    AIMS.put("the map alone at a half", new double[] {5, 5});
    AIMS.put("the map alone at a quarter", new double[] {5, 5});
    AIMS.put("the map alone at an eighth", new double[] {5, 5});
    AIMS.put("the whole map alone", new double[] {20, 500});
    AIMS.put("zooming the map alone", new double[] {5, 5});
  }

  private static final String PLACES = "(?s)<objectgroup.*?</objectgroup>";
  private static final double MOST_P99 = 2; // medians
  private static final double MOST_GROWTH = 1.3; // times the median on the first map
  private static final double LEAST_MEMORY = 10; // times less than Tiled

  /** How many times as fast as Tiled pictures should be written, by their scale. */
  private static final Map<String, Double> EXPORT_AIMS = new LinkedHashMap<>();

  static {
    EXPORT_AIMS.put("1", 8.0);
    EXPORT_AIMS.put("0.1", 1.5);
  }

  @Spec private CommandSpec spec;

  @Option(
      names = "--maps",
      split = ",",
      description = "Frozen worlds whose frames are measured; default ${DEFAULT-VALUE}.")
  private List<String> maps = List.of("realm-1024");

  @Option(
      names = "--picture",
      description = "The frozen world that is written as a picture; default ${DEFAULT-VALUE}.")
  private String picture = "realm-512";

  @Option(
      names = "--frames",
      description = "How many of each kind are measured; default ${DEFAULT-VALUE}.")
  private int frames = 200; // p99 of fewer than 100 would be the slowest

  @Option(
      names = "--seconds",
      description = "How long libGDX may measure each kind of frame; default ${DEFAULT-VALUE}.")
  private int seconds = 3;

  @Option(names = "--worlds", description = "The folder with packs of frozen worlds.")
  private Path worlds = Path.of(System.getProperty("emberway.worlds", "src/bench/maps"));

  @Option(names = "--home", description = "The folder with Emberway's launcher.")
  private Path home = Path.of(System.getProperty("emberway.home", "."));

  private Path folder;
  private PrintWriter out;

  @Override
  public Integer call() throws IOException, InterruptedException {
    long began = System.nanoTime();
    out = spec.commandLine().getOut();
    folder = Files.createTempDirectory("pictures");
    boolean isRight = false;
    Optional<Xvfb> display =
        System.getenv("DISPLAY") == null
            ? Xvfb.start(GdxWindow.WIDTH, GdxWindow.HEIGHT)
            : Optional.empty();
    try {
      Map<String, String> variables = new LinkedHashMap<>();
      // Unsaved work of the user would be offered, and the offer would take the mouse.
      variables.put("XDG_DATA_HOME", folder.resolve("data").toString());
      display.ifPresent(server -> variables.put("DISPLAY", server.display()));
      Map<String, JsonValue> first = new LinkedHashMap<>();
      for (String map : maps) {
        Path tiled = converted(map);
        compareFrames(map, tiled, variables, first);
        // Emberway refuses the Tiled map of 4096 × 4096 cells, which exceeds its budget of cells.
        if (map.equals(maps.get(0))) {
          isRight = isSamePicture(map, tiled);
        }
      }
      comparePictures();
    } finally {
      display.ifPresent(Xvfb::close);
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    out.printf("%nAll of it took %d s.%n", Duration.ofNanos(System.nanoTime() - began).toSeconds());
    out.flush();
    return isRight ? 0 : FAILED;
  }

  /** Returns where a frozen world is. */
  private String world(String map) {
    Path own = worlds.resolve(map + ".zip");
    return Files.exists(own) ? own.toString() : worlds.resolve("seed-1.zip#" + map).toString();
  }

  /** Writes a frozen world as a Tiled map, without places, which libGDX does not draw. */
  private Path converted(String map) throws IOException, InterruptedException {
    Path tiled = folder.resolve(map + ".tmx");
    emberway(Map.of(), "printed", "convert", world(map), tiled.toString());
    Files.writeString(tiled, Files.readString(tiled).replaceAll(PLACES, ""));
    return tiled;
  }

  private Program emberway(Map<String, String> variables, String output, String... args)
      throws IOException, InterruptedException {
    String launcher = File.separatorChar == '\\' ? "emberway.bat" : "emberway";
    List<String> command = new ArrayList<>(List.of(home.resolve(launcher).toString()));
    command.addAll(Arrays.asList(args));
    return Program.run(command, variables, folder.resolve(output));
  }

  private void compareFrames(
      String map, Path tiled, Map<String, String> variables, Map<String, JsonValue> first)
      throws IOException, InterruptedException {
    String count = Integer.toString(frames);
    List<String> window = Program.java(PeerTable.class.getName());
    window.add(1, "@" + home.resolve("src/launcher/always.options"));
    window.addAll(List.of("window", "--frames", count, "--json", world(map)));
    Program.run(window, variables, folder.resolve("ours.json"));
    Path wanted = folder.resolve("wanted.json");
    try (Stream<String> lines = Files.lines(folder.resolve("ours.json"))) {
      Files.write(wanted, lines.filter(PictureTable::isCompared).toList());
    }
    Path theirs = folder.resolve("theirs.json");
    Program.run(
        Program.java(
            GdxWindow.class.getName(),
            tiled.toString(),
            wanted.toString(),
            Integer.toString(seconds),
            theirs.toString(),
            folder.resolve("theirs.png").toString()),
        variables,
        folder.resolve("printed"));
    printFrames(map, FrameLog.read(wanted), FrameLog.read(theirs), first);
  }

  private static boolean isCompared(String line) {
    return AIMS.keySet().stream().anyMatch(kind -> line.contains("\"" + kind + "\""));
  }

  private void printFrames(
      String map,
      Map<String, JsonValue> ours,
      Map<String, JsonValue> theirs,
      Map<String, JsonValue> first) {
    out.printf("%n| %s | Emberway [ms] | p99 / median (aim) | / %s (aim) |", map, maps.get(0));
    out.println(" libGDX [ms] | frames | times as fast (aim) |");
    out.println("| --- | --: | --: | --: | --: | --: | --: |");
    for (Map.Entry<String, double[]> aim : AIMS.entrySet()) {
      String kind = aim.getKey();
      double[] our = FrameLog.millis(ours.get(kind));
      JsonValue each = theirs.get(kind);
      double[] their = FrameLog.millis(each);
      double[] ratios = new double[their.length];
      Arrays.setAll(ratios, i -> their[i] / our[each.get(i).getInt("frame")]);
      double median = percentile(our, 50);
      first.putIfAbsent(kind, ours.get(kind));
      out.printf(
          "| %s | %s | %s | %s | %s | %d | %s |%n",
          kind,
          Table.number(median),
          atMost(MOST_P99, percentile(our, 99) / median),
          atMost(MOST_GROWTH, growth(first.get(kind), ours.get(kind))),
          Table.number(percentile(their, 50)),
          their.length,
          atLeast(aim.getValue()[isLarge(map) ? 1 : 0], percentile(ratios, 50)));
    }
    out.flush();
  }

  /**
   * How many times as long frames take as on the first map: the median over the scales that both
   * maps were drawn at, or the ratio of the medians if there are none.
   */
  private static double growth(JsonValue first, JsonValue ours) {
    Map<Double, double[]> before = FrameLog.millisByScale(first);
    double[] ratios =
        FrameLog.millisByScale(ours).entrySet().stream()
            .filter(at -> before.containsKey(at.getKey()))
            .mapToDouble(
                at -> percentile(at.getValue(), 50) / percentile(before.get(at.getKey()), 50))
            .toArray();
    return ratios.length > 0
        ? percentile(ratios, 50)
        : percentile(FrameLog.millis(ours), 50) / percentile(FrameLog.millis(first), 50);
  }

  private static boolean isLarge(String map) {
    return Integer.parseInt(map.replaceAll("\\D", "")) >= LARGE;
  }

  /** Returns a percentile by the nearest-rank method. */
  private static double percentile(double[] values, int percent) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[Math.max(1, (percent * sorted.length + 99) / 100) - 1];
  }

  private static String atLeast(double aim, double value) {
    return judged("≥", aim, value, value >= aim);
  }

  private static String atMost(double aim, double value) {
    return judged("≤", aim, value, value <= aim);
  }

  private static String judged(String sign, double aim, double value, boolean isReached) {
    String number = aim == Math.rint(aim) ? Integer.toString((int) aim) : Double.toString(aim);
    return "%s (%s %s%s)".formatted(Table.number(value), sign, number, isReached ? "" : ", missed");
  }

  /** Compares the window of libGDX over the middle of the map with Emberway's picture of it. */
  private boolean isSamePicture(String map, Path tiled) throws IOException, InterruptedException {
    int side = Integer.parseInt(map.replaceAll("\\D", ""));
    Path file = folder.resolve("ours.png");
    String first = Integer.toString((side - REGION) / 2);
    String region = "%1$s,%1$s,%2$d,%2$d".formatted(first, REGION);
    emberway(
        Map.of(),
        "printed",
        "render",
        "--no-route",
        "--fields=none",
        "--region=" + region,
        "--output=" + file,
        tiled.toString());
    BufferedImage our = ImageIO.read(file.toFile());
    BufferedImage their = ImageIO.read(folder.resolve("theirs.png").toFile());
    int left = (our.getWidth() - their.getWidth()) / 2;
    int top = (our.getHeight() - their.getHeight()) / 2;
    long same = 0;
    for (int y = 0; y < their.getHeight(); y++) {
      for (int x = 0; x < their.getWidth(); x++) {
        same += isSame(our.getRGB(left + x, top + y), their.getRGB(x, y)) ? 1 : 0;
      }
    }
    double share = (double) same / their.getWidth() / their.getHeight();
    out.printf(
        Locale.ROOT,
        "%nOf the %d × %d px in the middle of %s, %.3f %% agree (aim: ≥ %.1f).%n",
        their.getWidth(),
        their.getHeight(),
        map,
        100 * share,
        100 * AGREEMENT);
    out.flush();
    return share >= AGREEMENT;
  }

  private static boolean isSame(int one, int other) {
    for (int shift = 0; shift < 24; shift += 8) {
      if (Math.abs((one >> shift & 255) - (other >> shift & 255)) > TOLERANCE) {
        return false;
      }
    }
    return true;
  }

  private void comparePictures() throws IOException, InterruptedException {
    out.printf("%n| %s as a picture | Emberway | its Tiled map in Emberway |", picture);
    out.println(" Tiled | times as fast (aim) | times less memory (aim) |");
    out.println("| --- | --: | --: | --: | --: | --: |");
    Path tiled = converted(picture);
    Optional<Path> rasterizer = Program.find(RASTERIZER);
    for (Map.Entry<String, Double> aim : EXPORT_AIMS.entrySet()) {
      String scale = aim.getKey();
      Program our = export(scale, world(picture));
      Program ourTiled = export(scale, tiled.toString());
      List<String> row = new ArrayList<>(List.of("scale " + scale, cell(our), cell(ourTiled)));
      if (rasterizer.isPresent()) {
        List<String> command =
            List.of(
                rasterizer.get().toString(),
                "--scale",
                scale,
                tiled.toString(),
                folder.resolve("tiled.png").toString());
        Program their =
            Program.run(command, Map.of("QT_QPA_PLATFORM", "offscreen"), folder.resolve("printed"));
        row.add(cell(their));
        row.add(atLeast(aim.getValue(), their.seconds() / our.seconds()));
        double share = their.megabytes() / our.megabytes();
        row.add(scale.equals("1") ? atLeast(LEAST_MEMORY, share) : Table.number(share));
      } else {
        row.addAll(List.of("–", "–", "–"));
      }
      out.println("| " + String.join(" | ", row) + " |");
      out.flush();
    }
    if (rasterizer.isEmpty()) {
      out.println("Tiled: skipped, " + RASTERIZER + " is not installed.");
    }
  }

  private Program export(String scale, String map) throws IOException, InterruptedException {
    return emberway(
        Map.of(),
        "printed",
        "render",
        "--no-route",
        "--fields=none",
        "--scale=" + scale,
        "--output=" + folder.resolve("ours.png"),
        map);
  }

  private static String cell(Program program) {
    return "%s s, %s MB"
        .formatted(Table.number(program.seconds()), Table.number(program.megabytes()));
  }
}
