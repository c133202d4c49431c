package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** The scale bar beside the ruler. */
final class ScaleBarOverlayTest {
  private final ExplorerState state =
      new ExplorerState(TestMap.valley(), EnumSet.of(Command.ROUTE), 1280, 800);
  private final Commands commands = new RecordingCommands(() -> state).commands();

  private boolean isShownAfter(Command toggled) {
    commands.toggle(toggled);
    return ScaleBarOverlay.isShown(state);
  }

  @Test
  void isShown_whileTheRulerIsOut_followsItsOwnKey() {
    assertThat(isShownAfter(Command.RULER)).isFalse();
    assertThat(isShownAfter(Command.SCALE_BAR)).isTrue();
    assertThat(isShownAfter(Command.SCALE_BAR)).isFalse();
    assertThat(isShownAfter(Command.SCALE_BAR)).isTrue();
    assertThat(isShownAfter(Command.RULER)).isTrue();
    assertThat(state.viewOptions()).doesNotContain(Command.RULER);
  }
}
