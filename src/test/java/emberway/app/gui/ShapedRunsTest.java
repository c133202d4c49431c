package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.text.NameText;
import emberway.render.text.ShapedText;
import emberway.render.text.TextShaper;
import emberway.testing.Patience;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class ShapedRunsTest {
  private static final String FIRST = "\ue000";
  private static final String SECOND = "\ue001";

  private final ShapedRuns runs = new ShapedRuns();

  @Test
  void shown_textThatTheFontsHave_isTheTextItself() {
    String text = "Žluťák → Ωmega, Река \uf4d7\n";
    assertThat(runs.shown(text)).isSameAs(text);
    assertThat(runs.shownWhole(text)).isSameAs(text);
    assertThat(runs.isDue()).isFalse();
  }

  @Test
  void shown_runsOfOtherScripts_areACharacterEach() {
    assertThat(runs.shown("from مكة المكرمة to 東京, 3 h"))
        .isEqualTo("from " + FIRST + " to " + SECOND + ", 3 h");
    assertThat(runs.shown("東京 → مكة المكرمة")).isEqualTo(SECOND + " → " + FIRST);
    assertThat(runs.shown("東京")).isEqualTo(SECOND);
    assertThat(runs.shownWhole("A 東京 B")).isEqualTo("\ue002");
    assertThat(runs.isDue()).isTrue();
  }

  @Test
  void shown_aNameOfSeveralRunsInASentence_isOneRunAsOnTheMap() throws InterruptedException {
    String name = "ירושלים 12 (עיר)";
    assertThat(runs.shown("1.  " + NameText.of(name) + "  7,8"))
        .isEqualTo("1.  " + FIRST + "  7,8");
    assertThat(runs.shownWhole(name)).isEqualTo(FIRST);
    assertThat(runs.shown(NameText.of("12 א") + " – " + NameText.of(name)))
        .isEqualTo(SECOND + " – " + FIRST);
    assertThat(runs.shown("東京" + NameText.of(name))).isEqualTo("\ue002" + FIRST);
    awaitGlyphs(1);
    ShapedRuns.Glyph glyph =
        runs.glyphs().stream()
            .filter(each -> each.character() == '\ue000')
            .findFirst()
            .orElseThrow();
    ShapedText whole = TextShaper.ofSystem(false).shape(name, GuiFonts.textLine(1));
    assertThat(glyph.text().coverage(0)).isEqualTo(whole.coverage(0));
  }

  @Test
  void shown_aLongNameInASentence_isInPiecesThatCanBeOnLinesOfTheirOwn() {
    String name = "שלום ".repeat(16).strip();
    String shown = runs.shown(NameText.of(name) + "  7,8");
    assertThat(shown).isEqualTo(FIRST + " " + FIRST + "  7,8");
    assertThat(runs.shown(NameText.of("ש".repeat(50)))).matches("[\\ue000-\\ue0ff]{2}");
    assertThat(runs.shown(NameText.of(name).substring(0, 5))).doesNotContain("\u2068");
  }

  @Test
  void shown_aMarkOnALetterThatTheFontsHave_takesTheLetterAlong() {
    assertThat(runs.shown("ab\u0301c")).isEqualTo("a" + FIRST + "c");
  }

  @Test
  void type_aCharacterThatTheFontsLack_isDrawnAsItself() throws InterruptedException {
    runs.type('a');
    assertThat(runs.isDue()).isFalse();
    runs.type('ש');
    awaitGlyphs(1);
    assertThat(runs.glyphs()).extracting(ShapedRuns.Glyph::character).containsExactly('ש');
    assertThat(runs.shown("חיפה")).isEqualTo(SECOND);
  }

  @Test
  void begin_oncePicturesAreDrawn_saysThatThereAreMore() throws InterruptedException {
    runs.shown("بغداد");
    awaitGlyphs(2);
    assertThat(runs.glyphs()).hasSize(1);
    ShapedRuns.Glyph glyph = runs.glyphs().get(0);
    assertThat(glyph.character()).isEqualTo('\ue000');
    assertThat(glyph.text().advance()).isPositive().isLessThan(glyph.name().advance());
    assertThat(runs.isDue()).isFalse();
    float small = glyph.name().advance();

    assertThat(runs.begin(this, 4)).isFalse();
    assertThat(runs.glyphs()).isEmpty();
    awaitGlyphs(4);
    assertThat(runs.glyphs().get(0).name().advance()).isGreaterThan(1.9f * small);
  }

  private void awaitGlyphs(double scale) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Patience.LIMIT);
    while (!runs.begin(this, scale)) {
      assertThat(System.nanoTime()).isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  @Test
  void shown_tooManyRuns_areForgottenWithTheNextMap() {
    runs.begin("one map", 1);
    for (int i = 0; i < 3000; i++) {
      runs.shown(Character.toString(0x4e00 + i));
    }
    String last = Character.toString(0x4e00 + 2999);
    assertThat(runs.shown(last)).isEqualTo(last);
    assertThat(runs.begin("one map", 1)).isFalse();
    assertThat(runs.begin("another map", 1)).isTrue();
    assertThat(runs.shown(last)).isEqualTo(FIRST);
  }
}
