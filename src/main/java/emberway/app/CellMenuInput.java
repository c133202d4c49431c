package emberway.app;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.panel.map.CellMenuPanel;
import emberway.app.state.CellMenu;
import emberway.app.state.ExplorerState;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Handles inputs while the menu of a cell is open: keys choose, and a press elsewhere closes it.
 */
final class CellMenuInput {
  private final Supplier<ExplorerState> state;
  private final CellMenuPanel panel;
  private final Commands commands;
  private double x; // of the pointer [screen px]
  private double y;

  CellMenuInput(Supplier<ExplorerState> state, CellMenuPanel panel, Commands commands) {
    this.state = state;
    this.panel = panel;
    this.commands = commands;
  }

  /** Handles an input if it is for the menu; returns whether nothing else may handle it. */
  boolean takes(InputEvent inputEvent) {
    if (inputEvent instanceof InputEvent.PointerMoved moved) {
      x = moved.x();
      y = moved.y();
    }
    Optional<CellMenu> menu = state.get().cellFocus().menu();
    if (menu.isEmpty()) {
      return false;
    }
    if (inputEvent instanceof InputEvent.KeyChanged changed && changed.down()) {
      return takesKey(menu.get(), KeyBindings.inMenu(changed.key(), changed.ctrl()), false);
    } else if (inputEvent instanceof InputEvent.KeyRepeated repeated) {
      return takesKey(menu.get(), KeyBindings.inMenu(repeated.key(), repeated.ctrl()), true);
    } else if (inputEvent instanceof InputEvent.Typed typed) {
      menu.get().entryOf(typed.codePoint()).ifPresent(this::choose);
      return true;
    } else if (inputEvent instanceof InputEvent.ButtonChanged changed && changed.down()) {
      return takesPress(changed.button());
    } else if (inputEvent instanceof InputEvent.Scrolled) {
      commands.cells().closeMenu();
    }
    return false;
  }

  private boolean takesKey(CellMenu menu, KeyBindings.MenuKey key, boolean isRepeated) {
    switch (key) {
      case NEXT -> commands.cells().chooseEntry(menu.chosen() + 1);
      case PREVIOUS -> commands.cells().chooseEntry(menu.chosen() - 1);
      case CHOOSE -> {
        if (!isRepeated) {
          choose(menu.chosenEntry());
        }
      }
      case CLOSE -> commands.cells().closeMenu();
      default -> {}
    }
    return key != KeyBindings.MenuKey.OTHER;
  }

  private void choose(CellMenu.Entry entry) {
    commands.cells().closeMenu();
    entry.deed().accept(commands);
  }

  /** Closes the menu on a press beside it; a press of the left button does nothing else. */
  private boolean takesPress(InputEvent.Button button) {
    if (panel.contains(x, y)) {
      return false;
    }
    commands.cells().closeMenu();
    return button == InputEvent.Button.LEFT;
  }
}
