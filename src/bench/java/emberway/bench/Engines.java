package emberway.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The engines there are; where nobody says, the first is the measure of the others. */
enum Engines {
  /** gdx-ai's indexed A*, over gdx's heap of today. */
  GDX("gdx-ai", GdxEngine::new),
  /** The default search, nothing prepared. */
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

  /** What the table calls it. */
  String title() {
    return title;
  }

  /** What the command line calls it. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Makes it ready for a course. */
  Engine prepare(Course course) {
    return preparation.prepare(course);
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
