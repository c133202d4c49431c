package emberway.app.panel;

import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.TileMap;
import emberway.view.InfluenceBreakdown;
import java.util.ArrayList;
import java.util.List;

/** Describes a cell: its places and tiles, what a step onto it costs, and why. */
public final class CellDescription {
  private static final int MAX_SOURCES = 4;

  private CellDescription() {}

  /** Returns the parts of the description, from the most to the least important. */
  public static List<String> parts(ExplorerState state, Cell cell) {
    if (!state.simulations().isKnown(state.map().size().index(cell))) {
      return List.of(cell.toString(), Texts.get("status.unexplored"));
    }
    List<String> result = new ArrayList<>();
    for (Place place : state.map().places()) {
      if (place.cell().equals(cell)) {
        result.add(NameText.of(place.name()));
        if (place.kind() != PlaceKind.OTHER) {
          result.add(CellText.kind(place.kind()));
        }
        if (!place.note().isEmpty()) {
          result.add(NameText.of(place.note()));
        }
      }
    }
    result.add(cell.toString());
    result.add(CellText.tilesAt(state.map(), cell));
    result.addAll(costs(state, cell));
    return result;
  }

  /** Returns what a step onto a cell costs, and which influences act on it. */
  public static List<String> costs(ExplorerState state, Cell cell) {
    List<String> result = new ArrayList<>();
    if (state.content().stepCosts().isPresent()) {
      double cost = state.content().stepCosts().get().field().costAt(cell);
      boolean isWalked = cost < Double.POSITIVE_INFINITY;
      result.add(
          isWalked ? Texts.format("status.cost", Texts.cost(cost)) : Texts.get("status.blocked"));
    }
    TileMap found = state.routeState().travelSettings().applyTo(state.map());
    List<InfluenceBreakdown.Source> sources = InfluenceBreakdown.of(found, cell);
    for (int i = 0; i < Math.min(MAX_SOURCES, sources.size()); i++) {
      result.add(words(sources.get(i)));
    }
    if (sources.size() > MAX_SOURCES) {
      result.add(Texts.format("status.more", sources.size() - MAX_SOURCES));
    }
    return result;
  }

  private static String words(InfluenceBreakdown.Source source) {
    boolean attracts = source.influence().effect() == Influence.Effect.ATTRACT;
    return Texts.format(
        attracts ? "status.easier" : "status.harder",
        Texts.cost(source.multiplier()),
        PrintableText.escape(CellText.inSentence(source.tile())),
        source.cell());
  }
}
