package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.gui.Gui;
import emberway.app.gui.PageScroll;
import emberway.app.state.ExplorerState;
import emberway.app.tool.MouseDispatcher;
import java.util.Optional;

/** Routes each input to its receiver: an open prompt, the panels, a mouse tool, or a shortcut. */
final class InputRouter {
  private final ExplorerCommands commands;
  private final MapStage stage;
  private final Optional<Gui> gui;
  private final Notices notices;
  private final KeyBindings keyBindings;
  private final MouseDispatcher mouseDispatcher;
  private final CellMenuInput cellMenuInput;
  private final PageScroll pageScroll;
  private boolean isUntyped; // whether the key pressed last was a shortcut that types nothing
  private Prompt prompt; // on show at the last key, or null

  InputRouter(
      ExplorerCommands commands,
      MapStage stage,
      Optional<Gui> gui,
      Notices notices,
      KeyBindings keyBindings,
      MouseDispatcher mouseDispatcher,
      CellMenuInput cellMenuInput,
      PageScroll pageScroll) {
    this.commands = commands;
    this.stage = stage;
    this.gui = gui;
    this.notices = notices;
    this.keyBindings = keyBindings;
    this.mouseDispatcher = mouseDispatcher;
    this.cellMenuInput = cellMenuInput;
    this.pageScroll = pageScroll;
  }

  private ExplorerState state() {
    return stage.state();
  }

  /**
   * Whether an input can be routed: a key waits until the panels have handled what came before it
   * and a new prompt's field has the keyboard.
   */
  boolean isReadyFor(InputEvent inputEvent) {
    boolean isKey =
        inputEvent instanceof InputEvent.KeyChanged
            || inputEvent instanceof InputEvent.KeyRepeated
            || inputEvent instanceof InputEvent.Typed;
    if (!isKey || gui.isEmpty()) {
      return true;
    }
    expectText(gui.get());
    return gui.get().isSettled();
  }

  /** Routes one input, and computes what follows from what it did. */
  void receive(InputEvent inputEvent) {
    commands.hints().observe(inputEvent);
    route(inputEvent);
    commands.conclude();
    if (!mouseDispatcher.isHolding()) {
      state().rememberRoute();
    }
  }

  private void route(InputEvent inputEvent) {
    if (inputEvent instanceof InputEvent.Typed && isUntyped) {
      return; // the character of the shortcut itself
    }
    if (inputEvent instanceof InputEvent.KeyChanged) {
      isUntyped = false;
    }
    boolean isAskable = state().viewOptions().contains(Command.SHORTCUTS);
    if (commands.shortcutController().takes(inputEvent, isAskable)) {
      isUntyped = true;
      return;
    }
    if (commands.documents().answers(inputEvent)) {
      gui.ifPresent(Gui::settle);
      return;
    }
    if (cellMenuInput.takes(inputEvent)) {
      return;
    }
    if (gui.isPresent() && gui.get().handle(inputEvent)) {
      if (inputEvent instanceof InputEvent.ButtonChanged changed) {
        clearNotice(changed.down());
      }
      return;
    }
    if (commands.documents().takes(inputEvent) && !KeyBindings.takesPicture(inputEvent)) {
      return;
    }
    if (Command.hasPage(state().viewOptions()) && pageScroll.takes(inputEvent)) {
      gui.ifPresent(Gui::requestFrames);
      return;
    }
    if (inputEvent instanceof InputEvent.PointerMoved moved) {
      mouseDispatcher.move(moved);
    } else if (inputEvent instanceof InputEvent.ButtonChanged changed) {
      clearNotice(changed.down());
      mouseDispatcher.change(changed);
    } else if (inputEvent instanceof InputEvent.Scrolled scrolled) {
      clearNotice(true);
      mouseDispatcher.scroll(scrolled.notches());
    } else if (inputEvent instanceof InputEvent.KeyChanged changed) {
      clearNotice(changed.down());
      keyBindings.change(changed, commands);
      isUntyped = changed.down() && gui.filter(Gui::expectsText).isPresent();
    } else if (inputEvent instanceof InputEvent.KeyRepeated repeated) {
      keyBindings.repeat(repeated, commands);
    } else if (inputEvent instanceof InputEvent.Typed typed) {
      keyBindings.type(typed.codePoint(), commands);
    } else if (inputEvent instanceof InputEvent.Dropped dropped) {
      commands.files().openDropped(dropped.files(), dropped.others());
    } else if (inputEvent instanceof InputEvent.Resized resized) {
      if (resized.width() > 0 && resized.height() > 0) {
        state().resize(resized.width(), resized.height());
      }
    } else if (inputEvent instanceof InputEvent.Rescaled rescaled) {
      stage.rescale(rescaled.scale());
    } else if (inputEvent instanceof InputEvent.Exposed) {
      state().expose();
    } else if (inputEvent instanceof InputEvent.FocusLost) {
      state().releaseKeys();
    } else if (inputEvent instanceof InputEvent.CloseAsked) {
      commands.leave();
    }
  }

  private void expectText(Gui panels) {
    Prompt current = commands.documents().prompt().orElse(null);
    if (current != null && !current.equals(prompt) && current.field().isPresent()) {
      panels.expectText();
    }
    prompt = current;
  }

  private void clearNotice(boolean isCommand) {
    if (isCommand) {
      notices.recordActivity(System.nanoTime());
    }
  }
}
