package emberway.app.command;

import static java.util.stream.Collectors.groupingBy;

import emberway.testing.GeneratedPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code docs/keys.md} lists the gestures of the help and all commands with their keys. */
final class KeysPageTest {
  private static final String TEXTS = "src/main/resources/emberway/texts.properties";

  /** A gesture of the help and, in the next line, its effect. */
  private static final Pattern GESTURE =
      Pattern.compile("(?m)^(help\\.[a-z-]+) = (.*)\n\\1\\.effect = (.*)$");

  @Test
  void page_listsAllKeys() throws IOException {
    StringBuilder page = new StringBuilder("\n## Mouse\n\n| do | effect |\n| --- | --- |\n");
    Path home = Path.of(System.getProperty("emberway.home", ""));
    Matcher gesture = GESTURE.matcher(Files.readString(home.resolve(TEXTS)));
    while (gesture.find()) {
      addRow(page, gesture.group(2), gesture.group(3));
    }
    Map<Command.Menu, List<Command>> commands =
        Command.ALL.stream().collect(groupingBy(Command::menu));
    for (Command.Menu menu : Command.Menu.values()) {
      page.append("\n## ").append(menu.title()).append("\n\n| key | command |\n| --- | --- |\n");
      for (Command command : commands.get(menu)) {
        addRow(page, command.key().name(), command.title());
      }
    }
    GeneratedPart.check("docs/keys.md", page.append('\n').toString());
  }

  private static void addRow(StringBuilder page, String input, String effect) {
    page.append("| ").append(input).append(" | ").append(effect).append(" |\n");
  }
}
