package emberway.app.study;

import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.TileMap;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.PartyEvent.Reason;
import emberway.view.InfluenceBreakdown;
import java.util.Set;

/**
 * An event of a traveler that is shown to the user.
 *
 * @param event the event
 * @param before the journey's expected cost as last shown; NaN before the first
 * @param isTeam whether another traveler may have seen what this one reacts to
 */
public record WalkEvent(PartyEvent event, double before, boolean isTeam) {
  /**
   * Returns a sentence about the event: what the traveler saw on a map, and what follows from it.
   */
  public String describe(TileMap map) {
    String what = Texts.get("walk.event.gives-up");
    if (event instanceof PartyEvent.Passed passed) {
      what = Texts.format("walk.event.waypoint", passed.at());
    } else if (event instanceof PartyEvent.GaveUp failed && failed.missed().isPresent()) {
      what = Texts.format("walk.event.gives-up-waypoint", failed.missed().get());
    } else if (event instanceof PartyEvent.Planned planned) {
      what = plan(planned, map);
    } else if (event instanceof PartyEvent.Arrived arrived) {
      what =
          Texts.format(
              "walk.event.arrives", formatCost(arrived.actual()), formatCost(arrived.expected()));
    } else if (event instanceof PartyEvent.Stuck stuck) {
      what =
          stuck.past().isPresent()
              ? Texts.format("walk.event.stuck-behind", stuck.past().getAsInt() + 1)
              : Texts.get("walk.event.stuck");
    }
    return Texts.format("walk.event", event.tick(), what);
  }

  private String plan(PartyEvent.Planned planned, TileMap map) {
    Set<Reason> reasons = planned.reasons();
    if (reasons.contains(Reason.START)) {
      return Texts.format("walk.event.sets-out", planned.steps(), formatCost(planned.expected()));
    }
    // Whether more was seen than the sentence mentions.
    boolean isGoodBesides =
        planned.expected() < before
            && planned.sight().filter(sight -> sight.use() == PartyEvent.Use.AVOIDED).isPresent();
    double more = planned.expected() - before;
    String change =
        Texts.format(more < 0 ? "walk.event.less" : "walk.event.more", formatCost(Math.abs(more)));
    return Texts.format(
        isGoodBesides ? "walk.event.expects-besides" : "walk.event.expects",
        why(planned, map),
        formatCost(planned.expected()),
        change);
  }

  private String why(PartyEvent.Planned planned, TileMap map) {
    if (planned.reasons().contains(Reason.AGREED)) {
      return Texts.get("walk.event.agrees");
    }
    if (planned.reasons().contains(Reason.ASIDE)) {
      return Texts.get("walk.event.pushed");
    }
    if (planned.sight().isPresent()) {
      PartyEvent.Sight sight = planned.sight().get();
      String tiles = PrintableText.escape(CellText.tilesAt(map, sight.cell()));
      String where = Texts.format("walk.event.at", tiles, sight.cell());
      return Texts.format(follows(sight.use()), bent(sight, map, where));
    }
    return Texts.get(
        planned.reasons().contains(Reason.OTHERS)
            ? "walk.event.different-route"
            : "walk.event.learns");
  }

  /**
   * Returns the text for a seen cell, with the influence that attracts or repels the traveler there
   * unless the cell itself is blocked.
   */
  private static String bent(PartyEvent.Sight sight, TileMap map, String where) {
    Influence.Effect effect =
        switch (sight.use()) {
          case AVOIDED, KEPT -> Influence.Effect.REPEL;
          case TAKEN -> Influence.Effect.ATTRACT;
        };
    String key = effect == Influence.Effect.REPEL ? "walk.event.in-dread" : "walk.event.in-warmth";
    return InfluenceBreakdown.of(map, sight.cell()).stream()
        .filter(source -> !isBlocked(map, sight.cell()) && source.influence().effect() == effect)
        .findFirst()
        .map(source -> Texts.format(key, where, label(source), source.cell()))
        .orElse(where);
  }

  private static String label(InfluenceBreakdown.Source source) {
    return PrintableText.escape(CellText.inSentence(source.tile()));
  }

  /** Whether a tile in the cell is blocked by itself. */
  private static boolean isBlocked(TileMap map, Cell cell) {
    for (Layer layer : Layer.values()) {
      int id = map.layer(layer).id(map.size().index(cell));
      if (id != Legend.NOTHING && map.legend().tile(id).terrain().equals(Terrain.BLOCKED)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the message key for how the traveler reacts to a seen cell. */
  private String follows(PartyEvent.Use use) {
    return switch (use) {
      case AVOIDED -> isTeam ? "walk.team.avoids" : "walk.event.avoids";
      case TAKEN -> isTeam ? "walk.team.takes" : "walk.event.takes";
      case KEPT -> isTeam ? "walk.team.keeps-on" : "walk.event.keeps-on";
    };
  }

  private static String formatCost(double cost) {
    return Texts.fixed(cost, 2);
  }
}
