package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import org.junit.jupiter.api.Test;

final class PictureFrameTest {
  private static final IsoProjection PROJECTION =
      new IsoProjection(TileGeometry.PUBLISHED, new GridSize(20, 10));

  @Test
  void size_region_isThatOfAMapCutToIt() {
    PictureFrame frame = new PictureFrame(PROJECTION, new CellRegion(3, 4, 5, 2), 1);
    assertThat(frame.width()).isEqualTo((5 + 2 - 2) * 26 + 54);
    assertThat(frame.height()).isEqualTo((5 + 2 - 2) * 13 + 54);
    assertThat(frame.originX()).isEqualTo((3 + 4) * 26);
    assertThat(frame.originY()).isEqualTo((4 - 7 + 19) * 13);
  }

  @Test
  void size_smallestScale_isAtLeastAPixel() {
    IsoProjection one = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(1, 1));
    PictureFrame frame = PictureFrame.whole(one, PictureFrame.MIN_SCALE);
    assertThat(frame.width()).isEqualTo(1);
    assertThat(frame.height()).isEqualTo(1);
  }

  @Test
  void supersampling_anyScale_keepsSamplesWithinSixteenPixels() {
    for (double scale = PictureFrame.MIN_SCALE; scale < 4; scale *= 1.01) {
      PictureFrame frame = PictureFrame.whole(PROJECTION, scale);
      assertThat(scale * frame.supersampling()).isGreaterThanOrEqualTo(1 / 16.0 - 1e-9);
    }
    assertThat(PictureFrame.whole(PROJECTION, 3).supersampling()).isEqualTo(1);
  }

  @Test
  void frame_illegalParts_areRefusedWithTheLegalRange() {
    assertThatThrownBy(() -> PictureFrame.whole(PROJECTION, 0.001))
        .hasMessageContaining("0.002..16");
    assertThatThrownBy(() -> PictureFrame.whole(PROJECTION, Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PictureFrame(PROJECTION, new CellRegion(18, 0, 3, 1), 1))
        .hasMessageContaining("20×10");
    assertThatThrownBy(() -> new CellRegion(0, 0, 0, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
