package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import imgui.type.ImBoolean;

/** A panel in front of the map that a command shows and that the user can move, dock and close. */
abstract class MovablePanel implements Panel {
  private final Command option;
  private final String title;
  private final String id;
  private final double width;
  private final double height;
  private final ImBoolean open = new ImBoolean(true);
  private boolean wasShown;
  private boolean isNew;

  /**
   * Creates a panel.
   *
   * @param option shows the panel
   * @param title the key of the title's text
   * @param id identifies the panel in saved layouts
   * @param width its width at first [units]
   * @param height its height at first [units]; {@link GuiFrame#AS_HIGH_AS_IT_HOLDS} for a form
   */
  MovablePanel(Command option, String title, String id, double width, double height) {
    this.option = option;
    this.title = title;
    this.id = id;
    this.width = width;
    this.height = height;
  }

  /** Draws what the panel contains. */
  abstract void content(ExplorerState state, GuiFrame frame, Commands commands);

  /** Whether the panel was not shown in the layout before this one. */
  final boolean isNew() {
    return isNew;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    isNew = !wasShown;
    wasShown = state.viewOptions().contains(option);
    if (!wasShown) {
      return;
    }
    open.set(true);
    if (frame.beginMovable(Texts.get(title) + "###" + id, open, width, height)) {
      content(state, frame, commands);
    }
    frame.endPanel();
    if (!open.get()) {
      commands.toggle(option);
    }
  }
}
