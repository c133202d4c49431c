package emberway.render.gl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.render.iso.PixelBox;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PictureBoxesTest {
  private static final int SIDE = 64;

  private static BitSet pixels(PictureBoxes boxes) {
    BitSet seen = new BitSet();
    for (int box = 0; box < boxes.count(); box++) {
      for (int y = boxes.top(box); y < boxes.bottom(box); y++) {
        seen.set(y * SIDE + boxes.left(box), y * SIDE + boxes.right(box));
      }
    }
    return seen;
  }

  @Test
  void add_neighbors_becomeOneRectangle() {
    PictureBoxes boxes = new PictureBoxes();
    boxes.add(new PixelBox(0, 0, 10, 10));
    boxes.add(new PixelBox(20, 0, 10, 10));
    assertThat(boxes.count()).isEqualTo(2);
    boxes.add(new PixelBox(8, 0, 14, 10)); // overlaps both
    assertThat(boxes.count()).isEqualTo(1);
    assertThat(boxes.area()).isEqualTo(300);
    boxes.add(PixelBox.EMPTY);
    assertThat(boxes.area()).isEqualTo(300);
    boxes.clear();
    assertThat(boxes.isEmpty()).isTrue();
  }

  @Test
  void add_farApart_addsNoPixelsBetween() {
    PictureBoxes boxes = new PictureBoxes();
    for (int i = 0; i < 8; i++) {
      boxes.add(7 * i, 7 * i, 7 * i + 3, 7 * i + 2);
    }
    assertThat(boxes.count()).isEqualTo(8);
    assertThat(boxes.area()).isEqualTo(8 * 6);
  }

  @Test
  void add_anyRectangles_holdsAllTheirPixelsInAtMostEight() {
    Random random = new Random(19);
    for (int round = 0; round < 200; round++) {
      PictureBoxes boxes = new PictureBoxes();
      PictureBoxes all = new PictureBoxes();
      BitSet expected = new BitSet();
      for (int i = random.nextInt(30); i >= 0; i--) {
        int x = random.nextInt(SIDE - 1);
        int y = random.nextInt(SIDE - 1);
        int width = random.nextInt(Math.min(12, SIDE - x));
        int height = random.nextInt(Math.min(12, SIDE - y));
        boxes.add(x, y, x + width, y + height);
        for (int row = y; row < y + height; row++) {
          expected.set(row * SIDE + x, row * SIDE + x + width);
        }
      }
      all.add(boxes);
      expected.andNot(pixels(all));
      assertThat(expected.isEmpty()).as("round %d", round).isTrue();
      assertThat(boxes.count()).isLessThanOrEqualTo(8);
    }
  }
}
