package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.PictureRequest;
import emberway.app.command.ViewAction;
import emberway.app.viewport.Viewport;
import emberway.map.GridSize;
import emberway.render.iso.PixelBox;
import emberway.sprite.TileGeometry;
import org.junit.jupiter.api.Test;

final class RegionSelectionTest {
  private final Viewport view =
      new Viewport(TileGeometry.PUBLISHED, new GridSize(12, 9), 1280, 800);
  private final RegionSelection regionSelection = new RegionSelection();

  private boolean drag(double x, double y) {
    regionSelection.apply(new ViewAction.BeginRegion(300, 200), view);
    regionSelection.apply(new ViewAction.StretchRegion(x, y), view);
    return regionSelection.apply(new ViewAction.EndRegion(), view);
  }

  private PixelBox box(double scale) {
    return new PictureRequest(regionSelection.region().orElseThrow(), scale).box(view);
  }

  @Test
  void drag_anyDirection_isARectangleThatScalesWithThePicture() {
    regionSelection.apply(new ViewAction.AskRegion(), view);
    assertThat(drag(100, 320)).isTrue();
    assertThat(regionSelection.isAsked()).isFalse();
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
    regionSelection.apply(new ViewAction.AskRegion(), view);
    drag(5000, -70);
    PixelBox box = box(view.camera().scale());
    assertThat(box.width()).isEqualTo(1280 - 300);
    assertThat(box.height()).isEqualTo(200);
  }

  @Test
  void drag_tooSmallGivenUpOrNotAskedFor_isNoRectangle() {
    assertThat(drag(500, 500)).isFalse();
    assertThat(regionSelection.letGo()).isFalse();
    regionSelection.apply(new ViewAction.AskRegion(), view);
    assertThat(drag(302, 400)).isFalse();
    assertThat(regionSelection.isAsked()).isTrue();
    regionSelection.apply(new ViewAction.BeginRegion(300, 200), view);
    regionSelection.apply(new ViewAction.StretchRegion(500, 500), view);
    assertThat(regionSelection.letGo()).isTrue();
    regionSelection.apply(new ViewAction.StretchRegion(600, 600), view);
    assertThat(regionSelection.apply(new ViewAction.EndRegion(), view)).isFalse();
    assertThat(regionSelection.region()).isEmpty();
  }
}
