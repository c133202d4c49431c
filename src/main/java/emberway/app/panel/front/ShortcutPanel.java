package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.KeyNames;
import emberway.app.command.Shortcuts;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import imgui.ImGui;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiTableBgTarget;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.type.ImString;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The keys of all commands, to change and to reset; says which commands have the same key. Typed
 * words filter the list; the arrows mark a command, and Enter asks for its new key.
 */
public final class ShortcutPanel extends MovablePanel {
  private static final double WIDTH = 520; // [units]
  private static final double HEIGHT = 480; // [units]
  private static final double KEY_WIDTH = 150; // of the column of keys [units]
  private static final int LONGEST = 60; // limit on typed text [characters]
  private static final double MARKED = 0.3; // opacity of the marked row's highlight
  private static final String KEY = "##key"; // the id of a button with a key

  /** A line of the list; a text is empty where there is nothing to say. */
  private record Line(
      Command command,
      String menu,
      String name,
      String key,
      boolean isChanged,
      String rival,
      String searched) {
    boolean fits(String typed) {
      return SPACES.splitAsStream(typed).allMatch(searched::contains);
    }
  }

  private static final Pattern SPACES = Pattern.compile("\\s+");

  private final Supplier<Shortcuts> shortcuts;
  private final Supplier<Optional<Command>> asked;
  private final ChangeDetector<Shortcuts> shown = new ChangeDetector<>();
  private final ImString typed = new ImString(LONGEST);
  private List<Line> lines = List.of(); // that fit the typed text
  private boolean wasAsked;
  private int marked;

  /**
   * Creates the panel.
   *
   * @param shortcuts returns the keys of commands
   * @param asked returns the command whose new key the user is asked for
   */
  public ShortcutPanel(Supplier<Shortcuts> shortcuts, Supplier<Optional<Command>> asked) {
    super(Command.SHORTCUTS, "shortcuts.title", "shortcuts", WIDTH, HEIGHT);
    this.shortcuts = shortcuts;
    this.asked = asked;
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    GuiText.wrapped(
        Texts.get("shortcuts.how"), GuiStyle.FAINT, frame, ImGui.getContentRegionAvailX());
    GuiText.wrapped(
        Texts.get("shortcuts.fixed"), GuiStyle.FAINT, frame, ImGui.getContentRegionAvailX());
    filter(isNew());
    ImGui.sameLine();
    ImGui.beginDisabled(shortcuts.get().changed().isEmpty());
    if (ImGui.button(Icon.UNDO.before(Texts.get("shortcuts.reset-all")))) {
      commands.shortcuts().resetKeys();
    }
    ImGui.endDisabled();
    table(moveMark(commands), frame, commands);
  }

  /** Draws the line to type into, which has the keyboard unless a key is asked for. */
  private void filter(boolean isNew) {
    boolean isAsked = asked.get().isPresent();
    if (isNew) {
      typed.clear();
      marked = 0;
    }
    if (isNew || (wasAsked && !isAsked)) {
      ImGui.setKeyboardFocusHere();
    }
    wasAsked = isAsked;
    ImGui.setNextItemWidth(ImGui.getContentRegionAvailX() / 2);
    boolean isOther = ImGui.inputTextWithHint("##filter", Texts.get("shortcuts.filter"), typed);
    if (isOther) {
      marked = 0;
    }
    if (shown.isNew(shortcuts.get()) || isNew || isOther) {
      String wanted = typed.get().toLowerCase(Locale.ROOT).strip();
      lines = lines(shortcuts.get()).stream().filter(line -> line.fits(wanted)).toList();
    }
  }

  /** Moves the mark with the arrow keys and asks on Enter; returns whether the mark moved. */
  private boolean moveMark(Commands commands) {
    int before = marked;
    if (asked.get().isEmpty()) {
      marked += ImGui.isKeyPressed(ImGuiKey.DownArrow) ? 1 : 0;
      marked -= ImGui.isKeyPressed(ImGuiKey.UpArrow) ? 1 : 0;
      marked = Math.max(0, Math.min(lines.size() - 1, marked));
      if (GuiWidgets.isEntered() && !lines.isEmpty()) {
        commands.shortcuts().askKey(lines.get(marked).command);
      }
    }
    return marked != before;
  }

  private static List<Line> lines(Shortcuts shortcuts) {
    return Command.ALL.stream()
        .filter(command -> !KeyNames.cancels(command.key().code()))
        .map(command -> line(command, shortcuts))
        .toList();
  }

  private static Line line(Command command, Shortcuts shortcuts) {
    return new Line(
        command,
        command.menu().title(),
        command.icon().before(command.title()),
        shortcuts.of(command).name() + KEY,
        shortcuts.isChanged(command),
        shortcuts
            .rival(command)
            .map(other -> Texts.format("shortcuts.rival", other.title()))
            .orElse(""),
        searched(command, shortcuts));
  }

  private static String searched(Command command, Shortcuts shortcuts) {
    String words = command.title() + " " + shortcuts.of(command).name();
    return words.toLowerCase(Locale.ROOT) + " " + command.searchWords();
  }

  private void table(boolean hasMoved, GuiFrame frame, Commands commands) {
    int flags = ImGuiTableFlags.RowBg | ImGuiTableFlags.ScrollY;
    if (!ImGui.beginTable("##shortcuts", 3, flags)) {
      return;
    }
    ImGui.tableSetupColumn("##name", ImGuiTableColumnFlags.WidthStretch);
    ImGui.tableSetupColumn("##key", ImGuiTableColumnFlags.WidthFixed);
    float reset = 1.25f * ImGui.getFrameHeight(); // kept free while nothing is to be reset
    ImGui.tableSetupColumn("##reset", ImGuiTableColumnFlags.WidthFixed, reset);
    String menu = "";
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      if (!line.menu.equals(menu)) {
        menu = line.menu;
        ImGui.tableNextRow();
        ImGui.tableNextColumn();
        GuiText.faint(menu);
      }
      ImGui.tableNextRow();
      if (i == marked) {
        mark(hasMoved);
      }
      ImGui.pushID(i);
      row(line, frame, commands);
      ImGui.popID();
    }
    ImGui.endTable();
  }

  /** Highlights the row that Enter acts on, and scrolls to it if it was just marked. */
  private static void mark(boolean hasMoved) {
    int color = GuiStyle.packed(GuiStyle.EMBER, MARKED);
    ImGui.tableSetBgColor(ImGuiTableBgTarget.RowBg1, color);
    if (hasMoved) {
      ImGui.setScrollHereY();
    }
  }

  private void row(Line line, GuiFrame frame, Commands commands) {
    ImGui.tableNextColumn();
    ImGui.alignTextToFramePadding();
    ImGui.textUnformatted(line.name);
    if (!line.rival.isEmpty()) {
      GuiText.warned(line.rival, frame, ImGui.getContentRegionAvailX());
    }
    ImGui.tableNextColumn();
    boolean isAsked = asked.get().isPresent() && asked.get().get().equals(line.command);
    if (isAsked) {
      GuiStyle.pushLit();
    }
    String label = isAsked ? Texts.get("shortcuts.press") + KEY : line.key;
    if (ImGui.button(label, frame.px(KEY_WIDTH), 0)) {
      commands.shortcuts().askKey(line.command);
    }
    if (isAsked) {
      GuiStyle.popLit();
    }
    ImGui.tableNextColumn();
    if (line.isChanged
        && GuiWidgets.iconButton(Icon.UNDO, Texts.get("shortcuts.reset.tip"), "##reset")) {
      commands.shortcuts().resetKey(line.command);
    }
  }
}
