package emberway.app.opening;

import emberway.pack.problem.UnreadableException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Maps for tests, over the tile set that comes with the program. */
public final class TestMap {
  /** 12 × 9 cells, a volcano asleep at 6,4, a wall, from 1,4 to 10,4. */
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

  /** The valley, opened. */
  public static OpenedMap valley() {
    return open(VALLEY);
  }

  /** A text map, opened. */
  public static OpenedMap open(String text) {
    try {
      return new MapOpener(Optional.empty())
          .read("test.map.txt", text.getBytes(StandardCharsets.UTF_8));
    } catch (UnreadableException e) {
      throw new AssertionError(e);
    }
  }
}
