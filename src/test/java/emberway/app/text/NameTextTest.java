package emberway.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NameTextTest {
  @Test
  void of_nameReadFromLeftToRight_isTheNameItself() {
    for (String name : new String[] {"", "Oak (12)", "東京 12", "Žluťák"}) {
      assertThat(NameText.of(name)).isEqualTo(name);
    }
  }

  @Test
  void of_nameWithLettersReadFromRightToLeft_isBetweenIsolates() {
    assertThat(NameText.of("ירושלים 12 (עיר)")).isEqualTo("\u2068ירושלים 12 (עיר)\u2069");
    assertThat(NameText.of("12 القاهرة")).isEqualTo("\u206812 القاهرة\u2069");
    assertThat(NameText.of("A חיפה\u202e")).isEqualTo("\u2068A חיפה\\u202e\u2069");
    assertThat(NameText.of("א\u2069ב")).isEqualTo("\u2068א\\u2069ב\u2069");
  }

  @Test
  void isolated_textThatHasIsolates_isTheTextItself() {
    String text = "Travel as " + NameText.of("רוכב");
    assertThat(NameText.isolated(text)).isSameAs(text);
  }

  @Test
  void escapeAround_isolatesOfNames_stayAndAllElseIsEscaped() {
    String text = "to " + NameText.of("חיפה 1") + " at\n7,8\u202e";
    assertThat(NameText.escapeAround(text)).isEqualTo("to \u2068חיפה 1\u2069 at\\n7,8\\u202e");
    assertThat(NameText.escapeAround("a\tb\u2069")).isEqualTo("a\\tb\\u2069");
  }
}
