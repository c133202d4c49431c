package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.PlaceKind;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.PlaceSymbol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class LabelRasterizerTest {
  private static final int WIDTH = 400;
  private static final int HEIGHT = 120;

  private static PlaceLabels names(double letters, PlaceLabels.Spot... spots) {
    return new PlaceLabels(List.of(spots), List.of(), letters, WIDTH, HEIGHT, Optional.empty(), 1);
  }

  private static PlaceLabels.Spot spot(String name, double x, double y) {
    return spot(name, PlaceSymbol.of(PlaceKind.OTHER), x, y);
  }

  private static PlaceLabels.Spot spot(String name, PlaceSymbol symbol, double x, double y) {
    return new PlaceLabels.Spot(name, symbol, 0, false, x, y, y, 0);
  }

  /** What is not clear of a picture with these names. */
  private static boolean[] inked(PlaceLabels names) {
    byte[] picture = new byte[WIDTH * HEIGHT * 4];
    for (PictureLabel label : LabelRasterizer.labels(names)) {
      label.lay(picture, WIDTH, 0, HEIGHT);
    }
    boolean[] inked = new boolean[WIDTH * HEIGHT];
    for (int i = 0; i < inked.length; i++) {
      inked[i] = picture[4 * i + 3] != 0;
    }
    return inked;
  }

  /** The columns and rows that hold ink: first and last column, first and last row. */
  private static List<Integer> extent(boolean[] inked) {
    int left = WIDTH;
    int right = -1;
    int top = HEIGHT;
    int bottom = -1;
    for (int i = 0; i < inked.length; i++) {
      if (inked[i]) {
        left = Math.min(left, i % WIDTH);
        right = Math.max(right, i % WIDTH);
        top = Math.min(top, i / WIDTH);
        bottom = Math.max(bottom, i / WIDTH);
      }
    }
    return List.of(left, right, top, bottom);
  }

  @Test
  void labels_aName_standsOnItsSpotInTheMiddle() {
    for (int size : new int[] {16, 32, 48}) {
      List<Integer> extent = extent(inked(names(size, spot("Hill", 200, 100))));
      assertThat((extent.get(0) + extent.get(1)) / 2).isBetween(200 - 4, 200 + 4);
      assertThat(extent.get(1) - extent.get(0)).isBetween(size, 3 * size);
      assertThat(extent.get(2)).isGreaterThan(100 - size - size / 8 - 2);
      assertThat(extent.get(3)).isBetween(100 - size / 2, 100 + size / 8);
    }
  }

  /** Every kind has an icon of its own in front of its name. */
  @Test
  void labels_ofKinds_haveIconsThatDiffer() {
    Set<List<Integer>> icons = new HashSet<>();
    for (PlaceKind kind : PlaceKind.values()) {
      PlaceSymbol symbol = PlaceSymbol.of(kind);
      List<PictureLabel> labels = LabelRasterizer.labels(names(16, spot("Hill", symbol, 200, 60)));
      assertThat(labels).as("%s", symbol).hasSize(kind == PlaceKind.OTHER ? 1 : 2);
      List<Integer> extent = extent(inked(names(16, spot("Hill", symbol, 200, 60))));
      assertThat((extent.get(0) + extent.get(1)) / 2).as("%s", symbol).isBetween(195, 205);
      byte[] icon = new byte[WIDTH * HEIGHT * 4];
      labels.get(0).lay(icon, WIDTH, 0, HEIGHT);
      List<Integer> ink = new ArrayList<>();
      for (int i = 3; i < icon.length; i += 4) {
        if (icon[i] != 0) {
          ink.add(i - 4 * extent.get(0));
        }
      }
      assertThat(icons.add(ink)).as("%s", symbol).isTrue();
    }
  }

  @Test
  void labels_ofACapital_areLargerThanThoseOfATown_andTheseThanThoseOfAVillage() {
    int last = Integer.MAX_VALUE;
    for (PlaceKind kind : List.of(PlaceKind.CAPITAL, PlaceKind.TOWN, PlaceKind.VILLAGE)) {
      PlaceSymbol symbol = PlaceSymbol.of(kind);
      for (int size : new int[] {16, 64}) {
        List<Integer> extent = extent(inked(names(size, spot("Oakham", symbol, 200, 110))));
        assertThat(extent.get(2)).isGreaterThanOrEqualTo(110 - size * 11 / 8 - size / 8 - 2);
      }
      int width = width(extent(inked(names(16, spot("Oakham", symbol, 200, 60)))));
      assertThat(width).isLessThan(last);
      last = width;
    }
  }

  @Test
  void labels_twoInOnePlace_areTheFirst() {
    PlaceLabels both = names(16, spot("Brackwater", 200, 60), spot("Yarmill", 210, 64));
    assertThat(LabelRasterizer.labels(both)).hasSize(1);
    assertThat(inked(both)).isEqualTo(inked(names(16, spot("Brackwater", 200, 60))));
    assertThat(LabelRasterizer.labels(names(16, spot("Oak", 100, 60), spot("Ash", 300, 60))))
        .hasSize(2);
    assertThat(LabelRasterizer.labels(PlaceLabels.NONE)).isEmpty();
  }

  @Test
  void labels_atTheRim_areNotCutOff() {
    for (double x : new double[] {2, WIDTH - 2}) {
      List<Integer> extent = extent(inked(names(16, spot("Whinbridge", x, 60))));
      assertThat(extent.get(0)).as("the first column is not inked over").isPositive();
      assertThat(extent.get(1)).isLessThan(WIDTH - 1);
      assertThat(extent.get(1) - extent.get(0))
          .isEqualTo(width(extent(inked(names(16, spot("Whinbridge", 200, 60))))));
    }
  }

  private static int width(List<Integer> extent) {
    return extent.get(1) - extent.get(0);
  }

  @Test
  void labels_lettersThatTheTypefaceDoesNotHave_areQuestionMarks() {
    assertThat(inked(names(16, spot("a\uD83C\uDF0Bb", 200, 60))))
        .isEqualTo(inked(names(16, spot("a?b", 200, 60))));
    assertThat(inked(names(16, spot("Žluťák", 200, 60))))
        .isNotEqualTo(inked(names(16, spot("Zlutak", 200, 60))));
  }

  @Test
  void labels_aNameInAnotherScript_standsOnItsSpotInTheMiddle() {
    for (String name : new String[] {"بغداد", "ירושלים", "Old תל אביב 12"}) {
      List<Integer> extent = extent(inked(names(16, spot(name, 200, 60))));
      assertThat((extent.get(0) + extent.get(1)) / 2).as(name).isBetween(200 - 4, 200 + 4);
      assertThat(extent.get(2)).as(name).isBetween(60 - 16, 60 - 8);
      assertThat(extent.get(3)).as(name).isBetween(60 - 8, 60 + 2);
    }
  }

  @Test
  void labels_aNameFromRightToLeft_isNotTheNameOfItsLettersInOrder() {
    assertThat(inked(names(16, spot("חיפה", 200, 60))))
        .isNotEqualTo(inked(names(16, spot("הפיח", 200, 60))));
  }

  @Test
  void labels_controlCharacters_areShownAsEscapes() {
    assertThat(inked(names(16, spot("a\tb", 200, 60))))
        .isEqualTo(inked(names(16, spot("a\\tb", 200, 60))));
  }

  @Test
  void labels_whereSomethingElseIsShown_leaveItFree() {
    PlaceLabels.Kept banner = new PlaceLabels.Kept(170, 30, 60, 50);
    PlaceLabels.Spot hill = spot("Hill", 200, 70);
    assertThat(LabelRasterizer.labels(names(16, hill))).hasSize(1);
    boolean[] inked =
        inked(
            new PlaceLabels(
                List.of(hill), List.of(banner), 16, WIDTH, HEIGHT, Optional.empty(), 1));
    for (int y = 30; y < 80; y++) {
      for (int x = 170; x < 230; x++) {
        assertThat(inked[y * WIDTH + x]).as("%d,%d", x, y).isFalse();
      }
    }
  }
}
