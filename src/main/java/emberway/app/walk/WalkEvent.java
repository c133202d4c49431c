package emberway.app.walk;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.TileMap;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.PartyEvent.Reason;
import emberway.view.DisplayText;
import emberway.view.InfluenceBreakdown;
import java.util.Locale;
import java.util.Set;

/**
 * Something that happened to a traveler and is worth telling.
 *
 * @param event what happened
 * @param before what the traveler was last said to expect its journey to cost; NaN before the first
 */
public record WalkEvent(PartyEvent event, double before) {
  /** In a sentence that says what was seen on a map, and what follows from it. */
  public String words(TileMap map) {
    String what = "gives up: there is no way";
    if (event instanceof PartyEvent.Passed passed) {
      what = "reaches the way-point at " + passed.at();
    } else if (event instanceof PartyEvent.GaveUp failed && failed.missed().isPresent()) {
      what = "gives up: there is no way to the way-point at " + failed.missed().get();
    } else if (event instanceof PartyEvent.Planned planned) {
      what = plan(planned, map);
    } else if (event instanceof PartyEvent.Arrived arrived) {
      what =
          "arrives: cost %s, expected %s at first"
              .formatted(figure(arrived.actual()), figure(arrived.expected()));
    } else if (event instanceof PartyEvent.Stuck stuck) {
      what =
          stuck.past().isPresent()
              ? "is stuck: it cannot get past traveler " + (stuck.past().getAsInt() + 1)
              : "is stuck: there is no way past the others";
    }
    return "tick %d: %s".formatted(event.tick(), what);
  }

  private String plan(PartyEvent.Planned planned, TileMap map) {
    Set<Reason> reasons = planned.reasons();
    if (reasons.contains(Reason.START)) {
      return "sets out: %s, expects a cost of %s"
          .formatted(DisplayText.steps(planned.steps()), figure(planned.expected()));
    }
    boolean isGoodBesides = // for more was seen than what is told of
        planned.expected() < before
            && planned.sight().filter(sight -> sight.use() == PartyEvent.Use.AVOIDED).isPresent();
    return "%s; %snow expects %s, %s"
        .formatted(
            why(planned, map),
            isGoodBesides ? "with all else it sees, it " : "",
            figure(planned.expected()),
            change(planned.expected()));
  }

  private static String why(PartyEvent.Planned planned, TileMap map) {
    if (planned.reasons().contains(Reason.AGREED)) {
      return "agrees with the others on who goes when";
    }
    if (planned.reasons().contains(Reason.ASIDE)) {
      return "was pushed aside";
    }
    if (planned.sight().isPresent()) {
      PartyEvent.Sight sight = planned.sight().get();
      String tiles = PrintableText.escape(DisplayText.tilesAt(map, sight.cell()));
      return "sees %s at %s%s and %s"
          .formatted(tiles, sight.cell(), bent(sight, map), follows(sight.use()));
    }
    return planned.reasons().contains(Reason.OTHERS)
        ? "goes another way than others nearby"
        : "learns more of the land";
  }

  /**
   * What draws a traveler to ground that was seen, or drives it away, if that is not the ground.
   */
  private static String bent(PartyEvent.Sight sight, TileMap map) {
    Influence.Effect effect =
        switch (sight.use()) {
          case AVOIDED, KEPT -> Influence.Effect.REPEL;
          case TAKEN -> Influence.Effect.ATTRACT;
        };
    String what = effect == Influence.Effect.REPEL ? "dread" : "warmth";
    return InfluenceBreakdown.of(map, sight.cell()).stream()
        .filter(source -> !isBlocked(map, sight.cell()) && source.influence().effect() == effect)
        .findFirst()
        .map(source -> " in the %s of the %s at %s".formatted(what, label(source), source.cell()))
        .orElse("");
  }

  private static String label(InfluenceBreakdown.Source source) {
    return PrintableText.escape(source.tile().label().toLowerCase(Locale.ROOT));
  }

  /** Whether what stands there is reason enough. */
  private static boolean isBlocked(TileMap map, Cell cell) {
    for (Layer layer : Layer.values()) {
      int id = map.layer(layer).id(map.size().index(cell));
      if (id != Legend.NOTHING && map.legend().tile(id).terrain().equals(Terrain.BLOCKED)) {
        return true;
      }
    }
    return false;
  }

  private static String follows(PartyEvent.Use use) {
    return switch (use) {
      case AVOIDED -> "goes round it";
      case TAKEN -> "goes there";
      case KEPT -> "has to pass it";
    };
  }

  private String change(double expected) {
    double more = expected - before;
    return "%s %s than before".formatted(figure(Math.abs(more)), more < 0 ? "less" : "more");
  }

  private static String figure(double cost) {
    return String.format(Locale.ROOT, "%.2f", cost);
  }
}
