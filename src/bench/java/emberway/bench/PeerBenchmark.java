package emberway.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What JMH runs: all queries of a benchmark map, one after the other, by one engine. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
public class PeerBenchmark {
  /** A benchmark map and the engine to run over it. */
  @State(Scope.Benchmark)
  public static class Entry {
    @Param("")
    String course;

    @Param("emberway")
    String engine;

    private Engines kind;
    private BenchmarkMap loaded;

    /** Reads the benchmark map. */
    @Setup
    public void load() throws IOException {
      kind = Engines.ofLabel(engine);
      loaded = BenchmarkMapFile.read(Path.of(course));
    }
  }

  /** The engine, warm, with its answers checked. */
  @State(Scope.Benchmark)
  public static class Warm {
    private Engine engine;

    /** Prepares the engine and lets it answer until it is warm. */
    @Setup
    public void warmUp(Entry entry) throws WrongAnswerException {
      engine = entry.kind.prepare(entry.loaded);
      AnswerChecker.checkUntilWarm(entry.kind, engine, entry.loaded);
    }
  }

  /** Answers all queries once. */
  @Benchmark
  @Warmup(iterations = 0)
  public int queries(Entry entry, Warm warm) {
    BenchmarkMap.Queries queries = entry.loaded.queries();
    int steps = 0;
    for (int i = 0; i < queries.count(); i++) {
      steps += warm.engine.route(queries.from()[i], queries.to()[i]).length;
    }
    return steps;
  }

  /** Prepares the engine once, in a virtual machine that has just started. */
  @Benchmark
  @Warmup(iterations = 0)
  public Object preparation(Entry entry) {
    return entry.kind.prepare(entry.loaded);
  }
}
