package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class LabelCollisionsTest {
  private final LabelCollisions layout = new LabelCollisions();

  @BeforeEach
  void begin() {
    layout.begin(5);
  }

  @Test
  void take_freePlaces_areTaken() {
    assertThat(layout.take(0, 0, 100, 20)).isTrue();
    assertThat(layout.take(105, 0, 100, 20)).isTrue();
    assertThat(layout.take(0, 25, 100, 20)).isTrue();
  }

  @Test
  void take_overlapOrLessThanTheGap_isRefusedAndLeavesThePlaceFree() {
    assertThat(layout.take(0, 0, 100, 20)).isTrue();
    assertThat(layout.take(104, 10, 100, 20)).isFalse();
    assertThat(layout.take(50, -10, 10, 100)).isFalse();
    assertThat(layout.take(105, 10, 100, 20)).isTrue();
  }

  @Test
  void takeBeside_aThing_isAboveItElseAtASideElseBelow() {
    assertThat(layout.takeBeside(100, 80, 120, 30, 50, 20)).isTrue();
    assertThat(layout.left()).isEqualTo(75);
    assertThat(layout.top()).as("above").isEqualTo(60);
    assertThat(layout.takeBeside(100, 80, 120, 30, 50, 20)).isTrue();
    assertThat(layout.left()).as("at the right").isEqualTo(130);
    assertThat(layout.top()).isEqualTo(90);
    assertThat(layout.takeBeside(100, 80, 120, 30, 50, 20)).isTrue();
    assertThat(layout.left()).as("at the left").isEqualTo(20);
    assertThat(layout.takeBeside(100, 80, 120, 30, 50, 20)).isTrue();
    assertThat(layout.left()).isEqualTo(75);
    assertThat(layout.top()).as("below").isEqualTo(120);
    assertThat(layout.takeBeside(100, 80, 120, 30, 50, 20)).isFalse();
  }

  @Test
  void takeBeside_nearAnEdge_isNotCutOff() {
    layout.within(0, 0, 400, 300);
    assertThat(layout.takeBeside(390, 80, 120, 30, 100, 20)).isTrue();
    assertThat(layout.left())
        .as("above and at the right it would be: it is at the left")
        .isEqualTo(260);
    assertThat(layout.takeBeside(40, 10, 30, 20, 60, 20)).isTrue();
    assertThat(layout.left()).as("at the right, there is no room above").isEqualTo(60);
    assertThat(layout.takeBeside(200, 190, 230, 20, 390, 20)).isTrue();
    assertThat(layout.takeBeside(200, 190, 230, 20, 390, 20)).isTrue();
    assertThat(layout.top()).as("below, where it fits").isEqualTo(230);
  }

  @Test
  void takeBeside_aCorner_isPushedInto() {
    layout.within(0, 0, 400, 300);
    assertThat(layout.takeBeside(396, 8, 290, 300, 200, 20)).isTrue();
    assertThat(layout.left()).as("pushed to the left, wholly seen").isEqualTo(200);
    assertThat(layout.top()).isZero();
    assertThat(layout.takeBeside(200, 100, 120, 30, 500, 20)).as("too long").isFalse();
  }

  @Test
  void reserve_placesThatOverlap_keepsLabelsOffBoth() {
    layout.reserve(90, 60, 20, 20);
    layout.reserve(100, 60, 40, 20);
    assertThat(layout.takeBeside(100, 80, 120, 30, 50, 20)).isTrue();
    assertThat(layout.top()).as("beside, not over the mark").isEqualTo(90);
    assertThat(layout.take(130, 65, 5, 5)).isFalse();
  }

  @Test
  void take_randomPlaces_areThoseThatAPlainSearchFindsFree() {
    long seed = 19;
    Random random = new Random(seed);
    List<float[]> taken = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      float x = random.nextInt(3000) - 500;
      float y = random.nextInt(20_000) - 9000;
      float width = 1 + random.nextInt(300);
      float height = random.nextInt(i % 50 == 0 ? 12_000 : 60);
      boolean isFree =
          taken.stream()
              .noneMatch(
                  box ->
                      x - 5 < box[2]
                          && box[0] < x + width + 5
                          && y - 5 < box[3]
                          && box[1] < y + height + 5);
      boolean isReserved = random.nextInt(8) == 0;
      if (isReserved) {
        layout.reserve(x, y, width, height);
      } else {
        assertThat(layout.take(x, y, width, height)).as("seed %s, %s", seed, i).isEqualTo(isFree);
      }
      if (isReserved || isFree) {
        taken.add(new float[] {x, y, x + width, y + height});
      }
    }
  }

  @Test
  void keepApart_farther_holdsForLabelsAlone() {
    assertThat(layout.take(0, 0, 100, 20)).isTrue();
    layout.reserve(0, 200, 100, 20);
    layout.keepApart(40);
    assertThat(layout.take(0, 50, 100, 20)).isFalse();
    assertThat(layout.take(0, 170, 100, 20)).isTrue();
  }
}
