package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class FreeGapTest {
  private static final FreeGap.Room ROOM = new FreeGap.Room(0, 40, 1000, 800);

  @Test
  void find_nothingCovered_isTheWholeLowestRow() {
    assertThat(FreeGap.find(ROOM, new float[0], 0, 400, 100, 10))
        .isEqualTo(new FreeGap(0, 1000, 800));
  }

  @Test
  void find_betweenPanels_isThereIfItIsWideEnough() {
    float[] covered = {0, 700, 200, 800, 800, 600, 1000, 800};
    assertThat(FreeGap.find(ROOM, covered, 2, 500, 100, 10)).isEqualTo(new FreeGap(210, 790, 800));
  }

  @Test
  void find_tooNarrowThere_isAboveWhatIsInTheWay() {
    float[] covered = {0, 700, 200, 800, 800, 600, 1000, 800};
    assertThat(FreeGap.find(ROOM, covered, 2, 700, 100, 10)).isEqualTo(new FreeGap(0, 790, 690));
  }

  @Test
  void find_wideEnoughNowhere_isTheWidestOfAll() {
    float[] covered = {0, 60, 600, 700, 0, 720, 400, 800, 700, 600, 1000, 800};
    assertThat(FreeGap.find(ROOM, covered, 3, 900, 60, 10)).isEqualTo(new FreeGap(610, 1000, 590));
  }

  @Test
  void find_allCovered_isNothing() {
    float[] covered = {0, 0, 1000, 800};
    assertThat(FreeGap.find(ROOM, covered, 1, 300, 60, 10).width()).isZero();
  }

  @Test
  void find_randomPanels_coversNone() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 500; i++) {
      int areas = random.nextInt(6);
      float[] covered = new float[4 * areas];
      for (int at = 0; at < covered.length; at += 4) {
        covered[at] = random.nextInt(900);
        covered[at + 1] = 40 + random.nextInt(700);
        covered[at + 2] = covered[at] + 1 + random.nextInt(400);
        covered[at + 3] = covered[at + 1] + 1 + random.nextInt(400);
      }
      FreeGap gap = FreeGap.find(ROOM, covered, areas, 300, 60, 10);
      for (int at = 0; at < covered.length && gap.width() > 0; at += 4) {
        boolean isApart =
            covered[at] - 9.9 > gap.right()
                || covered[at + 2] + 9.9 < gap.left()
                || covered[at + 1] - 9.9 > gap.bottom()
                || covered[at + 3] + 9.9 < gap.bottom() - 60;
        assertThat(isApart).as("seed %s, case %s: %s", seed, i, gap).isTrue();
      }
    }
  }

  @Test
  void middle_asWishedOrAsNearAsCanBe() {
    FreeGap gap = new FreeGap(200, 700, 800);
    assertThat(gap.middle(450, 300)).isEqualTo(450);
    assertThat(gap.middle(100, 300)).isEqualTo(350);
    assertThat(gap.middle(900, 300)).isEqualTo(550);
    assertThat(gap.middle(900, 900)).isEqualTo(450);
  }
}
