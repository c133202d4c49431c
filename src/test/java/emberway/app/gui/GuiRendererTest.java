package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GlContext;
import emberway.render.gl.ImageTexture;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.TileGeometry;
import imgui.ImGui;
import imgui.flag.ImGuiWindowFlags;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A layer in which only changes are drawn must show what one that is drawn anew shows. */
final class GuiRendererTest {
  private static final int WIDTH = 320;
  private static final int HEIGHT = 200;
  private static final int WINDOWS = 4;
  private static final int FRAMES = 120;

  private static GlContext context;

  private GuiFonts fonts;

  // of each window: its place, what it says, and whether it is shown
  private final int[] left = new int[WINDOWS];
  private final int[] top = new int[WINDOWS];
  private final int[] text = new int[WINDOWS];
  private final boolean[] isShown = new boolean[WINDOWS];
  private final int[] frameAt = new int[WINDOWS]; // the place of a frame in it
  private int line; // on the map
  private ImageTexture picture; // in the windows; null for none

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  @AfterAll
  static void close() {
    context.close();
  }

  private void layOut() {
    ImGui.getIO().setDisplaySize(WIDTH, HEIGHT);
    ImGui.getIO().setDeltaTime(0.1f);
    ImGui.newFrame();
    ImGui.getBackgroundDrawList().addRectFilled(line, 20, line + 90, 60, 0x80FF8040);
    for (int i = 0; i < WINDOWS; i++) {
      if (isShown[i]) {
        ImGui.setNextWindowPos(left[i], top[i]);
        ImGui.setNextWindowSize(100, 70);
        ImGui.begin("window " + i, ImGuiWindowFlags.NoSavedSettings);
        ImGui.text("number " + text[i]);
        if (picture != null) {
          ImGui.image(picture.texture(), 30, 20);
        }
        int x = left[i] + frameAt[i];
        ImGui.getWindowDrawList().addRect(x, top[i] + 30, x + 20, top[i] + 44, 0xFFFF8040, 3);
        ImGui.end();
      }
    }
    ImGui.render();
  }

  private void change(Random random) {
    line = random.nextInt(WIDTH);
    int some = random.nextInt(WINDOWS);
    switch (random.nextInt(6)) {
      case 0 -> {
        left[some] = random.nextInt(WIDTH) - 30;
        top[some] = random.nextInt(HEIGHT) - 10;
      }
      case 1 -> text[some]++;
      case 2 -> isShown[some] = !isShown[some];
      case 3 -> frameAt[some] = random.nextInt(110) - 10;
      case 4 -> paint(random.nextInt(256));
      default -> {} // only what lies on the map changes
    }
  }

  /** Replaces the picture by another one, which may get the name of the former. */
  private void paint(int level) {
    if (picture != null) {
      picture.close();
    }
    byte[] rgba = new byte[4 * 4 * 4];
    Arrays.fill(rgba, (byte) level);
    picture = new ImageTexture(4, 4, rgba);
  }

  private static byte[] drawn(GuiRenderer renderer) {
    PictureFrame any =
        PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, new GridSize(9, 9)), 1);
    return GlFixture.draw(
            (part, target) -> {
              target.bind(0, 0, WIDTH, HEIGHT);
              RenderTarget.clear(0, 0, WIDTH, HEIGHT);
              renderer.draw(ImGui.getDrawData(), target.framebuffer(), WIDTH, HEIGHT);
            },
            any,
            0,
            0,
            WIDTH,
            HEIGHT)
        .rgba();
  }

  private GuiRenderer renderer() {
    return renderer(true);
  }

  private GuiRenderer renderer(boolean keepsPanels) {
    return new GuiRenderer(ShaderSource.bundled(), keepsPanels, ImGui.getIO().getFonts(), fonts);
  }

  @BeforeEach
  void begin(@TempDir Path folder) {
    ImGuiLibrary.unpack(folder);
    ImGui.createContext();
    ImGui.getIO().setIniFilename(null);
    fonts = new GuiFonts(ImGui.getIO().getFonts(), 1, List.of());
  }

  @AfterEach
  void end() {
    if (picture != null) {
      picture.close();
    }
    ImGui.destroyContext();
  }

  @Test
  void draw_windowsThatChange_showsThemAsDrawnAnew() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    try (GuiRenderer anew = renderer();
        GuiRenderer kept = renderer()) {
      for (int i = 0; i < FRAMES; i++) {
        change(random);
        layOut();
        anew.forget();
        assertThat(drawn(kept)).as("seed %d, frame %d", seed, i).isEqualTo(drawn(anew));
      }
    }
  }

  /** Laying the layer over the window rounds once more. */
  @Test
  void draw_straightIntoTheWindow_differsByTwoLevelsAtMost() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    try (GuiRenderer straight = renderer(false);
        GuiRenderer kept = renderer()) {
      for (int i = 0; i < FRAMES; i++) {
        change(random);
        layOut();
        byte[] one = drawn(straight);
        byte[] other = drawn(kept);
        for (int at = 0; at < one.length; at++) {
          assertThat(Byte.toUnsignedInt(one[at]))
              .as("seed %d, frame %d, byte %d", seed, i, at)
              .isBetween(Byte.toUnsignedInt(other[at]) - 2, Byte.toUnsignedInt(other[at]) + 2);
        }
      }
    }
  }

  @Test
  void draw_panelsThatStay_onlyCopiesThem() {
    try (GuiRenderer renderer = renderer()) {
      isShown[0] = true;
      byte[] before = {};
      for (int i = 0; i < 4; i++) { // ImGui has settled by then
        layOut();
        before = drawn(renderer);
      }
      layOut();
      long calls = DrawCallCounter.made();
      assertThat(drawn(renderer)).isEqualTo(before);
      long kept = DrawCallCounter.made() - calls;
      renderer.forget();
      calls = DrawCallCounter.made();
      assertThat(drawn(renderer)).isEqualTo(before);
      assertThat(kept).as("a rectangle on the map, and a copy").isEqualTo(2);
      assertThat(DrawCallCounter.made() - calls).as("all anew").isGreaterThan(kept);
    }
  }
}
