package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.viewport.MapView;
import emberway.map.GridSize;
import emberway.render.export.PictureExporter;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.sprite.TileGeometry;
import org.junit.jupiter.api.Test;

final class PictureWishTest {
  private static MapView view(int side) {
    return new MapView(TileGeometry.PUBLISHED, new GridSize(side, side), 1280, 800);
  }

  private static PictureWish whole(double scale) {
    return new PictureWish(new PictureWish.Part.Whole(), scale);
  }

  private static PictureWish seen(double scale) {
    return new PictureWish(new PictureWish.Part.Seen(), scale);
  }

  @Test
  void box_wholeMap_isAllOfTheFrameHoweverTheViewLies() {
    MapView view = view(30);
    view.pan(500, 300);
    PictureFrame frame = PictureFrame.whole(view.frame().projection(), 2);
    assertThat(whole(2).frame(view)).isEqualTo(frame);
    assertThat(whole(2).box(view)).isEqualTo(new PixelBox(0, 0, frame.width(), frame.height()));
  }

  @Test
  void box_whatIsSeenAtTheViewsOwnScale_isTheScreenPixelByPixel() {
    MapView view = view(100);
    view.zoom(640, 400, 30);
    view.pan(17, -9);
    PixelBox part = seen(view.camera().scale()).box(view);
    assertThat(part)
        .isEqualTo(
            new PixelBox(view.camera().pictureLeft(), view.camera().pictureTop(), 1280, 800));
  }

  @Test
  void box_whatIsSeenAtTwiceTheScale_isTheSamePlaceTwiceAsLarge() {
    MapView view = view(100);
    view.zoom(640, 400, 30);
    PixelBox once = seen(view.camera().scale()).box(view);
    PixelBox twice = seen(2 * view.camera().scale()).box(view);
    assertThat(twice.width()).isEqualTo(2 * once.width());
    assertThat(twice.height()).isEqualTo(2 * once.height());
    assertThat(twice.left() - 2 * once.left()).isBetween(-1, 1);
    assertThat(twice.top() - 2 * once.top()).isBetween(-1, 1);
  }

  @Test
  void box_region_isThatPartOfTheWholePicture() {
    PictureWish.Part region = new PictureWish.Part.Region(-10, 20, 100, 0.1);
    PictureWish wish = new PictureWish(region, 2);
    assertThat(wish.box(view(30))).isEqualTo(new PixelBox(-20, 40, 200, 1));
  }

  @Test
  void fits_wholeMapThatIsTooLarge_doesNotUntilItIsAsSmallAsProposed() {
    MapView view = view(4096);
    assertThat(whole(16).fits(view)).as("sides that cannot be counted").isFalse();
    assertThat(whole(1).fits(view)).isFalse();
    double proposed = whole(1).fittingScale(view);
    assertThat(proposed).isBetween(PictureFrame.MIN_SCALE, 1.0);
    assertThat(whole(proposed).fits(view)).isTrue();
    PixelBox part = whole(proposed).box(view);
    long pixels = (long) part.width() * part.height();
    assertThat(pixels)
        .as("not much less than what fits")
        .isGreaterThan(PictureExporter.MAX_PIXELS * 3 / 4);
  }

  @Test
  void fittingScale_smallMap_isTheLargestThereIs() {
    MapView view = view(3);
    assertThat(whole(1).fittingScale(view)).isEqualTo(PictureFrame.MAX_SCALE);
    assertThat(seen(1).fits(view)).isTrue();
  }

  @Test
  void scaleOf_endsOfASlider_areWithinWhatPicturesMayHave() {
    assertThat(PictureWish.scaleOf(Math.nextDown((float) PictureFrame.MIN_SCALE)))
        .isEqualTo(PictureFrame.MIN_SCALE);
    assertThat(PictureWish.scaleOf(16f)).isEqualTo(PictureFrame.MAX_SCALE);
    assertThat(PictureWish.scaleOf(0.5f)).isEqualTo(0.5);
  }
}
