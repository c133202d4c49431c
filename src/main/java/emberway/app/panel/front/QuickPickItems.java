package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Icon;
import emberway.app.command.Shortcuts;
import emberway.app.panel.QuickPick;
import emberway.app.panel.QuickPick.Choice;
import emberway.app.state.ExplorerState;
import emberway.app.study.Lesson;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.SearchText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Tile;
import emberway.map.TravelProfile;
import emberway.plan.query.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** The items of quick pick panels: the places of a map, or all commands. */
public final class QuickPickItems {
  private QuickPickItems() {}

  /**
   * Creates a panel of the map's places and of the cell whose coordinates are typed; picking one
   * flies there, and may go or start there.
   */
  public static QuickPickPanel places() {
    return new QuickPickPanel(Command.FIND_PLACE, "pick.place", QuickPick::places);
  }

  /**
   * Creates a panel of everything the user can do, including what no menu offers.
   *
   * @param shortcuts returns the keys of commands
   */
  public static QuickPickPanel commands(Supplier<Shortcuts> shortcuts) {
    return new QuickPickPanel(
        Command.PALETTE, "pick.command", (state, typed) -> all(state, shortcuts.get()));
  }

  static List<Choice> all(ExplorerState state, Shortcuts shortcuts) {
    List<Choice> all = new ArrayList<>();
    for (Command command : Command.ALL) {
      all.add(
          new Choice(
              command.icon(),
              command.title(),
              shortcuts.of(command).name(),
              command::give,
              command.searchWords()));
    }
    List<TravelProfile> profiles = state.routeState().profiles();
    if (profiles.size() > 1) {
      profiles.forEach(profile -> all.add(travel(profile)));
    }
    if (state.viewOptions().contains(Command.LAB)) {
      List.of(Preset.values()).forEach(preset -> all.add(search(preset)));
    }
    for (int tile : state.drawingState().tiles()) {
      all.add(drawing(tile, state.map().legend().tile(tile)));
    }
    for (int i = 0; i < Lesson.ALL.size(); i++) {
      all.add(lesson(i));
    }
    state.map().places().forEach(place -> all.add(QuickPick.flight(place)));
    return all;
  }

  private static Choice travel(TravelProfile profile) {
    return new Choice(
        Icon.TRAVELER,
        Texts.format("pick.travel", NameText.of(CellText.label(profile))),
        Texts.get("pick.travel.note"),
        to -> to.route().chooseTraveler(profile.name()),
        Texts.get("pick.travel.words") + " " + profile.name().toLowerCase(Locale.ROOT));
  }

  /** Returns the item that selects a tile to draw with. */
  private static Choice drawing(int id, Tile tile) {
    return new Choice(
        Icon.BRUSH,
        Texts.format("menu.draw", PrintableText.escape(CellText.inSentence(tile))),
        Texts.get("pick.draw.note"),
        to -> to.drawing().takeTile(id),
        Texts.get("pick.draw.words") + " " + tile.name().toLowerCase(Locale.ROOT));
  }

  private static Choice search(Preset preset) {
    return new Choice(
        Icon.LAB,
        Texts.format("pick.search", SearchText.name(preset)),
        Texts.get("pick.search.note"),
        to -> to.lab().usePreset(preset),
        Texts.get("pick.search.words") + " " + preset.label());
  }

  private static Choice lesson(int number) {
    return new Choice(
        Icon.LESSON,
        Texts.format("pick.lesson", number + 1, Lesson.ALL.get(number).title()),
        Texts.get("pick.lesson.note"),
        to -> to.lessons().openLesson(number),
        Texts.get("pick.lesson.words"));
  }
}
