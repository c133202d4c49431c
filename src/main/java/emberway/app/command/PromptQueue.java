package emberway.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The prompts that wait for the user, one after another. */
public final class PromptQueue {
  /** A prompt that waits for its answer. */
  private static final class Open {
    final Prompt prompt;
    // renews the prompt after a change; if empty, another map drops it
    final Optional<Runnable> again;
    int chosen; // the index of its answer

    Open(Prompt prompt, Optional<Runnable> again) {
      this.prompt = prompt;
      this.again = again;
    }
  }

  private final List<Open> open = new ArrayList<>(); // the first is on show
  private final boolean hasPanels;
  private boolean isChanged; // whether the prompts' subject has changed

  /**
   * Creates an empty queue.
   *
   * @param hasPanels whether prompts can be shown; if not, none is asked or answered
   */
  public PromptQueue(boolean hasPanels) {
    this.hasPanels = hasPanels;
  }

  /** Whether prompts can be shown. */
  public boolean canAsk() {
    return hasPanels;
  }

  /**
   * Adds a prompt about the map on show, which is dropped when another map is shown. It replaces a
   * prompt with the same text.
   */
  public void ask(Prompt prompt) {
    ask(prompt, Optional.empty());
  }

  /**
   * Adds a prompt that stays relevant when another map is shown. It replaces a prompt with the same
   * text.
   *
   * @param again asks anew, if there is still anything to ask, after the map was changed or saved
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

  /** Returns the prompt on show. */
  public Optional<Prompt> current() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.get(0).prompt);
  }

  /** Returns the index of the answer that Enter gives: 0 until the user chooses another. */
  public int chosen() {
    return open.isEmpty() ? 0 : open.get(0).chosen;
  }

  /**
   * Moves the choice by a number of answers, wrapping around. Call only while a prompt is on show.
   */
  public void choose(int further) {
    Open first = open.get(0);
    first.chosen = Math.floorMod(first.chosen + further, first.prompt.answers().size());
  }

  /** Removes the prompt on show and gives it an answer, as {@link Commands#answer} does. */
  public void answer(int index, String typed) {
    Prompt prompt = open.remove(0).prompt;
    prompt.answers().get(index).then().accept(typed);
  }

  /** Records that another map is on show: drops the prompts about the previous one. */
  public void mapChanged() {
    open.removeIf(waiting -> waiting.again.isEmpty());
    isChanged = true;
  }

  /** Records that the map on show was saved. */
  public void mapSaved() {
    isChanged = true;
  }

  /** Renews the remaining prompts if the map was changed or saved since the last call. */
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
