package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.Input;
import emberway.app.command.Keyboard;
import emberway.app.command.Notices;
import emberway.app.gui.Gui;
import emberway.app.state.ExplorerState;
import emberway.app.tool.Mouse;
import java.util.Optional;

/** Hands each input to whom it is for: a question, the panels, the mouse, the keyboard. */
final class Reception {
  private final Desks desks;
  private final Optional<Gui> gui;
  private final Notices notices;
  private final Keyboard keyboard;
  private final Mouse mouse;

  Reception(Desks desks, Optional<Gui> gui, Notices notices, Keyboard keyboard, Mouse mouse) {
    this.desks = desks;
    this.gui = gui;
    this.notices = notices;
    this.keyboard = keyboard;
    this.mouse = mouse;
  }

  private ExplorerState state() {
    return desks.session().state();
  }

  /** Hands it on. */
  void receive(Input input) {
    if (desks.work().answers(input)) {
      gui.ifPresent(Gui::ask);
      return;
    }
    if (gui.isPresent() && gui.get().take(input)) {
      if (input instanceof Input.ButtonChanged changed) {
        clearNotice(changed.down());
      }
      return;
    }
    if (desks.work().takes(input) && !Keyboard.takesPicture(input)) {
      return;
    }
    if (input instanceof Input.PointerMoved moved) {
      mouse.move(moved);
    } else if (input instanceof Input.ButtonChanged changed) {
      clearNotice(changed.down());
      mouse.change(changed);
    } else if (input instanceof Input.Scrolled scrolled) {
      clearNotice(true);
      mouse.scroll(scrolled.notches());
    } else if (input instanceof Input.KeyChanged changed) {
      clearNotice(changed.down());
      keyboard.change(changed);
    } else if (input instanceof Input.KeyRepeated repeated) {
      keyboard.repeat(repeated);
    } else if (input instanceof Input.Typed typed) {
      keyboard.type(typed.codePoint());
    } else if (input instanceof Input.Dropped dropped) {
      desks.apply(new Action.OpenDropped(dropped.files(), dropped.others()));
    } else if (input instanceof Input.Resized resized) {
      if (resized.width() > 0 && resized.height() > 0) {
        state().resize(resized.width(), resized.height());
      }
    } else if (input instanceof Input.Rescaled rescaled) {
      desks.rescale(rescaled.scale());
    } else if (input instanceof Input.Exposed) {
      state().expose();
    } else if (input instanceof Input.FocusLost) {
      state().letGo();
    } else if (input instanceof Input.CloseAsked) {
      desks.leave();
    }
  }

  private void clearNotice(boolean isDeed) {
    if (isDeed) {
      notices.act(System.nanoTime());
    }
  }
}
