package emberway.app.desktop;

import java.util.Optional;

/** Opens a window early, draws nothing, says that it is open, and waits until its input ends. */
public final class EarlyWindowProbe {
  /** What it prints, when the window is open. */
  static final String OPEN = "open";

  private EarlyWindowProbe() {}

  /** Runs without arguments. */
  public static void main(String[] args) throws Exception {
    try (ExplorerWindow window = ExplorerWindow.open(Optional.empty(), () -> true)) {
      System.out.println(window.isHidden() ? "hidden" : OPEN);
      while (System.in.read() >= 0) {}
    }
  }
}
