package emberway.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the user is asked, one question after another. */
public final class PromptQueue {
  /** One that waits for its answer. */
  private static final class Open {
    final Prompt prompt;
    final Optional<Runnable> again; // asks it anew where something has changed; nothing if moot
    int chosen; // of its answers

    Open(Prompt prompt, Optional<Runnable> again) {
      this.prompt = prompt;
      this.again = again;
    }
  }

  private final List<Open> open = new ArrayList<>(); // the first is at hand
  private final boolean hasPanels;
  private boolean isChanged; // what the questions are about

  /**
   * None yet.
   *
   * @param hasPanels whether there is anything to ask with; without, nothing is asked or answered
   */
  public PromptQueue(boolean hasPanels) {
    this.hasPanels = hasPanels;
  }

  /** Whether anything can be asked. */
  public boolean canAsk() {
    return hasPanels;
  }

  /**
   * Asks when all questions before it are answered, and in place of one that asks the same. It is
   * about the map on show, and moot once that is another one.
   */
  public void ask(Prompt prompt) {
    ask(prompt, Optional.empty());
  }

  /**
   * The same for what is to be asked, or done, of another map, too.
   *
   * @param again looks anew whether there is anything to ask
   */
  public void ask(Prompt prompt, Runnable again) {
    ask(prompt, Optional.of(again));
  }

  private void ask(Prompt prompt, Optional<Runnable> again) {
    if (hasPanels) {
      open.removeIf(other -> other.prompt.text().equals(prompt.text()));
      open.add(new Open(prompt, again));
    }
  }

  /** The question at hand. */
  public Optional<Prompt> current() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.get(0).prompt);
  }

  /** The number of the answer to it that Enter gives: the first, until another is chosen. */
  public int chosen() {
    return open.isEmpty() ? 0 : open.get(0).chosen;
  }

  /** Chooses the answer so many further on, round and round; there is a question at hand. */
  public void choose(int further) {
    Open first = open.get(0);
    first.chosen = Math.floorMod(first.chosen + further, first.prompt.answers().size());
  }

  /** Takes the answer to the question at hand. */
  public void apply(Action.Answer answer) {
    Prompt prompt = open.remove(0).prompt;
    prompt.answers().get(answer.index()).then().accept(answer.typed());
  }

  /** Another map is on show. */
  public void mapChanged() {
    open.removeIf(waiting -> waiting.again.isEmpty());
    isChanged = true;
  }

  /** The map on show was saved. */
  public void mapSaved() {
    isChanged = true;
  }

  /**
   * Asks anew what was asked before the map was changed or saved, as far as there is still need.
   */
  public void renew() {
    if (!isChanged) {
      return;
    }
    isChanged = false;
    List<Open> stale = open.stream().filter(waiting -> waiting.again.isPresent()).toList();
    open.removeAll(stale);
    stale.forEach(waiting -> waiting.again.orElseThrow().run());
  }
}
