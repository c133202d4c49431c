package emberway.app.panel;

import emberway.app.scene.ReachText;
import emberway.app.study.NearestOfKind;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.map.PlaceKind;
import emberway.map.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The texts of the list of what is nearest. */
final class NearestRows {
  /**
   * A row.
   *
   * @param found what the row is about; empty for the heading of a group
   * @param time empty if it is not known
   */
  record Row(Optional<NearestOfKind> found, String label, String cost, String time, String tip) {
    /** Whether a route leads there. */
    boolean isReached() {
      return found.filter(each -> each.cost() < Double.POSITIVE_INFINITY).isPresent();
    }
  }

  private NearestRows() {}

  /** Returns the rows of an answer, with a heading before each group. */
  static List<Row> of(List<NearestOfKind> found, Scale scale) {
    List<Row> rows = new ArrayList<>();
    NearestOfKind.Group group = null;
    for (NearestOfKind each : found) {
      if (each.group() != group) {
        group = each.group();
        rows.add(new Row(Optional.empty(), heading(group), "", "", ""));
      }
      rows.add(row(each, scale));
    }
    return List.copyOf(rows);
  }

  private static String heading(NearestOfKind.Group group) {
    return Texts.get(
        switch (group) {
          case PLACE -> "nearest.group.place";
          case OBJECT -> "nearest.group.objects";
          case TOP -> "nearest.group.top";
          case GROUND -> "nearest.group.ground";
        });
  }

  private static Row row(NearestOfKind found, Scale scale) {
    String kind = CellText.kind(found.kind(), found.tile());
    String name =
        found.group() == NearestOfKind.Group.PLACE
            ? PlaceKind.of(found.kind()).map(CellText::kind).orElse(NameText.of(kind))
            : NameText.of(CellText.sentenceStart(kind));
    String count = Texts.grouped(found.count());
    if (found.cost() == Double.POSITIVE_INFINITY) {
      return new Row(Optional.of(found), name, "–", "", Texts.format("nearest.none", count));
    }
    String tip = Texts.format("nearest.tip", found.cell(), count);
    if (found.cost() == 0) {
      String where = found.cell().equals(found.end()) ? "nearest.here" : "nearest.beside";
      return new Row(Optional.of(found), name, Texts.get(where), "", tip);
    }
    return new Row(
        Optional.of(found),
        name,
        ReachText.cost(found.cost(), 2),
        ReachText.time(found.cost(), scale).orElse(""),
        tip);
  }
}
