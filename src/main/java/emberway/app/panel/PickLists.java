package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.Deed;
import emberway.app.command.Deeds;
import emberway.app.command.Icon;
import emberway.app.command.Shown;
import emberway.app.lab.Lesson;
import emberway.app.panel.PickPanel.Choice;
import emberway.app.state.ExplorerState;
import emberway.io.Printable;
import emberway.map.Place;
import emberway.map.TravelProfile;
import emberway.plan.query.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What there is to pick from: the places of a map, or all that can be done. */
public final class PickLists {
  private PickLists() {}

  /** A panel of the map's places; picking one flies there. */
  public static PickPanel places() {
    return new PickPanel(
        Shown.PLACES,
        "a place",
        state -> state.map().places().stream().map(PickLists::flight).toList());
  }

  /** A panel of all that can be done, be it in a menu or not. */
  public static PickPanel deeds() {
    return new PickPanel(Shown.PALETTE, "what to do", PickLists::all);
  }

  private static List<Choice> all(ExplorerState state) {
    List<Choice> all = new ArrayList<>();
    for (Deed deed : Deeds.ALL) {
      all.add(new Choice(deed.icon(), deed.name(), deed.key().name(), deed.action(), deed.words()));
    }
    List<TravelProfile> profiles = state.wish().profiles();
    if (profiles.size() > 1) {
      profiles.forEach(profile -> all.add(travel(profile)));
    }
    if (state.shown().contains(Shown.LAB)) {
      List.of(Preset.values()).forEach(preset -> all.add(search(preset)));
    }
    for (int i = 0; i < Lesson.ALL.size(); i++) {
      all.add(lesson(i));
    }
    state.map().places().forEach(place -> all.add(flight(place)));
    return all;
  }

  private static Choice flight(Place place) {
    return new Choice(
        Icon.PLACE,
        Printable.escape(place.name()),
        place.cell().toString(),
        new Action.FlyTo(place.cell()),
        "place fly go");
  }

  private static Choice travel(TravelProfile profile) {
    return new Choice(
        Icon.TRAVELER,
        "Travel: " + Printable.escape(profile.label()),
        "who travels",
        new Action.ChooseTraveler(profile.name()),
        "profile traveler " + profile.name().toLowerCase(Locale.ROOT));
  }

  private static Choice search(Preset preset) {
    return new Choice(
        Icon.LAB,
        "Search by " + preset.label(),
        "search lab",
        new Action.UsePreset(preset),
        "preset algorithm");
  }

  private static Choice lesson(int number) {
    return new Choice(
        Icon.LESSON,
        "Lesson " + (number + 1) + ": " + Lesson.ALL.get(number).title(),
        "tour",
        new Action.OpenLesson(number),
        "tour guided teach learn");
  }
}
