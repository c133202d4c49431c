package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.library.MapLibrary;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.pack.PackInfo;
import emberway.render.gl.context.ImageTexture;
import imgui.ImGui;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws a pack in the map library: its description and its maps to choose from. */
final class PackDetails {
  private static final double PICTURE = 56; // side of a map's picture [units]
  private static final double COVER = 96; // side of the pack's picture
  private static final double GAP = 12;

  private PackDetails() {}

  /** Draws a pack; a click on a map opens it. */
  static void show(MapLibrary.Section section, GuiFrame frame, Consumer<Action> actions) {
    ImGui.pushID(section.file().map(Object::toString).orElse("bundled"));
    head(section, frame);
    for (int i = 0; i < section.items().size(); i++) {
      ImGui.pushID(i);
      item(section.items().get(i), frame, actions);
      ImGui.popID();
    }
    ImGui.spacing();
    ImGui.popID();
  }

  private static void head(MapLibrary.Section section, GuiFrame frame) {
    ImGui.spacing();
    if (section.picture().isPresent()) {
      picture(section.picture().get().get(), frame.px(COVER));
      ImGui.sameLine(0, frame.px(GAP));
    }
    ImGui.beginGroup();
    PackInfo info = section.info();
    ImGui.pushTextWrapPos(ImGui.getCursorPosX() + ImGui.getContentRegionAvailX());
    GuiText.plain(PrintableText.escape(info.name()));
    if (!byWhom(info).isEmpty()) {
      GuiText.faint(PrintableText.escape(byWhom(info)));
    }
    if (!info.description().isEmpty()) {
      GuiText.plain(PrintableText.escape(info.description()));
    }
    ImGui.popTextWrapPos();
    ImGui.endGroup();
    section.file().ifPresent(file -> GuiText.tooltip(PrintableText.escape(file.toString())));
    ImGui.spacing();
  }

  private static String byWhom(PackInfo info) {
    String version = info.version().isEmpty() ? "" : Texts.format("pack.version", info.version());
    String author = info.author().isEmpty() ? "" : Texts.format("pack.author", info.author());
    return Stream.of(author, info.license(), version)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" · "));
  }

  private static void item(MapLibrary.Item item, GuiFrame frame, Consumer<Action> actions) {
    float side = frame.px(PICTURE);
    float left = ImGui.getCursorPosX();
    float top = ImGui.getCursorPosY();
    if (ImGui.selectable("##map", false, 0, 0, side)) {
      actions.accept(item.open());
    }
    if (!ImGui.isItemVisible()) {
      return; // Returning here also avoids making pictures that nobody sees.
    }
    float bottom = ImGui.getCursorPosY();
    String description = item.map().description();
    if (!description.isEmpty()) {
      GuiText.tooltip(PrintableText.escape(description)); // the line may be too short for it
    }
    ImGui.setCursorPos(left, top);
    picture(item.picture().get(), side);
    float text = left + side + frame.px(GAP);
    ImGui.setCursorPos(text, top + frame.px(description.isEmpty() ? 18 : 8));
    GuiText.plain(PrintableText.escape(item.map().name()));
    if (!description.isEmpty()) {
      ImGui.setCursorPosX(text);
      GuiText.faint(PrintableText.escape(description));
    }
    ImGui.setCursorPos(left, bottom);
  }

  /**
   * Draws a picture centered in a square, as large as fits; without a picture the square stays
   * empty.
   */
  private static void picture(Optional<ImageTexture> made, float side) {
    float left = ImGui.getCursorPosX();
    float top = ImGui.getCursorPosY();
    if (made.isPresent()) {
      ImageTexture picture = made.get();
      float scale = side / Math.max(picture.width(), picture.height());
      float width = picture.width() * scale;
      float height = picture.height() * scale;
      ImGui.setCursorPos(left + (side - width) / 2, top + (side - height) / 2);
      ImGui.image(picture.texture(), width, height);
      ImGui.setCursorPos(left, top);
    }
    ImGui.dummy(side, side);
  }
}
