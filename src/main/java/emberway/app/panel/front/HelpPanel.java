package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.Shortcuts;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.PageScroll;
import emberway.app.gui.Panel;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import imgui.ImGui;
import imgui.flag.ImGuiHoveredFlags;
import imgui.flag.ImGuiMouseButton;
import imgui.flag.ImGuiPopupFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.flag.ImGuiWindowFlags;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The help page: the six things that matter most, then all gestures and keys by topic. */
public final class HelpPanel implements Panel {
  private static final int MOST_COLUMNS = 3;

  private static final double BESIDE = 24; // between the title and the button [units]

  private static final String BETWEEN = "   "; // at the right of a column

  /** An input and its effect; a title has no effect. */
  record Line(String input, String effect) {
    boolean isTitle() {
      return effect.isEmpty();
    }
  }

  private static final Line GAP = new Line("", "");

  /** The gestures and commands of a menu. */
  record Topic(String title, List<Line> lines) {}

  /** Message keys of mouse gestures; with {@code .effect} appended, those of their effects. */
  private static final Map<Command.Menu, List<String>> GESTURES =
      new EnumMap<>(
          Map.of(
              Command.Menu.FILE,
              List.of("help.drop-file"),
              Command.Menu.EDIT,
              List.of("help.drag-tool", "help.shift-drag-rectangle", "help.click-in-build"),
              Command.Menu.VIEW,
              List.of("help.drag", "help.wheel", "help.move-keys", "help.drag-panel"),
              Command.Menu.ROUTE,
              List.of(
                  "help.right-click",
                  "help.right-drag",
                  "help.shift-right-click",
                  "help.ctrl-right-click",
                  "help.ctrl-shift-right-click",
                  "help.drag-mark",
                  "help.click-name",
                  "help.click-volcano")));

  private final Supplier<Shortcuts> shortcuts;
  private final PageScroll pageScroll;
  private final ChangeDetector<Shortcuts> shownShortcuts = new ChangeDetector<>();
  private float shownWidth; // of the window when the columns were arranged [px]
  private float tableRight; // right edge of the topics, from the page's left [px]
  private List<List<Line>> first = List.of(); // in columns
  private List<List<Line>> rest = List.of();

  /**
   * Creates the panel.
   *
   * @param shortcuts returns the keys of commands
   * @param pageScroll scrolls the page by keys
   */
  public HelpPanel(Supplier<Shortcuts> shortcuts, PageScroll pageScroll) {
    this.shortcuts = shortcuts;
    this.pageScroll = pageScroll;
  }

  /** Returns the six things that matter most. */
  static List<Line> first(Shortcuts shortcuts) {
    return List.of(
        new Line(Texts.get("help.first.go"), Texts.get("help.first.go.effect")),
        new Line(Texts.get("help.first.move"), Texts.get("help.first.move.effect")),
        new Line(Texts.get("help.first.volcano"), Texts.get("help.first.volcano.effect")),
        new Line(shortcuts.nameOf(Command.OPEN_MAP), Texts.get("help.first.open")),
        new Line(shortcuts.nameOf(Command.PALETTE), Texts.get("help.first.all")),
        new Line(shortcuts.nameOf(Command.UNDO), Texts.get("help.first.undo")));
  }

  /** Returns the topics, one a menu, in the order of the menus. */
  static List<Topic> topics(Shortcuts shortcuts) {
    List<Topic> result = new ArrayList<>();
    for (Command.Menu menu : Command.Menu.values()) {
      List<Line> lines = new ArrayList<>();
      for (String key : GESTURES.getOrDefault(menu, List.of())) {
        lines.add(new Line(Texts.get(key), Texts.get(key + ".effect")));
      }
      for (Command command : Command.ALL) {
        if (command.menu() == menu) {
          lines.add(new Line(shortcuts.of(command).name(), command.title()));
        }
      }
      result.add(new Topic(menu.title(), List.copyOf(lines)));
    }
    return List.copyOf(result);
  }

  /**
   * Distributes topics over columns of about the same height, in their order.
   *
   * @param columns the number of columns [&gt;= 1]
   */
  static List<List<Topic>> columns(List<Topic> topics, int columns) {
    int all = topics.stream().mapToInt(topic -> height(topic)).sum();
    List<List<Topic>> result = new ArrayList<>();
    for (int i = 0; i < columns; i++) {
      result.add(new ArrayList<>());
    }
    int above = 0;
    for (Topic topic : topics) {
      int middle = 2 * above + height(topic); // in halves of a line
      result.get(middle * columns / (2 * all)).add(topic);
      above += height(topic);
    }
    return result;
  }

  private static int height(Topic topic) {
    return topic.lines().size() + 2; // with the title and a gap
  }

  private static Line padded(Line line) {
    return new Line(line.input(), line.effect() + BETWEEN);
  }

  /** Returns the lines of columns: of each topic its title, its lines and a gap. */
  private static List<List<Line>> lines(List<List<Topic>> columns) {
    List<List<Line>> result = new ArrayList<>();
    for (List<Topic> column : columns) {
      List<Line> lines = new ArrayList<>();
      for (Topic topic : column) {
        lines.add(new Line(topic.title(), ""));
        topic.lines().forEach(line -> lines.add(padded(line)));
        lines.add(GAP);
      }
      result.add(lines);
    }
    return result;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().contains(Command.HELP)) {
      return;
    }
    float menus = ImGui.getFrameHeight();
    float margin = frame.px(8);
    ImGui.setNextWindowSizeConstraints(
        0, 0, frame.width() - 2 * margin, frame.height() - menus - 2 * margin);
    ImGui.setNextWindowBgAlpha(1);
    frame.beginPanel(
        "##help",
        frame.width() / 2,
        (menus + frame.height()) / 2,
        0.5f,
        0.5f,
        ImGuiWindowFlags.AlwaysAutoResize);
    if (ImGui.isWindowAppearing()) {
      ImGui.setWindowFocus(); // in front of panels that came up since it was last shown
    } else if (!ImGui.isPopupOpen("", ImGuiPopupFlags.AnyPopup)) {
      frame.keepInFront();
    }
    pageScroll.scroll();
    GuiText.heading(Texts.get("help.title"), frame);
    boolean isClosed = close(frame);
    ImGui.spacing();
    if (shownShortcuts.isNew(shortcuts.get()) || shownWidth != frame.width()) {
      shownWidth = frame.width();
      arrange(frame.width() - 2 * margin - 2 * ImGui.getStyle().getWindowPaddingX());
    }
    table("##first", first);
    ImGui.spacing();
    ImGui.separator();
    ImGui.spacing();
    table("##topics", rest);
    float right = ImGui.getItemRectMaxX() - ImGui.getWindowPosX();
    if (right != tableRight) {
      tableRight = right;
      frame.unsettle(); // the button that closes the page lies at the same edge
    }
    if (isClosed || isLeft(menus)) {
      commands.toggle(Command.HELP);
    }
    frame.endPanel();
  }

  /** Draws a button at the upper right, and returns whether it was clicked. */
  private boolean close(GuiFrame frame) {
    float width = ImGui.getFrameHeight() * GuiWidgets.ICON_WIDTH;
    float beside = ImGui.getItemRectMaxX() - ImGui.getWindowPosX() + frame.px(BESIDE);
    ImGui.sameLine(Math.max(beside, tableRight - width));
    return GuiWidgets.iconButton(Icon.CLOSE, Texts.get("close"), "##close");
  }

  /**
   * Whether the user has just clicked beside the page, which would bring another panel in front of
   * it. The menus do not count, as one of them closes the page, too.
   *
   * @param menus the height of the menu bar [px]
   */
  private static boolean isLeft(float menus) {
    return ImGui.isMouseClicked(ImGuiMouseButton.Left)
        && !ImGui.isWindowAppearing()
        && ImGui.getMousePosY() > menus
        && !ImGui.isPopupOpen("", ImGuiPopupFlags.AnyPopup)
        && !ImGui.isWindowHovered(ImGuiHoveredFlags.AllowWhenBlockedByActiveItem);
  }

  /** Arranges the lines in as many columns as fit into a width. [px] */
  private void arrange(float room) {
    int columns = MOST_COLUMNS;
    do {
      rest = lines(columns(topics(shortcuts.get()), columns));
      columns--;
    } while (columns > 0 && width(rest) > room);
    List<Line> most = first(shortcuts.get()).stream().map(HelpPanel::padded).toList();
    int half = (most.size() + 1) / 2;
    first =
        rest.size() > 1
            ? List.of(most.subList(0, half), most.subList(half, most.size()))
            : List.of(most);
  }

  private static float width(List<List<Line>> columns) {
    float result = 0;
    for (List<Line> column : columns) {
      float input = 0;
      float effect = 0;
      for (Line line : column) {
        input = Math.max(input, GuiText.width(line.input()));
        effect = Math.max(effect, GuiText.width(line.effect()));
      }
      result += input + effect + 4 * ImGui.getStyle().getCellPaddingX();
    }
    return result;
  }

  /** Draws columns of lines side by side. */
  private static void table(String id, List<List<Line>> columns) {
    if (!ImGui.beginTable(id, 2 * columns.size(), ImGuiTableFlags.SizingFixedFit)) {
      return;
    }
    int rows = columns.stream().mapToInt(List::size).max().orElse(0);
    for (int row = 0; row < rows; row++) {
      ImGui.tableNextRow();
      for (List<Line> column : columns) {
        Line line = row < column.size() ? column.get(row) : GAP;
        ImGui.tableNextColumn();
        GuiText.colored(line.input(), line.isTitle() ? GuiStyle.FAINT : GuiStyle.EMBER);
        ImGui.tableNextColumn();
        ImGui.textUnformatted(line.effect());
      }
    }
    ImGui.endTable();
  }
}
