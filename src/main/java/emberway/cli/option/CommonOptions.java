package emberway.cli.option;

import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options of every command. */
@Command(
    synopsisHeading = "%nUsage: ",
    descriptionHeading = "%n",
    parameterListHeading = "%nArguments:%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n")
public abstract class CommonOptions {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  @SuppressWarnings("unused") // picocli acts on it
  private boolean help;

  /** For the parser only: {@code FailureHandler} reads it from the arguments, at any position. */
  @Option(names = "--debug", description = "On failure, also print a stack trace.")
  @SuppressWarnings("unused")
  private boolean debug;

  /** The constant that an option's value names; ignores case. */
  public static <E> E named(String option, String word, E[] known, Function<E, String> label) {
    for (E each : known) {
      if (label.apply(each).equalsIgnoreCase(word)) {
        return each;
      }
    }
    throw CommandFailure.unknown(option, word, Stream.of(known).map(label).toList());
  }
}
