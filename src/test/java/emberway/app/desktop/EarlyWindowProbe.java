package emberway.app.desktop;

import emberway.app.command.InputEvent;
import emberway.app.settings.Appearance;
import java.util.Optional;

/**
 * Opens a window early, draws nothing, and says that it is open; at a line of its input, leaves an
 * input untaken and says so after two waits, which it would sit out for a day if they did not end
 * at once; then waits until its input ends.
 */
public final class EarlyWindowProbe {
  /** What it prints, when the window is open. */
  static final String OPEN = "open";

  /** What it prints after both waits. */
  static final String AWAKE = "awake";

  private static final double DAY = 86_400; // [s]

  private EarlyWindowProbe() {}

  /** Runs without arguments. */
  public static void main(String[] args) throws Exception {
    try (ExplorerWindow window =
        ExplorerWindow.open(Optional.empty(), Appearance.Theme.DARK, () -> true)) {
      System.out.println(window.isHidden() ? "hidden" : OPEN);
      System.in.read();
      window.offer(new InputEvent.Typed('a'));
      window.awaitAtMost(DAY); // the offer itself wakes the window once
      window.awaitAtMost(DAY);
      System.out.println(AWAKE);
      while (System.in.read() >= 0) {}
    }
  }
}
