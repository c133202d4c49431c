package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.route.CostTuning;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.plan.cost.CostField;
import emberway.view.InfluenceBreakdown;
import imgui.ImGui;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Describes the cell under the pointer, at the window's lower edge. */
public final class StatusPanel implements Panel {
  private static final int MAX_SOURCES = 4;
  private static final int LETTERS = 64; // length of most lines

  private final ChangeDetector<Optional<Cell>> hovered = new ChangeDetector<>();
  private final ChangeDetector<ChangeCursor<MapEdit>> edits = new ChangeDetector<>();
  private final ChangeDetector<TravelProfile> profile = new ChangeDetector<>();
  private final ChangeDetector<CostTuning> costTuning = new ChangeDetector<>();
  private final ChangeDetector<CostField> costs = new ChangeDetector<>();
  private String words = ""; // about the hovered cell

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    Optional<Cell> cell = state.hovered();
    if (cell.isEmpty() || !state.viewOptions().contains(ViewOption.PANELS)) {
      return;
    }
    float margin = frame.px(12);
    frame.beginReadOnlyPanel("##cell", frame.left() + margin, frame.bottom() - margin, 0, 1);
    GuiText.plain(words(state, cell));
    frame.endPanel();
  }

  /** Returns the panel's height with its borders. [px] */
  static float height() {
    return ImGui.getTextLineHeight() + 2 * ImGui.getStyle().getWindowPaddingY();
  }

  /**
   * Returns the text for a cell, rebuilt only if the cell or anything it depends on has changed.
   */
  private String words(ExplorerState state, Optional<Cell> cell) {
    boolean isOther = hovered.isNew(cell);
    boolean isEdited = edits.isNew(state.request().edits());
    boolean isForOther = profile.isNew(state.routeState().profile());
    boolean isTuned = costTuning.isNew(state.routeState().costTuning());
    boolean isReckoned = costs.isNew(state.content().costs().orElse(null));
    if (isOther || isEdited || isForOther || isTuned || isReckoned) {
      words = text(state, cell.orElseThrow());
    }
    return words;
  }

  private static String text(ExplorerState state, Cell cell) {
    StringBuilder text = new StringBuilder(LETTERS);
    List<Place> places = state.map().places();
    for (int i = 0; i < places.size(); i++) {
      Place place = places.get(i);
      if (place.cell().equals(cell)) {
        text.append(PrintableText.escape(place.name())).append("   ");
      }
    }
    text.append(cell).append("   ").append(CellText.tilesAt(state.map(), cell));
    if (state.content().costs().isPresent()) {
      double cost = state.content().costs().get().costAt(cell);
      boolean isWalked = cost < Double.POSITIVE_INFINITY;
      text.append("   ")
          .append(
              isWalked
                  ? Texts.format("status.cost", Texts.cost(cost))
                  : Texts.get("status.blocked"));
    }
    TileMap found = state.routeState().travelSettings().applyTo(state.map());
    List<InfluenceBreakdown.Source> sources = InfluenceBreakdown.of(found, cell);
    for (int i = 0; i < Math.min(MAX_SOURCES, sources.size()); i++) {
      text.append("   ").append(words(sources.get(i)));
    }
    if (sources.size() > MAX_SOURCES) {
      text.append("   ").append(Texts.format("status.more", sources.size() - MAX_SOURCES));
    }
    return text.toString();
  }

  private static String words(InfluenceBreakdown.Source source) {
    boolean attracts = source.influence().effect() == Influence.Effect.ATTRACT;
    return (attracts ? "÷ " : "× ")
        + Texts.fixed(source.multiplier(), 2)
        + " "
        + PrintableText.escape(CellText.inSentence(source.tile().label()))
        + " "
        + source.cell();
  }
}
