package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import imgui.ImFont;
import imgui.ImFontAtlas;
import imgui.ImFontConfig;
import imgui.ImGui;
import java.io.InputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlyphRangesTest {
  private static final String FONT = "/net/sf/jasperreports/fonts/dejavu/DejaVuSans.ttf";
  private static final char CYRILLIC = 0x416;
  private static final char GREEK = 0x3a9;

  @TempDir Path folder;

  @Test
  void limit_garbageIsCollectedBeforeTheAtlasIsBuilt_fontHasTheLettersAskedFor() throws Exception {
    ImGuiLibrary.unpack(folder);
    ImGui.createContext();
    ImFontConfig config = new ImFontConfig();
    try (GlyphRanges ranges = new GlyphRanges(new short[] {0x20, 0x7e, 0x400, 0x4ff, 0})) {
      ranges.limit(config);
      ImFontAtlas atlas = ImGui.getIO().getFonts();
      ImFont font = atlas.addFontFromMemoryTTF(bytes(), 15, config);

      System.gc();
      short[][] garbage = new short[1000][];
      for (int i = 0; i < 100_000; i++) {
        garbage[i % garbage.length] = new short[] {1, 2, 3, 4, 5};
      }
      System.gc();
      atlas.build();

      assertThat(font.findGlyphNoFallback(CYRILLIC).ptr).isNotZero();
      assertThat(font.findGlyphNoFallback(GREEK).ptr).isZero();
    } finally {
      config.destroy();
      ImGui.destroyContext();
    }
  }

  private static byte[] bytes() throws Exception {
    try (InputStream in = GlyphRangesTest.class.getResourceAsStream(FONT)) {
      return in.readAllBytes();
    }
  }
}
