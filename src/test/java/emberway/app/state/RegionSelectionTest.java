package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.PictureRequest;
import emberway.app.viewport.Viewport;
import emberway.render.iso.PixelBox;
import emberway.testing.Screen;
import org.junit.jupiter.api.Test;

final class RegionSelectionTest {
  private final Viewport view = Screen.view(12, 9);
  private int done; // rectangles selected so far
  private final RegionSelection regionSelection = new RegionSelection(view, () -> done++);

  /** Drags from a fixed point to another; returns whether that selected a rectangle. */
  private boolean drag(double x, double y) {
    int before = done;
    regionSelection.beginRegion(300, 200);
    regionSelection.stretchRegion(x, y);
    regionSelection.endRegion();
    return done > before;
  }

  private PixelBox box(double scale) {
    return new PictureRequest(regionSelection.region().orElseThrow(), scale).box(view);
  }

  @Test
  void drag_anyDirection_isARectangleThatScalesWithThePicture() {
    regionSelection.askRegion();
    assertThat(drag(100, 320)).isTrue();
    assertThat(regionSelection.isSelecting()).isFalse();
    double scale = view.camera().scale();
    PixelBox box = box(scale);
    assertThat(box.width()).isEqualTo(200);
    assertThat(box.height()).isEqualTo(120);
    assertThat(box.left()).isEqualTo(view.camera().pictureLeft() + 100);
    assertThat(box.top()).isEqualTo(view.camera().pictureTop() + 200);
    assertThat(box(3 * scale).width()).isEqualTo(600);
  }

  @Test
  void drag_overTheBorder_endsThere() {
    regionSelection.askRegion();
    drag(5000, -70);
    PixelBox box = box(view.camera().scale());
    assertThat(box.width()).isEqualTo(1280 - 300);
    assertThat(box.height()).isEqualTo(200);
  }

  @Test
  void drag_tooSmallGivenUpOrNotAskedFor_isNoRectangle() {
    assertThat(drag(500, 500)).isFalse();
    assertThat(regionSelection.cancel()).isFalse();
    regionSelection.askRegion();
    assertThat(drag(302, 400)).isFalse();
    assertThat(regionSelection.isSelecting()).isTrue();
    regionSelection.beginRegion(300, 200);
    regionSelection.stretchRegion(500, 500);
    assertThat(regionSelection.cancel()).isTrue();
    regionSelection.stretchRegion(600, 600);
    regionSelection.endRegion();
    assertThat(done).isZero();
    assertThat(regionSelection.region()).isEmpty();
  }

  /** What counts is how far the pointer went, not how much of the map it went over. */
  @Test
  void drag_fewPixelsOfAnEnlargedMap_isARectangle() {
    view.zoom(640, 400, 20);
    assertThat(view.camera().scale()).isGreaterThan(2);
    regionSelection.askRegion();
    assertThat(drag(304, 400)).isFalse();
    assertThat(drag(307, 400)).isTrue();
  }
}
