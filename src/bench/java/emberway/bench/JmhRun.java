package emberway.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Measures engines on a benchmark map with JMH, each in a virtual machine of its own. */
final class JmhRun {
  private static final String HEAP = "-Xmx6g";

  private final BenchmarkMap benchmarkMap;
  private final int rounds;

  /**
   * A run over a benchmark map.
   *
   * @param rounds how often each engine answers all queries; the mean counts
   */
  JmhRun(BenchmarkMap benchmarkMap, int rounds) {
    this.benchmarkMap = benchmarkMap;
    this.rounds = rounds;
  }

  /** Measures, engine by engine in this order. */
  List<Score> measure(List<Engines> kinds) throws IOException, WrongAnswerException {
    Path file = Files.createTempFile("course", ".bin");
    Path log = Files.createTempFile("jmh", ".log");
    try {
      BenchmarkMapFile.write(benchmarkMap, file);
      List<Score> scores = new ArrayList<>();
      for (Engines kind : kinds) {
        double pass = score("queries", kind, file, log);
        double preparation = score("preparation", kind, file, log);
        scores.add(
            new Score(
                kind, benchmarkMap.name(), pass / benchmarkMap.queries().count(), preparation));
      }
      return scores;
    } finally {
      Files.delete(file);
      Files.delete(log);
    }
  }

  /** The mean of one benchmark. [ms] */
  private double score(String benchmark, Engines kind, Path file, Path log)
      throws IOException, WrongAnswerException {
    OptionsBuilder options = new OptionsBuilder();
    options
        .include(PeerBenchmark.class.getName() + "." + benchmark)
        .param("engine", kind.label())
        .param("course", file.toString())
        .measurementIterations(benchmark.equals("queries") ? rounds : 1)
        .timeout(TimeValue.minutes(30))
        .jvmArgsAppend(HEAP)
        .shouldFailOnError(true)
        .output(log.toString());
    try {
      Collection<RunResult> results = new Runner(options.build()).run();
      return results.iterator().next().getPrimaryResult().getScore();
    } catch (RunnerException failure) {
      String marker = WrongAnswerException.class.getName() + ": ";
      for (String line : Files.readAllLines(log)) {
        if (line.contains(marker)) {
          throw new WrongAnswerException(line.substring(line.indexOf(marker) + marker.length()));
        }
      }
      throw new IllegalStateException(Files.readString(log), failure);
    }
  }
}
