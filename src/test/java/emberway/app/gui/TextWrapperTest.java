package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TextWrapperTest {
  private final TextWrapper textWrapper = new TextWrapper(String::length);

  @Test
  void wrap_textThatFits_isAsItWas() {
    assertThat(textWrapper.wrap("a road to the sea", 17)).isEqualTo("a road to the sea");
    assertThat(textWrapper.wrap("", 17)).isEmpty();
  }

  @Test
  void wrap_longText_breaksAtSpaces() {
    assertThat(textWrapper.wrap("a road to the sea", 9)).isEqualTo("a road to\nthe sea");
    assertThat(textWrapper.wrap("a road to the sea", 8)).isEqualTo("a road\nto the\nsea");
  }

  @Test
  void wrap_pointsAndCommasInNumbers_areNoPlaceToBreak() {
    assertThat(textWrapper.wrap("after 62 cells, 1.6 km and 17 min.", 19))
        .isEqualTo("after 62 cells,\n1.6 km and 17 min.");
    assertThat(textWrapper.wrap("it costs 1,234.5 there", 11))
        .isEqualTo("it costs\n1,234.5\nthere");
  }

  @Test
  void wrap_numberAtTheLinesEnd_staysBesideItsUnit() {
    assertThat(textWrapper.wrap("follow it for 25 cells (660 m, 7 min) north", 16))
        .isEqualTo("follow it for\n25 cells (660 m,\n7 min) north");
    assertThat(textWrapper.wrap("it was 12. Then", 11)).isEqualTo("it was 12.\nThen");
  }

  @Test
  void wrap_wordTooWideForALine_breaksWithinIt() {
    assertThat(textWrapper.wrap("see /tale/sometimes/maps", 8))
        .isEqualTo("see\n/tale/\nsometime\ns/maps");
    assertThat(textWrapper.wrap("a road   ", 6)).isEqualTo("a road");
    assertThat(textWrapper.wrap("🌋🌋", 1)).isEqualTo("🌋\n🌋");
  }

  @Test
  void wrap_nameTooWideForALine_breaksAtItsJoints() {
    assertThat(textWrapper.wrap("saved emberway-map-20240131-1415.png in ~/maps", 22))
        .isEqualTo("saved emberway-map-\n20240131-1415.png\nin ~/maps");
    assertThat(textWrapper.wrap("saved a-picture.png", 12))
        .as("no word is left alone")
        .isEqualTo("saved a-\npicture.png");
    assertThat(textWrapper.wrap("in emberwaymapofall.map.txt", 17))
        .isEqualTo("in\nemberwaymapofall\n.map.txt");
    assertThat(textWrapper.wrap("lies in a house in /maps", 19))
        .isEqualTo("lies in a house\nin /maps");
    assertThat(textWrapper.wrap("a well-known road", 9)).isEqualTo("a well-\nknown\nroad");
  }

  @Test
  void wrapBalanced_wordThatWouldBeLeftAlone_hasOthersBesideIt() {
    String text = "/nowhere/maps/x.map.txt: not found; check the path";
    assertThat(textWrapper.wrap(text, 46)).endsWith("\npath");
    assertThat(textWrapper.wrapBalanced(text, 46))
        .isEqualTo("/nowhere/maps/x.map.txt:\nnot found; check the path");
    assertThat(textWrapper.wrapBalanced(text, 46)).isSameAs(textWrapper.wrapBalanced(text, 46));
    assertThat(textWrapper.wrapBalanced("a road to the sea", 17)).isEqualTo("a road to the sea");
  }

  @Test
  void wrap_lineFeeds_stay() {
    assertThat(textWrapper.wrap("one\n\ntwo three\n", 5)).isEqualTo("one\n\ntwo\nthree\n");
  }

  @Test
  void wrap_randomTexts_loseNothingAndFit() {
    long seed = 20_041;
    Random random = new Random(seed);
    for (int round = 0; round < 500; round++) {
      StringBuilder text = new StringBuilder("w");
      for (int i = random.nextInt(80); i > 0; i--) {
        text.append("ab  1.,é".charAt(random.nextInt(8)));
      }
      String stripped = text.toString().strip();
      int width = 1 + random.nextInt(20);

      String broken = textWrapper.wrap(stripped, width);

      assertThat(broken.replaceAll("\\s+", ""))
          .as("seed %d, round %d: %s", seed, round, stripped)
          .isEqualTo(stripped.replaceAll("\\s+", ""));
      assertThat(broken.lines().mapToInt(String::length).max().orElse(0))
          .as("seed %d, round %d: %s", seed, round, broken)
          .isLessThanOrEqualTo(width);
    }
  }

  @Test
  void wrap_sameTextAndWidth_measuresNothingAgain() {
    AtomicInteger measured = new AtomicInteger();
    TextWrapper counting =
        new TextWrapper(
            line -> {
              measured.incrementAndGet();
              return line.length();
            });
    String first = counting.wrap("a road to the sea", 9);
    int once = measured.get();

    assertThat(counting.wrap("a road to the sea", 9)).isSameAs(first);
    assertThat(measured).hasValue(once);
    assertThat(counting.wrap("a road to the sea", 6)).isEqualTo("a road\nto the\nsea");
    counting.clear();
    assertThat(counting.wrap("a road to the sea", 9)).isEqualTo(first).isNotSameAs(first);
  }
}
