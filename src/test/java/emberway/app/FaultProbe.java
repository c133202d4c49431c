package emberway.app;

import emberway.app.desktop.ExplorerWindow;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import imgui.ImGui;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The explorer in a process of its own, which changes its map and then misuses ImGui. */
public final class FaultProbe implements Explorer.Observer {
  private static final float TOO_OPAQUE = 2;

  private static final Cell VOLCANO = new Cell(6, 4); // in the valley

  private int times;

  private FaultProbe() {}

  /** Runs with the map given as the argument. */
  public static void main(String[] args) throws Exception {
    PrintWriter complaints =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Explorer.run(ExplorerOptions.of(Path.of(args[0])), complaints, new FaultProbe());
  }

  @Override
  public void opened(ExplorerWindow window) {}

  @Override
  public void afterPass(ExplorerState state, boolean isAtRest, boolean hasDrawn) {
    if (isAtRest && times++ == 0) {
      state.commands().map().toggleCell(VOLCANO);
      ImGui.getStyle().setAlpha(TOO_OPAQUE);
    }
  }
}
