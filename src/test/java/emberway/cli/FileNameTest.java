package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Names of files that the process cannot form, whatever option they come with. */
final class FileNameTest {
  private static final String NAME = "k\u00e4rte.map.txt";
  private static final Path MAP = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");

  private static CommandRun inAsciiLocale(Object... args) {
    assumeTrue(
        System.getProperty("os.name").equals("Linux"), "locales are switched like this on Linux");
    return ChildRun.with().without("LANG", "LC_CTYPE").variable("LC_ALL", "POSIX").of(args);
  }

  @Test
  void localeWithoutTheLetters_isNamed() {
    for (Object[] args :
        new Object[][] {
          {"info", NAME},
          {"info", MAP, "--tiles", NAME},
          {"render", MAP, "-o", NAME},
          {"route", MAP, "--queries", NAME}
        }) {
      CommandRun run = inAsciiLocale(args);
      run.failedWith(ExitCode.USAGE, "locale", "set LC_ALL=C.UTF-8");
      assertThat(run.err()).doesNotContain("inside");
    }
  }

  @Test
  void characterThatNoNameHas_isNamed() {
    for (Object[] args :
        new Object[][] {
          {"info", "a\0b"}, {"render", MAP, "-o", "a\0b"}, {"route", MAP, "--queries", "a\0b"}
        }) {
      CommandRun.of(args).failedWith(ExitCode.USAGE, "'a\\u0000b' cannot be a file's name");
    }
  }
}
