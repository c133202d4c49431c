package emberway.app;

import emberway.io.Printable;
import emberway.pack.PackInfo;
import emberway.render.gl.PlainPicture;
import imgui.ImGui;
import imgui.flag.ImGuiInputTextFlags;
import imgui.type.ImBoolean;
import imgui.type.ImString;
import java.util.function.Consumer;

/** The maps within reach, and a line for the path of any other. */
final class MapsPanel implements Panel {
  private static final double WIDTH = 520; // [units]
  private static final double HEIGHT = 560;
  private static final double PICTURE = 56;
  private static final int LONGEST = 1000; // what can be typed [characters]

  private final Shelf shelf;
  private final ImString typed = new ImString(LONGEST);
  private final ImBoolean open = new ImBoolean(true);
  private boolean wasShown;

  MapsPanel(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    boolean isShown = state.shown().contains(Shown.MAPS);
    boolean isNew = isShown && !wasShown;
    wasShown = isShown;
    if (!isShown) {
      return;
    }
    open.set(true);
    if (frame.beginMovable("Maps", open, WIDTH, HEIGHT)) {
      line(frame, isNew, actions);
      if (ImGui.beginChild("##shelf")) {
        recent(actions);
        for (Shelf.Section section : shelf.sections()) {
          section(section, frame, actions);
        }
      }
      ImGui.endChild();
    }
    frame.endPanel();
    if (!open.get()) {
      actions.accept(new Action.Toggle(Shown.MAPS));
    }
  }

  private void line(GuiFrame frame, boolean isNew, Consumer<Action> actions) {
    if (isNew) {
      ImGui.setKeyboardFocusHere();
      actions.accept(new Action.CompletePath(typed.get()));
    }
    float buttons = 2 * (ImGui.getFrameHeight() + frame.px(26));
    ImGui.setNextItemWidth(ImGui.getContentRegionAvailX() - buttons);
    boolean isEntered =
        ImGui.inputTextWithHint(
            "##path", "path of a map or a pack", typed, ImGuiInputTextFlags.EnterReturnsTrue);
    if (ImGui.isItemEdited()) {
      actions.accept(new Action.CompletePath(typed.get()));
    }
    ImGui.sameLine();
    boolean isClicked = GuiButtons.icon(Icon.OPEN, "Open the file of this path", "open");
    if ((isEntered || isClicked) && !typed.get().isBlank()) {
      actions.accept(new Action.OpenTyped(typed.get().strip()));
    }
    ImGui.sameLine();
    if (GuiButtons.icon(Icon.FOLDER, "Choose a file in the desktop's own dialog", "browse")) {
      actions.accept(new Action.BrowseFiles());
    }
    if (!typed.get().isEmpty()) {
      completions(actions);
    }
    ImGui.spacing();
  }

  private void completions(Consumer<Action> actions) {
    int number = 0;
    for (String completion : shelf.completions()) {
      if (completion.length() < LONGEST && !completion.equals(typed.get())) {
        ImGui.pushID(number++);
        if (ImGui.selectable(Printable.escape(completion) + "##completion")) {
          typed.set(completion);
          actions.accept(new Action.CompletePath(completion));
          boolean isFolder = completion.endsWith("/") || completion.endsWith("\\");
          if (!isFolder) {
            actions.accept(new Action.OpenTyped(completion));
          }
        }
        ImGui.popID();
      }
    }
  }

  private void recent(Consumer<Action> actions) {
    if (shelf.recent().isEmpty()) {
      return;
    }
    GuiText.faint("Opened before");
    int number = 0;
    for (Shelf.Recent recent : shelf.recent()) {
      ImGui.pushID("recent" + number++);
      if (GuiButtons.icon(Icon.CLOSE, "Forget it", "forget")) {
        actions.accept(new Action.ForgetRecent(recent.file()));
      }
      ImGui.sameLine();
      ImGui.alignTextToFramePadding();
      String name = Printable.escape(String.valueOf(recent.file().getFileName()));
      if (recent.isMissing()) {
        GuiText.faint(name + "   not there any more");
      } else if (ImGui.selectable(name)) {
        actions.accept(new Action.Open(recent.file()));
      }
      GuiText.tooltip(Printable.escape(recent.file().toString()));
      ImGui.popID();
    }
    ImGui.spacing();
  }

  private static void section(Shelf.Section section, GuiFrame frame, Consumer<Action> actions) {
    PackInfo info = section.info();
    GuiText.faint(Printable.escape(info.name()) + byWhom(info));
    if (!info.description().isEmpty()) {
      GuiText.tooltip(Printable.escape(info.description()));
    }
    float side = frame.px(PICTURE);
    for (int i = 0; i < section.items().size(); i++) {
      Shelf.Item item = section.items().get(i);
      ImGui.pushID(info.name() + i);
      float left = ImGui.getCursorPosX();
      float top = ImGui.getCursorPosY();
      if (ImGui.selectable("##map", false, 0, 0, side)) {
        actions.accept(item.open());
      }
      float bottom = ImGui.getCursorPosY();
      ImGui.setCursorPos(left, top);
      picture(item, side);
      float text = left + side + frame.px(12);
      ImGui.setCursorPos(text, top + frame.px(item.description().isEmpty() ? 18 : 8));
      ImGui.textUnformatted(Printable.escape(item.name()));
      if (!item.description().isEmpty()) {
        ImGui.setCursorPosX(text);
        GuiText.faint(Printable.escape(item.description()));
      }
      ImGui.setCursorPos(left, bottom);
      ImGui.popID();
    }
    ImGui.spacing();
  }

  private static String byWhom(PackInfo info) {
    String author = info.author().isEmpty() ? "" : " · " + Printable.escape(info.author());
    return author + (info.license().isEmpty() ? "" : " · " + Printable.escape(info.license()));
  }

  /** As large as fits the square, in its middle. */
  private static void picture(Shelf.Item item, float side) {
    if (item.picture().isEmpty()) {
      ImGui.dummy(side, side);
      return;
    }
    PlainPicture picture = item.picture().get();
    float scale = side / Math.max(picture.width(), picture.height());
    float width = picture.width() * scale;
    float height = picture.height() * scale;
    ImGui.setCursorPos(
        ImGui.getCursorPosX() + (side - width) / 2, ImGui.getCursorPosY() + (side - height) / 2);
    ImGui.image(picture.texture(), width, height);
  }
}
