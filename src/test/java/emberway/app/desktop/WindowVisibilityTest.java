package emberway.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WindowVisibilityTest {
  private static final long MILLISECOND = 1_000_000L; // [ns]

  private long now; // [ns]
  private int asked;
  private boolean isOnScreen = true;
  private boolean isFocused = true;
  private final WindowVisibility sight =
      new WindowVisibility(
          new WindowVisibility.Desktop() {
            @Override
            public boolean isHidden() {
              asked++;
              return !isOnScreen;
            }

            @Override
            public boolean isFocused() {
              return isFocused;
            }
          },
          () -> now);

  @Test
  void isHidden_ofManyFramesWhereNothingIsTold_asksFourTimesASecond() {
    for (int frame = 0; frame < 600; frame++) {
      now = frame * 1000L * MILLISECOND / 60;
      assertThat(sight.isHidden()).isFalse();
      assertThat(sight.isWatched()).isTrue();
    }
    assertThat(asked).isEqualTo(40);
  }

  @Test
  void isHidden_windowTakenAwayWithoutAWord_isKnownAfterAMoment() {
    assertThat(sight.isHidden()).isFalse();
    isOnScreen = false;
    now += 249 * MILLISECOND;
    assertThat(sight.isHidden()).isFalse();
    now += MILLISECOND;
    assertThat(sight.isHidden()).isTrue();
    assertThat(sight.isWatched()).isFalse();
  }

  @Test
  void change_somethingIsTold_isAskedAboutAtOnce() {
    assertThat(sight.isWatched()).isTrue();
    isFocused = false;
    assertThat(sight.isWatched()).isTrue();
    sight.change();
    assertThat(sight.isWatched()).isFalse();
    assertThat(sight.isHidden()).isFalse();
    isOnScreen = false;
    sight.change();
    assertThat(sight.isHidden()).isTrue();
  }
}
