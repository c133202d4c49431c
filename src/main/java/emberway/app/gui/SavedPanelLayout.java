package emberway.app.gui;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The layout of panels in ImGui's text format: sections of lines, each headed by its kind and name
 * in brackets.
 */
final class SavedPanelLayout {
  private static final Pattern WINDOW = Pattern.compile("(?m)^\\[Window]\\[(.*)]$");
  private static final Pattern SECTION = Pattern.compile("(?m)^\\[");
  // Separates a panel's title from its id, which includes this prefix.
  private static final String ID = "###";

  /** Panel ids by the English titles that older versions used as ids. */
  private static final Map<String, String> TITLES_OF_OLD_VERSIONS =
      Map.of(
          "Past messages", "###messages",
          "Problems", "###problems",
          "Report a problem", "###report",
          "Maps", "###maps",
          "Save a picture", "###picture");

  private SavedPanelLayout() {}

  /** Returns a layout in which all panels have current ids. */
  static String renamed(String layout) {
    return WINDOW
        .matcher(layout)
        .replaceAll(
            window -> {
              String id = TITLES_OF_OLD_VERSIONS.getOrDefault(window.group(1), window.group(1));
              return Matcher.quoteReplacement("[Window][" + id + "]");
            });
  }

  /** Returns the id of the panel with a title. */
  static String id(String title) {
    int from = title.indexOf(ID);
    return from < 0 ? title : title.substring(from);
  }

  /** Returns the ids of the panels in a layout. */
  static Set<String> ids(String layout) {
    Set<String> ids = new HashSet<>();
    Matcher windows = WINDOW.matcher(layout);
    while (windows.find()) {
      ids.add(windows.group(1));
    }
    return ids;
  }

  /** Returns a layout without the panels whose ids match a condition. */
  static String without(String layout, Predicate<String> isForgotten) {
    StringBuilder rest = new StringBuilder(layout.length());
    Matcher begin = SECTION.matcher(layout);
    int from = 0;
    while (from < layout.length()) {
      int to = begin.find(from + 1) ? begin.start() : layout.length();
      Matcher window = WINDOW.matcher(layout).region(from, to);
      if (!window.find() || !isForgotten.test(window.group(1))) {
        rest.append(layout, from, to);
      }
      from = to;
    }
    return rest.toString();
  }
}
