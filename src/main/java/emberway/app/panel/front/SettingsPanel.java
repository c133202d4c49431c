package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.Shortcuts;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.settings.Appearance;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import imgui.ImGui;
import imgui.flag.ImGuiStyleVar;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.type.ImString;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** The settings, in sections; typed words filter them. Each takes effect at once. */
public final class SettingsPanel extends MovablePanel {
  private static final double WIDTH = 560; // [units]
  private static final double HEIGHT = 440; // of the list, if there is room [units]
  private static final double AROUND = 128; // height kept free above and below the list [units]
  private static final float CONTROLS = 0.4f; // the part of the width for controls
  private static final int LONGEST = 60; // limit on typed text [characters]
  private static final List<Integer> UNDO = List.of(64, 256, 1024, 4096); // choices [MiB]
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private final Supplier<Settings> settings;
  private final Supplier<Shortcuts> shortcuts;
  private final Supplier<Optional<Path>> pictures;
  private final ImString typed = new ImString(LONGEST);
  private GuiFrame frame; // of the current layout
  private String section = ""; // of the next rows
  private boolean isSectionDue; // whether none of the section's rows has been drawn yet
  private int rows; // shown so far in the current layout
  private String id = ""; // of the current row's control

  /**
   * Creates the panel.
   *
   * @param settings returns the current settings
   * @param shortcuts returns the keys of commands
   * @param pictures returns the folder for pictures, once known
   */
  public SettingsPanel(
      Supplier<Settings> settings,
      Supplier<Shortcuts> shortcuts,
      Supplier<Optional<Path>> pictures) {
    super(Command.SETTINGS, "settings.title", "settings", WIDTH, GuiFrame.AS_HIGH_AS_IT_HOLDS);
    this.settings = settings;
    this.shortcuts = shortcuts;
    this.pictures = pictures;
  }

  @Override
  void content(ExplorerState state, GuiFrame current, Commands commands) {
    frame = current;
    if (isNew()) {
      typed.clear();
      ImGui.setKeyboardFocusHere();
    }
    float width = ImGui.getContentRegionAvailX();
    ImGui.setNextItemWidth(width);
    ImGui.inputTextWithHint("##search", Texts.get("settings.search"), typed);
    frame.recordField();
    float height = Math.min(frame.px(HEIGHT), frame.height() - frame.px(AROUND));
    ImGui.pushStyleVar(ImGuiStyleVar.CellPadding, frame.px(4), frame.px(6));
    if (ImGui.beginChild("##list", width, height) && ImGui.beginTable("##settings", 2)) {
      ImGui.tableSetupColumn("##label", ImGuiTableColumnFlags.WidthStretch, 1 - CONTROLS);
      ImGui.tableSetupColumn("##control", ImGuiTableColumnFlags.WidthStretch, CONTROLS);
      rows = 0;
      appearance(commands);
      map(state, commands);
      program(commands);
      ImGui.endTable();
      if (rows == 0) {
        GuiText.faint(Texts.get("pick.nothing"));
      }
    }
    ImGui.endChild();
    ImGui.popStyleVar();
  }

  private void appearance(Commands commands) {
    begin("settings.appearance");
    Appearance now = settings.get().appearance();
    if (isFlipped("settings.light", now.theme() == Appearance.Theme.LIGHT)) {
      commands.window().switchTheme();
    }
    if (isFlipped("settings.safe", now.colors() == Appearance.FieldColors.SAFE)) {
      commands.window().switchColors();
    }
    if (row("settings.size")) {
      String percent = Texts.format("settings.percent", Math.round(frame.px(100)));
      for (String step : List.of("−", percent, "+")) {
        if (ImGui.button(step)) {
          commands.window().magnify(step.equals("+") ? 1 : step.equals(percent) ? 0 : -1);
        }
        frame.recordStop();
        ImGui.sameLine();
      }
      ImGui.newLine();
    }
    choose(
        "settings.language",
        List.of(Language.values()),
        settings.get().language(),
        Language::title,
        commands.window()::speak);
  }

  private void map(ExplorerState state, Commands commands) {
    begin("settings.map");
    choose(
        "settings.units",
        List.of(DistanceUnit.values()),
        settings.get().distanceUnit(),
        DistanceUnit::title,
        commands.window()::measureIn);
    for (Command each : Command.TOGGLES) {
      String effect = Texts.format("settings.toggle.effect", shortcuts.get().nameOf(each));
      if (each.isRemembered()
          && row(each.title(), effect, each.searchWords())
          && isFlipped(state.viewOptions().contains(each))) {
        commands.toggle(each);
      }
    }
  }

  private void program(Commands commands) {
    begin("settings.program");
    boolean isLast = settings.get().startsWithLast();
    if (isFlipped("settings.start", isLast)) {
      commands.window().startWithLast(!isLast);
    }
    choose(
        "settings.undo",
        UNDO,
        settings.get().undoMegabytes(),
        each -> Texts.format("settings.megabytes", each),
        commands.window()::limitUndo);
    if (row("settings.keys") && isPressed(Icon.KEYS, "settings.change")) {
      commands.toggle(Command.SHORTCUTS);
    }
    Optional<Path> folder = pictures.get();
    if (folder.isPresent()
        && row(Texts.get("settings.pictures"), PrintableText.escape(folder.get().toString()), "")
        && isPressed(Icon.FOLDER, "settings.change")) {
      commands.pictures().browsePictureFolder();
    }
    Optional<Path> last = settings.get().recent().files().stream().findFirst();
    if (last.isPresent()
        && row(Texts.get("settings.maps"), PrintableText.escape(last.get().toString()), "")
        && isPressed(Icon.FOLDER, "settings.show")) {
      commands.window().showInFolder(last.get());
    }
  }

  private void begin(String title) {
    section = Texts.get(title);
    isSectionDue = true;
  }

  private boolean row(String key) {
    return row(Texts.get(key), Texts.get(key + ".effect"), "");
  }

  /**
   * Begins a row with its label and explanation, and moves on to its control; returns whether there
   * is such a row.
   *
   * @param words other words by which users may look for it
   */
  private boolean row(String label, String effect, String words) {
    String searched = String.join(" ", section, label, effect, words).toLowerCase(Locale.ROOT);
    String wanted = typed.get().toLowerCase(Locale.ROOT).strip();
    if (!SPACES.splitAsStream(wanted).allMatch(searched::contains)) {
      return false;
    }
    rows++;
    if (isSectionDue) {
      isSectionDue = false;
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      ImGui.pushFont(frame.fonts().name());
      GuiText.plain(section);
      ImGui.popFont();
    }
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    ImGui.pushStyleVar(ImGuiStyleVar.ItemSpacing, frame.px(8), frame.px(2));
    GuiText.plain(label);
    GuiText.wrapped(effect, GuiStyle.FAINT, frame, ImGui.getContentRegionAvailX());
    ImGui.popStyleVar();
    ImGui.tableNextColumn();
    id = "##" + label;
    return true;
  }

  private boolean isFlipped(String key, boolean isOn) {
    return row(key) && isFlipped(isOn);
  }

  /** Draws a box to check; returns whether it was clicked. */
  private boolean isFlipped(boolean isOn) {
    boolean isClicked = GuiWidgets.checkbox(id, isOn);
    frame.recordStop();
    return isClicked;
  }

  private boolean isPressed(Icon icon, String text) {
    boolean isClicked = ImGui.button(icon.before(Texts.get(text)) + id);
    frame.recordStop();
    return isClicked;
  }

  /** Draws a row with a list to choose from. */
  private <T> void choose(
      String key, List<T> choices, T now, Function<T, String> title, Consumer<T> deed) {
    String titles = String.join(" ", choices.stream().map(title).toList());
    if (row(Texts.get(key), Texts.get(key + ".effect"), titles)) {
      ImGui.setNextItemWidth(-1);
      frame.choose(id, choices, now, title, deed);
      frame.recordStop();
    }
  }
}
