package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_END;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_HOME;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PAGE_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PAGE_UP;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_UP;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_W;

import emberway.app.command.InputEvent;
import org.junit.jupiter.api.Test;

final class PageScrollTest {
  private static final double LINE = 20;
  private static final double HEIGHT = 300;

  private final PageScroll pageScroll = new PageScroll();

  private boolean presses(int key) {
    return pageScroll.takes(new InputEvent.KeyChanged(key, true, false, false));
  }

  @Test
  void offset_ofKeysPressed_isTheirSumOnce() {
    assertThat(presses(GLFW_KEY_DOWN)).isTrue();
    assertThat(pageScroll.takes(new InputEvent.KeyRepeated(GLFW_KEY_DOWN, false, false))).isTrue();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isEqualTo(6 * LINE);
    assertThat(pageScroll.offset(LINE, HEIGHT)).isZero();
    assertThat(presses(GLFW_KEY_UP)).isTrue();
    assertThat(presses(GLFW_KEY_PAGE_DOWN)).isTrue();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isEqualTo(HEIGHT - 5 * LINE);
    assertThat(presses(GLFW_KEY_PAGE_UP)).isTrue();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isEqualTo(2 * LINE - HEIGHT);
    assertThat(presses(GLFW_KEY_END)).isTrue();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isGreaterThan(1e6);
    assertThat(presses(GLFW_KEY_HOME)).isTrue();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isLessThan(-1e6);
  }

  @Test
  void takes_otherKeysAndReleases_leavesThem() {
    assertThat(presses(GLFW_KEY_W)).isFalse();
    assertThat(pageScroll.takes(new InputEvent.KeyChanged(GLFW_KEY_DOWN, true, true, false)))
        .as("with Ctrl")
        .isFalse();
    assertThat(pageScroll.takes(new InputEvent.KeyChanged(GLFW_KEY_DOWN, false, false, false)))
        .as("released")
        .isFalse();
    assertThat(pageScroll.takes(new InputEvent.KeyRepeated(GLFW_KEY_DOWN, true, false))).isFalse();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isZero();
  }

  @Test
  void takesPage_ofAllKeysThatScroll_takesPagesAlone() {
    assertThat(pageScroll.takesPage(new InputEvent.KeyChanged(GLFW_KEY_UP, true, false, false)))
        .isFalse();
    assertThat(pageScroll.takesPage(new InputEvent.KeyRepeated(GLFW_KEY_END, false, false)))
        .isFalse();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isZero();
    assertThat(
            pageScroll.takesPage(new InputEvent.KeyChanged(GLFW_KEY_PAGE_UP, true, false, false)))
        .isTrue();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isEqualTo(2 * LINE - HEIGHT);
    assertThat(pageScroll.takesPage(new InputEvent.KeyRepeated(GLFW_KEY_PAGE_DOWN, false, false)))
        .isTrue();
    assertThat(pageScroll.offset(LINE, HEIGHT)).isEqualTo(HEIGHT - 2 * LINE);
  }
}
