package emberway.app.panel.help;

import emberway.app.command.Action;
import emberway.app.command.Command;
import emberway.app.command.CommandRegistry;
import emberway.app.command.Icon;
import emberway.app.command.KeyNames;
import emberway.app.command.Shortcuts;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.Localized;
import emberway.app.text.Texts;
import imgui.ImGui;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.type.ImBoolean;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The keys of all commands, to change and to reset; says which commands have the same key. */
public final class ShortcutPanel implements Panel {
  private static final double WIDTH = 520; // [units], like the lengths below
  private static final double HEIGHT = 480;
  private static final double KEY_WIDTH = 150;
  private static final String KEY = "##key"; // the id of a button with a key

  private static final Localized<String> TITLE =
      new Localized<>(() -> Texts.get("shortcuts.title") + "###shortcuts");

  /** A line of the list; a text is empty where there is nothing to say. */
  private record Line(
      Command command, String menu, String name, String key, boolean isChanged, String rival) {}

  private final Supplier<Shortcuts> shortcuts;
  private final Supplier<Optional<Command>> asked;
  private final ChangeDetector<Shortcuts> shown = new ChangeDetector<>();
  private final ImBoolean open = new ImBoolean(true);
  private List<Line> lines = List.of();

  /**
   * Creates the panel.
   *
   * @param shortcuts returns the keys of commands
   * @param asked returns the command whose new key the user is asked for
   */
  public ShortcutPanel(Supplier<Shortcuts> shortcuts, Supplier<Optional<Command>> asked) {
    this.shortcuts = shortcuts;
    this.asked = asked;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.viewOptions().contains(ViewOption.SHORTCUTS)) {
      return;
    }
    if (shown.isNew(shortcuts.get())) {
      lines = lines(shortcuts.get());
    }
    open.set(true);
    if (frame.beginMovable(TITLE.get(), open, WIDTH, HEIGHT)) {
      GuiText.wrapped(
          Texts.get("shortcuts.how"), GuiStyle.FAINT, frame, ImGui.getContentRegionAvailX());
      ImGui.beginDisabled(shortcuts.get().changed().isEmpty());
      if (ImGui.button(Icon.UNDO.before(Texts.get("shortcuts.reset-all")))) {
        actions.accept(new Action.ResetKeys());
      }
      ImGui.endDisabled();
      table(frame, actions);
    }
    frame.endPanel();
    if (!open.get()) {
      actions.accept(new ViewAction.Toggle(ViewOption.SHORTCUTS));
    }
  }

  private static List<Line> lines(Shortcuts shortcuts) {
    return CommandRegistry.ALL.stream()
        .filter(command -> !KeyNames.cancels(command.key().code()))
        .map(command -> line(command, shortcuts))
        .toList();
  }

  private static Line line(Command command, Shortcuts shortcuts) {
    return new Line(
        command,
        command.menu().title(),
        command.icon().before(command.name()),
        shortcuts.of(command).name() + KEY,
        shortcuts.isChanged(command),
        shortcuts
            .rival(command)
            .map(other -> Texts.format("shortcuts.rival", other.name()))
            .orElse(""));
  }

  private void table(GuiFrame frame, Consumer<Action> actions) {
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
      ImGui.pushID(i);
      row(line, frame, actions);
      ImGui.popID();
    }
    ImGui.endTable();
  }

  private void row(Line line, GuiFrame frame, Consumer<Action> actions) {
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
      actions.accept(new Action.AskKey(line.command.id()));
    }
    if (isAsked) {
      GuiStyle.popLit();
    }
    ImGui.tableNextColumn();
    if (line.isChanged
        && GuiWidgets.iconButton(Icon.UNDO, Texts.get("shortcuts.reset.tip"), "##reset")) {
      actions.accept(new Action.ResetKey(line.command.id()));
    }
  }
}
