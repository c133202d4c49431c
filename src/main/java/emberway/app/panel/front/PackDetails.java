package emberway.app.panel.front;

import emberway.app.command.Commands;
import emberway.app.document.LazyTexture;
import emberway.app.document.MapLibrary;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.PickField;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.pack.PackInfo;
import imgui.ImGui;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws a pack in the map library: its description and its maps to choose from. */
final class PackDetails {
  private static final double WIDTH = 112; // of a map's picture [units]
  private static final double HEIGHT = 64; // of a map's picture [units]
  private static final double COVER = 96; // side of the pack's picture [units]
  private static final double GAP = 12; // between a picture and its text [units]

  private PackDetails() {}

  /**
   * Draws a pack; a map that is picked opens.
   *
   * @param field the field above the list of maps
   */
  static void show(MapLibrary.Section section, PickField field, GuiFrame frame, Commands commands) {
    ImGui.pushID(section.file().map(Object::toString).orElse(section.info().name()));
    head(section, frame);
    for (int i = 0; i < section.items().size(); i++) {
      ImGui.pushID(i);
      item(section.items().get(i), field, frame, commands);
      ImGui.popID();
    }
    ImGui.spacing();
    ImGui.popID();
  }

  private static void head(MapLibrary.Section section, GuiFrame frame) {
    ImGui.spacing();
    if (section.picture().isPresent()) {
      GuiWidgets.picture(section.picture().get().get(), frame.px(COVER), frame.px(COVER), 0);
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

  private static void item(
      MapLibrary.Item item, PickField field, GuiFrame frame, Commands commands) {
    String description = PrintableText.escape(item.map().description());
    String name = NameText.of(item.map().name());
    // The line may be too short for the description.
    if (row(item.picture(), name, description, description, 0, field, frame)) {
      item.open().accept(commands);
    }
  }

  /**
   * Draws a map as a row with its picture, its name and size, and a line about it; returns whether
   * it was picked.
   *
   * @param about the line; may be empty, like the tooltip
   * @param aside the width to leave free at the right [px]
   * @param field the field above the list of maps
   */
  static boolean row(
      LazyTexture texture,
      String name,
      String about,
      String tip,
      float aside,
      PickField field,
      GuiFrame frame) {
    float height = frame.px(HEIGHT);
    float left = ImGui.getCursorPosX();
    float top = ImGui.getCursorPosY();
    float width = ImGui.getContentRegionAvailX() - aside;
    boolean isPicked = field.line(width, height, frame);
    if (!ImGui.isItemVisible()) {
      return isPicked; // Returning here also avoids making pictures that nobody sees.
    }
    float bottom = ImGui.getCursorPosY();
    if (!tip.isEmpty()) {
      GuiText.tooltip(tip);
    }
    ImGui.setCursorPos(left, top);
    GuiWidgets.picture(texture.get(), frame.px(WIDTH), height, 0);
    float text = left + frame.px(WIDTH) + frame.px(GAP);
    float line = ImGui.getTextLineHeight();
    boolean isSingle = about.isEmpty();
    ImGui.setCursorPos(text, top + (height - (isSingle ? line : 2 * line + frame.px(4))) / 2);
    GuiText.plain(name);
    if (texture.sizeText().isPresent()) {
      ImGui.sameLine(0, frame.px(GAP));
      GuiText.faint(texture.sizeText().get());
    }
    if (!isSingle) {
      ImGui.setCursorPos(text, top + height / 2 + frame.px(2));
      ImGui.pushClipRect(
          ImGui.getWindowPosX(),
          ImGui.getWindowPosY(),
          ImGui.getWindowPosX() + left + width,
          ImGui.getWindowPosY() + ImGui.getWindowHeight(),
          true);
      GuiText.faint(about);
      ImGui.popClipRect();
    }
    ImGui.setCursorPos(left, bottom);
    return isPicked;
  }
}
