package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.command.ViewAction;
import emberway.app.panel.cell.CellMenuPanel;
import emberway.app.state.CellMenu;
import emberway.app.state.ExplorerState;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Handles inputs while the menu of a cell is open: keys choose, and a press elsewhere closes it.
 */
final class CellMenuInput {
  private final Supplier<ExplorerState> state;
  private final CellMenuPanel panel;
  private final Consumer<Action> actions;
  private double x; // of the pointer [screen px]
  private double y;

  CellMenuInput(Supplier<ExplorerState> state, CellMenuPanel panel, Consumer<Action> actions) {
    this.state = state;
    this.panel = panel;
    this.actions = actions;
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
      actions.accept(new ViewAction.CloseMenu());
    }
    return false;
  }

  private boolean takesKey(CellMenu menu, KeyBindings.MenuKey key, boolean isRepeated) {
    switch (key) {
      case NEXT -> actions.accept(new ViewAction.ChooseEntry(menu.chosen() + 1));
      case PREVIOUS -> actions.accept(new ViewAction.ChooseEntry(menu.chosen() - 1));
      case CHOOSE -> {
        if (!isRepeated) {
          choose(menu.chosenEntry());
        }
      }
      case CLOSE -> actions.accept(new ViewAction.CloseMenu());
      default -> {}
    }
    return key != KeyBindings.MenuKey.OTHER;
  }

  private void choose(CellMenu.Entry entry) {
    actions.accept(new ViewAction.CloseMenu());
    entry.actions().forEach(actions);
  }

  /** Closes the menu on a press beside it; a press of the left button does nothing else. */
  private boolean takesPress(InputEvent.Button button) {
    if (panel.contains(x, y)) {
      return false;
    }
    actions.accept(new ViewAction.CloseMenu());
    return button == InputEvent.Button.LEFT;
  }
}
