package emberway.app.gui;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where panels lie, as ImGui writes it down: sections of lines, each begun by its kind and name in
 * brackets.
 */
final class SavedPanelLayout {
  private static final Pattern WINDOW = Pattern.compile("(?m)^\\[Window]\\[(.*)]$");
  private static final Pattern SECTION = Pattern.compile("(?m)^\\[");
  private static final String ID =
      "###"; // before what a panel is known by, after what it is called

  /** The ids of panels that were known by their English titles before titles were translated. */
  private static final Map<String, String> RENAMED =
      Map.of(
          "Past messages", "###messages",
          "Problems", "###problems",
          "Report a problem", "###report",
          "Maps", "###maps",
          "Save a picture", "###picture");

  private SavedPanelLayout() {}

  /** A layout in which all panels go by the ids of today. */
  static String renamed(String layout) {
    return WINDOW
        .matcher(layout)
        .replaceAll(
            window -> {
              String id = RENAMED.getOrDefault(window.group(1), window.group(1));
              return Matcher.quoteReplacement("[Window][" + id + "]");
            });
  }

  /** What a panel of that title is known by. */
  static String id(String title) {
    int from = title.indexOf(ID);
    return from < 0 ? title : title.substring(from);
  }

  /** What the panels of a layout are known by. */
  static Set<String> ids(String layout) {
    Set<String> ids = new HashSet<>();
    Matcher windows = WINDOW.matcher(layout);
    while (windows.find()) {
      ids.add(windows.group(1));
    }
    return ids;
  }

  /** A layout without the panels that are forgotten, by what they are known by. */
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
