package emberway.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Hint;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests settings changed by two windows at the same time. */
final class PreferencesTest {
  private static final Path FIRST = Path.of("first.map.txt").toAbsolutePath();
  private static final Path SECOND = Path.of("second.map.txt").toAbsolutePath();
  private static final Path THIRD = Path.of("third.map.txt").toAbsolutePath();

  @TempDir Path folder;
  private final List<String> complaints = new ArrayList<>();

  private Preferences window(BackgroundExecutor backgroundExecutor) {
    SettingsFile file = new SettingsFile(folder);
    return new Preferences(
        Optional.of(file), file.read().settings(), backgroundExecutor, complaints::add);
  }

  private Settings written() {
    return new SettingsFile(folder).read().settings();
  }

  @Test
  void change_byTwoWindowsInTurn_losesNeitherOnesChanges() {
    try (BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {})) {
      Preferences before = window(backgroundExecutor);
      before.change(settings -> settings.with(RecentMaps.NONE.with(FIRST)));
    }
    try (BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {})) {
      Preferences one = window(backgroundExecutor);
      Preferences other = window(backgroundExecutor);
      one.change(settings -> settings.with(settings.appearance().with(Appearance.Theme.LIGHT)));
      other.change(settings -> settings.with(settings.recent().with(SECOND)));
      one.change(settings -> settings.with(settings.recent().with(THIRD)));
      other.change(
          settings ->
              settings.with(
                  new Appearance(
                      settings.appearance().theme(),
                      settings.appearance().colors(),
                      OptionalDouble.of(2))));
      one.change(settings -> settings.withUndoMegabytes(64));
      other.change(settings -> settings.with(Language.GERMAN));
      one.change(settings -> settings.with(DistanceUnit.KILOMETERS));
      one.change(settings -> settings.withHintsDone(EnumSet.of(Hint.PAN)));
      other.change(settings -> settings.withHintsDone(EnumSet.of(Hint.ZOOM)));
      one.change(settings -> settings.with(EnumSet.of(Command.GRID)));
      other.change(settings -> settings.withLayout("[Window][###route]\n"));
      other.change(settings -> settings.with(settings.recent().without(FIRST)));
    }
    Settings written = written();
    assertThat(written.appearance())
        .isEqualTo(
            new Appearance(
                Appearance.Theme.LIGHT, Appearance.FieldColors.USUAL, OptionalDouble.of(2)));
    assertThat(written.recent().files()).containsExactly(THIRD, SECOND);
    assertThat(written.viewOptions().get(Command.GRID)).isTrue();
    assertThat(written.viewOptions().get(Command.ROUTE)).isFalse();
    assertThat(written.layout()).isEqualTo("[Window][###route]\n");
    assertThat(written.undoMegabytes()).isEqualTo(64);
    assertThat(written.language()).isEqualTo(Language.GERMAN);
    assertThat(written.distanceUnit()).isEqualTo(DistanceUnit.KILOMETERS);
    assertThat(written.hintsDone()).containsExactlyInAnyOrder(Hint.PAN, Hint.ZOOM);
    assertThat(complaints).isEmpty();
  }

  @Test
  void change_whereTheFileWasTakenAway_writesAllThatIsKnown() throws Exception {
    try (BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {})) {
      Preferences window = window(backgroundExecutor);
      window.change(settings -> settings.with(settings.appearance().with(Appearance.Theme.LIGHT)));
      backgroundExecutor.run(
          () -> {
            assertThat(folder.resolve("settings.json").toFile().delete()).isTrue();
            return () -> {};
          });
      window.change(settings -> settings.with(RecentMaps.NONE.with(FIRST)));
    }
    assertThat(written().appearance().theme()).isEqualTo(Appearance.Theme.LIGHT);
    assertThat(written().recent().files()).containsExactly(FIRST);
  }

  @Test
  void folder_ofRecentMaps_isThatOfTheLast() {
    assertThat(RecentMaps.NONE.folder()).isEmpty();
    Path last = folder.resolve("maps/last.map.txt").toAbsolutePath();
    assertThat(RecentMaps.NONE.with(FIRST).with(last).folder()).contains(last.getParent());
  }
}
