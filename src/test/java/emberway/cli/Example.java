package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A printed example of the program's use. It runs as in a shell, in the current folder.
 *
 * @param line as it is printed
 * @param input what is piped into it; empty where nothing is
 * @param words behind the program's name
 */
record Example(String line, String input, List<String> words) {
  static final String PASSED = "passed";

  /** The beginning of the reason why an example could not be tried on this machine. */
  static final String SKIPPED = "skipped: ";

  /** Takes apart what a shell would; what is less plain than it knows is refused. */
  static Example of(String printed) {
    String line = printed.strip();
    String command = line.replaceFirst("^source <\\((.*)\\)$", "$1");
    command = command.replaceFirst(" \\| source( |$)", " ");
    String input = "";
    if (command.startsWith("echo ")) {
      String[] piped = command.split(" \\| ", 2);
      input = piped[0].substring("echo ".length()) + "\n";
      command = piped[1];
    }
    List<String> words = words(command);
    assertThat(words.remove(0)).as(line).matches("(\\./)?emberway");
    return new Example(line, input, List.copyOf(words));
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    for (String rest = command.strip(); !rest.isEmpty() && !rest.startsWith("#"); ) {
      boolean isQuoted = rest.startsWith("'");
      int end = isQuoted ? rest.indexOf('\'', 1) : (rest + " ").indexOf(' ');
      String word = rest.substring(isQuoted ? 1 : 0, end);
      assertThat(isQuoted || word.matches("[\\w./,:=-]+")).as(command).isTrue();
      words.add(word);
      rest = rest.substring(isQuoted ? end + 1 : end).strip();
    }
    return words;
  }

  /**
   * Runs these examples in their order, for a process of their own: it prints a line about each,
   * {@link #PASSED} or what is wrong.
   *
   * @param lines the examples as they are printed
   */
  public static void main(String[] lines) throws IOException {
    for (String line : lines) {
      System.out.println(Example.of(line).result().strip().replaceAll("\\s+", " "));
    }
  }

  private String result() {
    try {
      return run();
    } catch (AssertionError | RuntimeException failure) {
      return failure.toString();
    }
  }

  /** It says nothing but its answer, which is yes. */
  private String run() {
    String[] args = words.toArray(String[]::new);
    if (words.isEmpty() || !CommandList.isCommand(words.get(0))) {
      assertThat(FastStart.of(args)).as("a window opens").isPresent();
      return PASSED;
    }
    InputStream usual = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      CommandRun run = CommandRun.of((Object[]) args);
      if (run.status() == ExitCode.NO_OPENGL.status()) {
        return SKIPPED + "needs OpenGL";
      }
      assertThat(run.err()).isEmpty();
      if (words.get(0).equals("doctor") && run.status() == ExitCode.NO.status()) {
        return SKIPPED + "something is wrong with this machine: " + run.out();
      }
      run.succeeded();
      boolean isSilent = words.contains("-o") || words.get(0).equals("convert");
      assertThat(run.out().isEmpty()).as(run.out()).isEqualTo(isSilent);
      return PASSED;
    } finally {
      System.setIn(usual);
    }
  }
}
