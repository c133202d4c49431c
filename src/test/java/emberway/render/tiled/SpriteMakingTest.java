package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.GridSize;
import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledProperties;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is done to pictures before they become sprites, without any program to compare with. */
final class SpriteMakingTest {
  /** Opaque pixels whose red says which letter they are. */
  private static SpriteImage image(String... rows) {
    byte[] rgba = new byte[rows.length * rows[0].length() * 4];
    int at = 0;
    for (String row : rows) {
      for (int x = 0; x < row.length(); x++) {
        rgba[at] = (byte) row.charAt(x);
        rgba[at + 3] = (byte) 255;
        at += 4;
      }
    }
    return new SpriteImage(rows[0].length(), rows.length, rgba);
  }

  private static String letters(SpriteImage image) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < image.width() * image.height(); i++) {
      out.append(i > 0 && i % image.width() == 0 ? "/" : "").append((char) image.rgba()[4 * i]);
    }
    return out.toString();
  }

  private static List<Integer> pixel(SpriteImage image, int x, int y) {
    int at = (y * image.width() + x) * 4;
    byte[] rgba = image.rgba();
    return List.of(rgba[at] & 0xFF, rgba[at + 1] & 0xFF, rgba[at + 2] & 0xFF, rgba[at + 3] & 0xFF);
  }

  @ParameterizedTest
  @CsvSource({
    "0,abc/def",
    "H,cba/fed",
    "V,def/abc",
    "D,ad/be/cf",
    "HV,fed/cba",
    "HD,da/eb/fc",
    "VD,cf/be/ad",
    "HVD,fc/eb/da"
  })
  void flip_everyCombination_mirrors(String flips, String expected) {
    int bits =
        (flips.contains("H") ? TiledCells.FLIP_HORIZONTALLY : 0)
            | (flips.contains("V") ? TiledCells.FLIP_VERTICALLY : 0)
            | (flips.contains("D") ? TiledCells.FLIP_DIAGONALLY : 0);
    assertThat(letters(Flip.apply(image("abc", "def"), bits))).isEqualTo(expected);
  }

  @Test
  void tint_ofAPlainLayer_changesNothing() {
    SpriteImage image = image("ab");
    assertThat(Tint.of(TiledLayer.Look.plain("a"))).isEqualTo(Tint.NONE);
    assertThat(Tint.NONE.apply(image)).isSameAs(image);
  }

  @Test
  void tint_halfOpaqueAndRed_multipliesColorsAndAlpha() {
    SpriteImage white =
        new SpriteImage(1, 1, new byte[] {(byte) 255, (byte) 255, (byte) 255, (byte) 255});
    SpriteImage seen = Tint.of(TiledScene.look(0.5, 0xFFFF8000, 0, 0)).apply(white);
    assertThat(pixel(seen, 0, 0).get(0)).isEqualTo(255);
    assertThat(pixel(seen, 0, 0).get(1)).isCloseTo(128, within(1)); // rounded while premultiplied
    assertThat(pixel(seen, 0, 0).get(2)).isZero();
    assertThat(pixel(seen, 0, 0).get(3)).isEqualTo(127);
    SpriteImage none = Tint.of(TiledScene.look(0, -1, 0, 0)).apply(white);
    assertThat(pixel(none, 0, 0)).isEqualTo(List.of(0, 0, 0, 0));
  }

  private static final PixelBox EVERYWHERE = new PixelBox(-100, -100, 200, 200);

  private static PixelBox cover(
      ImageTransform imageTransform, SpriteImage image, ImageTransform.Place place) {
    return imageTransform.cover(image.width(), image.height(), place, EVERYWHERE);
  }

  private static SpriteImage resampled(
      ImageTransform imageTransform, SpriteImage image, ImageTransform.Place place) {
    return imageTransform.resample(image, place, cover(imageTransform, image, place));
  }

  @Test
  void warp_thatDoesNothing_keepsThePictureAtTheNearestPixel() {
    ImageTransform.Place place = new ImageTransform.Place(3.4, -2.5, 0, 0);
    assertThat(ImageTransform.NONE.keeps(2, 1)).isTrue();
    assertThat(new ImageTransform(2, 1, 0).keeps(2, 1)).isFalse();
    assertThat(cover(ImageTransform.NONE, image("ab"), place)).isEqualTo(new PixelBox(3, -2, 2, 1));
  }

  @Test
  void warp_quarterTurn_turnsClockwiseAboutThePivot() {
    ImageTransform quarter = new ImageTransform(1, 1, Math.PI / 2);
    ImageTransform.Place place = new ImageTransform.Place(0, 0, 0, 0);
    assertThat(letters(resampled(quarter, image("abc", "def"), place))).isEqualTo("da/eb/fc");
    assertThat(cover(quarter, image("abc", "def"), place)).isEqualTo(new PixelBox(-2, 0, 2, 3));
  }

  @Test
  void warp_doubled_isTwiceAsLargeAndBetweenItsPixels() {
    ImageTransform.Place place = new ImageTransform.Place(10, 20, 10, 20);
    SpriteImage image = resampled(new ImageTransform(2, 2, 0), image("ae"), place);
    assertThat(image.width()).isEqualTo(4);
    assertThat(image.height()).isEqualTo(2);
    assertThat(letters(image)).isEqualTo("abde/abde");
  }

  @Test
  void warp_cutToAPart_isThatPartOfTheWhole() {
    ImageTransform imageTransform = new ImageTransform(3, 2, 0.7);
    ImageTransform.Place place = new ImageTransform.Place(1.3, 2.2, 4, 5);
    SpriteImage image = image("aceg", "ikmo", "bdfh");
    PixelBox all = cover(imageTransform, image, place);
    PixelBox part = new PixelBox(all.left() + 2, all.top() + 3, 4, 5);
    assertThat(imageTransform.cover(4, 3, place, part)).isEqualTo(part);
    SpriteImage whole = imageTransform.resample(image, place, all);
    SpriteImage cut = imageTransform.resample(image, place, part);
    for (int i = 0; i < 20; i++) {
      assertThat(pixel(cut, i % 4, i / 4)).isEqualTo(pixel(whole, i % 4 + 2, i / 4 + 3));
    }
  }

  @Test
  void warp_toNothingOrFarAway_coversNothing() {
    ImageTransform.Place place = new ImageTransform.Place(0, 0, 0, 0);
    assertThat(cover(new ImageTransform(1e-3, 1, 0), image("ab"), place).width()).isZero();
    assertThat(
            cover(ImageTransform.NONE, image("ab"), new ImageTransform.Place(1e12, 0, 0, 0))
                .width())
        .isZero();
    assertThat(cover(new ImageTransform(1e12, 1e12, 1), image("ab"), place).width())
        .isLessThan(201);
  }

  @Test
  void warp_turnedPicture_hasTransparentCornersOfNoColor() {
    SpriteImage turned =
        resampled(
            new ImageTransform(4, 4, Math.PI / 4),
            image("zz", "zz"),
            new ImageTransform.Place(0, 0, 4, 4));
    assertThat(pixel(turned, 0, 0)).isEqualTo(List.of(0, 0, 0, 0));
    assertThat(pixel(turned, turned.width() / 2, turned.height() / 2))
        .isEqualTo(List.of((int) 'z', 0, 0, 255));
  }

  private static ShapePainter painter(int side, double opacity) {
    return new ShapePainter(new PixelBox(0, 0, side, side), new AffineTransform(), opacity);
  }

  @Test
  void fill_ofAShape_coversPixelsByTheirShareInItsColor() {
    ShapePainter painter = new ShapePainter(new PixelBox(10, 20, 3, 2), new AffineTransform(), 1);
    painter.fill(new Rectangle2D.Double(10.5, 20, 1.5, 1), 0xFF2040FF, 255);
    SpriteImage image = painter.image();
    assertThat(pixel(image, 0, 0)).isEqualTo(List.of(0x20, 0x40, 0xFF, 128));
    assertThat(pixel(image, 1, 0)).isEqualTo(List.of(0x20, 0x40, 0xFF, 255));
    assertThat(pixel(image, 2, 0)).isEqualTo(List.of(0, 0, 0, 0));
    assertThat(pixel(image, 1, 1)).isEqualTo(List.of(0, 0, 0, 0));
  }

  @Test
  void fill_movedAndHalfOpaque_liesOverWhatWasPainted() {
    ShapePainter painter = painter(4, 0.5);
    painter.fill(new Rectangle2D.Double(0, 0, 4, 4), 0xFFFFFFFF, 255);
    painter.move(2, 0);
    painter.fill(new Rectangle2D.Double(0, 0, 2, 4), 0xFF000000, 255);
    SpriteImage image = painter.image();
    assertThat(pixel(image, 1, 1)).isEqualTo(List.of(255, 255, 255, 128));
    assertThat(pixel(image, 2, 1).get(0)).isCloseTo(85, within(1));
    assertThat(pixel(image, 2, 1).get(3)).isCloseTo(191, within(1));
  }

  @Test
  void stroke_ofACircle_coversARingOfThePensWidth() {
    ShapePainter painter = painter(60, 1);
    painter.draw(new Ellipse2D.Double(10, 10, 40, 40), 4, 0xFFFFFFFF);
    SpriteImage image = painter.image();
    for (int i = 0; i < 3600; i++) {
      int x = i % 60;
      int y = i / 60;
      double off = Math.abs(Math.hypot(x + 0.5 - 30, y + 0.5 - 30) - 20);
      if (off < 1.1) {
        assertThat(pixel(image, x, y).get(3)).as("%d, %d", x, y).isEqualTo(255);
      } else if (off > 2.9) {
        assertThat(pixel(image, x, y).get(3)).as("%d, %d", x, y).isZero();
      }
    }
  }

  @Test
  void stroke_ofALine_isRoundAtItsEndsAndCorners() {
    ShapePainter painter = painter(40, 1);
    Path2D hook = new Path2D.Double();
    hook.moveTo(10, 10);
    hook.lineTo(30, 10);
    hook.lineTo(30, 30);
    painter.draw(hook, 12, 0xFFFFFFFF);
    SpriteImage image = painter.image();
    for (int i = 0; i < 1600; i++) {
      int column = i % 40;
      int row = i / 40;
      double x = column + 0.5;
      double y = row + 0.5;
      double across = Math.hypot(x - Math.max(10, Math.min(30, x)), y - 10);
      double down = Math.hypot(x - 30, y - Math.max(10, Math.min(30, y)));
      double away = Math.min(across, down);
      if (away < 5.1) {
        assertThat(pixel(image, column, row).get(3)).as("%s, %s", x, y).isEqualTo(255);
      } else if (away > 6.9) {
        assertThat(pixel(image, column, row).get(3)).as("%s, %s", x, y).isZero();
      }
    }
  }

  @Test
  void notDrawn_shapeOfMorePixelsThanAreDrawn_isNamed() {
    TiledScene scene = new TiledScene(1);
    scene.size = new GridSize(100, 100);
    scene.tileWidth = 128;
    scene.tileHeight = 64;
    assertThat(TiledPicture.notDrawn(scene.map())).isEmpty();
    TiledObject wide = TiledScene.object(TiledObject.Shape.RECTANGLE, 0, 0, 6400, 6400, 0);
    TiledObject small = TiledScene.object(TiledObject.Shape.RECTANGLE, 0, 0, 640, 640, 0);
    scene.layer(
        new TiledLayer.Objects(
            TiledLayer.Look.plain("shapes"), 0xFFFF0000, true, List.of(small, wide)));
    assertThat(TiledPicture.notDrawn(scene.map()).orElseThrow())
        .isEqualTo(
            new TiledPicture.NotDrawn(
                0,
                "shapes that cover more than 16 million pixels of the picture, or 32 million"
                    + " together, with all their edges, are not drawn: object 1"));
  }

  /** A zigzag line, one column wide. */
  private static double[] zigzag(int corners, double height) {
    double[] line = new double[2 * corners];
    for (int i = 0; i < corners; i++) {
      line[2 * i] = 4 + 10.0 * i / corners;
      line[2 * i + 1] = i % 2 == 0 ? 0 : height;
    }
    return line;
  }

  private static TiledObject polygon(int id, double[] corners) {
    return new TiledObject(
        id,
        "",
        "",
        0,
        0,
        0,
        0,
        0,
        0,
        true,
        TiledObject.Shape.POLYGON,
        Arrays.stream(corners).boxed().toList(),
        "",
        TiledProperties.NONE,
        id);
  }

  /** A narrow polygon takes as much work as it has edges in each row. */
  @Test
  void notDrawn_shapeWithMoreEdgesThanAreDrawn_isNamed() {
    TiledScene scene = new TiledScene(1);
    scene.orientation = TiledMap.Orientation.ORTHOGONAL;
    scene.size = new GridSize(2, 500);
    scene.tileWidth = 32;
    scene.tileHeight = 32;
    List<TiledObject> polygons =
        List.of(
            polygon(1, zigzag(500, 15_000)),
            polygon(2, zigzag(9_999, 15_000)),
            polygon(3, zigzag(1_000, 15_000)),
            polygon(4, zigzag(800, 15_000)));
    scene.layer(
        new TiledLayer.Objects(TiledLayer.Look.plain("shapes"), 0xFFFF0000, true, polygons));
    assertThat(TiledPicture.notDrawn(scene.map()).orElseThrow().message())
        .endsWith("are not drawn: object 2, 4");
  }
}
