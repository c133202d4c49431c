package emberway.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The engines; by default, the others are compared with the first. */
enum Engines {
  /** gdx-ai's indexed A*, over gdx's heap of today. */
  GDX("gdx-ai", GdxEngine::new),
  /** The default search without preparation. */
  EMBERWAY("Emberway", EmberwayEngine::cold),
  /** The default search with landmarks. */
  EMBERWAY_LANDMARKS("Emberway, landmarks ready", EmberwayEngine::withLandmarks),
  /** JGraphT's A*. */
  JGRAPHT_ASTAR("JGraphT A*", JGraphTEngine::aStar),
  /** JGraphT's bidirectional Dijkstra. */
  JGRAPHT_BIDIRECTIONAL("JGraphT bidirectional", JGraphTEngine::bidirectionalDijkstra),
  /** hipster4j's A*. */
  HIPSTER("hipster4j", HipsterEngine::new);

  private final String title;

  @SuppressWarnings("ImmutableEnumChecker") // a constructor, which holds nothing
  private final Engine.Preparation preparation;

  Engines(String title, Engine.Preparation preparation) {
    this.title = title;
    this.preparation = preparation;
  }

  /** The engine's name in the table. */
  String title() {
    return title;
  }

  /** The engine's name on the command line. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Prepares the engine for a benchmark map. */
  Engine prepare(BenchmarkMap benchmarkMap) {
    return preparation.prepare(benchmarkMap);
  }

  /**
   * The engine of a label.
   *
   * @throws IllegalArgumentException if there is none: the message names those there are
   */
  static Engines ofLabel(String label) {
    return Arrays.stream(values())
        .filter(engine -> engine.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "engine '%s' is not known; there are %s"
                        .formatted(
                            label,
                            Arrays.stream(values())
                                .map(Engines::label)
                                .collect(Collectors.joining(", ")))));
  }
}
