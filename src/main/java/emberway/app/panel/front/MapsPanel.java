package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.document.MapLibrary;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.PickField;
import emberway.app.panel.QuickPick;
import emberway.app.platform.PathText;
import emberway.app.scene.MapOpener;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import imgui.ImGui;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The library of maps, with a text field that filters it by words, or takes the path of any other
 * map.
 */
public final class MapsPanel extends MovablePanel {
  private static final double WIDTH = 520; // [units]
  private static final double HEIGHT = 560;
  // Of a line with a path that completes the typed one [units]
  private static final double LINE_INSET = 16;
  private static final int LONGEST = 1000; // limit on typed text [characters]
  private static final int LONGEST_FOLDER = 40; // of a recent map [characters]

  private final MapLibrary mapLibrary;
  private final PickField field = new PickField(LONGEST);
  private final Supplier<String> open;
  private List<MapLibrary.Recent> listed = List.of(); // the recent maps whose folders are known
  private Map<Path, String> folders = Map.of(); // the folders of recent maps, as they are shown
  private Lists lists = new Lists(List.of(), List.of(), List.of(), List.of());
  private Optional<MapLibrary.Section> shownInFront = Optional.empty();

  /** What is shown below the field, from top to bottom. */
  record Lists(
      List<MapLibrary.Section> front,
      List<String> completions,
      List<MapLibrary.Recent> recent,
      List<MapLibrary.Section> others) {
    boolean isEmpty() {
      return completions.isEmpty() && recent.isEmpty() && front.isEmpty() && others.isEmpty();
    }

    /** Returns the first line for the map with a unique name; the first of all if there is none. */
    int lineOf(String name) {
      List<String> lines = new ArrayList<>(completions);
      front.forEach(section -> lines.addAll(addresses(section)));
      recent.stream()
          .filter(each -> !each.isMissing())
          .forEach(each -> lines.add(MapOpener.name(each.file())));
      others.forEach(section -> lines.addAll(addresses(section)));
      return Math.max(0, lines.indexOf(name));
    }

    private static List<String> addresses(MapLibrary.Section section) {
      return section.items().stream().map(MapLibrary.Item::address).toList();
    }
  }

  /**
   * Creates the panel.
   *
   * @param open returns the unique name of the map on show
   */
  public MapsPanel(MapLibrary mapLibrary, Supplier<String> open) {
    super(Command.OPEN_MAP, "maps.title", "maps", WIDTH, HEIGHT);
    this.mapLibrary = mapLibrary;
    this.open = open;
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    line(frame, isNew(), commands);
    lists = lists();
    field.propose(lists.lineOf(open.get()));
    field.beginList();
    completions(frame, commands);
    if (lists.isEmpty()) {
      GuiText.faint(Texts.get("pick.nothing"));
    }
    if (ImGui.beginChild("##lists")) {
      front(frame, commands);
      recent(frame, commands);
      for (MapLibrary.Section section : lists.others()) {
        PackDetails.show(section, field, frame, commands);
      }
    }
    ImGui.endChild();
    if (field.isEnteredBare()) {
      openTyped(commands);
    }
  }

  /** Returns what fits the typed words; paths do not filter maps. */
  private Lists lists() {
    String wanted = isPath() ? "" : field.text().strip().toLowerCase(Locale.ROOT);
    Lists result =
        new Lists(
            fitting(mapLibrary.front().stream(), wanted),
            isPath() ? completions() : List.of(),
            fitting(mapLibrary.recent(), wanted),
            fitting(mapLibrary.others().stream(), wanted));
    return result.isEmpty() ? new Lists(List.of(), completions(), List.of(), List.of()) : result;
  }

  /** Whether the typed text can only be a path. */
  private boolean isPath() {
    String text = field.text().strip();
    return text.startsWith("~") || text.contains("/") || text.contains("\\");
  }

  private List<String> completions() {
    return field.text().isEmpty()
        ? List.of()
        : mapLibrary.completions().stream()
            .filter(each -> each.length() < LONGEST && !each.equals(field.text()))
            .toList();
  }

  private static List<MapLibrary.Section> fitting(
      Stream<MapLibrary.Section> sections, String wanted) {
    if (wanted.isEmpty()) {
      return sections.toList();
    }
    return sections
        .map(
            section ->
                section.filtered(
                    map -> fits(map.name(), map.file() + " " + map.description(), wanted)))
        .filter(section -> !section.items().isEmpty())
        .toList();
  }

  private static List<MapLibrary.Recent> fitting(List<MapLibrary.Recent> recent, String wanted) {
    return wanted.isEmpty()
        ? recent
        : recent.stream()
            .filter(each -> fits(String.valueOf(each.file().getFileName()), "", wanted))
            .toList();
  }

  private static boolean fits(String name, String about, String wanted) {
    return QuickPick.fits(name, about.toLowerCase(Locale.ROOT), wanted);
  }

  /** Shows an opened pack first, and scrolls to it once. */
  private void front(GuiFrame frame, Commands commands) {
    Optional<MapLibrary.Section> front = mapLibrary.front();
    if (!front.equals(shownInFront)) {
      shownInFront = front;
      ImGui.setScrollY(0);
      field.replace("");
    }
    for (MapLibrary.Section section : lists.front()) {
      PackDetails.show(section, field, frame, commands);
    }
  }

  private void line(GuiFrame frame, boolean isNew, Commands commands) {
    String open = Texts.get("maps.open");
    String browse = Icon.FOLDER.before(Texts.get("save-as.browse"));
    float beside = 2 * ImGui.getStyle().getFramePaddingX() + ImGui.getStyle().getItemSpacingX();
    float buttons = GuiText.width(open) + GuiText.width(browse) + 2 * beside;
    float width = ImGui.getContentRegionAvailX() - buttons;
    if (field.show(Texts.get("maps.path"), isNew, width)) {
      commands.files().completePath(field.text());
      if (isPath()) {
        field.unmark(); // Enter opens the path itself
      }
    }
    ImGui.sameLine();
    ImGui.beginDisabled(field.text().isBlank());
    if (ImGui.button(open)) {
      openTyped(commands);
    }
    ImGui.endDisabled();
    ImGui.sameLine();
    if (ImGui.button(browse)) {
      commands.files().browseFiles();
    }
    GuiText.tooltip(Texts.get("maps.browse.tip"));
    if (!mapLibrary.refusal().isEmpty()) {
      GuiText.warning(mapLibrary.refusal(), frame, ImGui.getContentRegionAvailX());
    }
    ImGui.spacing();
  }

  private void openTyped(Commands commands) {
    if (!field.text().isBlank()) {
      commands.files().openTyped(field.text().strip());
    }
  }

  private void completions(GuiFrame frame, Commands commands) {
    for (int i = 0; i < lists.completions().size(); i++) {
      String completion = lists.completions().get(i);
      ImGui.pushID(i);
      boolean isPicked = field.line(0, 0, frame);
      ImGui.sameLine(frame.px(LINE_INSET));
      GuiText.plain(PrintableText.escape(completion));
      ImGui.popID();
      if (isPicked) {
        field.replace(completion);
        boolean isFolder = completion.endsWith("/") || completion.endsWith("\\");
        if (!isFolder) {
          commands.files().openTyped(completion);
        }
      }
    }
  }

  private void recent(GuiFrame frame, Commands commands) {
    if (lists.recent().isEmpty()) {
      return;
    }
    if (listed != mapLibrary.recent()) {
      listed = mapLibrary.recent();
      folders =
          PathText.folders(listed.stream().map(MapLibrary.Recent::file).toList(), LONGEST_FOLDER);
    }
    GuiText.faint(Texts.get("maps.recent"));
    int number = 0;
    for (MapLibrary.Recent recent : lists.recent()) {
      ImGui.pushID(number++);
      recent(recent, frame, commands);
      ImGui.popID();
    }
    ImGui.spacing();
  }

  /** Draws a recent map; one whose file is missing only as a line. */
  private void recent(MapLibrary.Recent recent, GuiFrame frame, Commands commands) {
    String name = PrintableText.escape(String.valueOf(recent.file().getFileName()));
    String path = PrintableText.escape(recent.file().toString());
    String where = PrintableText.escape(folders.get(recent.file()));
    float top = ImGui.getCursorPosY();
    float right = ImGui.getCursorPosX() + ImGui.getContentRegionAvailX();
    float button = GuiWidgets.ICON_WIDTH * ImGui.getFrameHeight();
    if (recent.isMissing()) {
      ImGui.alignTextToFramePadding();
      GuiText.faint(Texts.format("maps.missing", Texts.format("path.in-folder", name, where)));
      GuiText.tooltip(path);
    } else {
      float aside = button + ImGui.getStyle().getItemSpacingX();
      if (PackDetails.row(recent.picture(), name, where, path, aside, field, frame)) {
        commands.files().open(recent.file());
      }
    }
    float bottom = ImGui.getCursorPosY();
    float spacing = ImGui.getStyle().getItemSpacingY();
    float height = ImGui.getFrameHeight();
    ImGui.setCursorPos(right - button, top + (bottom - spacing - top - height) / 2);
    if (GuiWidgets.iconButton(Icon.CLOSE, Texts.get("maps.forget.tip"), "##forget")) {
      commands.files().forgetRecent(recent.file());
    }
    ImGui.setCursorPosY(bottom);
  }
}
