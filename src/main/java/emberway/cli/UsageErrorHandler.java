package emberway.cli;

import emberway.cli.option.ExitCode;
import emberway.cli.option.ProgressLine;
import emberway.io.PrintableText;
import emberway.pack.problem.SpellingSuggestion;
import java.io.File;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports a wrong command line in one sentence, with a pointer to the help. */
final class UsageErrorHandler implements IParameterExceptionHandler {

  /** Picocli's names for arguments with invalid values. */
  private static final Pattern PARAMETER =
      Pattern.compile(
          "^Invalid value for (?:positional parameter at index \\d+ \\(([^)]*)\\)"
              + "|option '([^']*)'(?: \\([^)]*\\))?): ");

  /** Picocli's words for a value of an option that takes none. */
  private static final Pattern NO_VALUE = Pattern.compile("(?s): '.*' is not a boolean$");

  @Override
  public int handleParseException(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    ProgressLine.stop();
    PrintWriter err = command.getErr();
    String sentence = PrintableText.oneLine(message(failure, args));
    err.println("emberway: " + pointing(sentence, command.getCommandSpec().qualifiedName()));
    err.flush();
    return ExitCode.USAGE.status();
  }

  /** An error message with a pointer to a command's help. */
  static String pointing(String sentence, String command) {
    return sentence + (sentence.endsWith("?") ? " See '" : "; see '") + command + " --help'";
  }

  /** An error message for an unknown word, with the most similar known one. */
  static String unknown(String sentence, String word, Collection<String> known) {
    String remedy = SpellingSuggestion.remedy(word, known, "");
    return remedy.isEmpty() ? sentence : sentence + "; " + remedy;
  }

  /** The error message. After an unknown command, further words are ignored. */
  private static String message(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    boolean isUnmatched = failure instanceof UnmatchedArgumentException;
    List<String> unmatched =
        isUnmatched || failure instanceof MissingParameterException
            ? command.getUnmatchedArguments()
            : List.of();
    boolean hasCommand = command.getParent() != null;
    if (isUnmatched && !hasCommand && !args[0].startsWith("-") && !new File(args[0]).exists()) {
      return unknown(
          "there is no command " + PrintableText.quote(args[0]), args[0], CommandList.names());
    }
    Optional<String> first = unmatched.stream().findFirst();
    if (first.isPresent() && first.get().startsWith("-")) {
      return unknownOption(first.get(), command);
    }
    if (isUnmatched) {
      return "%s is one argument too many".formatted(PrintableText.quote(first.orElseThrow()));
    }
    String named = PARAMETER.matcher(failure.getMessage()).replaceFirst("$1$2: ");
    return NO_VALUE.matcher(named).replaceFirst(" takes no value");
  }

  private static String unknownOption(String word, CommandLine command) {
    String name = word.split("=", 2)[0];
    List<String> known =
        command.getCommandSpec().optionsMap().keySet().stream()
            .filter(option -> option.startsWith("--"))
            .toList();
    return unknown("there is no option " + PrintableText.quote(name), name, known);
  }
}
