package emberway.cli.option;

import emberway.io.PrintableText;
import emberway.pack.problem.SpellingSuggestion;
import java.util.Collection;

/** Ends a command with one line for the user (empty for none) and an exit status. */
public final class CommandFailure extends RuntimeException {
  private final ExitCode exitCode;

  public CommandFailure(ExitCode exitCode, String message) {
    this(exitCode, message, null);
  }

  public CommandFailure(ExitCode exitCode, String message, Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  /** An option's value is not one of the known words. */
  public static CommandFailure unknown(String option, String word, Collection<String> known) {
    return new CommandFailure(
        ExitCode.USAGE,
        "%s: unknown %s; %s"
            .formatted(option, PrintableText.quote(word), SpellingSuggestion.remedy(word, known)));
  }

  /** Ends a command without a message. */
  static CommandFailure silent(ExitCode exitCode) {
    return new CommandFailure(exitCode, "");
  }

  public ExitCode exitCode() {
    return exitCode;
  }
}
