package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureSheet;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.SpriteStack;
import emberway.testing.Screen;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PictureRequestTest {
  private static Viewport view(int side) {
    return Screen.view(side, side);
  }

  private static PictureRequest whole(double scale) {
    return new PictureRequest(new PictureRequest.Part.Whole(), scale);
  }

  private static PictureRequest seen(double scale) {
    return new PictureRequest(new PictureRequest.Part.Seen(), scale);
  }

  @Test
  void box_wholeMap_isAllOfTheFrameHoweverTheViewLies() {
    Viewport view = view(30);
    view.pan(500, 300);
    PictureFrame frame = PictureFrame.whole(view.frame().projection(), 2);
    assertThat(whole(2).frame(view)).isEqualTo(frame);
    assertThat(whole(2).box(view)).isEqualTo(new PixelBox(0, 0, frame.width(), frame.height()));
  }

  @Test
  void box_whatIsSeenAtTheViewsOwnScale_isTheScreenPixelByPixel() {
    Viewport view = view(100);
    view.zoom(640, 400, 30);
    view.pan(17, -9);
    PixelBox part = seen(view.camera().scale()).box(view);
    assertThat(part)
        .isEqualTo(
            new PixelBox(view.camera().pictureLeft(), view.camera().pictureTop(), 1280, 800));
  }

  @Test
  void box_whatIsSeenAtTwiceTheScale_isTheSamePlaceTwiceAsLarge() {
    Viewport view = view(100);
    view.zoom(640, 400, 30);
    PixelBox once = seen(view.camera().scale()).box(view);
    PixelBox twice = seen(2 * view.camera().scale()).box(view);
    assertThat(twice.width()).isEqualTo(2 * once.width());
    assertThat(twice.height()).isEqualTo(2 * once.height());
    assertThat(twice.left() - 2 * once.left()).isBetween(-1, 1);
    assertThat(twice.top() - 2 * once.top()).isBetween(-1, 1);
  }

  /** Pictures of Tiled maps have the size that Tiled exports, and grow only by marks. */
  @Test
  void frame_ofATiledMapWithMarksAtItsRim_growsByThem() throws Exception {
    Path file = Path.of(System.getProperty("emberway.home", "."));
    OpenedMap opened =
        new MapOpener(Optional.empty()).open(file.resolve("src/test/resources/changes/map.tmx"));
    Viewport view = new Viewport(opened, 1280, 800);
    SpriteStack stack = opened.stack().orElseThrow();
    GridSize size = opened.loaded().map().size();
    for (double scale : new double[] {0.25, 1, 3}) {
      assertThat(whole(scale).frame(view)).isEqualTo(stack.frame(scale));
      for (int x : new int[] {0, size.width() - 1}) {
        Cell cell = new Cell(x, 0);
        PixelBox camp = RouteMarks.box(false, stack.projection(), cell, scale, 2);
        PixelBox flag = RouteMarks.box(true, stack.projection(), cell, scale, 2);
        PictureRequest.Part starting =
            new PictureRequest.Part.Whole(Optional.of(cell), List.of(), 2);
        PictureRequest.Part going =
            new PictureRequest.Part.Whole(Optional.empty(), List.of(cell), 2);
        assertThat(new PictureRequest(starting, scale).frame(view).box())
            .isEqualTo(stack.box().with(camp));
        assertThat(new PictureRequest(going, scale).frame(view).box())
            .isEqualTo(stack.box().with(flag))
            .isNotEqualTo(stack.box());
        PictureRequest bare = new PictureRequest(going, PictureContent.at(scale), true, false);
        assertThat(bare.frame(view)).as("without routes").isEqualTo(stack.frame(scale));
      }
    }
  }

  @Test
  void box_region_isThatPartOfTheWholePicture() {
    PictureRequest.Part region = new PictureRequest.Part.Region(-10, 20, 100, 0.1);
    PictureRequest request = new PictureRequest(region, 2);
    assertThat(request.box(view(30))).isEqualTo(new PixelBox(-20, 40, 200, 1));
  }

  private static PictureRequest named(
      PictureRequest.Part part, double scale, PictureContent.Names names) {
    return new PictureRequest(part, PictureContent.at(scale).withNames(names), true, true);
  }

  @Test
  void names_large_growWithThePictureAndOthersDoNot() {
    Viewport view = Screen.view(12, 9);
    TileMap map = TestMap.valley().loaded().map();
    for (double scale : new double[] {0.5, 1, 4}) {
      PictureRequest.Part whole = new PictureRequest.Part.Whole();
      PictureRequest usual = named(whole, scale, PictureContent.Names.USUAL);
      PictureRequest large = named(whole, scale, PictureContent.Names.LARGE);
      double side = Math.max(large.box(view).width(), large.box(view).height());
      double letters = PlaceLabels.USUAL_LETTERS * Math.max(1, scale);
      assertThat(usual.names(map, view, List.of()).letters()).isEqualTo(letters);
      assertThat(large.names(map, view, List.of()).letters())
          .isEqualTo(letters * Math.max(1, side / 1280));
    }
  }

  @Test
  void fits_sideThatNoPngHas_doesNotUntilItIsAsSmallAsProposed() {
    Viewport view = view(4096);
    assertThat(whole(16).fits(view)).as("billions of pixels, but short sides").isTrue();
    PictureRequest.Part wide = new PictureRequest.Part.Region(0, 0, 500_000_000, 10);
    assertThat(new PictureRequest(wide, 5).fits(view)).isFalse();
    double proposed = new PictureRequest(wide, 5).fittingScale(view);
    assertThat(proposed).isEqualTo(4.2);
    assertThat(new PictureRequest(wide, proposed).fits(view)).isTrue();
    assertThat(new PictureRequest(wide, proposed).box(view).width()).isEqualTo(2_100_000_000);
  }

  @Test
  void fits_sizeThatIsTooSmallForTheMap_doesNot() {
    Viewport view = Screen.view(9000, 1);
    for (int side : new int[] {16, 4096}) {
      PictureSheet sheet =
          new PictureSheet(Set.of(), Optional.of(new PixelBox(0, 0, side, side)), true);
      PictureRequest request = whole(1).with(PictureContent.at(1).on(sheet)).fitted(view);
      assertThat(request.fits(view)).isEqualTo(side == 4096);
    }
  }

  @Test
  void fittingScale_smallMap_isTheLargestThereIs() {
    Viewport view = view(3);
    assertThat(whole(1).fittingScale(view)).isEqualTo(PictureFrame.MAX_SCALE);
    assertThat(seen(1).fits(view)).isTrue();
  }

  @Test
  void scaleOf_endsOfASlider_areWithinWhatPicturesMayHave() {
    assertThat(PictureRequest.scaleOf(Math.nextDown((float) PictureFrame.MIN_SCALE)))
        .isEqualTo(PictureFrame.MIN_SCALE);
    assertThat(PictureRequest.scaleOf(16f)).isEqualTo(PictureFrame.MAX_SCALE);
    assertThat(PictureRequest.scaleOf(0.5f)).isEqualTo(0.5);
  }
}
