package emberway.app.panel;

import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.ItineraryText;
import emberway.app.scene.ReachText;
import emberway.app.scene.RouteReport;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Place;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.plan.query.Outcome;
import emberway.view.RouteFeatures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Says in a sentence what tells a route from others, or from itself without influences. */
final class DifferenceText {
  private static final int MOST_NAMES = 2; // in a list
  private static final double LEAST = 0.05; // a difference that counts [share of a route]
  private static final double MOSTLY = 0.5; // [share of a route]

  private final List<RouteFeatures> all;
  private final RouteFeatures one;
  private final List<String> parts = new ArrayList<>();

  private DifferenceText(List<RouteFeatures> all, int index) {
    this.all = all;
    one = all.get(index);
  }

  /** Returns what tells one of several routes apart from the others. */
  static String of(List<RouteFeatures> all, int index, Scale scale) {
    DifferenceText text = new DifferenceText(all, index);
    text.way(all.get(0));
    text.compare(all.get(0), scale);
    text.influence("alternatives.in-warmth", "alternatives.no-warmth", RouteFeatures::warm);
    text.influence("alternatives.in-dread", "alternatives.no-dread", RouteFeatures::dreaded);
    return text.parts.isEmpty() ? "" : CellText.sentenceStart(String.join(", ", text.parts));
  }

  /** Adds which places the route passes, or else on which side of the first one it leads. */
  private void way(RouteFeatures first) {
    List<Place> named = new ArrayList<>();
    List<RouteFeatures> alike = new ArrayList<>(); // the others that pass all named places
    for (int i = 0; i < MOST_NAMES; i++) {
      if (alike.isEmpty()) {
        alike.addAll(all);
        alike.remove(one);
      }
      Function<Place, Long> telling =
          place -> alike.stream().filter(other -> !other.places().contains(place)).count();
      one.places().stream()
          .filter(place -> all.size() == 1 || telling.apply(place) > 0)
          .filter(place -> !named.contains(place))
          .filter(place -> !one.warm().contains(place) && !one.dreaded().contains(place))
          .max(Comparator.comparing(telling))
          .ifPresent(named::add);
      alike.removeIf(other -> !other.places().containsAll(named));
    }
    named.sort(Comparator.comparing(one.places()::indexOf));
    places("alternatives.by", named);
    if (named.isEmpty() && !one.center().equals(first.center())) {
      String direction = ItineraryText.direction(first.center(), one.center());
      parts.add(Texts.format("alternatives.side", direction));
    }
  }

  /** Returns what influences do to a route, in a sentence; empty if nothing. */
  static String influence(RouteReport report) {
    for (RouteReport.Comparison there : report.comparisons()) {
      if (there.scenario() == InfluenceScenario.WITHOUT_BOTH
          && report.outcome() instanceof Outcome.Found here
          && there.outcome() instanceof Outcome.Found other) {
        double more = here.route().cost() / other.route().cost() - 1;
        String percent = Texts.fixed(Math.abs(100 * more), 0);
        String cause = new DifferenceText(there.features(), 0).cause(more < 0, there.isSame());
        if (percent.equals("0")) {
          return there.isSame() ? "" : CellText.sentenceStart(cause);
        }
        return Texts.format(more < 0 ? "influence.cheaper" : "influence.dearer", percent, cause);
      }
    }
    return "";
  }

  /** Returns what makes the first route cheaper or costlier than the second is without it. */
  private String cause(boolean isWarm, boolean isSameWay) {
    List<Place> causes = new ArrayList<>(isWarm ? one.warm() : one.dreaded());
    if (!isWarm) {
      causes.addAll(all.get(1).dreaded());
    }
    String dread = isSameWay ? "alternatives.in-dread" : "alternatives.no-dread";
    places(isWarm ? "alternatives.in-warmth" : dread, causes.stream().distinct().toList());
    return parts.isEmpty()
        ? Texts.get(isWarm ? "influence.warmth" : "influence.dread")
        : parts.get(0);
  }

  /** Returns what the route alone has of a feature. */
  private List<Place> only(Function<RouteFeatures, List<Place>> feature) {
    List<Place> only = new ArrayList<>(feature.apply(one));
    all.stream()
        .filter(other -> !other.equals(one))
        .forEach(other -> only.removeAll(feature.apply(other)));
    return only;
  }

  /** Adds a part about places, unless there are none. */
  private void places(String key, List<Place> places) {
    List<String> names =
        places.stream().limit(MOST_NAMES).map(place -> NameText.of(place.name())).toList();
    if (!names.isEmpty()) {
      parts.add(
          Texts.format(
              key,
              names.size() == 1
                  ? names.get(0)
                  : Texts.format("list.and", names.get(0), names.get(1))));
    }
  }

  /** Adds an influence that the first route has and this one lacks, or that this one alone has. */
  private void influence(String has, String lacks, Function<RouteFeatures, List<Place>> feature) {
    List<Place> lacking = new ArrayList<>(feature.apply(all.get(0)));
    lacking.removeAll(feature.apply(one));
    if (lacking.isEmpty()) {
      places(has, only(feature));
    } else {
      places(lacks, lacking);
    }
  }

  /** Adds how long a route is beside the first, and which grounds it has more and less of. */
  private void compare(RouteFeatures first, Scale scale) {
    if (one.equals(first)) {
      one.grounds().keySet().stream()
          .filter(tile -> one.grounds().get(tile) > MOSTLY)
          .forEach(tile -> ground("alternatives.mostly", tile));
      return;
    }
    double apart = Math.abs(one.length() - first.length());
    boolean isFar = apart >= LEAST * first.length();
    boolean isShorter = isFar && one.length() < first.length();
    if (isFar) {
      String amount =
          ReachText.length(apart, scale)
              .orElse(Texts.format("alternatives.cells", Math.round(apart)));
      parts.add(Texts.format(isShorter ? "alternatives.shorter" : "alternatives.longer", amount));
    }
    String more = isShorter ? "alternatives.but" : "alternatives.more";
    most(one, first).ifPresent(tile -> ground(more, tile));
    most(first, one).ifPresent(tile -> ground("alternatives.less", tile));
  }

  private void ground(String key, Tile tile) {
    parts.add(Texts.format(key, PrintableText.escape(CellText.inSentence(tile))));
  }

  /** Returns the ground of which one route has the greatest share beyond that of another. */
  private static Optional<Tile> most(RouteFeatures one, RouteFeatures other) {
    Function<Tile, Double> beyond =
        tile -> one.grounds().get(tile) - other.grounds().getOrDefault(tile, 0.0);
    return one.grounds().keySet().stream()
        .filter(tile -> beyond.apply(tile) >= LEAST)
        .max(Comparator.comparing(beyond));
  }
}
