package emberway.app.gui;

import emberway.app.settings.Appearance.Theme;
import imgui.ImGui;
import imgui.ImGuiStyle;
import imgui.flag.ImGuiCol;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contrast of the panels' colors, by the Web Content Accessibility Guidelines, level AA. */
final class GuiStyleTest {
  private static final double OF_TEXT = 4.5;
  private static final double OF_CONTROLS = 3;
  private static final int BLACK = 0xff000000;
  private static final int SNOW = 0xffffffff; // the brightest that a map has
  private static final int[] CONTROLS = {
    ImGuiCol.Border, ImGuiCol.CheckMark, ImGuiCol.SliderGrab, ImGuiCol.NavHighlight
  };
  private static final int[] TEXTS = {
    GuiStyle.TEXT,
    GuiStyle.FAINT,
    GuiStyle.EMBER,
    GuiStyle.WARM,
    GuiStyle.COLD,
    GuiStyle.COMPARED,
    GuiStyle.GOOD
  };

  private final ImGuiStyle style;

  GuiStyleTest(@TempDir Path folder) {
    ImGuiLibrary.unpack(folder);
    ImGui.createContext();
    style = ImGui.getStyle();
  }

  @AfterEach
  void destroyContext() {
    ImGui.destroyContext();
  }

  @ParameterizedTest
  @EnumSource
  void apply_everyText_standsOutFromWhatIsBehindIt(Theme theme) {
    GuiStyle.apply(style, theme, 1);
    SoftAssertions softly = new SoftAssertions();
    for (int behind : new int[] {BLACK, SNOW}) {
      Rgb window = color(ImGuiCol.WindowBg, Rgb.of(behind, null));
      List<Rgb> grounds =
          List.of(
              window,
              color(ImGuiCol.PopupBg, Rgb.of(behind, null)),
              color(ImGuiCol.FrameBg, window),
              color(ImGuiCol.TableHeaderBg, window));
      for (int i = 0; i < grounds.size(); i++) {
        for (int text : TEXTS) {
          check(softly, GuiStyle.packed(text, 1), grounds.get(i), OF_TEXT);
        }
      }
      for (int marked : new int[] {ImGuiCol.FrameBgHovered, ImGuiCol.Header}) {
        check(softly, GuiStyle.packed(GuiStyle.TEXT, 1), color(marked, window), OF_TEXT);
        check(softly, GuiStyle.packed(GuiStyle.FAINT, 1), color(marked, window), OF_TEXT);
      }
      Rgb picked = Rgb.of(GuiStyle.packed(GuiStyle.EMBER, PickField.MARKED), window);
      check(softly, GuiStyle.packed(GuiStyle.FAINT, 1), picked, OF_TEXT);
    }
    for (int accent : new int[] {GuiStyle.EMBER, GuiStyle.WARM}) {
      Rgb button = Rgb.of(GuiStyle.packed(accent, 1), null);
      check(softly, GuiStyle.packed(GuiStyle.INK, 1), button, OF_TEXT);
    }
    softly.assertAll();
  }

  @ParameterizedTest
  @EnumSource
  void apply_edgesAndMarksOfControls_standOutFromThePanel(Theme theme) {
    GuiStyle.apply(style, theme, 1);
    SoftAssertions softly = new SoftAssertions();
    for (int behind : new int[] {BLACK, SNOW}) {
      Rgb window = color(ImGuiCol.WindowBg, Rgb.of(behind, null));
      for (int control : CONTROLS) {
        Rgb edge = color(control, window);
        softly.assertThat(edge.contrast(window)).as("%d", control).isGreaterThan(OF_CONTROLS);
      }
      check(softly, GuiStyle.packed(GuiStyle.OUTLINE, 1), window, OF_CONTROLS);
      check(softly, GuiStyle.packed(GuiStyle.EMBER, 1), window, OF_CONTROLS);
    }
    softly.assertAll();
  }

  private Rgb color(int index, Rgb behind) {
    return Rgb.of(ImGui.getColorU32(index), behind);
  }

  private static void check(SoftAssertions softly, int packed, Rgb behind, double least) {
    double contrast = Rgb.of(packed, behind).contrast(behind);
    softly.assertThat(contrast).as("%08x over %s", packed, behind).isGreaterThan(least);
  }

  /** A color without transparency; each part is in [0..1]. */
  private record Rgb(double red, double green, double blue) {
    /** Unpacks a color as ImGui packs it, over another one; null for an opaque color. */
    static Rgb of(int packed, Rgb behind) {
      if (behind == null) {
        return of(packed, new Rgb(0, 0, 0));
      }
      double alpha = (packed >>> 24) / 255.0;
      return new Rgb(
          over((packed & 0xff) / 255.0, alpha, behind.red),
          over((packed >> 8 & 0xff) / 255.0, alpha, behind.green),
          over((packed >> 16 & 0xff) / 255.0, alpha, behind.blue));
    }

    private static double over(double value, double alpha, double behind) {
      return value * alpha + behind * (1 - alpha);
    }

    double luminance() {
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    private static double linear(double value) {
      return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    double contrast(Rgb other) {
      double lighter = Math.max(luminance(), other.luminance());
      double darker = Math.min(luminance(), other.luminance());
      return (lighter + 0.05) / (darker + 0.05);
    }
  }
}
