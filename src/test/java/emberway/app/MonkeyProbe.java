package emberway.app;

import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The explorer in a process of its own, used by a {@link Monkey}. */
public final class MonkeyProbe {
  private MonkeyProbe() {}

  /**
   * Runs with the seed, the seconds, the first map, and the files to drop given as arguments.
   * Prints what was counted; ends with status 1 and prints the last inputs if anything goes wrong.
   */
  public static void main(String[] args) throws Exception {
    long seed = Long.parseLong(args[0]);
    Path calm = Path.of(args[2]);
    List<Path> files = Arrays.stream(args).skip(2).map(Path::of).toList();
    MonkeyRun run = new MonkeyRun(seed, calm, files);
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> fail(run, seed, thrown));
    PrintWriter complaints =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    run.start(Double.parseDouble(args[1]));
    try {
      while (!run.isOver()) {
        Explorer.run(ExplorerOptions.of(calm), complaints, run);
      }
    } catch (Exception | Error thrown) {
      fail(run, seed, thrown);
    }
    System.out.println("seed " + seed);
    run.figures().forEach(System.out::println);
  }

  private static void fail(MonkeyRun run, long seed, Throwable thrown) {
    System.err.println("seed " + seed);
    run.figures().forEach(System.err::println);
    run.last().forEach(System.err::println);
    thrown.printStackTrace();
    Runtime.getRuntime().halt(1);
  }
}
