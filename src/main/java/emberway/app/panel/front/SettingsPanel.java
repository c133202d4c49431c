package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.Shortcuts;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.platform.UserFolders;
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
  private static final double CONTROLS = 208; // the width of their column [units]
  private static final double AROUND = 128; // height beside the list [units]
  private static final int LONGEST = 60; // limit on typed text [characters]
  private static final List<Integer> UNDO = List.of(64, 256, 1024, 4096); // choices [MiB]
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private final Supplier<Settings> settings;
  private final Supplier<Shortcuts> shortcuts;
  private final Supplier<Optional<Path>> pictures;
  private final ImString typed = new ImString(LONGEST);
  private String wanted = ""; // the typed words, in lower case
  private String section = ""; // of the next rows
  private String id = ""; // of the current row's control
  private boolean isSectionDue; // whether none of the section's rows has been drawn yet

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
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    if (isNew()) {
      typed.clear();
      ImGui.setKeyboardFocusHere();
    }
    float width = ImGui.getContentRegionAvailX();
    ImGui.setNextItemWidth(width);
    ImGui.inputTextWithHint("##search", Texts.get("settings.search"), typed);
    frame.recordField();
    wanted = typed.get().toLowerCase(Locale.ROOT).strip();
    float height = Math.min(frame.px(HEIGHT), frame.height() - frame.px(AROUND));
    ImGui.pushStyleVar(ImGuiStyleVar.CellPadding, frame.px(4), frame.px(6));
    if (ImGui.beginChild("##list", width, height) && ImGui.beginTable("##settings", 2)) {
      ImGui.tableSetupColumn("##label", ImGuiTableColumnFlags.WidthStretch);
      float controls = Math.min(frame.px(CONTROLS), width * 0.45f);
      ImGui.tableSetupColumn("##control", ImGuiTableColumnFlags.WidthFixed, controls);
      appearance(state, frame, commands);
      map(state, frame, commands);
      program(frame, commands);
      ImGui.endTable();
    }
    ImGui.endChild();
    ImGui.popStyleVar();
  }

  private void appearance(ExplorerState state, GuiFrame frame, Commands commands) {
    begin("settings.appearance");
    Appearance now = settings.get().appearance();
    if (row("settings.theme", frame)) {
      choose(
          List.of(Appearance.Theme.values()),
          now.theme(),
          each -> Texts.get(each == Appearance.Theme.DARK ? "settings.dark" : "settings.light"),
          each -> commands.window().switchTheme(),
          frame);
    }
    if (row("settings.colors", frame)) {
      choose(
          List.of(Appearance.FieldColors.values()),
          now.colors(),
          each ->
              Texts.get(each == Appearance.FieldColors.SAFE ? "settings.safe" : "settings.usual"),
          each -> commands.window().switchColors(),
          frame);
    }
    if (row("settings.size", frame)) {
      size(frame, commands);
    }
    if (row("settings.language", frame)) {
      Consumer<Language> speak = each -> commands.window().speak(each);
      choose(List.of(Language.values()), settings.get().language(), Language::title, speak, frame);
    }
    toggle(Command.MOTION, state, frame, commands);
  }

  private static void size(GuiFrame frame, Commands commands) {
    if (GuiWidgets.iconButton(Icon.MINUS, Command.SMALLER.title(), "##smaller")) {
      commands.window().magnify(-1);
    }
    frame.recordStop();
    ImGui.sameLine();
    if (ImGui.button(Texts.format("settings.percent", Math.round(frame.px(100))))) {
      commands.window().magnify(0);
    }
    GuiText.tooltip(Command.USUAL_SIZE.title());
    frame.recordStop();
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.PLUS, Command.LARGER.title(), "##larger")) {
      commands.window().magnify(1);
    }
    frame.recordStop();
  }

  private void map(ExplorerState state, GuiFrame frame, Commands commands) {
    begin("settings.map");
    if (row("settings.units", frame)) {
      choose(
          List.of(DistanceUnit.values()),
          settings.get().distanceUnit(),
          DistanceUnit::title,
          each -> commands.window().measureIn(each),
          frame);
    }
    for (Command each : Command.TOGGLES) {
      if (each.isRemembered() && each != Command.MOTION) {
        toggle(each, state, frame, commands);
      }
    }
  }

  private void program(GuiFrame frame, Commands commands) {
    begin("settings.start");
    if (row("settings.start", frame)) {
      choose(
          List.of(true, false),
          settings.get().startsWithLast(),
          isLast -> Texts.get(isLast ? "settings.start.last" : "settings.start.bundled"),
          isLast -> commands.window().startWithLast(isLast),
          frame);
    }
    begin("settings.work");
    if (row("settings.undo", frame)) {
      choose(
          UNDO,
          settings.get().undoMegabytes(),
          each -> Texts.format("settings.megabytes", each),
          each -> commands.window().limitUndo(each),
          frame);
    }
    if (row("settings.keys", frame) && button(Icon.KEYS, "settings.change", frame)) {
      commands.toggle(Command.SHORTCUTS);
    }
    if (row("settings.hints", frame) && button(Icon.HINTS, "settings.hints.again", frame)) {
      commands.window().showHints(true);
    }
    begin("settings.folders");
    Optional<Path> folder = pictures.get();
    if (row("settings.pictures", folder.map(Path::toString).orElse(""), frame)
        && button(Icon.FOLDER, "settings.change", frame)) {
      commands.pictures().browsePictureFolder();
    }
    Optional<Path> map = settings.get().recent().files().stream().findFirst();
    if (map.isPresent()
        && row("settings.maps", map.get().toString(), frame)
        && button(Icon.FOLDER, "settings.show", frame)) {
      commands.window().showInFolder(map.get());
    }
    Path kept = UserFolders.ofThisUser().config();
    if (row("settings.kept", kept.toString(), frame)
        && button(Icon.FOLDER, "settings.show", frame)) {
      commands.window().showInFolder(kept);
    }
  }

  private void begin(String title) {
    section = Texts.get(title);
    isSectionDue = true;
  }

  private boolean row(String key, GuiFrame frame) {
    return row(Texts.get(key), Texts.get(key + ".effect"), "", frame);
  }

  private boolean row(String key, String path, GuiFrame frame) {
    String why = path.isEmpty() ? Texts.get("settings.unknown") : PrintableText.escape(path);
    return row(Texts.get(key), why, "", frame);
  }

  /**
   * Begins a row with its label and explanation, and moves on to its control; returns whether there
   * is such a row.
   *
   * @param words other words by which users may look for it
   */
  private boolean row(String label, String why, String words, GuiFrame frame) {
    String searched = (section + " " + label + " " + why + " " + words).toLowerCase(Locale.ROOT);
    if (!SPACES.splitAsStream(wanted).allMatch(searched::contains)) {
      return false;
    }
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
    GuiText.wrapped(why, GuiStyle.FAINT, frame, ImGui.getContentRegionAvailX());
    ImGui.popStyleVar();
    ImGui.tableNextColumn();
    id = "##" + label;
    return true;
  }

  /** Draws a row with a box for what a command shows or hides. */
  private void toggle(Command each, ExplorerState state, GuiFrame frame, Commands commands) {
    String why = Texts.format("settings.toggle.effect", shortcuts.get().nameOf(each));
    if (!row(each.title(), why, each.searchWords(), frame)) {
      return;
    }
    if (GuiWidgets.checkbox(id, state.viewOptions().contains(each))) {
      commands.toggle(each);
    }
    frame.recordStop();
  }

  private boolean button(Icon icon, String text, GuiFrame frame) {
    boolean isClicked = ImGui.button(icon.before(Texts.get(text)) + id);
    frame.recordStop();
    return isClicked;
  }

  /** Draws a list to choose from. */
  private <T> void choose(
      List<T> choices, T now, Function<T, String> title, Consumer<T> deed, GuiFrame frame) {
    ImGui.setNextItemWidth(-1);
    if (!frame.beginCombo(id, title.apply(now))) {
      frame.recordStop();
      return;
    }
    for (T each : choices) {
      if (ImGui.selectable(title.apply(each), each.equals(now)) && !each.equals(now)) {
        deed.accept(each);
      }
    }
    GuiText.closeOnEscape();
    ImGui.endCombo();
  }
}
