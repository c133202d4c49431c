package emberway.app.gui;

import static org.lwjgl.glfw.GLFW.GLFW_KEY_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_END;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_HOME;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PAGE_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PAGE_UP;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_UP;

import emberway.app.command.InputEvent;
import imgui.ImGui;

/**
 * Scrolls a panel of text in front of the map by keys, which have no other use there: arrows, Page
 * up, Page down, Home and End. Window's thread only.
 */
public final class PageScroll {
  private static final double LINES = 3; // lines that an arrow scrolls by
  private static final double OVERLAP = 2; // lines that stay in sight from page to page
  private static final double ALL = 1e9; // more lines than any panel has

  private double lines; // lines to scroll down by in the next layout
  private double pages;

  /** Takes a press or repetition of a key that scrolls; returns whether it was one. */
  public boolean takes(InputEvent inputEvent) {
    if (inputEvent instanceof InputEvent.KeyChanged changed) {
      return changed.down() && !changed.ctrl() && takes(changed.key());
    }
    return inputEvent instanceof InputEvent.KeyRepeated repeated
        && !repeated.ctrl()
        && takes(repeated.key());
  }

  /** Takes a press or repetition of Page up or Page down alone; returns whether it was one. */
  boolean takesPage(InputEvent inputEvent) {
    return (isKey(inputEvent, GLFW_KEY_PAGE_UP) || isKey(inputEvent, GLFW_KEY_PAGE_DOWN))
        && takes(inputEvent);
  }

  private static boolean isKey(InputEvent inputEvent, int key) {
    return (inputEvent instanceof InputEvent.KeyChanged changed && changed.key() == key)
        || (inputEvent instanceof InputEvent.KeyRepeated repeated && repeated.key() == key);
  }

  private boolean takes(int key) {
    switch (key) {
      case GLFW_KEY_DOWN -> lines += LINES;
      case GLFW_KEY_UP -> lines -= LINES;
      case GLFW_KEY_PAGE_DOWN -> pages++;
      case GLFW_KEY_PAGE_UP -> pages--;
      case GLFW_KEY_HOME -> lines -= ALL;
      case GLFW_KEY_END -> lines += ALL;
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Scrolls the current ImGui window by what was pressed since the last call. */
  public void scroll() {
    double by = offset(ImGui.getTextLineHeightWithSpacing(), ImGui.getWindowHeight());
    if (by != 0) {
      double wanted = ImGui.getScrollY() + by;
      ImGui.setScrollY((float) Math.max(0, Math.min(ImGui.getScrollMaxY(), wanted)));
    }
  }

  /** Returns by how much to scroll down, once, in a window of a given height. [px] */
  double offset(double lineHeight, double height) {
    double page = Math.max(lineHeight, height - OVERLAP * lineHeight);
    double result = lines * lineHeight + pages * page;
    lines = 0;
    pages = 0;
    return result;
  }
}
