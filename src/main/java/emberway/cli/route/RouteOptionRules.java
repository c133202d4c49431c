package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Which options of {@code emberway route} can be combined. */
final class RouteOptionRules {
  /** The options that every question supports. */
  private static final Set<String> COMMON =
      Set.of(
          "--tiles",
          "--json",
          "--debug",
          "--help",
          "--quiet",
          "--progress",
          "--preset",
          "--corners",
          "--diagonal",
          "--profile",
          "--erupt",
          "--dormant",
          "--set",
          "--without",
          "--falloff",
          "--danger");

  /**
   * An option that asks its own kind of question, and the options it supports besides the common
   * ones.
   */
  private record Question(String option, Set<String> allowed) {}

  private static final List<Question> QUESTIONS =
      List.of(
          new Question(
              "--queries",
              Set.of(
                  "--estimate", "--ties", "--terrain", "--seed", "--turn", "--smooth", "--engine")),
          new Question("--matrix", Set.of("--matrix-to")),
          new Question("--within", Set.of("--from")),
          new Question("--alternatives", Set.of("--from", "--to", "--stretch")),
          new Question("--by-places", Set.of("--from", "--to", "--in-sight")));

  /** An option that requires another. */
  private record Requirement(String option, String required) {}

  private static final List<Requirement> REQUIREMENTS =
      List.of(
          new Requirement("--matrix-to", "--matrix"),
          new Requirement("--stretch", "--alternatives"),
          new Requirement("--in-sight", "--by-places"));

  /** Options that support only the rules of preset terrain. */
  private static final List<String> BY_TERRAIN =
      List.of("--within", "--matrix", "--turn", "--alternatives", "--by-places");

  /** Options that exclude each other. */
  private record Rivals(String one, List<String> others) {}

  private static final List<Rivals> RIVALS =
      List.of(
          new Rivals("--to", List.of("--to-any")),
          // an itinerary explains a route by the map alone, so not in danger
          new Rivals("--itinerary", List.of("--json", "--step", "--danger", "--engine")),
          new Rivals(
              "--turn",
              List.of(
                  "--smooth",
                  "--estimate",
                  "--ties",
                  "--terrain",
                  "--seed",
                  "--trace",
                  "--step",
                  "--engine")),
          new Rivals("--smooth", List.of("--step", "--engine")),
          new Rivals(
              "--engine",
              List.of("--trace", "--step", "--estimate", "--ties", "--terrain", "--seed")));

  private RouteOptionRules() {}

  /** Refuses options that cannot be combined. */
  static void check(ParseResult given) {
    check(given.matchedOptions().stream().map(OptionSpec::longestName).toList());
  }

  /** Refuses options that cannot be combined. */
  static void check(List<String> options) {
    for (Question question : QUESTIONS) {
      for (String option : options) {
        boolean fits =
            option.equals(question.option)
                || COMMON.contains(option)
                || question.allowed.contains(option);
        if (options.contains(question.option) && !fits) {
          throw apart(question.option, option);
        }
      }
    }
    for (Requirement requirement : REQUIREMENTS) {
      if (options.contains(requirement.option) && !options.contains(requirement.required)) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "%s goes with %s only; add that or leave it out"
                .formatted(requirement.option, requirement.required));
      }
    }
    for (Rivals rivals : RIVALS) {
      for (String other : rivals.others) {
        if (options.contains(rivals.one) && options.contains(other)) {
          throw apart(rivals.one, other);
        }
      }
    }
  }

  /** The given option, if any, that supports only the rules of preset terrain. */
  static Optional<String> byTerrain(ParseResult given) {
    return BY_TERRAIN.stream().filter(given::hasMatchedOption).findFirst();
  }

  /** The option, if any, that supports only the rules of preset terrain. */
  static Optional<String> byTerrain(List<String> options) {
    return BY_TERRAIN.stream().filter(options::contains).findFirst();
  }

  private static CommandFailure apart(String one, String other) {
    return new CommandFailure(
        ExitCode.USAGE,
        "%s and %s do not go together; leave one of them out".formatted(one, other));
  }
}
