package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.text.Language;
import emberway.render.text.ShapedText;
import emberway.render.text.TextShaper;
import imgui.ImFontAtlas;
import imgui.ImFontGlyph;
import imgui.ImGui;
import imgui.type.ImInt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GuiFontsTest {
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void hasGlyph_everyCharacterOfTheTexts_isThere(Language language) throws IOException {
    String suffix = language == Language.ENGLISH ? "" : "_" + language.id();
    try (InputStream in =
        Language.class.getResourceAsStream("/emberway/texts" + suffix + ".properties")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text.chars().filter(each -> each != '\n').mapToObj(each -> (char) each))
          .allMatch(GuiFonts::hasGlyph);
    }
    assertThat(GuiFonts.hasGlyph('\u4e2d')).isFalse();
  }

  @Test
  void paint_picturesOfText_lieWhereTheirGlyphsAre(@TempDir Path folder) {
    TextShaper shaper = TextShaper.ofSystem(true);
    ShapedText usual = shaper.shape("ירושלים", 16);
    ShapedText wide = shaper.shape("בגדאד".repeat(45), 16);
    assertThat(wide.box().width()).isBetween(GuiFonts.MAX_WIDTH - 400, GuiFonts.MAX_WIDTH);
    List<ShapedRuns.Glyph> glyphs = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      ShapedText text = i % 40 == 0 ? wide : usual;
      glyphs.add(new ShapedRuns.Glyph((char) (0xe000 + i), text, text));
    }
    ImGuiLibrary.unpack(folder);
    ImGui.createContext();
    try {
      ImFontAtlas atlas = ImGui.getIO().getFonts();
      GuiFonts fonts = new GuiFonts(atlas, 1, glyphs);
      ImInt width = new ImInt();
      ImInt height = new ImInt();
      ByteBuffer coverage = atlas.getTexDataAsAlpha8(width, height);
      fonts.paint(coverage, width.get(), height.get());
      for (int i = 0; i < 2000; i += 37) {
        ImFontGlyph glyph = fonts.name().findGlyphNoFallback(0xe000 + i);
        ShapedText text = glyphs.get(i).name();
        assertThat(glyph.getX1() - glyph.getX0()).isEqualTo(text.box().width());
        assertThat(glyph.getAdvanceX()).isEqualTo((float) Math.ceil(text.advance()));
        int left = Math.round(glyph.getU0() * width.get());
        int top = Math.round(glyph.getV0() * height.get());
        byte[] row = new byte[text.box().width()];
        int middle = text.box().height() / 2;
        coverage.get((top + middle) * width.get() + left, row);
        byte[] ink = text.coverage(0);
        int from = middle * row.length;
        assertThat(row).isEqualTo(Arrays.copyOfRange(ink, from, from + row.length));
      }
    } finally {
      ImGui.destroyContext();
    }
  }
}
