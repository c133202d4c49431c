package emberway.app.command;

import emberway.app.platform.SimpleJson;
import java.util.List;

/**
 * Something that can be done on the map by mouse and by keyboard, which the window hints at until
 * the user has done it. The most important comes first.
 */
public enum Hint implements SimpleJson.Constant {
  /** The menu of a cell. */
  MENU("menu", "hint.menu"),
  /** The goal of the route. */
  GO("go", "hint.go"),
  /** Moving the map. */
  PAN("pan", "hint.pan"),
  /** Zooming. */
  ZOOM("zoom", "hint.zoom");

  /** All hints, in the order in which they are shown. */
  public static final List<Hint> ALL = List.of(values());

  private final String id;
  private final String text;

  Hint(String id, String text) {
    this.id = id;
    this.text = text;
  }

  @Override
  public String id() {
    return id;
  }

  /**
   * Returns the key of the mouse gesture in the bundle of texts; with {@code .effect} appended,
   * that of its effect.
   */
  public String text() {
    return text;
  }
}
