package emberway.bench;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs Emberway and its peers over the same benchmark maps and prints one table. */
@Command(
    name = "peers",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    subcommands = {
      PictureTable.class,
      RouteTimes.class,
      DragTimes.class,
      RenderTimes.class,
      WindowTimes.class
    },
    description = {
      "Compares Emberway's planner with those of other libraries.",
      "",
      "Its commands compare pictures, or measure Emberway alone on one map."
    })
final class PeerTable implements Callable<Integer> {
  private static final int FAILED = 1;

  @Spec private CommandSpec spec;

  @Option(
      names = "--courses",
      split = ",",
      description =
          "KIND-SIDE for a frozen world, FOLDER/MAP for one of MovingAI; default ${DEFAULT-VALUE}.")
  private List<String> courses =
      List.of(
          "realm-512",
          "realm-1024",
          "realm-2048",
          "mountains-1024",
          "wc3maps512/darkforest",
          "sc1/TheFrozenSea");

  @Option(
      names = "--sizes",
      split = ",",
      description =
          "Short for frozen realms of these sides (512, 1024, 2048), in place of --courses.")
  private List<Integer> sizes = List.of();

  @Option(
      names = "--engines",
      split = ",",
      description = "Those to compare, the first the measure of the others; default all.")
  private List<String> engines = Arrays.stream(Engines.values()).map(Engines::label).toList();

  @Option(
      names = "--queries",
      description = "How many on each course; default 100, fewer on large maps, at least 20.")
  private int queries;

  @Option(names = "--quick", description = "Measure within this process, without JMH.")
  private boolean isQuick;

  @Option(
      names = "--rounds",
      description = "How often all queries are answered; default ${DEFAULT-VALUE}.")
  private int rounds = 3;

  @Option(
      names = "--data",
      description = "The folder that holds MovingAI's maps in a folder movingai.")
  private Path data = Path.of(System.getProperty("emberway.data", "../shared/data"));

  @Option(names = "--worlds", description = "The folder with packs of frozen worlds.")
  private Path worlds = Path.of(System.getProperty("emberway.worlds", "src/bench/maps"));

  /** Runs the comparison and exits: 0 done, 1 a wrong answer, 2 wrong usage. */
  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  /** A command line that says in one line what is wrong with a map. */
  static CommandLine commandLine() {
    CommandLine result = new CommandLine(new PeerTable());
    result.setExecutionExceptionHandler(
        (failure, command, parsed) -> {
          if (failure instanceof CommandFailure || failure instanceof UnreadableException) {
            command.getErr().println("emberway: " + failure.getMessage());
            return failure instanceof CommandFailure known
                ? known.exitCode().status()
                : ExitCode.INPUT.status();
          }
          throw failure;
        });
    return result;
  }

  @Override
  public Integer call() throws IOException, UnreadableException {
    PrintWriter out = spec.commandLine().getOut();
    Table table = new Table();
    try {
      for (String name : names()) {
        measure(name, table, out);
      }
    } catch (WrongAnswerException wrong) {
      spec.commandLine().getErr().println("WRONG ANSWER: " + wrong.getMessage());
      return FAILED;
    }
    out.println();
    out.print(table);
    out.flush();
    return 0;
  }

  private List<String> names() {
    return sizes.isEmpty() ? courses : sizes.stream().map(side -> "realm-" + side).toList();
  }

  private void measure(String name, Table table, PrintWriter out)
      throws IOException, UnreadableException, WrongAnswerException {
    BenchmarkMap benchmarkMap;
    try {
      benchmarkMap = new BenchmarkMaps(data, worlds).make(name, queries);
    } catch (NoSuchFileException missing) {
      out.println(name + ": skipped, " + missing.getFile() + " is not there");
      return;
    }
    List<Engines> kinds = engines.stream().map(Engines::ofLabel).toList();
    List<Score> scores =
        isQuick
            ? new QuickRun(benchmarkMap, rounds).measure(kinds)
            : new JmhRun(benchmarkMap, rounds).measure(kinds);
    for (Score score : scores) {
      out.printf(
          Locale.ROOT,
          "%-24s %-26s %9s ms a query, %9s ms preparation%n",
          score.course(),
          score.engine().title(),
          Table.number(score.queryMillis()),
          Table.number(score.preparationMillis()));
    }
    out.flush();
    table.add(scores);
  }
}
