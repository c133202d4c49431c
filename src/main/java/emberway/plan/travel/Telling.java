package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.Place;
import emberway.plan.travel.Bends.Bend;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts the sections of a journey into sentences. */
final class Telling {
  /** From how many eighths of a circle on one turns back rather than aside. */
  private static final int ABOUT_TURN = 3;

  private final Journey journey;
  private final Gazetteer gazetteer;
  private final Amounts amounts;
  private final List<Bend> bends;
  private final Set<String> told = new HashSet<>(); // names that need no more mention

  Telling(Journey journey, Gazetteer gazetteer, Amounts amounts, List<Bend> bends) {
    this.journey = journey;
    this.gazetteer = gazetteer;
    this.amounts = amounts;
    this.bends = bends;
  }

  /** The legs that sections make. */
  List<Leg> tell(List<Section> sections) {
    told.add(gazetteer.name(journey.cell(0)));
    sections.forEach(section -> section.end().ifPresent(told::add));
    bends.forEach(bend -> told.add(bend.text()));
    List<Leg> legs = new ArrayList<>();
    Section before = null;
    for (Section section : sections) {
      String text = sentence(before, section) + ".";
      legs.add(
          new Leg(
              section.from(),
              section.to(),
              journey.cost(section.from(), section.to()),
              journey.length(section.from(), section.to()),
              text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1)));
      before = section;
    }
    return legs;
  }

  private String sentence(Section before, Section section) {
    StringBuilder text = new StringBuilder();
    if (before == null) {
      text.append("from ").append(gazetteer.name(journey.cell(0))).append(' ');
    }
    text.append(section.isWay() ? alongWay(before, section) : offWay(before, section));
    text.append(" for ").append(amount(section));
    section.end().ifPresent(end -> text.append(" to ").append(end));
    List<String> bent =
        bends.stream()
            .filter(bend -> bend.step() > section.from() && bend.step() <= section.to())
            .map(Bend::text)
            .distinct()
            .toList();
    text.append(bent.isEmpty() ? "" : ", " + listed(bent));
    sight(section).ifPresent(sight -> text.append(", ").append(sight));
    return text.toString();
  }

  private String alongWay(Section before, Section section) {
    String way = "the " + section.way().noun();
    String past = listed(section.opening().stream().map(Stretch.Passing::phrase).toList());
    String also = section.phrases().isEmpty() ? "" : ", " + listed(section.phrases()) + ",";
    boolean goesOn = before != null && before.isWay();
    String lead;
    if (past.isEmpty()) {
      lead = goesOn ? (turnsBack(before, section) ? "turn back along " : "follow ") : "take ";
      lead += way + (goesOn && lead.startsWith("follow") ? " on " : " ");
    } else if (section.opening().get(section.opening().size() - 1).last() >= section.to()) {
      lead = "go " + past + " ";
    } else if (goesOn) {
      lead = "go " + past + " and follow " + way + " ";
    } else {
      lead = "take " + way + " " + past + " and on ";
    }
    return lead + (section.course().winds() ? "as it winds " : "") + headings(section) + also;
  }

  private static boolean turnsBack(Section before, Section section) {
    return turn(before, section) >= ABOUT_TURN;
  }

  /** By how many eighths of a circle one turns from a section to the next. */
  private static int turn(Section before, Section section) {
    List<Direction> was = before.course().headings();
    return Compass.turn(was.get(was.size() - 1), section.course().headings().get(0));
  }

  private static String offWay(Section before, Section section) {
    String verb = "go";
    if (before != null && before.isWay()) {
      verb = "leave the " + before.way().noun() + " and go";
    } else if (before != null) {
      int turn = turn(before, section);
      verb = turn == 0 ? "go on" : turn == 1 ? "bear" : turn < 4 ? "turn" : "turn back";
    }
    boolean isAsBefore = before != null && before.phrases().equals(section.phrases());
    String how = isAsBefore ? "" : " " + listed(section.phrases());
    return verb + " " + headings(section) + (section.course().winds() ? ", winding," : "") + how;
  }

  private static String headings(Section section) {
    List<String> names = section.course().headings().stream().map(Compass::name).toList();
    return names.size() == 1
        ? names.get(0)
        : names.get(0) + ", then " + listed(names.subList(1, names.size())) + ",";
  }

  /** 12 cells (600 m, 3 h; 2.4 km, 11 h so far): what is known of it. */
  private String amount(Section section) {
    List<String> own = amounts.between(section.from(), section.to());
    String cells = Amounts.cells(section.to() - section.from());
    if (section.from() == 0) {
      return own.isEmpty() ? cells : cells + " (" + String.join(", ", own) + ")";
    }
    List<String> all = amounts.between(0, section.to());
    return own.isEmpty()
        ? cells + " (" + section.to() + " so far)"
        : "%s (%s; %s so far)".formatted(cells, String.join(", ", own), String.join(", ", all));
  }

  /** The place that one sees best on the way, once. */
  private Optional<String> sight(Section section) {
    Place best = null;
    int bestStep = 0;
    double bestDistance = Gazetteer.SIGHT;
    for (Place place : gazetteer.places()) {
      if (told.stream().noneMatch(name -> name.contains(place.name()))) {
        for (int step = section.from() + 1; step <= section.to(); step++) {
          double distance = place.cell().distanceTo(journey.cell(step));
          if (distance < bestDistance) {
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
    told.add(best.name());
    Cell here = journey.cell(bestStep);
    return Optional.of(
        bestDistance <= Gazetteer.AT
            ? "passing " + best.name()
            : "with " + best.name() + " to the " + Compass.name(Compass.from(here, best.cell())));
  }

  /** Phrases as a sentence lists them: a, b and c. */
  static String listed(List<String> phrases) {
    if (phrases.size() < 2) {
      return String.join("", phrases);
    }
    String all = phrases.subList(0, phrases.size() - 1).stream().collect(Collectors.joining(", "));
    return all + " and " + phrases.get(phrases.size() - 1);
  }
}
