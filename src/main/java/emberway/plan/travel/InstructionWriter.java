package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.Place;
import emberway.plan.travel.InfluenceAttribution.Bend;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Turns the sections of a journey into sentences. */
final class InstructionWriter {
  /** The least turn along a road that is called turning back. [eighths of a circle] */
  private static final int ABOUT_TURN = 3;

  private final MeasuredRoute measuredRoute;
  private final Gazetteer gazetteer;
  private final DistanceAndTime distanceAndTime;
  private final List<Bend> bends;
  private final Set<String> mentioned = new HashSet<>();

  InstructionWriter(
      MeasuredRoute measuredRoute,
      Gazetteer gazetteer,
      DistanceAndTime distanceAndTime,
      List<Bend> bends) {
    this.measuredRoute = measuredRoute;
    this.gazetteer = gazetteer;
    this.distanceAndTime = distanceAndTime;
    this.bends = bends;
  }

  /** The instructions for these sections. */
  List<Instruction> write(List<ItinerarySection> itinerarySections) {
    mentioned.add(gazetteer.name(measuredRoute.cell(0)));
    itinerarySections.forEach(itinerarySection -> itinerarySection.end().ifPresent(mentioned::add));
    bends.forEach(bend -> mentioned.add(bend.text()));
    List<Instruction> instructions = new ArrayList<>();
    ItinerarySection before = null;
    for (ItinerarySection itinerarySection : itinerarySections) {
      String text = sentence(before, itinerarySection) + ".";
      instructions.add(
          new Instruction(
              itinerarySection.from(),
              itinerarySection.to(),
              measuredRoute.cost(itinerarySection.from(), itinerarySection.to()),
              measuredRoute.length(itinerarySection.from(), itinerarySection.to()),
              text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1)));
      before = itinerarySection;
    }
    return instructions;
  }

  private String sentence(ItinerarySection before, ItinerarySection itinerarySection) {
    StringBuilder text = new StringBuilder();
    if (before == null) {
      text.append("from ").append(gazetteer.name(measuredRoute.cell(0))).append(' ');
    }
    text.append(
        itinerarySection.isRoad()
            ? alongRoad(before, itinerarySection)
            : offRoad(before, itinerarySection));
    text.append(" for ").append(amount(itinerarySection));
    itinerarySection.end().ifPresent(end -> text.append(" to ").append(end));
    List<String> bent =
        bends.stream()
            .filter(
                bend ->
                    bend.step() > itinerarySection.from() && bend.step() <= itinerarySection.to())
            .map(Bend::text)
            .distinct()
            .toList();
    text.append(bent.isEmpty() ? "" : ", " + listed(bent));
    sight(itinerarySection).ifPresent(sight -> text.append(", ").append(sight));
    return text.toString();
  }

  private String alongRoad(ItinerarySection before, ItinerarySection itinerarySection) {
    String road = "the " + itinerarySection.road().noun();
    String past =
        listed(itinerarySection.opening().stream().map(RouteStretch.Passing::phrase).toList());
    String also =
        itinerarySection.phrases().isEmpty() ? "" : ", " + listed(itinerarySection.phrases()) + ",";
    boolean goesOn = before != null && before.isRoad();
    String lead;
    if (past.isEmpty()) {
      lead =
          goesOn ? (turnsBack(before, itinerarySection) ? "turn back along " : "follow ") : "take ";
      lead += road + (goesOn && lead.startsWith("follow") ? " on " : " ");
    } else if (itinerarySection.opening().get(itinerarySection.opening().size() - 1).last()
        >= itinerarySection.to()) {
      lead = "go " + past + " ";
    } else if (goesOn) {
      lead = "go " + past + " and follow " + road + " ";
    } else {
      lead = "take " + road + " " + past + " and on ";
    }
    return lead
        + (itinerarySection.compassCourse().winds() ? "as it winds " : "")
        + headings(itinerarySection)
        + also;
  }

  private static boolean turnsBack(ItinerarySection before, ItinerarySection itinerarySection) {
    return turn(before, itinerarySection) >= ABOUT_TURN;
  }

  /** The turn between two sections. [eighths of a circle] */
  private static int turn(ItinerarySection before, ItinerarySection itinerarySection) {
    List<Direction> was = before.compassCourse().headings();
    return Compass.turn(
        was.get(was.size() - 1), itinerarySection.compassCourse().headings().get(0));
  }

  private static String offRoad(ItinerarySection before, ItinerarySection itinerarySection) {
    String verb = "go";
    if (before != null && before.isRoad()) {
      verb = "leave the " + before.road().noun() + " and go";
    } else if (before != null) {
      int turn = turn(before, itinerarySection);
      verb = turn == 0 ? "go on" : turn == 1 ? "bear" : turn < 4 ? "turn" : "turn back";
    }
    boolean isAsBefore = before != null && before.phrases().equals(itinerarySection.phrases());
    String how = isAsBefore ? "" : " " + listed(itinerarySection.phrases());
    return verb
        + " "
        + headings(itinerarySection)
        + (itinerarySection.compassCourse().winds() ? ", winding," : "")
        + how;
  }

  private static String headings(ItinerarySection itinerarySection) {
    List<String> names =
        itinerarySection.compassCourse().headings().stream().map(Compass::name).toList();
    return names.size() == 1
        ? names.get(0)
        : names.get(0) + ", then " + listed(names.subList(1, names.size())) + ",";
  }

  /** The known figures of a section: 12 cells (600 m, 3 h; 2.4 km, 11 h so far). */
  private String amount(ItinerarySection itinerarySection) {
    List<String> own = distanceAndTime.between(itinerarySection.from(), itinerarySection.to());
    String cells = DistanceAndTime.cells(itinerarySection.to() - itinerarySection.from());
    if (itinerarySection.from() == 0) {
      return own.isEmpty() ? cells : cells + " (" + String.join(", ", own) + ")";
    }
    List<String> all = distanceAndTime.between(0, itinerarySection.to());
    return own.isEmpty()
        ? cells + " (" + itinerarySection.to() + " so far)"
        : "%s (%s; %s so far)".formatted(cells, String.join(", ", own), String.join(", ", all));
  }

  private boolean isNew(Place place) {
    return mentioned.stream().noneMatch(text -> text.contains(place.name()));
  }

  /** The nearest visible place along the route; each place is mentioned only once. */
  private Optional<String> sight(ItinerarySection itinerarySection) {
    Place best = null;
    int bestStep = 0;
    double bestDistance = Gazetteer.SIGHT;
    for (Place place : gazetteer.places()) {
      boolean isCandidate = true;
      for (int step = itinerarySection.from() + 1;
          isCandidate && step <= itinerarySection.to();
          step = measuredRoute.nextWithin(Gazetteer.SIGHT, place.cell(), step)) {
        double distance = place.cell().distanceTo(measuredRoute.cell(step));
        if (distance < bestDistance) {
          isCandidate = place.equals(best) || isNew(place);
          if (isCandidate) {
            best = place;
            bestStep = step;
            bestDistance = distance;
          }
        }
      }
    }
    if (best == null) {
      return Optional.empty();
    }
    mentioned.add(best.name());
    Cell here = measuredRoute.cell(bestStep);
    return Optional.of(
        bestDistance <= Gazetteer.AT
            ? "passing " + best.name()
            : "with " + best.name() + " to the " + Compass.name(Compass.from(here, best.cell())));
  }

  /** Joins phrases for a sentence: a, b and c. */
  static String listed(List<String> phrases) {
    if (phrases.size() < 2) {
      return String.join("", phrases);
    }
    String all = phrases.subList(0, phrases.size() - 1).stream().collect(Collectors.joining(", "));
    return all + " and " + phrases.get(phrases.size() - 1);
  }
}
