package emberway.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The part of a page that is made from the program, between two marks. With {@code
 * -Demberway.pages=write} the tests write it anew instead of comparing.
 */
public final class GeneratedPart {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", ""));
  private static final String BEGIN = "<!-- generated -->\n";
  private static final String END = "<!-- end -->\n";

  private GeneratedPart() {}

  /**
   * Compares the part of a page with what it should be.
   *
   * @param page the page's path in the repository
   * @param text whole lines
   */
  public static void check(String page, String text) throws IOException {
    Path file = HOME.resolve(page);
    String old = Files.readString(file);
    int begin = old.indexOf(BEGIN) + BEGIN.length();
    int end = old.indexOf(END);
    assertThat(end).as("the marks of %s", page).isGreaterThanOrEqualTo(begin);
    if (System.getProperty("emberway.pages", "").equals("write")) {
      Files.writeString(file, old.substring(0, begin) + text + old.substring(end));
      return;
    }
    assertThat(old.substring(begin, end))
        .as("%s; -Demberway.pages=write writes it anew", page)
        .isEqualTo(text);
  }
}
