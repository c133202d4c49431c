package emberway.app.command;

import emberway.app.text.Texts;
import java.util.Set;

/** What the user does with the map: each mode has its own tools and panels, one mode at a time. */
public enum Mode {
  /** Asks for routes and looks around; nothing edits the map. */
  TRAVEL(Command.TRAVEL, "mode.travel"),
  /** Edits the map. */
  BUILD(Command.BUILD, "mode.build"),
  /** Watches searches. */
  LAB(Command.LAB, "mode.lab");

  private final Command command;
  private final String text;

  Mode(Command command, String text) {
    this.command = command;
    this.text = text;
  }

  /** Returns the mode that a set of view options is for. */
  public static Mode of(Set<Command> viewOptions) {
    if (viewOptions.contains(Command.LAB)) {
      return LAB;
    }
    return viewOptions.contains(Command.BUILD) ? BUILD : TRAVEL;
  }

  /** Makes a set of view options one for this mode; changes nothing if it is. */
  public void enterIn(Set<Command> viewOptions) {
    if (of(viewOptions) != this) {
      viewOptions.removeAll(Set.of(Command.BUILD, Command.LAB));
      if (this != TRAVEL) {
        command.toggleIn(viewOptions);
      }
    }
  }

  /** Returns the command that enters the mode. */
  public Command command() {
    return command;
  }

  /** Returns the mode's name in the user's language. */
  public String title() {
    return Texts.get(text);
  }
}
