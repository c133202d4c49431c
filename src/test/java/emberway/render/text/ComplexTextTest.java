package emberway.render.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ComplexTextTest {
  @Test
  void isIn_scriptsThatAreShapedOrRunFromTheRight_isTrueWhateverTheTypefaceHas() {
    for (String each : new String[] {"a", "Žluťák", "Ωmega", "Река", "Երևան", "თბილისი", "ẞ→…"}) {
      assertThat(ComplexText.isIn(each, letter -> true)).as(each).isFalse();
    }
    for (String each : new String[] {"مكة", "חיפה", "दिल्ली", "ประเทศ", "X 東京", "서울"}) {
      assertThat(ComplexText.isIn(each, letter -> true)).as(each).isTrue();
    }
    assertThat(ComplexText.isIn("a♜", letter -> letter == 'a')).isTrue();
  }
}
