package emberway.app.opening;

import emberway.pack.problem.UnreadableException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Maps for tests, drawn with the bundled tile set. */
public final class TestMap {
  /** 12 × 9 cells with a dormant volcano at 6,4 and a wall; the route goes from 1,4 to 10,4. */
  public static final String VALLEY =
      """
      emberway-map 1
      name: Test Valley
      [base]
      GGGGGGGGGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGaaSSSGGGG
      ~~~aaaaa~~~~
      [overlay]
      ............
      ....F...t...
      ............
      ...W........
      .1.W..v...2.
      ...W........
      ............
      .RRRRRRRRR..
      ............
      """;

  private TestMap() {}

  /** Opens the valley. */
  public static OpenedMap valley() {
    return open(VALLEY);
  }

  /** Opens a text map. */
  public static OpenedMap open(String text) {
    try {
      return new MapOpener(Optional.empty())
          .read("test.map.txt", text.getBytes(StandardCharsets.UTF_8));
    } catch (UnreadableException e) {
      throw new AssertionError(e);
    }
  }
}
