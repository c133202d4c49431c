package emberway.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class AppearanceTest {
  @Test
  void scaleIn_smallWindow_isNoMoreThanItHasRoomFor() {
    Appearance large = Appearance.USUAL.withScale(4);
    assertThat(large.scaleIn(3840, 2160, 1)).isEqualTo(4);
    assertThat(large.scaleIn(1280, 800, 1)).isEqualTo(2);
    assertThat(large.scaleIn(1280, 720, 1)).isEqualTo(1.75);
    assertThat(large.scaleIn(700, 720, 1)).isEqualTo(1.25);
    assertThat(Appearance.USUAL.withScale(1.5).scaleIn(1280, 720, 1)).isEqualTo(1.5);
  }

  @Test
  void scaleIn_tinyWindow_isStillWhatTheDesktopAsksFor() {
    assertThat(Appearance.USUAL.scaleIn(320, 240, 2)).isEqualTo(2);
    assertThat(Appearance.USUAL.withScale(4).scaleIn(320, 240, 2)).isEqualTo(2);
    assertThat(Appearance.USUAL.withScale(4).scaleIn(320, 240, 1)).isEqualTo(1);
    assertThat(Appearance.USUAL.withScale(0.75).scaleIn(320, 240, 1)).isEqualTo(0.75);
  }
}
