package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Passes mouse events to the tools whose buttons are down, and reports where the pointer is. */
public final class MouseDispatcher {
  private final List<MouseTool> tools;
  private final Pointer pointer;
  private final PointConsumer hover;
  private final Commands commands;
  private final Map<InputEvent.Button, List<MouseTool>> down =
      new EnumMap<>(InputEvent.Button.class);
  private final List<MouseTool> held = new ArrayList<>(); // all tools in use

  /**
   * Creates a dispatcher with no buttons down.
   *
   * @param tools in order of precedence: the first tool that claims a press gets it
   * @param hover receives each position of the pointer
   */
  public MouseDispatcher(
      List<MouseTool> tools, Pointer.CellFinder cells, PointConsumer hover, Commands commands) {
    this.tools = List.copyOf(tools);
    pointer = new Pointer(cells);
    this.hover = hover;
    this.commands = commands;
  }

  public void move(InputEvent.PointerMoved moved) {
    pointer.move(moved.x(), moved.y(), moved.nanos());
    for (int i = 0; i < held.size(); i++) {
      held.get(i).move(pointer);
    }
    hover.accept(moved.x(), moved.y());
  }

  public void change(InputEvent.ButtonChanged changed) {
    pointer.press(changed.shift(), changed.ctrl(), changed.nanos());
    if (changed.down()) {
      List<MouseTool> taken = takers(changed.button());
      down.put(changed.button(), taken);
      hold();
      taken.forEach(tool -> tool.press(pointer));
    } else if (down.containsKey(changed.button())) {
      List<MouseTool> released = down.remove(changed.button());
      hold();
      released.forEach(tool -> tool.release(pointer));
    }
  }

  /** Lets tools act whose button has been down for long. [ns] */
  public void tick(long now) {
    for (int i = 0; i < held.size(); i++) {
      MouseTool tool = held.get(i);
      if (tool.due().isPresent() && tool.due().getAsLong() <= now) {
        down.replaceAll((button, tools) -> tools.contains(tool) ? List.of() : tools);
        hold();
        tool.hold(pointer);
        return;
      }
    }
  }

  /** Returns how long until {@link #tick} has something to do; empty if it has not. [ns] */
  public OptionalLong untilNext(long now) {
    return held.stream()
        .flatMapToLong(tool -> tool.due().stream())
        .map(due -> Math.max(0, due - now))
        .min();
  }

  private void hold() {
    held.clear();
    down.values().forEach(held::addAll);
  }

  /**
   * Returns the tools that get a press: the first that claims it, otherwise all that take the
   * button.
   */
  private List<MouseTool> takers(InputEvent.Button button) {
    List<MouseTool> takers =
        tools.stream().filter(tool -> tool.takes(button) && !isBusy(tool)).toList();
    return takers.stream()
        .filter(tool -> tool.claims(pointer))
        .findFirst()
        .map(List::of)
        .orElse(takers);
  }

  private boolean isBusy(MouseTool tool) {
    return down.values().stream().anyMatch(held -> held.contains(tool));
  }

  /** Whether a tool is in use. */
  public boolean isHolding() {
    return !held.isEmpty();
  }

  public void scroll(double notches) {
    commands.motion().halt();
    commands.motion().zoom(pointer.x(), pointer.y(), notches);
  }
}
