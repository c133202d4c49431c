package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.PathArgument;
import emberway.cli.option.ShellWord;
import emberway.io.FileError;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import picocli.CommandLine;

/** Renders the pictures of a file that has a line with {@code render}'s arguments for each. */
final class RenderJobs {
  static final String OPTION = "--jobs";

  private RenderJobs() {}

  /**
   * Renders all pictures, each as soon as its line is read.
   *
   * @param file its path, or - for standard input
   * @param root the command line that is being executed; executes the lines
   * @return the exit status of the first that failed
   */
  static int run(String file, CommandLine root) {
    List<String> common = new ArrayList<>(root.getParseResult().originalArgs());
    common.removeIf(word -> word.startsWith(OPTION + "="));
    int option = common.indexOf(OPTION);
    if (option >= 0) {
      common.subList(option, option + 2).clear();
    }
    boolean isFile = !file.equals("-");
    String name = isFile ? file : "standard input";
    int status = ExitCode.DONE.status();
    try (InputStream in =
            isFile ? Files.newInputStream(PathArgument.parse(OPTION, file)) : System.in;
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      String line = lines.readLine();
      for (int number = 1; line != null; number++) {
        int ended = run(line, name + ":" + number, common, root);
        status = status == ExitCode.DONE.status() ? ended : status;
        line = lines.readLine();
      }
    } catch (IOException failure) {
      FileError trouble = FileError.reading(failure);
      throw new CommandFailure(
          ExitCode.INPUT, name + ": " + trouble.message() + "; " + trouble.remedy(), failure);
    }
    return status;
  }

  private static int run(String line, String place, List<String> common, CommandLine root) {
    PrintWriter err = root.getErr();
    List<String> args = new ArrayList<>(common);
    try {
      args.addAll(ShellWord.split(line));
    } catch (IllegalArgumentException unfit) {
      err.println("emberway: " + place + ": " + unfit.getMessage());
      return ExitCode.USAGE.status();
    }
    if (args.size() == common.size()) {
      return ExitCode.DONE.status();
    }
    StringWriter said = new StringWriter();
    root.setErr(new PrintWriter(said));
    int status = root.execute(args.toArray(String[]::new));
    root.setErr(err);
    String named = Matcher.quoteReplacement("emberway: " + place + ": ");
    err.print(said.toString().replaceAll("(?m)^emberway: ", named));
    err.flush();
    return status;
  }
}
