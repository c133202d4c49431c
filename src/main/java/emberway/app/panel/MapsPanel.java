package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.Icon;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.library.MapLibrary;
import emberway.app.platform.PathText;
import emberway.app.state.ExplorerState;
import emberway.app.text.Localized;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import imgui.ImGui;
import imgui.flag.ImGuiInputTextFlags;
import imgui.type.ImBoolean;
import imgui.type.ImString;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** The library of maps, and a text field for the path of any other map. */
public final class MapsPanel implements Panel {
  private static final double WIDTH = 520; // [units]
  private static final double HEIGHT = 560;
  private static final int LONGEST = 1000; // limit on typed text [characters]
  private static final int LONGEST_FOLDER = 40; // of a recent map [characters]

  /** Flags of the text field: focusing it selects the old text, so that typing replaces it. */
  private static final int OF_LINE =
      ImGuiInputTextFlags.EnterReturnsTrue | ImGuiInputTextFlags.AutoSelectAll;

  private static final Localized<String> TITLE =
      new Localized<>(() -> Texts.get("maps.title") + "###maps");

  private final MapLibrary mapLibrary;
  private final ImString typed = new ImString(LONGEST);
  private final ImBoolean open = new ImBoolean(true);
  private boolean wasShown;
  private String completed = ""; // the text that completions were last requested for
  private Optional<MapLibrary.Section> shownInFront = Optional.empty();

  public MapsPanel(MapLibrary mapLibrary) {
    this.mapLibrary = mapLibrary;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    boolean isShown = state.viewOptions().contains(ViewOption.MAPS);
    boolean isNew = isShown && !wasShown;
    wasShown = isShown;
    if (!isShown) {
      return;
    }
    open.set(true);
    if (frame.beginMovable(TITLE.get(), open, WIDTH, HEIGHT)) {
      line(frame, isNew, actions);
      if (ImGui.beginChild("##shelf")) {
        front(frame, actions);
        recent(frame, actions);
        for (MapLibrary.Section section : mapLibrary.others()) {
          PackDetails.show(section, frame, actions);
        }
      }
      ImGui.endChild();
    }
    frame.endPanel();
    if (!open.get()) {
      actions.accept(new ViewAction.Toggle(ViewOption.MAPS));
    }
  }

  /** Shows an opened pack first, and scrolls to it once. */
  private void front(GuiFrame frame, Consumer<Action> actions) {
    Optional<MapLibrary.Section> front = mapLibrary.front();
    if (!front.equals(shownInFront)) {
      shownInFront = front;
      ImGui.setScrollY(0);
    }
    front.ifPresent(section -> PackDetails.show(section, frame, actions));
  }

  private void line(GuiFrame frame, boolean isNew, Consumer<Action> actions) {
    if (isNew) {
      ImGui.setKeyboardFocusHere();
    }
    float buttons = 2 * (ImGui.getFrameHeight() + frame.px(26));
    ImGui.setNextItemWidth(ImGui.getContentRegionAvailX() - buttons);
    boolean isEntered = ImGui.inputTextWithHint("##path", Texts.get("maps.path"), typed, OF_LINE);
    if (isNew || !typed.get().equals(completed)) {
      completed = typed.get();
      actions.accept(new Action.CompletePath(completed));
    }
    ImGui.sameLine();
    boolean isClicked = GuiWidgets.iconButton(Icon.OPEN, Texts.get("maps.open.tip"), "##open");
    if ((isEntered || isClicked) && !typed.get().isBlank()) {
      actions.accept(new Action.OpenTyped(typed.get().strip()));
    }
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.FOLDER, Texts.get("maps.browse.tip"), "##browse")) {
      actions.accept(new Action.BrowseFiles());
    }
    if (!typed.get().isEmpty()) {
      completions(actions);
    }
    ImGui.spacing();
  }

  private void completions(Consumer<Action> actions) {
    int number = 0;
    for (String completion : mapLibrary.completions()) {
      if (completion.length() < LONGEST && !completion.equals(typed.get())) {
        ImGui.pushID(number++);
        if (ImGui.selectable(GuiText.shown(PrintableText.escape(completion)) + "##completion")) {
          typed.set(completion);
          boolean isFolder = completion.endsWith("/") || completion.endsWith("\\");
          if (!isFolder) {
            actions.accept(new Action.OpenTyped(completion));
          }
        }
        ImGui.popID();
      }
    }
  }

  private void recent(GuiFrame frame, Consumer<Action> actions) {
    if (mapLibrary.recent().isEmpty()) {
      return;
    }
    GuiText.faint(Texts.get("maps.recent"));
    int number = 0;
    for (MapLibrary.Recent recent : mapLibrary.recent()) {
      ImGui.pushID("recent" + number++);
      recent(recent, frame, actions);
      ImGui.popID();
    }
    ImGui.spacing();
  }

  /** Draws a recent map; one whose file is missing only as a line. */
  private static void recent(MapLibrary.Recent recent, GuiFrame frame, Consumer<Action> actions) {
    String name = PrintableText.escape(String.valueOf(recent.file().getFileName()));
    String path = PrintableText.escape(recent.file().toString());
    float top = ImGui.getCursorPosY();
    float right = ImGui.getCursorPosX() + ImGui.getContentRegionAvailX();
    float button = GuiWidgets.ICON_WIDTH * ImGui.getFrameHeight();
    if (recent.isMissing()) {
      ImGui.alignTextToFramePadding();
      GuiText.faint(Texts.format("maps.missing", name));
      GuiText.tooltip(path);
    } else {
      Path folder = recent.file().toAbsolutePath().getParent();
      String where =
          folder == null
              ? ""
              : PrintableText.escape(PathText.shortened(folder.toString(), LONGEST_FOLDER));
      float aside = button + ImGui.getStyle().getItemSpacingX();
      if (PackDetails.row(recent.picture(), name, where, path, aside, frame)) {
        actions.accept(new Action.Open(recent.file()));
      }
    }
    float bottom = ImGui.getCursorPosY();
    float spacing = ImGui.getStyle().getItemSpacingY();
    float height = ImGui.getFrameHeight();
    ImGui.setCursorPos(right - button, top + (bottom - spacing - top - height) / 2);
    if (GuiWidgets.iconButton(Icon.CLOSE, Texts.get("maps.forget.tip"), "##forget")) {
      actions.accept(new Action.ForgetRecent(recent.file()));
    }
    ImGui.setCursorPosY(bottom);
  }
}
