package emberway.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Shown;
import emberway.app.platform.Background;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What two windows set at a time. */
final class PreferencesTest {
  private static final Path FIRST = Path.of("first.map.txt").toAbsolutePath();
  private static final Path SECOND = Path.of("second.map.txt").toAbsolutePath();
  private static final Path THIRD = Path.of("third.map.txt").toAbsolutePath();

  @TempDir Path folder;
  private final List<String> complaints = new ArrayList<>();

  private Preferences window(Background background) {
    SettingsFile file = new SettingsFile(folder);
    return new Preferences(Optional.of(file), file.read().settings(), background, complaints::add);
  }

  private Settings written() {
    return new SettingsFile(folder).read().settings();
  }

  @Test
  void change_byTwoWindowsInTurn_losesNeitherOnesChanges() {
    try (Background background = new Background(() -> {})) {
      Preferences before = window(background);
      before.change(settings -> settings.with(RecentFiles.NONE.with(FIRST)));
    }
    try (Background background = new Background(() -> {})) {
      Preferences one = window(background);
      Preferences other = window(background);
      one.change(settings -> settings.with(settings.look().with(Look.Theme.LIGHT)));
      other.change(settings -> settings.with(settings.recent().with(SECOND)));
      one.change(settings -> settings.with(settings.recent().with(THIRD)));
      other.change(
          settings ->
              settings.with(
                  new Look(
                      settings.look().theme(), settings.look().colors(), OptionalDouble.of(2))));
      one.change(settings -> settings.with(EnumSet.of(Shown.COST)));
      other.change(settings -> settings.withLayout("[Window][###route]\n"));
      other.change(settings -> settings.with(settings.recent().without(FIRST)));
    }
    Settings written = written();
    assertThat(written.look())
        .isEqualTo(new Look(Look.Theme.LIGHT, Look.FieldColors.USUAL, OptionalDouble.of(2)));
    assertThat(written.recent().files()).containsExactly(THIRD, SECOND);
    assertThat(written.shownAtFirst()).containsExactly(Shown.COST);
    assertThat(written.layout()).isEqualTo("[Window][###route]\n");
    assertThat(complaints).isEmpty();
  }

  @Test
  void change_whereTheFileWasTakenAway_writesAllThatIsKnown() throws Exception {
    try (Background background = new Background(() -> {})) {
      Preferences window = window(background);
      window.change(settings -> settings.with(settings.look().with(Look.Theme.LIGHT)));
      background.run(
          () -> {
            assertThat(folder.resolve("settings.json").toFile().delete()).isTrue();
            return () -> {};
          });
      window.change(settings -> settings.with(RecentFiles.NONE.with(FIRST)));
    }
    assertThat(written().look().theme()).isEqualTo(Look.Theme.LIGHT);
    assertThat(written().recent().files()).containsExactly(FIRST);
  }
}
